extension NotificationAction {
  /// The text of an action before iOS 10.
  @RowBuilder<NotificationAction> static var legacyRows: Rows<NotificationAction> {
    Rule(
      "legacy.text-is-in-the-response-info",
      facts: ["LEG-08"],
      since: 9,
      "Since iOS 9 the response info holds the user's text, under the key of the typed text.",
      evidence: .documented(
        "The app delegate gets a dictionary, with UIUserNotificationActionResponseTypedTextKey.",
        Apple.localNotification
      ),
      when: [.takesText, .legacy],
      then: { $0.carriesText = true }
    )
  }
}

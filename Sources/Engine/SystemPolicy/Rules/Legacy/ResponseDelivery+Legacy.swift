extension ResponseDelivery {
  /// The response to a local notification.
  @RowBuilder<ResponseDelivery> static var legacyRows: Rows<ResponseDelivery> {
    Rule(
      "legacy.action-is-handled",
      facts: ["LEG-08"],
      since: 8,
      "An action of a local notification calls handleActionWithIdentifier of the app delegate.",
      evidence: .documented(
        "A custom action launches the app in the background, and the method is called.",
        Apple.localNotification
      ),
      when: [.hasAppDelegate],
      isFinal: true,
      then: { $0.notifiesAppDelegate = true }
    )
  }
}

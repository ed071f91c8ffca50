extension CategoryPresentation {
  /// What is otherwise before iOS 10.
  @RowBuilder<CategoryPresentation> static var legacyRows: [Row<CategoryPresentation>] {
    Rule(
      "legacy.has-the-actions-of-its-category",
      facts: ["LEG-08"],
      since: 8,
      until: 9,
      "On iOS 8 and 9 a notification has the first four actions of the category that it names.",
      evidence: .documented(
        "A local notification names a category, whose actions are its buttons.",
        Apple.localNotification
      ),
      .assumed("It is said that an alert has room for four; no page read says it."),
      when: [.isSet],
      then: {
        $0.showsActions = true
        $0.mostActions = 4
      }
    )

    Rule(
      "legacy.two-actions-on-a-banner",
      facts: ["LEG-08"],
      since: 8,
      until: 9,
      "On iOS 8 and 9 a banner has the first two of them.",
      evidence: .assumed("The context for little room is said to have two; no page read says it."),
      when: [.isSet, .limited],
      then: { $0.mostActions = 2 }
    )
  }
}

extension NotificationAction {
  /// What is otherwise for a `UILocalNotification`.
  @RowBuilder<NotificationAction> static var legacyRows: [Row<NotificationAction>] {
    Rule(
      "legacy.text-is-in-the-response-info",
      facts: ["LEG-08"],
      since: 9,
      "Since iOS 9 what the user wrote is in the response info, under the key of the typed text.",
      evidence: .documented(
        "The app delegate gets a dictionary, with UIUserNotificationActionResponseTypedTextKey.",
        Apple.localNotification
      ),
      when: [.takesText, .legacy],
      then: { $0.carriesText = true }
    )
  }
}

extension ResponseDelivery {
  /// What is otherwise for a `UILocalNotification`.
  @RowBuilder<ResponseDelivery> static var legacyRows: [Row<ResponseDelivery>] {
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
      then: { $0.tellsAppDelegate = true }
    )
  }
}

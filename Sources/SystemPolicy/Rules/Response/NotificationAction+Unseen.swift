extension NotificationAction {
  /// Whether an app hears of what does not bring it to the front.
  @RowBuilder<NotificationAction> static var unseenRows: [Row<NotificationAction>] {
    Rule(
      "response.background-action-is-told",
      facts: ["RSP-03"],
      since: 8,
      "Without the option foreground the app is told where it is, in the background if need be.",
      evidence: .documented("The app handles the action in the background.", Apple.handling),
      when: [],
      unless: [.foreground, .notRunning],
      then: { $0.wakesApp = true }
    )

    Rule(
      "response.background-action-launches-the-app",
      facts: ["RSP-03", "RSP-04"],
      since: 8,
      "An app that does not run is launched into the background for it.",
      evidence: .documented(
        "The system launches the app in the background and calls the delegate.",
        Apple.handling
      ),
      .documented(
        "An engineer writes in Apple's forum that a response launches what the system had ended.",
        "https://developer.apple.com/forums/thread/736576"
      ),
      when: [.notRunning],
      unless: [.foreground, .forceQuit],
      then: { $0.wakesApp = true }
    )

    Dispute(
      "force-quit-action",
      facts: ["RSP-05"],
      since: 8,
      "Is an app that the user has swiped away launched for an action without foreground?",
      when: [.notRunning, .forceQuit],
      unless: [.foreground],
      seeds: "launches",
      apple: "launches",
      field: "launches",
      check: "Swipe the app away, choose an action that writes a file, and look for the file."
    )
    Rule(
      "response.force-quit-app-is-launched",
      facts: ["RSP-05"],
      dispute: "force-quit-action",
      side: "launches",
      since: 8,
      "An app that the user has swiped away is launched for an action like any other.",
      evidence: .assumed(
        "Apple's page on actions says that the app is launched, and does not speak of one swiped away."
      ),
      when: [.notRunning, .forceQuit],
      unless: [.foreground],
      then: { $0.wakesApp = true }
    )
    Rule(
      "response.force-quit-app-hears-nothing",
      facts: ["RSP-05"],
      dispute: "force-quit-action",
      side: "ignored",
      since: 8,
      "An app that the user has swiped away hears of no action until somebody launches it.",
      evidence: .reportedOnce(
        "Actions went by silently after the app had been swiped away.",
        "https://github.com/holmesal/react-native-ios-notification-actions/issues/3"
      ),
      .reportedOnce(
        "An engineer at Apple: swiping an app away blocks launches into the background.",
        "https://developer.apple.com/forums/thread/685525"
      ),
      when: [.notRunning, .forceQuit],
      unless: [.foreground]
    )
  }
}

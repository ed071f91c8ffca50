extension ChoiceAvailability {
  /// The version that brought the switch for time-sensitive notifications.
  @RowBuilder<ChoiceAvailability> static var settingsRows: [Row<ChoiceAvailability>] {
    Rule(
      "settings.time-sensitive-has-a-switch",
      facts: ["SET-08"],
      since: 15,
      "The user can turn off the time-sensitive notifications of an app that is entitled to them.",
      evidence: .documented(
        "People can turn off the delivery of time-sensitive notifications.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel"
      ),
      .reportedOnce(
        "A plugin's tracker tells of the switch.",
        "https://github.com/invertase/notifee/issues/1194"
      ),
      when: [.timeSensitive],
      then: { $0.isOffered = true }
    )
  }
}

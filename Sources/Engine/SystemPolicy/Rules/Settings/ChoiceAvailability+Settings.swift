extension ChoiceAvailability {
  /// The rule for the version that introduced the switch for time-sensitive notifications.
  @RowBuilder<ChoiceAvailability> static var settingsRows: Rows<ChoiceAvailability> {
    Rule(
      "settings.time-sensitive-has-a-switch",
      facts: ["SET-08"],
      since: .with(.timeSensitive),
      "The user can turn off time-sensitive notifications for an app that has the entitlement.",
      evidence: .documented(
        "People can turn off the delivery of time-sensitive notifications.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel"
      ),
      .reportedOnce(
        "A plugin's tracker mentions the switch.",
        "https://github.com/invertase/notifee/issues/1194"
      ),
      when: [.timeSensitive],
      then: { $0.isOffered = true }
    )
  }
}

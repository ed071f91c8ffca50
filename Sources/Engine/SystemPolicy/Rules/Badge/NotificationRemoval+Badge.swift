extension NotificationRemoval {
  /// The rules on the badge after a removal.
  @RowBuilder<NotificationRemoval> static var badgeRows: Rows<NotificationRemoval> {
    Rule(
      "badge.outlives-its-notification",
      facts: ["BDG-02"],
      since: .oldest,
      "The badge does not change when the notification that set it is removed.",
      evidence: .reported(
        "The number stays after notifications are removed; apps must set the badge themselves.",
        "https://github.com/OneSignal/OneSignal-Cordova-SDK/issues/66",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/107",
        "https://github.com/google/paco/issues/627"
      ),
      when: [.delivered, .isThere, .hasBadge],
      then: { $0.keepsBadge = true }
    )
  }
}

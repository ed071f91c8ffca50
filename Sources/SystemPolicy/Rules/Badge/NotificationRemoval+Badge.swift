extension NotificationRemoval {
  /// The badge after a removal.
  @RowBuilder<NotificationRemoval> static var badgeRows: [Row<NotificationRemoval>] {
    Rule(
      "badge.outlives-its-notification",
      facts: ["BDG-02"],
      since: .oldest,
      "The badge stays as it is when the notification goes that brought it.",
      evidence: .reported(
        "The number stays after notifications were removed; apps have to set it themselves.",
        "https://github.com/OneSignal/OneSignal-Cordova-SDK/issues/66",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/107",
        "https://github.com/google/paco/issues/627"
      ),
      when: [.delivered, .isThere, .hasBadge],
      then: { $0.keepsBadge = true }
    )
  }
}

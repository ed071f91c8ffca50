extension NotificationDelivery {
  /// The rules on the badge that a notification sets.
  @RowBuilder<NotificationDelivery> static var badgeRows: Rows<NotificationDelivery> {
    Rule(
      "badge.negative-in-a-notification-is-none",
      facts: ["BDG-03", "LEG-11"],
      since: .oldest,
      "A notification with a negative badge removes the number from the icon, as zero does.",
      evidence: .reportedOnce(
        "A radar: -1 in a local notification clears only the badge.",
        BadgeChange.radar
      ),
      when: [.badgeOn, .hasNegativeBadge],
      then: { $0.clearsBadge = true }
    )
  }
}

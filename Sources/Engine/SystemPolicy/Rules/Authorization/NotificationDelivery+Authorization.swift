extension NotificationDelivery {
  /// The rules on apps without full permission.
  @RowBuilder<NotificationDelivery> static var authorizationRows: Rows<NotificationDelivery> {
    Rule(
      "authorization.provisional-quiet",
      facts: ["AUTH-08"],
      since: 12,
      "The system delivers a provisional app's notifications silently to Notification Center only.",
      evidence: .documented(
        "Provisional notifications arrive quietly: no sound, no banner, no badge, no lock screen.",
        Apple.asking
      ),
      .seed(.geofencing, "provisional means silent delivery to Notification Center."),
      when: [.provisional],
      isFinal: true,
      then: { $0.presentation = .list }
    )
  }
}

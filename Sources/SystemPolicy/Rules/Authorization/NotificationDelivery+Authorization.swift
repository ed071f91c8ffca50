extension NotificationDelivery {
  /// The app that may not notify.
  @RowBuilder<NotificationDelivery> static var authorizationRows: [Row<NotificationDelivery>] {
    Rule(
      "authorization.provisional-quiet",
      facts: ["AUTH-08"],
      since: 12,
      "While provisional, notifications go to Notification Center alone, without banner or sound.",
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

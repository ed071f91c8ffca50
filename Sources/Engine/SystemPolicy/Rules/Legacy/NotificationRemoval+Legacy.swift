extension NotificationRemoval {
  /// The removal of a local notification.
  @RowBuilder<NotificationRemoval> static var legacyRows: Rows<NotificationRemoval> {
    Rule(
      "legacy.centre-does-not-remove-it",
      facts: ["REQ-12"],
      "The notification center neither lists nor removes a UILocalNotification.",
      evidence: .reportedOnce(
        "After an app moved to the new framework, notifications that it had scheduled before continued to fire.",
        "https://github.com/LoopKit/Loop/issues/212"
      ),
      when: [.byApp, .legacy],
      unless: [.delivered],
      isFinal: true
    )
  }
}

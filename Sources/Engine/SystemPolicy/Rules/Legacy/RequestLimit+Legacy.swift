extension RequestLimit {
  /// The limit of local notifications.
  @RowBuilder<RequestLimit> static var legacyRows: Rows<RequestLimit> {
    Rule(
      "legacy.limit-keeps-the-soonest",
      facts: ["LEG-06", "REQ-05"],
      since: .oldest,
      "The system keeps the 64 local notifications that fire soonest; a repeating one counts once.",
      evidence: .documented(
        "The system keeps the 64 that fire soonest and discards the rest.",
        Apple.localNotification
      ),
      .reportedOnce(
        "Of 109 notifications scheduled on iOS 9, the first 64 fired.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/942"
      ),
      .assumed("Unsourced: requests of the notification center do not count toward this limit."),
      when: [.tooMany, .legacy],
      compute: { conditions, draft in
        draft.eviction = .keepsSoonest
        draft.undatedGoFirst = conditions.contains(.undated)
        draft.lastOfEqualsGoes = true
      }
    )
  }
}

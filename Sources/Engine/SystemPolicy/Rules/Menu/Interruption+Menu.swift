extension Interruption {
  /// The notifications of an app that the user has muted.
  @RowBuilder<Interruption> static var muteRows: Rows<Interruption> {
    Rule(
      "menu.muted-app-joins-the-list",
      facts: ["UIS-01"],
      since: 15,
      "While the user has muted an app, the system adds its notifications only to the list.",
      evidence: .assumed(
        "Unsourced; as while a Focus is on. A critical notification still comes through.",
        check:
          "Mute an app for an hour, and let a notification of each level fire, with a sound and a badge."
      ),
      when: [.muted],
      then: { $0.fallSilent() }
    )
  }
}

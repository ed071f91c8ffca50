extension SettingsUpdate {
  /// The switches of an app clip.
  @RowBuilder<SettingsUpdate> static var clipRows: [Row<SettingsUpdate>] {
    Rule(
      "clip.turned-on-is-allowed-for-good",
      facts: ["AUTH-12"],
      since: 14,
      "A clip whose notifications the user turns off and on again is authorized as an app is.",
      evidence: .assumed(
        "The user has decided, which needs no trial any more; no page says what a clip reads then."
      ),
      when: [.turnsAllOn, .clip],
      then: { $0.permission.status = .authorized }
    )
  }
}

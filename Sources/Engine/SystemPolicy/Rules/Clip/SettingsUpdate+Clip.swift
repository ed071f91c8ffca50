extension SettingsUpdate {
  /// The rules on the settings of an app clip.
  @RowBuilder<SettingsUpdate> static var clipRows: Rows<SettingsUpdate> {
    Rule(
      "clip.turned-on-is-allowed-for-good",
      facts: ["AUTH-12"],
      since: 14,
      "The system authorizes a clip like an app after the user turns its notifications off and on.",
      evidence: .assumed(
        "Unsourced; the user has decided, so no trial is needed. Apple's page on clips names only the eight hours and a request for authorization.",
        check:
          "Turn the notifications of a clip off and on in Settings, and read the status after eight hours."
      ),
      when: [.turnsAllOn, .clip],
      then: { $0.permission.status = .authorized }
    )
  }
}

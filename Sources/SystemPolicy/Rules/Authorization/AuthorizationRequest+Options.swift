extension AuthorizationRequest {
  private static let optionsPage =
    "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions"

  /// Options that can be asked for, and change nothing.
  @RowBuilder<AuthorizationRequest>
  static var meaninglessRows: [Row<AuthorizationRequest>] {
    Rule(
      "authorization.time-sensitive-option-means-nothing",
      facts: ["AUTH-19"],
      since: 15,
      "Asking for timeSensitive changes nothing: an entitlement decides.",
      evidence: .documented(
        "The option is deprecated since the version that brought it.",
        optionsPage
      ),
      when: [.asksTimeSensitive]
    )

    Rule(
      "authorization.announcement-option-means-nothing",
      facts: ["AUTH-19"],
      since: 15,
      "Asking for announcement changes nothing since iOS 15: it is always included.",
      evidence: .documented(
        "The option is deprecated: announcement is always included.",
        optionsPage
      ),
      when: [.asksAnnouncement]
    )
  }
}

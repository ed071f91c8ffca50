/// Decides whether the banner on the screen stays beneath a new one.
public enum BannerReplacement: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("banner-replacement")

  /// The outcome for the banner.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the banner stays beneath the new one and reappears
    /// when that one leaves.
    public var staysBeneath = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case persistent

    /// The subject of the condition.
    public var aspect: Aspect { .authorization }
  }

  /// The rows.
  public static var rows: Rows<BannerReplacement> {
    Rule(
      "settings.persistent-banner-stays-beneath",
      facts: ["SET-02"],
      since: .oldest,
      "A new banner covers a persistent banner, which reappears when the new one leaves.",
      evidence: .documented(
        "The alert style is for alerts that the user must dismiss.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      .assumed("Unsourced; a banner that must be dismissed waits beneath the new one."),
      when: [.persistent],
      then: { $0.staysBeneath = true }
    )
  }
}

/// The question what becomes of the banner on the screen when another comes.
public enum BannerReplacement: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("covering")

  /// What becomes of it.
  public struct Answer: DefaultAnswer {
    /// Whether it stays beneath the other, and is seen again when that one leaves.
    public var staysBeneath = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case persistent

    /// What the condition is about.
    public var aspect: Aspect { .authorization }
  }

  /// The rows.
  public static var rows: [Row<BannerReplacement>] {
    Rule(
      "settings.persistent-banner-stays-beneath",
      facts: ["SET-02"],
      since: .oldest,
      "Another banner covers a persistent one, which is seen again when that one leaves.",
      evidence: .documented(
        "The alert style stands for alerts that are to be dismissed.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      .assumed("That it waits beneath the other banner follows from that; no page says it."),
      when: [.persistent],
      then: { $0.staysBeneath = true }
    )
  }
}

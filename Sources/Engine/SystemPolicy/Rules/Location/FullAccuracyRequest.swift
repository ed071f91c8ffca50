/// Decides the effect of `requestTemporaryFullAccuracyAuthorization(withPurposeKey:)`.
public enum FullAccuracyRequest: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("full-accuracy-request")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the user is asked; otherwise, the request fails.
    public var prompts = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case noPurpose, full, unseen

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .noPurpose: .act
      case .full: .location
      case .unseen: .state
      }
    }
  }

  private static let page =
    Apple.locationManager
    + "/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"

  /// The rows.
  public static var rows: Rows<FullAccuracyRequest> {
    Rule(
      "location.full-accuracy-needs-a-purpose",
      facts: ["LOC-23"],
      since: 14,
      "A request for temporary full accuracy fails if its purpose key is not in the property list.",
      evidence: .documented(
        "The request fails if the property list has no entry for the purpose key.",
        page
      ),
      when: [.noPurpose],
      isFinal: true
    )

    Rule(
      "location.full-accuracy-is-there",
      facts: ["LOC-23"],
      since: 14,
      "A request for temporary full accuracy fails if the app has full accuracy.",
      evidence: .documented(
        "The request fails if the app is authorized for full accuracy.",
        page
      ),
      when: [.full],
      isFinal: true
    )

    Rule(
      "location.full-accuracy-needs-the-foreground",
      facts: ["LOC-23"],
      since: 14,
      "A request for temporary full accuracy fails if the app is not in the foreground.",
      evidence: .documented("The request fails if the app is in the background.", page),
      when: [.unseen],
      isFinal: true
    )

    Rule(
      "location.full-accuracy-prompts",
      facts: ["LOC-23"],
      since: 14,
      "A request for temporary full accuracy prompts the user, each time.",
      evidence: .documented(
        "The prompt shows the text of the purpose key and asks for full accuracy.",
        page
      ),
      when: [],
      then: { $0.prompts = true }
    )
  }
}

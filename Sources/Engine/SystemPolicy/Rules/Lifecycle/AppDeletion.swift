/// Decides the data that is removed with an app.
public enum AppDeletion: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("app-deletion")

  /// The data that is removed.
  public struct Answer: DefaultAnswer {
    /// Indicates whether the process of the app ends.
    public var endsProcess = false
    /// Indicates whether requests, notifications, the badge and regions go.
    public var removesBelongings = false
    /// Indicates whether its categories are removed.
    public var takesCategories = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case running, hasCategories

    /// The subject of the condition.
    public var aspect: Aspect { self == .running ? .state : .category }
  }

  /// The rows.
  public static var rows: Rows<AppDeletion> {
    Rule(
      "lifecycle.deletion-ends-the-process",
      facts: ["APP-04"],
      since: .oldest,
      "Deleting an app ends its process.",
      evidence: .assumed(
        "A process cannot run code that was deleted.",
        check: "Delete a running app, and look for its process in the console."
      ),
      when: [.running],
      then: { $0.endsProcess = true }
    )

    Rule(
      "lifecycle.deletion-takes-everything",
      facts: ["APP-04", "AUTH-15"],
      since: .oldest,
      "Deleting an app removes its pending requests, notifications, badge and regions.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check:
          "Add requests, delete and install the app again, and print the pending and delivered ones."
      ),
      when: [],
      then: { $0.removesBelongings = true }
    )

    Rule(
      "lifecycle.deletion-takes-categories",
      facts: ["AUTH-16"],
      "Deleting an app removes its categories.",
      evidence: .assumed(
        "Unsourced; developers who install an app again expect this.",
        check: "Set categories, delete and install the app again, and print the categories."
      ),
      when: [.hasCategories],
      then: { $0.takesCategories = true }
    )

    Dispute(
      "reinstalled-categories",
      facts: ["AUTH-16"],
      since: OSVersion(10, 1),
      until: 10,
      "When an app is deleted and installed again, does it have its old categories?",
      when: [.hasCategories],
      seeds: "gone",
      apple: "gone",
      field: "gone",
      check: "On iOS 10.1.1, set categories, delete the app, install it, and print its categories."
    )
    Rule(
      "lifecycle.reinstalled-without-categories",
      facts: ["AUTH-16"],
      dispute: "reinstalled-categories",
      side: "gone",
      since: OSVersion(10, 1),
      until: 10,
      "An app that is installed again has no categories until it sets some.",
      evidence: .assumed("Unsourced; the system removed the categories when the app was deleted."),
      when: [.hasCategories]
    )
    Rule(
      "lifecycle.categories-outlive-their-app",
      facts: ["AUTH-16"],
      dispute: "reinstalled-categories",
      side: "there",
      since: OSVersion(10, 1),
      until: 10,
      "The categories of a deleted app are still registered when the app is installed again.",
      evidence: .reportedOnce(
        "On iOS 10.1.1 categories were found registered after the app had been installed anew.",
        "https://github.com/lionheart/openradar-mirror/issues/16514"
      ),
      when: [.hasCategories],
      then: { $0.takesCategories = false }
    )
  }
}

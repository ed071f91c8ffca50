/// Decides what a phone that is set up from a backup keeps.
public enum BackupRestoration: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("backup-restoration")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether an app keeps the user's permission to notify.
    public var keepsPermission = false
    /// A Boolean value that indicates whether pending requests are lost.
    public var losesRequests = false
    /// A Boolean value that indicates whether the device tokens of all apps change.
    public var changesTokens = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case hasRequests

    /// The subject of the condition.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: Rows<BackupRestoration> {
    Rule(
      "restart.backup-keeps-the-permission",
      facts: ["MIG-01"],
      since: .oldest,
      "On a phone that is set up from a backup, each app keeps its permission to notify.",
      evidence: .reported(
        "After a restore the status is authorized at the first launch, and no prompt appears.",
        "https://github.com/zo0r/react-native-push-notification/issues/1850",
        "https://github.com/corona-warn-app/cwa-app-ios/issues/1014",
        "https://github.com/Automattic/pocket-casts-ios/issues/1198"
      ),
      when: [],
      then: { $0.keepsPermission = true }
    )

    Rule(
      "restart.backup-changes-the-tokens",
      facts: ["MIG-02"],
      since: 10,
      "On a phone that is set up from a backup, each app has another device token.",
      evidence: .documented(
        "The token can change after a restore, so an app registers at each launch.",
        "https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()"
      ),
      when: [],
      then: { $0.changesTokens = true }
    )

    Dispute(
      "backup-requests",
      facts: ["MIG-03"],
      since: .oldest,
      "Are pending requests still pending on a phone that is set up from a backup?",
      when: [.hasRequests],
      seeds: "backup-loses-requests",
      apple: "backup-loses-requests",
      field: "backup-loses-requests",
      check: "Add a date for tomorrow, back up, restore, and print the pending requests."
    )
    Rule(
      "restart.backup-loses-requests",
      facts: ["MIG-03"],
      dispute: "backup-requests",
      side: "backup-loses-requests",
      since: .oldest,
      "On a phone that is set up from a backup, no request is pending.",
      evidence: .assumed("Unsourced; apps schedule their notifications again at launch."),
      when: [.hasRequests],
      then: { $0.losesRequests = true }
    )
    Rule(
      "restart.backup-keeps-requests",
      facts: ["MIG-03"],
      dispute: "backup-requests",
      side: "backup-keeps-requests",
      since: .oldest,
      "On a phone that is set up from a backup, pending requests are still pending.",
      evidence: .assumed("Unsourced; a backup may contain the system's store of requests."),
      when: [.hasRequests]
    )
  }
}

/// Decides whether a file can be attached and whether the system moves the file.
public enum AttachmentCreation: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("attachment-creation")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The error with which the creation fails; `nil` if it succeeds.
    public var error: NotificationError?
    /// A Boolean value that indicates whether the file leaves the app's folders
    /// when the system accepts the request.
    public var isMoved = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case missing, unrecognized, tooLarge, corrupt, inBundle

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  private static let page =
    "https://developer.apple.com/documentation/usernotifications/unnotificationattachment"
  private static let code =
    "https://developer.apple.com/documentation/usernotifications/unerror/code/"

  /// The rows.
  public static var rows: Rows<AttachmentCreation> {
    Rule(
      "attachments.missing-file-is-refused",
      facts: ["REQ-14"],
      "The system refuses an attachment whose file does not exist, with attachmentInvalidURL.",
      evidence: .documented(
        "The file must be on disk; Apple has an error code for a file that is not on disk.",
        page,
        code + "attachmentinvalidurl"
      ),
      when: [.missing],
      isFinal: true,
      then: { $0.error = .attachmentInvalidURL }
    )

    Rule(
      "attachments.other-kinds-are-refused",
      facts: ["REQ-14"],
      "The system attaches only audio, images and movies; other files fail with attachmentUnrecognizedType.",
      evidence: .documented(
        "The page lists the supported formats.",
        page,
        code + "attachmentunrecognizedtype"
      ),
      when: [.unrecognized],
      isFinal: true,
      then: { $0.error = .attachmentUnrecognizedType }
    )

    Rule(
      "attachments.too-large-is-refused",
      facts: ["REQ-14"],
      "The system refuses audio over 5 MB, images over 10 MB and movies over 50 MB, with attachmentInvalidFileSize.",
      evidence: .documented(
        "The page lists the three limits.",
        page,
        code + "attachmentinvalidfilesize"
      ),
      when: [.tooLarge],
      isFinal: true,
      then: { $0.error = .attachmentInvalidFileSize }
    )

    Rule(
      "attachments.corrupt-file-is-refused",
      facts: ["REQ-14"],
      "The system refuses an attachment whose file is corrupt, with attachmentCorrupt.",
      evidence: .documented(
        "The system does not schedule a request with a corrupt file.",
        page,
        code + "attachmentcorrupt"
      ),
      when: [.corrupt],
      isFinal: true,
      then: { $0.error = .attachmentCorrupt }
    )

    Rule(
      "attachments.file-of-the-bundle-is-copied",
      facts: ["REQ-14"],
      "The system copies a file of the app's bundle, so the app can attach the file again.",
      evidence: .documented("The system copies files of the bundle instead of moving them.", page),
      when: [.inBundle],
      isFinal: true
    )

    Rule(
      "attachments.file-is-moved",
      facts: ["REQ-14"],
      "The system moves an attached file out of the app when it accepts the request.",
      evidence: .documented("Validated files are moved into the attachment data store.", page),
      .assumed("Unsourced: a refused or dropped request leaves the file in place."),
      when: [],
      then: { $0.isMoved = true }
    )
  }
}

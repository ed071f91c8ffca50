/// The question what comes of an attachment that an app makes of a file.
public enum AttachmentCreation: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("attaching")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// Why there is no attachment, if there is none.
    public var error: NotificationError?
    /// Whether the file leaves the app's folders once the request is accepted.
    public var isMoved = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case missing, unrecognized, tooLarge, corrupt, inBundle

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  private static let page =
    "https://developer.apple.com/documentation/usernotifications/unnotificationattachment"
  private static let code =
    "https://developer.apple.com/documentation/usernotifications/unerror/code/"

  /// The rows.
  public static var rows: [Row<AttachmentCreation>] {
    Rule(
      "attachments.missing-file-is-refused",
      facts: ["REQ-14"],
      "No attachment is made of a file that is not there: attachmentInvalidURL.",
      evidence: .documented(
        "The file must be on disk; there is a code for it.",
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
      "No attachment is made of what is neither sound, picture nor film: attachmentUnrecognizedType.",
      evidence: .documented(
        "The format must be one of those that the page lists.",
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
      "A sound has at most 5 MB, a picture 10, a film 50; otherwise: attachmentInvalidFileSize.",
      evidence: .documented(
        "The page has the three numbers.",
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
      "No attachment is made of a file that cannot be read: attachmentCorrupt.",
      evidence: .documented(
        "A request with a corrupt file is not scheduled.",
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
      "A file in the app's bundle is copied, and can be attached again.",
      evidence: .documented("What lies in the bundle is copied instead of moved.", page),
      when: [.inBundle],
      isFinal: true
    )

    Rule(
      "attachments.file-is-moved",
      facts: ["REQ-14"],
      "Once its request is accepted, an attached file is moved away: the app has it no longer.",
      evidence: .documented("Validated files are moved into the attachment data store.", page),
      .assumed("A request that is refused or dropped leaves the file; no page says so."),
      when: [],
      then: { $0.isMoved = true }
    )
  }
}

/// A warning that the system writes to an app's console.
public enum Warning: UInt8, Hashable, Sendable, CaseIterable {
  /// The completion handler of `didReceive` was never called.
  case responseNotCompleted

  /// What is written, in Apple's words.
  public var text: String {
    switch self {
    case .responseNotCompleted:
      "Warning: UNUserNotificationCenter delegate received call to "
        + "-userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: "
        + "but the completion handler was never called."
    }
  }
}

/// The question what comes of a completion handler of `didReceive` that nobody calls.
public struct Completing: Question {
  /// Creates the question.
  public init() {}

  /// What comes of it.
  public struct Answer: Hashable, Sendable {
    /// What is written to the console.
    public var warning: Warning?

    /// Creates the answer in which nothing comes of it.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case neverCalled

    /// What the word is about.
    public var aspect: Aspect { .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> { [.neverCalled] }

  /// The rows.
  public static var rows: [Row<Completing>] {
    Rule(
      "response.completion-must-be-called",
      facts: ["RSP-08"],
      "A didReceive that never calls its completion handler is told so on the console.",
      evidence: .documented(
        "The handler has to be called when the app is done with the response.",
        Apple.handling
      ),
      .reportedOnce(
        "The console of such an app has the warning, word by word.",
        "https://github.com/codenameone/CodenameOne/issues/3734"
      ),
      when: [.neverCalled]
    ) { _, draft in
      draft.warning = .responseNotCompleted
    }
  }
}

/// The question whether apps can read files with complete protection.
public struct Protecting: Question {
  /// Whether the phone is locked.
  public var isLocked: Bool

  /// Creates the question.
  public init(isLocked: Bool) { self.isLocked = isLocked }

  /// Whether they can.
  public struct Answer: Hashable, Sendable {
    /// Whether the files cannot be read.
    public var areWithheld = false

    /// Creates the answer in which they can be read.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case locked

    /// What the word is about.
    public var aspect: Aspect { .lock }
  }

  /// What holds.
  public var conditions: Conditions<Word> { isLocked ? [.locked] : [] }

  /// The rows.
  public static var rows: [Row<Protecting>] {
    Rule(
      "response.locked-phone-withholds-files",
      facts: ["RSP-10"],
      "While the phone is locked, no app can read its files with complete protection.",
      evidence: .documented(
        "An action that is performed on a locked device finds protected files out of reach.",
        Apple.handling
      ),
      when: [.locked]
    ) { _, draft in
      draft.areWithheld = true
    }
  }
}

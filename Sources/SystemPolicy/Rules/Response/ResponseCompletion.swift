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
public enum ResponseCompletion: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("completing")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// What is written to the console.
    public var warning: Warning?
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case neverCalled

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<ResponseCompletion>] {
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
      when: [.neverCalled],
      then: { $0.warning = .responseNotCompleted }
    )
  }
}

/// The question whether apps can read files with complete protection.
public enum FileProtection: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("protecting")

  /// Whether they can.
  public struct Answer: DefaultAnswer {
    /// Whether the files cannot be read.
    public var areWithheld = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case locked

    /// What the condition is about.
    public var aspect: Aspect { .lock }
  }

  /// The rows.
  public static var rows: [Row<FileProtection>] {
    Rule(
      "response.locked-phone-withholds-files",
      facts: ["RSP-10"],
      "While the phone is locked, no app can read its files with complete protection.",
      evidence: .documented(
        "An action that is performed on a locked device finds protected files out of reach.",
        Apple.handling
      ),
      when: [.locked],
      then: { $0.areWithheld = true }
    )
  }
}

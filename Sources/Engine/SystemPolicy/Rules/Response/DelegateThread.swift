/// Decides on which thread the notification center calls its delegate.
///
/// This concerns all methods except `async` ones, whose thread Swift chooses.
public enum DelegateThread: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("delegate-thread")

  /// The thread.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system calls the methods on the main actor.
    ///
    /// Otherwise, the system calls them on a background queue.
    public var isOnMainActor = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case always

    /// The subject of the condition.
    public var aspect: Aspect { .delegate }
  }

  /// The rows.
  public static var rows: Rows<DelegateThread> {
    Dispute(
      "delegate-thread",
      facts: ["DLG-03"],
      "On which thread does the notification center call its delegate?",
      when: [],
      seeds: "main-actor",
      apple: "background-queue",
      field: "main-actor",
      check: """
        In willPresent and didReceive, each with a completion handler, print Thread.isMainThread \
        in an app with scenes and in one without, in the foreground and after a cold start.
        """
    )
    Rule(
      "response.called-on-the-main-actor",
      facts: ["DLG-03"],
      dispute: "delegate-thread",
      side: "main-actor",
      "The system calls the delegate's methods with completion handlers on the main actor.",
      evidence: .reportedOnce(
        """
        A framework for apps notes that the system calls the methods on the main thread, and \
        that a completion handler called on another thread crashes.
        """,
        """
        https://github.com/StanfordSpezi/Spezi/blob/c73eaaa80b849232b2a307930a0b70ad2d8028f8/\
        Sources/Spezi/Notifications/SpeziNotificationCenterDelegate.swift
        """
      ),
      .reported(
        """
        Apps crashed in the asynchronous forms of the methods, which run off the main thread. One \
        app now uses completion handlers; another binds the methods to the main actor.
        """,
        "https://github.com/openhab/openhab-ios/pull/945",
        "https://github.com/duckduckgo/apple-browsers/pull/1912"
      ),
      when: [],
      then: { $0.isOnMainActor = true }
    )

    Rule(
      "response.called-on-a-background-queue",
      facts: ["DLG-03"],
      dispute: "delegate-thread",
      side: "background-queue",
      "The system calls the delegate on a background queue; code cannot rely on the main thread.",
      evidence: .reportedOnce(
        """
        An engineer at Apple says that the calls come on the system's own background queue. \
        The documentation binds the delegate's protocol to no actor and names no queue.
        """,
        "https://developer.apple.com/forums/thread/796407",
        Apple.delegate
      ),
      when: []
    )
  }
}

/// The question on which thread the notification centre calls its delegate.
///
/// It is about the methods that Swift does not run where it likes: all but those with `async`.
public enum DelegateThread: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("calling")

  /// The thread.
  public struct Answer: DefaultAnswer {
    /// Whether the methods are called on the main actor; if not, on a queue in the background.
    public var isOnMainActor = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case always

    /// What the condition is about.
    public var aspect: Aspect { .delegate }
  }

  /// The rows.
  public static var rows: [Row<DelegateThread>] {
    Dispute(
      "delegate-thread",
      facts: ["DLG-03"],
      "On which thread does the notification centre call its delegate?",
      when: [],
      seeds: "main-actor",
      apple: "background-queue",
      field: "main-actor",
      check: """
        In willPresent and didReceive, each with a completion handler, print Thread.isMainThread: \
        in an app of scenes and in one without, in the foreground and after a cold start.
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
        A framework for apps notes that the methods are called on the main thread, and that a \
        completion handler called on another one crashes.
        """,
        """
        https://github.com/StanfordSpezi/Spezi/blob/c73eaaa80b849232b2a307930a0b70ad2d8028f8/\
        Sources/Spezi/Notifications/SpeziNotificationCenterDelegate.swift
        """
      ),
      .reported(
        """
        Apps crashed in the asynchronous forms of the methods, which run off the main thread; one \
        keeps to completion handlers since, another binds the methods to the main actor.
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
      "The system calls the delegate on a background queue; no code can rely on the main thread.",
      evidence: .reportedOnce(
        """
        An engineer at Apple: the calls come on a queue of the system's own, in the background. \
        The documentation binds the delegate's protocol to no actor, and names no queue.
        """,
        "https://developer.apple.com/forums/thread/796407",
        Apple.delegate
      ),
      when: []
    )
  }
}

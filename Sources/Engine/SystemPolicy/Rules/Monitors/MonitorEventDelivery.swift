/// Decides whether an app receives an event of its monitor.
public enum MonitorEventDelivery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("monitor-event-delivery")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the event arrives.
    public var arrives = false
    /// A Boolean value that indicates whether the event waits until the app makes the monitor.
    public var waits = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case open, diagnosed, waited

    /// The subject of the condition.
    public var aspect: Aspect { self == .diagnosed ? .location : .region }
  }

  /// The rows.
  public static var rows: Rows<MonitorEventDelivery> {
    Rule(
      "monitors.must-be-made-again-after-launch",
      facts: ["LOC-18"],
      since: 17,
      "After a launch, an event of a monitor waits until the app creates the monitor again with the same name.",
      evidence: .documented(
        "After launch, an app must recreate a monitor with the same name and iterate over its events.",
        Apple.proximity
      ),
      .documented(
        "An event is pending while no configured monitor can receive it.",
        Apple.monitorRequest
      ),
      when: [],
      unless: [.open],
      corrected: .in("0.5", before: "The event was lost."),
      then: { $0.waits = true }
    )

    Rule(
      "monitors.waiting-event-arrives",
      facts: ["LOC-18"],
      since: 17,
      "When an app iterates over the events of a monitor that it has created again, it receives the event that waited.",
      evidence: .documented(
        "An event is pending while no configured monitor can receive it.",
        Apple.monitorRequest
      ),
      .assumed(
        "Unsourced: the event arrives, however late the app creates the monitor.",
        check:
          "Let a crossing launch an app that creates no CLMonitor; create it at the next launch, and log its events."
      ),
      when: [.open, .waited]
    )

    Rule(
      "monitors.event-arrives",
      facts: ["LOC-18"],
      since: 17,
      "The system delivers a monitor's events to the loop in which the app awaits them.",
      evidence: .documented("Events are an asynchronous sequence of the monitor.", Apple.proximity),
      when: [.open],
      then: { $0.arrives = true }
    )

    Rule(
      "monitors.reason-is-an-event",
      facts: ["LOC-30"],
      since: 18,
      "If an app may not know the location, an event for each condition reports it as unmonitored, with the reason.",
      evidence: .documented(
        "The properties of an event tell why events are not arriving.",
        Apple.coreLocationUpdates,
        Apple.monitorEvent + "/authorizationdeniedglobally"
      ),
      .assumed(
        "Unsourced: the state of such an event, and that one comes with each change of the reasons.",
        check: "Deny the location to an app with a CLMonitor on iOS 18, and log its events."
      ),
      when: [.diagnosed, .open]
    )
  }
}

import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let backgroundTasks = Topic(
    "Background tasks",
    """
    An app submits a request for a task, for example to schedule its next notifications. The \
    system launches the task at some time of its choice, which a script says.
    """,
    Verb.backgroundTasks,
    examples: [
      #"""
      scenario "the app adds its next reminders in the background"
      device has authorization authorized
      @08:00 user opens app
        app submits refresh task "refill" after 4h
        user leaves app
        device terminates app
      @11:00 device launches task "refill"
        expect task "refill" postponed
      @13:00 device launches task "refill"
        expect task "refill" launched
        app adds "water" after 1h title "Drink"
        app completes task "refill"
      @14:00 expect "water" delivered
      """#,
      #"""
      scenario "no background refresh in Low Power Mode"
      @08:00 user opens app
        app submits refresh task "refill"
        user leaves app
        user turns on Low Power Mode
      @09:00 device launches task "refill"
        expect task "refill" postponed
        user opens app
        app cancels task "refill"
        app cancels all tasks
      """#,
    ],
    slips: [
      #"app submits task "refill""#,
      #"app schedules refresh "refill""#,
      #"device runs task "refill""#,
      #"user turns on low power mode"#,
      #"app submits refresh task "refill"\ndevice launches task "refil""#,
    ]
  )
}

extension Verb {
  /// Background tasks, and Low Power Mode.
  static let backgroundTasks: [Verb] = [
    app(
      "submits (refresh | processing) task <id:id> [after <delay:interval>]",
      """
      Calls submit of BGTaskScheduler with a request for this task; after names its \
      earliestBeginDate. One refresh task and ten processing tasks can be pending.
      """
    ) {
      .backgroundTask(
        .submits(
          BackgroundTask(
            identifier: $0.identifier(),
            kind: $0.has("processing") ? .processing : .refresh,
            delay: $0.interval("delay")
          )
        )
      )
    } write: {
      guard case .backgroundTask(.submits(let task)) = $0 else { return nil }
      return [("id", task.identifier.captured), (task.kind.name, 1)]
        + (task.delay.map { [("delay", $0.nanoseconds)] } ?? [])
    },

    app("cancels task <id:id>", "Cancels the pending request for a task.") {
      .backgroundTask(.cancels($0.identifier()))
    } write: {
      guard case .backgroundTask(.cancels(let identifier)) = $0 else { return nil }
      return [("id", identifier.captured)]
    },

    app("cancels all tasks", "Cancels all pending requests for tasks.") { _ in
      .backgroundTask(.cancelsAll)
    } write: {
      $0 == .backgroundTask(.cancelsAll) ? [] : nil
    },

    app("completes task <id:id>", "Calls setTaskCompleted of a task that runs.") {
      .backgroundTask(.completes($0.identifier()))
    } write: {
      guard case .backgroundTask(.completes(let identifier)) = $0 else { return nil }
      return [("id", identifier.captured)]
    },

    device(
      "launches task <id:id> [for <of:app>]",
      """
      The system wants to launch a task that is pending. It can do so only from its \
      earliestBeginDate on and with Background App Refresh; a refresh task, not after a force-quit \
      and not in Low Power Mode.
      """
    ) {
      .launchesTask($0.appNamed("of"), $0.identifier())
    } write: {
      guard case .launchesTask(let app, let identifier) = $0 else { return nil }
      return [("id", identifier.captured), ("of", app.captured)]
    },

    user(
      "turns (on | off) Low Power Mode",
      """
      In Low Power Mode the system launches no refresh task and holds background pushes.
      """
    ) {
      .turnsLowPowerMode($0.has("on"))
    } write: {
      guard case .turnsLowPowerMode(let isOn) = $0 else { return nil }
      return [(isOn ? "on" : "off", 1)]
    },

    expect(
      "[<of:app>] task <id:id> (submitted | refused | postponed | launched | expired) WINDOW",
      """
      The request is pending, submit threw an error, the system could not launch the task, it \
      called its launch handler, or its expirationHandler.
      """
    ) { captures in
      .task(
        captures.appNamed("of"),
        captures.identifier(),
        BackgroundTaskOutcome.allCases.first { captures.has(SlotName($0.rawValue)) }!
      )
    } write: {
      guard case .task(let app, let identifier, let outcome) = $0 else { return nil }
      return [("of", app.captured), ("id", identifier.captured), (outcome.rawValue, 1)]
    },
  ]
}

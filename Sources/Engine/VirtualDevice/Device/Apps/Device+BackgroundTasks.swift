import SystemPolicy
import VirtualTime

extension Device {
  /// Performs an app's action about its background tasks.
  mutating func receive(_ action: BackgroundTaskAction, of app: AppNumber, in turn: inout Turn) {
    switch action {
    case .submits(let task): submit(task, for: app, in: &turn)
    case .cancels(let identifier):
      guard let index = rare.tasks.index(of: identifier, app) else { return }
      rare.tasks.remove(at: index)
      note(.app(app, .task(identifier, .cancelled)), in: &turn)
    case .cancelsAll:
      for row in rare.tasks where row.app == app {
        note(.app(app, .task(row.identifier, .cancelled)), in: &turn)
      }
      rare.tasks.removeAll { $0.app == app }
    case .completes(let identifier):
      guard let index = rare.runningTasks.index(of: identifier, app) else { return }
      rare.runningTasks.remove(at: index)
      agenda.removeFirst(.taskExpires(app, identifier))
      note(.app(app, .task(identifier, .completed)), in: &turn)
    }
  }

  private mutating func submit(
    _ task: BackgroundTask,
    for app: AppNumber,
    in turn: inout Turn
  ) {
    let twin = rare.tasks.index(of: task.identifier, app)
    let count = rare.tasks.count { $0.app == app && $0.kind == task.kind }
    let most = task.kind == .refresh ? 1 : BackgroundTaskSubmission.mostProcessing
    let decision = turn.ask(BackgroundTaskSubmission.self) {
      if apps[Int(app.rawValue)].isRefreshOff { .refreshOff }
      if twin != nil { .hasTwin }
      if count >= most { .tooMany }
    }
    let because = decision.because
    if let error = decision.answer.error {
      return note(.app(app, .task(task.identifier, .refused(error))), because: because, in: &turn)
    }
    guard decision.answer.isKept else { return }
    if decision.answer.replacesEarlier, let twin { rare.tasks.remove(at: twin) }
    rare.tasks.append(
      TaskRow(
        app: app,
        identifier: task.identifier,
        kind: task.kind,
        earliest: task.delay.map { now + $0 }
      )
    )
    note(.app(app, .task(task.identifier, .submitted(task.kind))), because: because, in: &turn)
  }

  /// Launches a background task, if the policy allows it now.
  mutating func launchTask(_ identifier: TextNumber, of app: AppNumber, in turn: inout Turn) {
    guard let index = rare.tasks.index(of: identifier, app) else { return }
    let row = apps[Int(app.rawValue)]
    let task = rare.tasks[index]
    let decision = turn.ask(BackgroundTaskLaunch.self) {
      if let earliest = task.earliest, now < earliest { .tooEarly }
      if row.isRefreshOff { .refreshOff }
      if row.isForceQuit { .forceQuit }
      if isLowPower { .lowPower }
      if task.kind == .refresh { .refresh }
      if row.state == .suspended { .suspended }
      if row.state == .notRunning { .notRunning }
    }
    let because = decision.because
    guard decision.answer.isLaunched else {
      return note(.app(app, .task(identifier, .postponed)), because: because, in: &turn)
    }
    rare.tasks.remove(at: index)
    rare.runningTasks.append(task)
    if decision.answer.expires {
      agenda.add(.taskExpires(app, identifier), at: now + BackgroundTaskLaunch.runTime)
    }
    if decision.answer.wakesApp {
      let time = decision.answer.expires ? BackgroundTaskLaunch.runTime : nil
      wake(app, .tasked, for: time, because: because, in: &turn)
    }
    guard state(of: app) != .notRunning else { return }
    note(.app(app, .task(identifier, .launched(task.kind))), because: because, in: &turn)
  }

  /// Expires a task that the app has not completed.
  mutating func expireTask(_ identifier: TextNumber, of app: AppNumber, in turn: inout Turn) {
    guard let index = rare.runningTasks.index(of: identifier, app) else { return }
    rare.runningTasks.remove(at: index)
    note(.app(app, .task(identifier, .expired)), in: &turn)
  }

  /// Ends the tasks that run in a process that has ended.
  mutating func endTasks(of app: AppNumber) {
    for row in rare.runningTasks where row.app == app {
      agenda.removeFirst(.taskExpires(app, row.identifier))
    }
    rare.runningTasks.removeAll { $0.app == app }
  }

  /// Returns the reason why an app cannot act on its background tasks so, if there is one.
  func objection(to action: BackgroundTaskAction, of app: AppNumber) -> Objection? {
    switch action {
    case .submits, .cancelsAll: nil
    case .cancels(let identifier):
      rare.tasks.index(of: identifier, app) == nil ? .noTask(app, identifier) : nil
    case .completes(let identifier):
      rare.runningTasks.index(of: identifier, app) == nil ? .noRunningTask(app, identifier) : nil
    }
  }

  /// Returns the reason why the system has no such task to launch, if it has none.
  func objection(toLaunching identifier: TextNumber, of app: AppNumber) -> Objection? {
    guard isInstalled(app) else { return .notInstalled(app) }
    guard power == .on else { return power == .off ? .off : .locked }
    return rare.tasks.index(of: identifier, app) == nil ? .noTask(app, identifier) : nil
  }

  /// Turns Low Power Mode on or off; background pushes that it has held are delivered.
  mutating func turnLowPowerMode(_ isOn: Bool, in turn: inout Turn) {
    isLowPower = isOn
    note(.phone(.lowPowerSet(isOn)), in: &turn)
    if !isOn { releaseHeldPushes(in: &turn) }
  }
}

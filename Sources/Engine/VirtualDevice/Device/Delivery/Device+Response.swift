public import SystemPolicy
import VirtualTime

extension Device {
  /// Taps a notification, as the user does.
  ///
  /// The delegate is called in a second step, due at once: an app that the tap launches sets its
  /// delegate during the launch, and only then is the receiver known.
  mutating func tap(_ name: NotificationName, in turn: inout Turn) {
    let category = categoryName(of: name).flatMap(self.category)
    let target = target(of: name)
    let decision = turn.ask(NotificationTap.self) {
      if state(of: name.app) == .notRunning { .notRunning }
      if isLocked { .locked }
      if let category, category.actions.count == 1, category.actions[0].isTextInput {
        .loneTextInput
      }
      if name.isLegacy { .legacy }
    }
    note(.notification(name, .tapped), because: decision.because, in: &turn)
    guard decision.answer.opensApp else { return }
    if decision.answer.unlocksFirst { unlockForAnApp(in: &turn) }
    if decision.answer.leavesList {
      withdraw(name, because: decision.because, in: &turn)
    }
    let response = name.isLegacy ? nil : name
    let scene = open(name.app, because: .tapped, for: response, to: target, in: &turn)
    if decision.answer.isInLaunchOptions {
      note(.notification(name, .launchedWith), because: decision.because, in: &turn)
    }
    if decision.answer.notifiesAppDelegate {
      note(.notification(name, .didReceiveLocalCalled), because: decision.because, in: &turn)
    }
    if !name.isLegacy { send(.tap, to: name, scene, because: decision.because) }
  }

  /// Performs an action of a notification: the named one, or the only one that takes a text.
  mutating func perform(
    _ identifier: TextNumber?,
    _ text: TextNumber?,
    on name: NotificationName,
    in turn: inout Turn
  ) {
    let category = categoryName(of: name).flatMap(self.category)
    let target = target(of: name)
    guard
      let action = category?.actions.first(where: {
        identifier == nil ? $0.isTextInput : $0.identifier == identifier
      })
    else { return }
    let decision = act(.action, action, on: name, in: &turn)
    let answer = decision.answer
    let act = UserAct.performs(action.identifier, text: text)
    note(.notification(name, .acted(act)), because: decision.because, in: &turn)
    if answer.unlocksFirst {
      if answer.opensApp {
        unlockForAnApp(in: &turn)
      } else {
        unlock(in: &turn)
      }
    }
    if answer.leavesList { withdraw(name, because: decision.because, in: &turn) }
    if answer.takesOthers { withdrawAll(of: name.app, because: decision.because, in: &turn) }
    let carried = answer.carriesText ? text : nil
    hand(.action(action.identifier, text: carried), to: name, decision, target, in: &turn)
  }

  /// Decides whether the app gets the dismissal of a notification, as its category may ask for.
  func dismissal(
    of name: NotificationName,
    _ category: Category?,
    in turn: inout Turn
  ) -> Decision<NotificationAction.Answer> {
    let asks = category?.traits.options.contains(.customDismissAction) ?? false
    return act(.dismissal, asks: asks, on: name, in: &turn)
  }

  /// Flicks the banner of a notification off the screen.
  mutating func flickAway(_ name: NotificationName, in turn: inout Turn) {
    let category = categoryName(of: name).flatMap(self.category)
    let asks = category?.traits.options.contains(.customDismissAction) ?? false
    let decision = act(.flick, asks: asks, on: name, in: &turn)
    note(.notification(name, .acted(.flicksAway)), because: decision.because, in: &turn)
    retractBanner(in: &turn)
    if !decision.answer.isIgnored { hand(.dismissal, to: name, decision, in: &turn) }
  }

  private func act(
    _ act: Act,
    _ action: Action? = nil,
    asks: Bool = false,
    on name: NotificationName,
    in turn: inout Turn
  ) -> Decision<NotificationAction.Answer> {
    let app = apps[Int(name.app.rawValue)]
    let options = action?.options ?? []
    let isOfCalendar = isOfCalendarTrigger(name)
    return turn.ask(NotificationAction.self) {
      switch act {
      case .action: .action
      case .dismissal: .dismissal
      case .flick: .flick
      }
      if asks { .asksForDismissals }
      if options.contains(.foreground) { .foreground }
      if options.contains(.authenticationRequired) { .authenticationRequired }
      if options.contains(.destructive) { .destructive }
      if let action, action.isTextInput { .takesText }
      if app.state == .notRunning { .notRunning }
      if app.isForceQuit { .forceQuit }
      if isLocked { .locked }
      if name.isLegacy { .legacy }
      if isOfCalendar { .calendar }
    }
  }

  /// Prepares the app to receive a response, if the policy allows it, and schedules the call.
  mutating func hand(
    _ response: Response,
    to name: NotificationName,
    _ decision: Decision<NotificationAction.Answer>,
    _ target: TextNumber? = nil,
    in turn: inout Turn
  ) {
    if decision.answer.opensApp {
      let cause = name.isLegacy ? nil : name
      let scene = open(name.app, because: .responded, for: cause, to: target, in: &turn)
      send(response, to: name, scene, because: decision.because)
    } else if decision.answer.wakesApp {
      wake(name.app, because: decision.because, in: &turn)
      send(response, to: name, because: decision.because)
    } else {
      note(.notification(name, .responseLost(response)), because: decision.because, in: &turn)
    }
  }

  /// Runs an app in the background that is suspended or has no process.
  private mutating func wake(_ app: AppNumber, because: RuleSet, in turn: inout Turn) {
    switch apps[Int(app.rawValue)].state {
    case .foreground, .inactive, .background: return
    case .notRunning:
      let because = because.union(scenelessLaunch(of: app, in: &turn))
      guard launch(app, because: because, in: &turn) else { return }
    case .suspended: break
    }
    move(app, to: .background, because: .responded, in: &turn)
    catchUp(app, in: &turn)
  }

  /// Unlocks the phone for the app of the response; the app behind the lock screen is not shown
  /// again.
  private mutating func unlockForAnApp(in turn: inout Turn) {
    covered = nil
    unlock(in: &turn)
  }

  private mutating func send(
    _ response: Response,
    to name: NotificationName,
    _ scene: SceneOpening = SceneOpening(),
    because: RuleSet
  ) {
    rare.responses.append(
      ResponseRow(
        name: name,
        response: response,
        because: because.union(scene.because),
        isCarried: scene.carriesResponse,
        scene: scene.name
      )
    )
    agenda.add(.responds(name), at: now)
  }

  /// Delivers a response to the app, if it has a delegate for it.
  mutating func respond(_ name: NotificationName, in turn: inout Turn) {
    guard let index = rare.responses.firstIndex(where: { $0.name == name }) else { return }
    let row = rare.responses.remove(at: index)
    let response = row.response
    let methods = apps[Int(name.app.rawValue)].delegate
    let isRunning = state(of: name.app) != .notRunning
    let decision = turn.ask(ResponseDelivery.self) {
      if methods.contains([.isSet, .didReceive]) { .hasDelegate }
      if name.isLegacy, isRunning { .hasAppDelegate }
      if row.isCarried { .inConnectionOptions }
    }
    let because = row.because.union(decision.because)
    if decision.answer.notifiesAppDelegate {
      note(.notification(name, .handleActionCalled(response)), because: because, in: &turn)
    } else if decision.answer.notifiesDelegate {
      apps[Int(name.app.rawValue)].lastResponse = name.identifier
      note(.notification(name, .didReceiveCalled(response)), because: because, in: &turn)
    } else if decision.answer.isInOptionsAlone {
      let effect = NotificationEffect.responseInOptionsAlone(response, scene: row.scene)
      note(.notification(name, effect), because: because, in: &turn)
    } else if decision.answer.isLost {
      note(.notification(name, .responseLost(response)), because: because, in: &turn)
    }
  }

  /// Records that an app released the last `didReceive` completion handler without calling it.
  mutating func leaveOpen(_ name: NotificationName, in turn: inout Turn) {
    apps[Int(name.app.rawValue)].lastResponse = nil
    let decision = turn.ask(ResponseCompletion.self) { .neverCalled }
    guard let warning = decision.answer.warning else { return }
    note(.app(name.app, .warned(warning)), because: decision.because, in: &turn)
  }

  /// Returns whether the notification center calls its delegate on the main actor, and why.
  public func callsDelegateOnMainActor(
    in turn: inout Turn
  ) -> (isOnMainActor: Bool, because: RuleSet) {
    let decision = turn.ask(DelegateThread.self) { .always }
    return (decision.answer.isOnMainActor, decision.because)
  }

  /// Returns whether apps can read files with complete protection, and the rules that prevent it.
  public func canReadProtectedFiles(in turn: inout Turn) -> (canRead: Bool, because: RuleSet) {
    let decision = turn.ask(FileProtection.self) { if isLocked { .locked } }
    return (!decision.answer.areWithheld, decision.because)
  }
}

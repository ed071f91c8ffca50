public import SystemPolicy
import VirtualTime

extension Device {
  /// The user taps a notification.
  ///
  /// The delegate hears of it in a second step, due at once: an app that the tap launches sets its
  /// delegate while it launches, and only then is it known who is told.
  mutating func tap(_ name: NotificationName, under law: Law, into journal: inout Journal) {
    let category = categoryName(of: name).flatMap(self.category)
    let question = Tapping(
      wasRunning: apps[Int(name.app.rawValue)].state != .notRunning,
      isLocked: isLocked,
      hasLoneTextInput: category.map { $0.actions.count == 1 && $0.actions[0].isTextInput }
        ?? false,
      isLegacy: name.isLegacy
    )
    let decision = law.tapping.decide(question, from: .init())
    journal.note(decision)
    note(.tapped(name), because: decision.because, in: &journal)
    guard decision.answer.opensApp else { return }
    if decision.answer.unlocksFirst { unlockForAnApp(under: law, into: &journal) }
    if decision.answer.leavesList {
      withdraw(name, because: decision.because, into: &journal)
    }
    open(name.app, because: .tapped, under: law, into: &journal)
    if decision.answer.isInLaunchOptions {
      note(.legacy(.launchedWith(name)), because: decision.because, in: &journal)
    }
    if decision.answer.tellsAppDelegate {
      note(.legacy(.received(name)), because: decision.because, in: &journal)
    }
    if !name.isLegacy { send(.tap, to: name, because: decision.because) }
  }

  /// The user chooses an action of a notification, or the one that takes a text.
  mutating func perform(
    _ identifier: TextNumber?,
    _ text: TextNumber?,
    on name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    let category = categoryName(of: name).flatMap(self.category)
    guard
      let action = category?.actions.first(where: {
        identifier == nil ? $0.isTextInput : $0.identifier == identifier
      })
    else { return }
    let decision = act(.action, action, on: name, under: law, noting: &journal)
    let answer = decision.answer
    let act = UserAct.performs(action.identifier, text: text)
    note(.acted(name, act), because: decision.because, in: &journal)
    if answer.unlocksFirst {
      if answer.opensApp {
        unlockForAnApp(under: law, into: &journal)
      } else {
        unlock(under: law, into: &journal)
      }
    }
    if answer.leavesList { withdraw(name, because: decision.because, into: &journal) }
    let carried = answer.carriesText ? text : nil
    hand(.action(action.identifier, text: carried), to: name, decision, under: law, into: &journal)
  }

  /// The user has cleared a notification of a category, if of any; its app hears of it or not.
  mutating func tellDismissal(
    of name: NotificationName,
    _ category: Category?,
    under law: Law,
    into journal: inout Journal
  ) {
    let asks = category?.traits.options.contains(.customDismissAction) ?? false
    let decision = act(.dismissal, asks: asks, on: name, under: law, noting: &journal)
    if !decision.answer.isNone { hand(.dismissal, to: name, decision, under: law, into: &journal) }
  }

  /// The user flicks the banner of a notification off the screen.
  mutating func flickAway(_ name: NotificationName, under law: Law, into journal: inout Journal) {
    let category = categoryName(of: name).flatMap(self.category)
    let asks = category?.traits.options.contains(.customDismissAction) ?? false
    let decision = act(.flick, asks: asks, on: name, under: law, noting: &journal)
    note(.acted(name, .flicksAway), because: decision.because, in: &journal)
    retractBanner(into: &journal)
    if !decision.answer.isNone { hand(.dismissal, to: name, decision, under: law, into: &journal) }
  }

  private func act(
    _ act: Act,
    _ action: Action? = nil,
    asks: Bool = false,
    on name: NotificationName,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Acting.Answer> {
    let app = apps[Int(name.app.rawValue)]
    let question = Acting(
      act,
      options: action?.options ?? [],
      takesText: action?.isTextInput ?? false,
      asksForDismissals: asks,
      isRunning: app.state != .notRunning,
      isForceQuit: app.isForceQuit,
      isLocked: isLocked,
      isLegacy: name.isLegacy
    )
    let decision = law.acting.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  /// Brings the app where it can hear of a response, if the law says so, and lets it hear of it.
  private mutating func hand(
    _ response: Response,
    to name: NotificationName,
    _ decision: Decision<Acting.Answer>,
    under law: Law,
    into journal: inout Journal
  ) {
    if decision.answer.opensApp {
      open(name.app, because: .responded, under: law, into: &journal)
      send(response, to: name, because: decision.because)
    } else if decision.answer.wakesApp {
      wake(name.app, because: decision.because, under: law, into: &journal)
      send(response, to: name, because: decision.because)
    } else {
      note(.responseLost(name, response), because: decision.because, in: &journal)
    }
  }

  /// An app that is suspended or has no process runs in the background from now on.
  private mutating func wake(
    _ app: AppNumber,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    switch apps[Int(app.rawValue)].state {
    case .foreground, .inactive, .background: return
    case .notRunning: launch(app, because: because, under: law, into: &journal)
    case .suspended: break
    }
    move(app, to: .background, because: .responded, into: &journal)
    catchUp(app, under: law, into: &journal)
  }

  /// Whatever the lock screen covered is not seen again: the app of the response is what opens.
  private mutating func unlockForAnApp(under law: Law, into journal: inout Journal) {
    covered = nil
    unlock(under: law, into: &journal)
  }

  private mutating func send(_ response: Response, to name: NotificationName, because: RuleSet) {
    responses.append(ResponseRow(name: name, response: response, because: because))
    agenda.add(.responds(name), at: now)
  }

  /// The app hears of a response, if anybody there listens.
  mutating func respond(_ name: NotificationName, under law: Law, into journal: inout Journal) {
    guard let index = responses.firstIndex(where: { $0.name == name }) else { return }
    let (response, earlier) = (responses[index].response, responses[index].because)
    responses.remove(at: index)
    let methods = apps[Int(name.app.rawValue)].delegate
    let question = Telling(
      hasDelegate: methods.contains([.isSet, .didReceive]),
      hasAppDelegate: name.isLegacy && apps[Int(name.app.rawValue)].state != .notRunning
    )
    let decision = law.telling.decide(question, from: .init())
    journal.note(decision)
    let because = earlier.union(decision.because)
    if decision.answer.tellsAppDelegate {
      note(.legacy(.handled(name, response)), because: because, in: &journal)
    } else if decision.answer.tellsDelegate {
      apps[Int(name.app.rawValue)].told = name.identifier
      note(.didReceiveCalled(name, response), because: because, in: &journal)
    } else {
      note(.responseLost(name, response), because: because, in: &journal)
    }
  }

  /// An app has let go of the completion handler of the last `didReceive` without calling it.
  mutating func leaveOpen(
    _ name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    apps[Int(name.app.rawValue)].told = nil
    let decision = law.completing.decide(Completing(), from: .init())
    journal.note(decision)
    guard let warning = decision.answer.warning else { return }
    note(.warned(name.app, warning), because: decision.because, in: &journal)
  }

  /// Whether the notification centre calls its delegate on the main actor, and why.
  public func callsDelegateOnMainActor(
    under law: Law,
    noting journal: inout Journal
  ) -> (isOnMainActor: Bool, because: RuleSet) {
    let decision = law.calling.decide(Calling(), from: .init())
    journal.note(decision)
    return (decision.answer.isOnMainActor, decision.because)
  }

  /// Whether apps can read their files with complete protection, and why not.
  public func canReadProtectedFiles(
    under law: Law,
    noting journal: inout Journal
  ) -> (canRead: Bool, because: RuleSet) {
    let decision = law.protecting.decide(Protecting(isLocked: isLocked), from: .init())
    journal.note(decision)
    return (!decision.answer.areWithheld, decision.because)
  }
}

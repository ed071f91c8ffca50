import Scenarios
import SystemPolicy
import VirtualDevice

extension Explanation {
  /// Returns the reason why the step cannot happen, as a sentence with details of the run and the
  /// line.
  func objection(_ objection: Objection) -> String {
    switch (objection, step.action) {
    case (.notAsked(let name), _): unasked(name)
    case (.noPrompt, _) where waitingSession != nil:
      "no prompt is on the screen; the service session asks when the user opens "
        + "\(waitingSession.map(wording.name) ?? ""): write "
        + "`user opens \(waitingSession.map(wording.name) ?? "")` first"
    case (.noPrompt, _) where withheldRequest != nil: withheldRequest ?? ""
    case (.notRunning, .event(.app(let app, let action))) where action.isSetUpAtLaunch:
      wording.sentence(objection) + ", or the fact `"
        + Printer(book: result.book)
        .text(ofLine: .fact(.reacts(app, Reaction(to: .launch, with: action))))
        + "` below the title"
    case _: wording.sentence(objection)
    }
  }

  /// The reason why no prompt is there although the app has asked; nil without such a request.
  private var withheldRequest: String? {
    guard let last = failure.chain.last, case .app(let app, .promptWithheld) = entry(last).effect
    else { return nil }
    let time = entry(last).moment.text(beside: failure.moment)
    return "\(wording.name(app)) asked at \(time), and the system showed no prompt"
  }

  /// The app that created a service session in the background and has not been opened since; nil
  /// without one.
  private var waitingSession: AppNumber? {
    var waiting: AppNumber?
    var states: [AppNumber: AppState] = [:]
    for entry in result.journal.entries where entry.moment.instant <= step.instant {
      switch entry.effect {
      case .app(let app, .moved(let state, _)):
        states[app] = state
        if state == .foreground, waiting == app { waiting = nil }
      case .app(let app, .sessionCreated(let session))
      where session.requirement != .none && states[app] != .foreground:
        waiting = app
      case .app(let app, .sessionInvalidated) where waiting == app: waiting = nil
      case _: continue
      }
    }
    return waiting
  }

  /// Returns why the system does not wait for a reply about a notification.
  private func unasked(_ name: NotificationName) -> String {
    let entries = result.journal.entries.filter { $0.moment.instant <= step.instant }
    let quoted = wording.quoted(name)
    let app = wording.name(name.app)
    guard
      let call = entries.lastIndex(where: { $0.effect == .notification(name, .willPresentCalled) })
    else {
      return hasWillPresent(name.app)
        ? "the system has not called willPresent for \(quoted)"
        : "\(app) has no delegate with willPresent; write `\(app) sets delegate with willPresent` "
          + "before \(quoted) is due"
    }
    let end = entries[call...].first { entry in
      switch entry.effect {
      case .notification(name, .delivered), .notification(name, .silenced): true
      case _: false
      }
    }
    guard let end else { return wording.sentence(.notAsked(name)) }
    let time = end.moment.text(beside: failure.moment)
    if case .notification(_, .silenced) = end.effect {
      return "the system stopped waiting for a reply about \(quoted) at \(time); reply earlier"
    }
    return "\(app) already replied about \(quoted) at \(time)"
  }

  /// Indicates whether an app has set a delegate with willPresent, by a fact or a step above.
  private func hasWillPresent(_ app: AppNumber) -> Bool {
    let setting = result.scenario.setting.apps[Int(app.rawValue)]
    return setting.delegate.contains(.willPresent)
      || result.scenario.steps[..<failure.step].contains { step in
        guard case .event(.app(app, .setsDelegate(let methods))) = step.action else { return false }
        return methods.contains(.willPresent)
      }
  }
}

extension AppAction {
  /// A Boolean value that indicates whether apps do this at each launch, so that a fact can state
  /// it.
  fileprivate var isSetUpAtLaunch: Bool {
    switch self {
    case .monitors, .observes, .setsCategories, .location(.opens): true
    case _: false
    }
  }
}

import SystemPolicy
import VirtualTime

extension Device {
  /// Requests authorization to notify for an app.
  mutating func ask(_ app: AppNumber, for options: AuthorizationOptions, in turn: inout Turn) {
    let decision = decide(PromptRow(app: app, options: options), in: &turn)
    if decision.answer.linksSettings {
      linkSettings(of: app, because: decision.because, in: &turn)
    }

    if decision.answer.prompts {
      let place = turn.ask(PromptPlacement.self) { if !rare.prompts.isEmpty { .promptUp } }
      let waits = place.answer.waits
      rare.prompts.insert(PromptRow(app: app, options: options), at: waits ? rare.prompts.count : 0)
      let because = decision.because.union(place.because)
      note(waits ? .app(app, .promptQueued) : .app(app, .promptShown), because: because, in: &turn)
      return
    }
    withhold(decision, from: app, asking: options, in: &turn)
  }

  private func decide(_ prompt: PromptRow, in turn: inout Turn) -> Decision<
    AuthorizationRequest.Answer
  > {
    let row = apps[Int(prompt.app.rawValue)]
    let (permission, options) = (row.permission, prompt.options)
    let asked = Settings.granting(options)
    return turn.ask(AuthorizationRequest.self, of: asked, from: .init(permission: permission)) {
      switch permission.status {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .authorized: .authorized
      case .provisional: .provisional
      case .ephemeral: .ephemeral
      }
      if options.contains(.provisional) { .asksProvisional }
      if options.contains(.providesAppNotificationSettings) { .offersSettings }
      if options.contains(.timeSensitive) { .asksTimeSensitive }
      if options.contains(.announcement) { .asksAnnouncement }
      if options.contains(.legacy) { .registers }
      if !row.state.isInFront { .unseen }
      if !asked.isSubset(of: permission.kinds) { .asksForMore }
    }
  }

  /// Grants what the policy grants without a prompt, and calls the app back.
  private mutating func withhold(
    _ decision: Decision<AuthorizationRequest.Answer>,
    from app: AppNumber,
    asking options: AuthorizationOptions,
    in turn: inout Turn
  ) {
    let because = decision.because
    note(.app(app, .promptWithheld), because: because, in: &turn)
    set(decision.answer.permission, of: app, by: .request, because: because, in: &turn)
    let isGranted = decision.answer.isGranted
    report(isGranted, to: app, that: options, because: because, in: &turn)
  }

  /// Reports the outcome of an authorization request through the API that the app used.
  private func report(
    _ isGranted: Bool,
    to app: AppNumber,
    that asked: AuthorizationOptions,
    because: RuleSet,
    in turn: inout Turn
  ) {
    let effect: Effect =
      asked.contains(.legacy)
      ? .app(app, .didRegisterCalled(apps[Int(app.rawValue)].permission.settings))
      : .app(app, .authorizationReported(isGranted: isGranted))
    note(effect, because: because, in: &turn)
  }

  /// Answers the prompt on the screen.
  mutating func answerPrompt(_ verdict: Verdict, in turn: inout Turn) {
    if rare.prompts.first?.location != nil {
      let same: LocationVerdict = verdict == .allow ? .allow : .dontAllow
      return answerLocation(same, in: &turn)
    }
    let prompt = rare.prompts.removeFirst()
    note(.app(prompt.app, .promptClosed), in: &turn)
    let asked = Settings.granting(prompt.options)
    let decision = decide(verdict, asked: asked, about: prompt.app, in: &turn)
    report(
      decision.answer.isGranted,
      to: prompt.app,
      that: prompt.options,
      because: decision.because,
      in: &turn
    )
    showNextPrompt(in: &turn)
  }

  /// Applies the user's decision about an app, made on one of its provisional notifications.
  mutating func decide(_ verdict: Verdict, on name: NotificationName, in turn: inout Turn) {
    let kinds = apps[Int(name.app.rawValue)].permission.kinds
    let decision = decide(verdict, asked: kinds, about: name.app, in: &turn)
    guard let mute = decision.answer.mute else { return }
    let end = mute == .oneHour ? now + Interval(seconds: 3600) : endOfDay
    apps[Int(name.app.rawValue)].mutedUntil = end
    note(.app(name.app, .muted(until: end)), because: decision.because, in: &turn)
  }

  /// The next midnight on the phone's clock, on the monotonic clock.
  private var endOfDay: Instant {
    let tomorrow = CivilDate(daysSince1970: zone.civil(at: wall).date.daysSince1970 + 1)
    return zone.resolve(CivilDateTime(date: tomorrow, time: .midnight)).earliest - wallShift
  }

  /// Applies the changes that the policy derives from the user's decision; an app may wait for
  /// them.
  @discardableResult
  private mutating func decide(
    _ verdict: Verdict,
    asked: Settings,
    about app: AppNumber,
    in turn: inout Turn
  ) -> Decision<AuthorizationChoice.Answer> {
    let decision = answering(verdict, asked: asked, about: app, in: &turn)
    set(
      decision.answer.permission,
      of: app,
      by: .verdict(verdict),
      because: decision.because,
      in: &turn
    )
    return decision
  }

  /// Returns the policy's decision about the effect of the user's answer.
  func answering(
    _ verdict: Verdict,
    asked: Settings,
    about app: AppNumber,
    in turn: inout Turn
  ) -> Decision<AuthorizationChoice.Answer> {
    let permission = apps[Int(app.rawValue)].permission
    return turn.ask(AuthorizationChoice.self, of: asked, from: .init(permission: permission)) {
      verdict.conditions
      if permission.status == .provisional { .provisional }
      if hasSummary { .hasSummary }
    }
  }

  /// Indicates whether the Scheduled Summary is on: it is on if any app's notifications wait for
  /// it.
  var hasSummary: Bool { apps.contains { $0.permission.isSummarized } }

  /// Sets the permission of an app if it differs from the current one.
  mutating func set(
    _ permission: Permission,
    of app: AppNumber,
    by cause: Effect.PermissionCause,
    because: RuleSet,
    in turn: inout Turn
  ) {
    guard apps[Int(app.rawValue)].permission != permission else { return }
    apps[Int(app.rawValue)].permission = permission
    note(.app(app, .authorizationChanged(permission, cause)), because: because, in: &turn)
  }

  /// Shows the next prompt in the queue, unless an earlier answer has settled it.
  mutating func showNextPrompt(in turn: inout Turn) {
    while let prompt = rare.prompts.first {
      if prompt.location != nil {
        if show(prompt, in: &turn) { return }
        rare.prompts.removeFirst()
        continue
      }
      let decision = decide(prompt, in: &turn)
      if decision.answer.prompts {
        note(.app(prompt.app, .promptShown), because: decision.because, in: &turn)
        return
      }
      rare.prompts.removeFirst()
      withhold(decision, from: prompt.app, asking: prompt.options, in: &turn)
    }
  }

  /// Closes the prompts of a process that ends; the question stays open.
  mutating func closePrompts(of app: AppNumber, in turn: inout Turn) {
    // The phone's own prompts do not depend on a process.
    rare.unseenPrompts.removeAll { $0.app == app }
    let isGone = { (row: PromptRow) in row.app == app && row.location != .confirmation }
    let wasOnScreen = rare.prompts.first.map(isGone) ?? false
    guard rare.prompts.contains(where: isGone) else { return }
    let decision = turn.ask(PromptPlacement.self) { .ended }
    guard decision.answer.closes else { return }
    rare.prompts.removeAll(where: isGone)
    markSessionsChanged(of: app)
    let isAskedAgain = !wasOnScreen && rare.prompts.first?.app == app
    if !isAskedAgain { note(.app(app, .promptClosed), because: decision.because, in: &turn) }
    if wasOnScreen { showNextPrompt(in: &turn) }
  }
}

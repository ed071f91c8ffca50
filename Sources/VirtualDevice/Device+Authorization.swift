import SystemPolicy

extension Device {
  /// An app asks to be allowed to notify.
  mutating func ask(
    _ app: AppNumber,
    for options: AuthorizationOptions,
    under law: Law,
    into journal: inout Journal
  ) {
    let decision = decide(PromptRow(app: app, options: options), under: law)
    journal.note(decision)
    if decision.answer.linksSettings {
      linkSettings(of: app, because: decision.because, into: &journal)
    }

    if decision.answer.prompts {
      let place = law.prompting.decide(Prompting(isPromptUp: !prompts.isEmpty), from: .init())
      journal.note(place)
      let waits = place.answer.waits
      prompts.insert(PromptRow(app: app, options: options), at: waits ? prompts.count : 0)
      let because = decision.because.union(place.because)
      note(waits ? .promptQueued(app) : .promptShown(app), because: because, in: &journal)
      return
    }
    withhold(decision, from: app, asking: options, into: &journal)
  }

  private func decide(_ prompt: PromptRow, under law: Law) -> Decision<Asking.Answer> {
    let row = apps[Int(prompt.app.rawValue)]
    let question = Asking(
      permission: row.permission,
      options: prompt.options,
      isInForeground: row.state.isInFront
    )
    return law.asking.decide(question, from: .init(permission: row.permission))
  }

  /// Nobody is asked: what the law grants is granted, and the app is told.
  private mutating func withhold(
    _ decision: Decision<Asking.Answer>,
    from app: AppNumber,
    asking options: AuthorizationOptions,
    into journal: inout Journal
  ) {
    let because = decision.because
    note(.promptWithheld(app), because: because, in: &journal)
    set(decision.answer.permission, of: app, by: .request, because: because, into: &journal)
    let isGranted = decision.answer.isGranted
    report(isGranted, to: app, that: options, because: because, into: &journal)
  }

  /// Tells an app what came of asking, in the way in which it asked.
  private func report(
    _ isGranted: Bool,
    to app: AppNumber,
    that asked: AuthorizationOptions,
    because: RuleSet,
    into journal: inout Journal
  ) {
    let effect: Effect =
      asked.contains(.legacy)
      ? .legacy(.registered(app, apps[Int(app.rawValue)].permission.settings))
      : .authorizationReported(app, isGranted: isGranted)
    note(effect, because: because, in: &journal)
  }

  /// The user answers the prompt on the screen.
  mutating func answerPrompt(_ verdict: Verdict, under law: Law, into journal: inout Journal) {
    if prompts.first?.location != nil {
      let same: LocationVerdict = verdict == .allow ? .allow : .dontAllow
      return answerLocation(same, under: law, into: &journal)
    }
    let prompt = prompts.removeFirst()
    note(.promptClosed(prompt.app), in: &journal)
    let asked = Settings.granting(prompt.options)
    let decision = decide(verdict, asked: asked, about: prompt.app, under: law, into: &journal)
    report(
      decision.answer.isGranted,
      to: prompt.app,
      that: prompt.options,
      because: decision.because,
      into: &journal
    )
    showNextPrompt(under: law, into: &journal)
  }

  /// The user decides about an app on one of its provisional notifications.
  mutating func decide(
    _ verdict: Verdict,
    on name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    let kinds = apps[Int(name.app.rawValue)].permission.kinds
    decide(verdict, asked: kinds, about: name.app, under: law, into: &journal)
  }

  /// Lets the law say what the user's decision changes, which an app may wait for.
  @discardableResult
  private mutating func decide(
    _ verdict: Verdict,
    asked: Settings,
    about app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) -> Decision<Answering.Answer> {
    let permission = apps[Int(app.rawValue)].permission
    let question = Answering(
      verdict: verdict,
      asked: asked,
      status: permission.status,
      hasSummary: hasSummary
    )
    let decision = law.answering.decide(question, from: .init(permission: permission))
    journal.note(decision)
    set(
      decision.answer.permission,
      of: app,
      by: .verdict(verdict),
      because: decision.because,
      into: &journal
    )
    return decision
  }

  /// Whether the Scheduled Summary is on: it is where some app's notifications wait for it.
  var hasSummary: Bool { apps.contains { $0.permission.isSummarized } }

  /// Gives an app another permission, if it is another one.
  mutating func set(
    _ permission: Permission,
    of app: AppNumber,
    by cause: Effect.PermissionCause,
    because: RuleSet,
    into journal: inout Journal
  ) {
    guard apps[Int(app.rawValue)].permission != permission else { return }
    apps[Int(app.rawValue)].permission = permission
    note(.authorizationChanged(app, permission, cause), because: because, in: &journal)
  }

  /// Shows the prompt that is next in the queue, unless what was answered meanwhile settles it.
  mutating func showNextPrompt(under law: Law, into journal: inout Journal) {
    while let prompt = prompts.first {
      if prompt.location != nil {
        if show(prompt, under: law, into: &journal) { return }
        prompts.removeFirst()
        continue
      }
      let decision = decide(prompt, under: law)
      journal.note(decision)
      if decision.answer.prompts {
        note(.promptShown(prompt.app), because: decision.because, in: &journal)
        return
      }
      prompts.removeFirst()
      withhold(decision, from: prompt.app, asking: prompt.options, into: &journal)
    }
  }

  /// A process that ends takes its prompts with it; the question stays open.
  mutating func closePrompts(of app: AppNumber, under law: Law, into journal: inout Journal) {
    // What the phone itself wants to know does not depend on a process.
    let isGone = { (row: PromptRow) in row.app == app && row.location != .confirmation }
    let wasOnScreen = prompts.first.map(isGone) ?? false
    guard prompts.contains(where: isGone) else { return }
    let decision = law.prompting.decide(Prompting(hasEnded: true), from: .init())
    journal.note(decision)
    guard decision.answer.closes else { return }
    prompts.removeAll(where: isGone)
    let isAskedAgain = !wasOnScreen && prompts.first?.app == app
    if !isAskedAgain { note(.promptClosed(app), because: decision.because, in: &journal) }
    if wasOnScreen { showNextPrompt(under: law, into: &journal) }
  }
}

import SystemPolicy

extension Device {
  /// An app asks to be allowed to notify.
  mutating func ask(
    _ app: AppNumber,
    for options: AuthorizationOptions,
    under law: Law,
    into journal: inout Journal
  ) {
    let row = apps[Int(app.rawValue)]
    let question = Asking(status: row.status, options: options)
    let decision = law.asking.decide(question, from: .init(status: row.status))
    journal.note(decision)

    let answer = decision.answer
    if answer.prompts {
      prompts.append(PromptRow(app: app, options: options))
      let effect: Effect = prompts.count == 1 ? .promptShown(app) : .promptQueued(app)
      note(effect, because: decision.because, in: &journal)
      return
    }
    note(.promptWithheld(app), because: decision.because, in: &journal)
    if answer.status != row.status {
      apps[Int(app.rawValue)].asked = options
      setStatus(
        answer.status,
        answer.settings,
        of: app,
        by: nil,
        because: decision.because,
        into: &journal
      )
    }
    note(.authorizationReported(app, isGranted: answer.isGranted), in: &journal)
  }

  /// The user answers the prompt on the screen.
  mutating func answerPrompt(_ verdict: Verdict, under law: Law, into journal: inout Journal) {
    let prompt = prompts.removeFirst()
    apps[Int(prompt.app.rawValue)].asked = prompt.options
    note(.promptClosed(prompt.app), in: &journal)
    let isGranted = decide(verdict, about: prompt.app, under: law, into: &journal)
    note(.authorizationReported(prompt.app, isGranted: isGranted), in: &journal)
    showNextPrompt(under: law, into: &journal)
  }

  /// The user decides about an app on one of its provisional notifications.
  mutating func decide(
    _ verdict: Verdict,
    on name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    decide(verdict, about: name.app, under: law, into: &journal)
  }

  /// Lets the law say what a decision changes; returns what an app that waits for it is told.
  @discardableResult
  private mutating func decide(
    _ verdict: Verdict,
    about app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) -> Bool {
    let row = apps[Int(app.rawValue)]
    let question = Answering(verdict: verdict, asked: row.asked)
    let draft = Answering.Answer(status: row.status, settings: row.settings)
    let decision = law.answering.decide(question, from: draft)
    journal.note(decision)
    setStatus(
      decision.answer.status,
      decision.answer.settings,
      of: app,
      by: verdict,
      because: decision.because,
      into: &journal
    )
    // Only a trial is decided later on what was asked; kept any longer, it would tell phones apart
    // that do the same.
    if decision.answer.status != .provisional { apps[Int(app.rawValue)].asked = [] }
    return decision.answer.isGranted
  }

  private mutating func setStatus(
    _ status: AuthorizationStatus,
    _ settings: Settings,
    of app: AppNumber,
    by verdict: Verdict?,
    because: RuleSet,
    into journal: inout Journal
  ) {
    apps[Int(app.rawValue)].status = status
    apps[Int(app.rawValue)].settings = settings
    note(.authorizationChanged(app, status, settings, verdict), because: because, in: &journal)
  }

  /// Shows the prompt that is next in the queue, unless what was answered meanwhile settles it.
  private mutating func showNextPrompt(under law: Law, into journal: inout Journal) {
    while let prompt = prompts.first {
      let status = apps[Int(prompt.app.rawValue)].status
      let question = Asking(status: status, options: prompt.options)
      let decision = law.asking.decide(question, from: .init(status: status))
      journal.note(decision)
      if decision.answer.prompts {
        note(.promptShown(prompt.app), because: decision.because, in: &journal)
        return
      }
      prompts.removeFirst()
      note(.promptWithheld(prompt.app), because: decision.because, in: &journal)
      note(
        .authorizationReported(prompt.app, isGranted: decision.answer.isGranted),
        in: &journal
      )
    }
  }

  /// A process that ends takes its prompts with it; the question stays open.
  mutating func closePrompts(of app: AppNumber, under law: Law, into journal: inout Journal) {
    let wasOnScreen = prompts.first?.app == app
    guard prompts.contains(where: { $0.app == app }) else { return }
    prompts.removeAll { $0.app == app }
    note(.promptClosed(app), in: &journal)
    if wasOnScreen { showNextPrompt(under: law, into: &journal) }
  }
}

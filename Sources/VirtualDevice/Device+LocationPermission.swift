import SystemPolicy
import VirtualTime

extension Device {
  /// An app asks to know where the phone is.
  mutating func ask(
    _ app: AppNumber,
    for request: LocationRequest,
    under law: Law,
    into journal: inout Journal
  ) {
    let isLater = apps[Int(app.rawValue)].location.isAllowed
    let prompt: LocationPrompt =
      request == .whenInUse ? .whenInUse : isLater ? .upgrade : .always
    let decision = locating(app, prompt, under: law, noting: &journal)
    guard decision.answer.prompts else {
      return note(.promptWithheld(app), because: decision.because, in: &journal)
    }
    let row = PromptRow(app: app, options: [], location: prompt)
    queue(row, because: decision.because, under: law, into: &journal)
  }

  private func locating(
    _ app: AppNumber,
    _ prompt: LocationPrompt,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Locating.Answer> {
    let row = apps[Int(app.rawValue)]
    let question = Locating(
      permission: row.location,
      request: prompt.request,
      hasUsageString: row.missingUsage.map { $0 == .always && prompt == .whenInUse } ?? true
    )
    let decision = law.locating.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  /// Puts a prompt about the location on the screen, or behind those that wait.
  private mutating func queue(
    _ row: PromptRow,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    guard let prompt = row.location else { return }
    let place = law.prompting.decide(Prompting(isPromptUp: !prompts.isEmpty), from: .init())
    journal.note(place)
    let waits = place.answer.waits
    prompts.insert(row, at: waits ? prompts.count : 0)
    let effect: Effect = waits ? .promptQueued(row.app) : .location(.prompted(row.app, prompt))
    note(effect, because: because.union(place.because), in: &journal)
  }

  /// Shows a prompt about the location whose turn it is; returns whether it still asks anything.
  mutating func show(_ row: PromptRow, under law: Law, into journal: inout Journal) -> Bool {
    guard let prompt = row.location else { return false }
    if prompt == .confirmation {
      note(.location(.prompted(row.app, prompt)), in: &journal)
      return true
    }
    let decision = locating(row.app, prompt, under: law, noting: &journal)
    let effect: Effect =
      decision.answer.prompts ? .location(.prompted(row.app, prompt)) : .promptWithheld(row.app)
    note(effect, because: decision.because, in: &journal)
    return decision.answer.prompts
  }

  /// The user answers the prompt about the location that is on the screen.
  mutating func answerLocation(
    _ verdict: LocationVerdict,
    isPrecise: Bool = true,
    under law: Law,
    into journal: inout Journal
  ) {
    guard let row = prompts.first, let prompt = row.location else { return }
    prompts.removeFirst()
    note(.promptClosed(row.app), in: &journal)
    var decision = permitting(verdict, prompt, of: row.app, under: law, noting: &journal)
    if !isPrecise {
      let reduction = permitting(.preciseOff, prompt, of: row.app, under: law, noting: &journal)
      decision.answer.permission.terms.formUnion(reduction.answer.permission.terms)
      decision.because.formUnion(reduction.because)
    }
    set(decision, of: row.app, under: law, into: &journal)
    if decision.answer.tellsHeldCrossing, let held = row.held {
      let name = RegionName(row.app, held)
      cross(name, because: decision.because, under: law, into: &journal)
    }
    showNextPrompt(under: law, into: &journal)
  }

  private func permitting(
    _ verdict: LocationVerdict,
    _ prompt: LocationPrompt,
    of app: AppNumber,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Permitting.Answer> {
    let question = Permitting(verdict: verdict, request: prompt.request, isLater: prompt.isLater)
    let draft = Permitting.Answer(permission: apps[Int(app.rawValue)].location)
    let decision = law.permitting.decide(question, from: draft)
    journal.note(decision)
    return decision
  }

  /// The user turns Precise Location on or off for an app.
  mutating func turnPrecise(
    _ isOn: Bool,
    for app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let verdict: LocationVerdict = isOn ? .preciseOn : .preciseOff
    let decision = permitting(verdict, .whenInUse, of: app, under: law, noting: &journal)
    set(decision, of: app, under: law, into: &journal)
  }

  private mutating func set(
    _ decision: Decision<Permitting.Answer>,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let permission = decision.answer.permission
    set(permission, of: app, because: decision.because, under: law, into: &journal)
  }

  /// What was allowed once ends for the apps that are in front no more.
  mutating func lapse(under law: Law, into journal: inout Journal) {
    for index in apps.indices
    where apps[index].location.terms.contains(.once) && !apps[index].state.isInFront {
      let decision = law.lapsing.decide(Lapsing(isOnce: true), from: .init())
      journal.note(decision)
      guard decision.answer.ends else { continue }
      let app = AppNumber(rawValue: UInt16(index))
      let reduced = apps[index].location.terms.intersection(.reduced)
      let permission = LocationPermission(.notDetermined, reduced.union(.listed))
      set(permission, of: app, because: decision.because, under: law, into: &journal)
    }
  }

  /// A crossing waits until the user has said whether Always is meant.
  mutating func hold(
    _ name: RegionName,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    guard !prompts.contains(where: { $0.app == name.app && $0.location == .confirmation }) else {
      return
    }
    let row = PromptRow(
      app: name.app,
      options: [],
      location: .confirmation,
      held: name.identifier
    )
    queue(row, because: because, under: law, into: &journal)
  }

  /// Why the user cannot choose this about the location now, if so.
  func objection(
    toAnswering verdict: LocationVerdict,
    isPrecise: Bool,
    under law: Law,
    noting journal: inout Journal
  ) -> Objection? {
    guard let row = prompts.first else { return nil }
    guard let prompt = row.location else { return .location(.notAboutLocation) }
    func isOffered(_ verdict: LocationVerdict) -> Bool {
      permitting(verdict, prompt, of: row.app, under: law, noting: &journal).answer.isOffered
    }
    guard isOffered(verdict) else {
      let offered = LocationVerdict.allCases.filter { $0 < .preciseOff && isOffered($0) }
      let bits = offered.reduce(UInt16(0)) { $0 | 1 << UInt16($1.rawValue) }
      return .location(.notOnThePrompt(offers: bits))
    }
    return isPrecise || isOffered(.preciseOff) ? nil : .location(.noSuchSwitch)
  }
}

extension LocationVerdict {
  /// Whether one stands before another in the list.
  fileprivate static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

import SystemPolicy
import VirtualTime

extension Device {
  /// Requests location authorization for an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - request: The authorization that it requests.
  ///   - cause: The rules by which a service session asks for it; nil for a request of the app.
  ///   - isFirst: Indicates whether a prompt that does not appear is recorded.
  ///   - turn: The event in progress.
  mutating func ask(
    _ app: AppNumber,
    for request: LocationRequest,
    because cause: RuleSet? = nil,
    isFirst: Bool = true,
    in turn: inout Turn
  ) {
    let isLater = apps[Int(app.rawValue)].location.isAllowed
    let prompt: LocationPrompt =
      request == .whenInUse ? .whenInUse : isLater ? .upgrade : .always
    let decision = locating(app, prompt, in: &turn)
    let because = (cause ?? RuleSet()).union(decision.because)
    guard decision.answer.prompts else {
      if isFirst { note(.app(app, .promptWithheld), because: because, in: &turn) }
      return
    }
    var row = PromptRow(app: app, options: [], location: prompt)
    row.isOfSession = cause != nil
    queue(row, because: because, in: &turn)
  }

  private func locating(
    _ app: AppNumber,
    _ prompt: LocationPrompt,
    in turn: inout Turn
  ) -> Decision<LocationPermissionRequest.Answer> {
    let row = apps[Int(app.rawValue)]
    let (authorization, terms) = (row.location.authorization, row.location.terms)
    return turn.ask(LocationPermissionRequest.self) {
      if authorization == .restricted { .restricted }
      if terms.contains(.servicesOff) { .servicesOff }
      if authorization == .notDetermined { .notDetermined }
      if authorization == .whenInUse, prompt.request == .always {
        if terms.contains(.askedForAlways) {
          .askedForAlways
        } else if !terms.contains(.once) {
          .upgrades
        }
      }
      if let missing = row.missingUsage, missing != .always || prompt != .whenInUse {
        .noUsageString
      }
    }
  }

  /// Shows a location prompt, or adds it to the end of the queue.
  mutating func queue(_ row: PromptRow, because: RuleSet, in turn: inout Turn) {
    guard let prompt = row.location else { return }
    let isUnseen = isUnseen(row)
    let place = turn.ask(PromptPlacement.self) {
      if !rare.prompts.isEmpty { .promptUp }
      if isUnseen { .unseen }
    }
    guard !place.answer.isWithheld else {
      return withhold(row, place, because: because, in: &turn)
    }
    let waits = place.answer.waits
    rare.prompts.insert(row, at: waits ? rare.prompts.count : 0)
    markSessionsChanged(of: row.app)
    let effect: Effect =
      waits ? .app(row.app, .promptQueued) : .app(row.app, .locationPromptShown(prompt))
    note(effect, because: because.union(place.because), in: &turn)
  }

  /// Indicates whether a prompt belongs to an app that is not in the foreground.
  ///
  /// The system's own prompt, which confirms Always, belongs to no app.
  private func isUnseen(_ row: PromptRow) -> Bool {
    row.location != .confirmation && !apps[Int(row.app.rawValue)].state.isInFront
  }

  /// Does not show a location prompt, and keeps the request if the policy says so.
  private mutating func withhold(
    _ row: PromptRow,
    _ place: Decision<PromptPlacement.Answer>,
    because: RuleSet,
    in turn: inout Turn
  ) {
    // A session that is still held asks again by itself.
    if place.answer.waitsForTheForeground, !row.isOfSession, !rare.unseenPrompts.contains(row) {
      rare.unseenPrompts.append(row)
    }
    note(.app(row.app, .promptWithheld), because: because.union(place.because), in: &turn)
  }

  /// Repeats the location requests that an app made before it came to the foreground.
  mutating func askUnseen(of app: AppNumber, in turn: inout Turn) {
    let waiting = rare.unseenPrompts.filter { $0.app == app }
    guard !waiting.isEmpty else { return }
    rare.unseenPrompts.removeAll { $0.app == app }
    for row in waiting {
      guard let prompt = row.location else { continue }
      ask(app, for: prompt.request, in: &turn)
    }
  }

  /// Shows the next location prompt; returns whether it still asks anything.
  mutating func show(_ row: PromptRow, in turn: inout Turn) -> Bool {
    guard let prompt = row.location else { return false }
    markSessionsChanged(of: row.app)
    if prompt == .fullAccuracy { return showFullAccuracy(row, in: &turn) }
    if prompt == .confirmation {
      note(.app(row.app, .locationPromptShown(prompt)), in: &turn)
      return true
    }
    let decision = locating(row.app, prompt, in: &turn)
    if decision.answer.prompts, isUnseen(row) {
      let place = turn.ask(PromptPlacement.self) { .unseen }
      if place.answer.isWithheld {
        withhold(row, place, because: decision.because, in: &turn)
        return false
      }
    }
    let effect: Effect =
      decision.answer.prompts
      ? .app(row.app, .locationPromptShown(prompt)) : .app(row.app, .promptWithheld)
    note(effect, because: decision.because, in: &turn)
    return decision.answer.prompts
  }

  /// Answers the location prompt on the screen.
  mutating func answerLocation(
    _ verdict: LocationVerdict,
    isPrecise: Bool = true,
    in turn: inout Turn
  ) {
    guard let row = rare.prompts.first, let prompt = row.location else { return }
    rare.prompts.removeFirst()
    markSessionsChanged(of: row.app)
    note(.app(row.app, .promptClosed), in: &turn)
    var decision = permitting(verdict, prompt, of: row.app, in: &turn)
    if !isPrecise {
      let reduction = permitting(.preciseOff, prompt, of: row.app, in: &turn)
      decision.answer.permission.terms.formUnion(reduction.answer.permission.terms)
      decision.addReasons(of: reduction)
    }
    if prompt == .fullAccuracy {
      reportFullAccuracy(decision, of: row, in: &turn)
    } else {
      set(decision, of: row.app, in: &turn)
    }
    if decision.answer.reportsHeldCrossing, let held = row.held {
      cross(held, because: decision.because, in: &turn)
    }
    showNextPrompt(in: &turn)
  }

  private func permitting(
    _ verdict: LocationVerdict,
    _ prompt: LocationPrompt,
    of app: AppNumber,
    in turn: inout Turn
  ) -> Decision<LocationPermissionChoice.Answer> {
    let draft = LocationPermissionChoice.Answer(permission: apps[Int(app.rawValue)].location)
    return turn.ask(LocationPermissionChoice.self, from: draft) {
      verdict.condition
      if prompt.isLater { .later }
      if prompt == .fullAccuracy { .temporarily }
      if prompt.request == .always { .asksForAlways }
    }
  }

  /// The user turns Precise Location on or off for an app.
  mutating func turnPrecise(_ isOn: Bool, for app: AppNumber, in turn: inout Turn) {
    let verdict: LocationVerdict = isOn ? .preciseOn : .preciseOff
    let decision = permitting(verdict, .whenInUse, of: app, in: &turn)
    set(decision, of: app, by: .preciseSwitch, in: &turn)
  }

  private mutating func set(
    _ decision: Decision<LocationPermissionChoice.Answer>,
    of app: AppNumber,
    by cause: Effect.LocationCause = .other,
    in turn: inout Turn
  ) {
    let permission = decision.answer.permission
    set(permission, of: app, by: cause, because: decision.because, in: &turn)
  }

  /// Ends the one-time authorization and the temporary full accuracy of apps that are no longer in
  /// the foreground.
  mutating func lapse(in turn: inout Turn) {
    // Most phones have no such app, and a phone with a thousand apps does not look at each of them.
    guard mayLapse else { return }
    mayLapse = false
    for index in apps.indices
    where !apps[index].location.terms.isDisjoint(with: [.once, .temporarilyFull]) {
      mayLapse = true
      guard !apps[index].state.isInFront else { continue }
      let before = apps[index].location
      let decision = turn.ask(TemporaryPermissionExpiry.self) {
        if before.terms.contains(.once) { .once }
        if before.terms.contains(.temporarilyFull) { .temporarilyFull }
        if apps[index].isLocating { .showsIndicator }
      }
      guard decision.answer.ends || decision.answer.endsFullAccuracy else { continue }
      let app = AppNumber(rawValue: UInt16(index))
      guard decision.answer.ends else {
        let terms = before.terms.subtracting(.temporarilyFull)
        let permission = LocationPermission(before.authorization, terms)
        set(permission, of: app, because: decision.because, in: &turn)
        continue
      }
      let kept = before.terms.intersection([.reduced, .servicesOff])
      let permission = LocationPermission(.notDetermined, kept.union(.listed))
      set(permission, of: app, because: decision.because, in: &turn)
    }
  }

  /// Holds a crossing until the user has confirmed the Always authorization.
  mutating func hold(_ name: RegionName, because: RuleSet, in turn: inout Turn) {
    guard !rare.prompts.contains(where: { $0.app == name.app && $0.location == .confirmation })
    else {
      return
    }
    let row = PromptRow(
      app: name.app,
      options: [],
      location: .confirmation,
      held: name
    )
    queue(row, because: because, in: &turn)
  }

  /// Returns the reason why the user cannot make this location choice now, if there is one.
  func objection(
    toAnswering verdict: LocationVerdict,
    isPrecise: Bool,
    in turn: inout Turn
  ) -> Objection? {
    guard let row = rare.prompts.first else { return nil }
    guard let prompt = row.location else { return .location(.notAboutLocation) }
    func isOffered(_ verdict: LocationVerdict) -> Bool {
      permitting(verdict, prompt, of: row.app, in: &turn).answer.isOffered
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
  /// Indicates whether one choice precedes another in the list.
  fileprivate static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

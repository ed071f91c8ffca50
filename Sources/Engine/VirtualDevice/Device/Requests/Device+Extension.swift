import SystemPolicy
import VirtualTime

extension Device {
  /// The pushes that service extensions have and did not answer yet, each name once.
  public var pushesOfExtensions: [NotificationName] {
    var names: [NotificationName] = []
    for row in rare.extensions where !names.contains(row.name) { names.append(row.name) }
    return names
  }

  /// Starts the service extension of an app for a push, if it gets the push; returns whether it
  /// does.
  mutating func startExtension(
    for push: Push,
    of app: AppNumber,
    _ times: Int,
    because earlier: inout RuleSet,
    in turn: inout Turn
  ) -> Bool {
    let row = apps[Int(app.rawValue)]
    guard row.build?.hasServiceExtension ?? false else { return false }
    let decision = turn.ask(ServiceExtensionStart.self) {
      if push.content.carries.contains(.alert) { .alert }
      if push.isMutable { .mutableContent }
      if [.denied, .notDetermined].contains(row.permission.status) { .mayNotShow }
      if row.isClip { .appClip }
      if row.state == .suspended || row.state == .notRunning { .appIdle }
      if power != .on { .beforeFirstUnlock }
    }
    earlier.formUnion(decision.because)
    guard decision.answer.runs else { return false }
    let name = NotificationName(app, push.identifier)
    rare.extensions.append(
      ExtensionRow(
        name: name,
        content: push.content,
        times: times,
        usesCenter: decision.answer.usesCenter
      )
    )
    agenda.add(.extensionTimeEnds(name), at: now + ServiceExtensionOutcome.limit)
    note(.notification(name, .extensionCalled), because: earlier, in: &turn)
    return true
  }

  /// Applies the answer of a service extension; if it has two pushes of one name, to the first.
  mutating func apply(
    _ answer: ServiceExtensionAnswer,
    for name: NotificationName,
    in turn: inout Turn
  ) {
    guard let index = rare.extensions.firstIndex(where: { $0.name == name }) else { return }
    let row = rare.extensions.remove(at: index)
    agenda.removeFirst(row.wakeup)
    note(.notification(name, .extensionAnswered(answer)), in: &turn)
    let isEntitled = apps[Int(name.app.rawValue)].entitlements.contains(.filtering)
    let isEmpty =
      switch answer {
      case .unchanged: false
      case .empty: true
      case .content(let content): content.carries.isSubset(of: .additions)
      }
    let decision = turn.ask(ServiceExtensionOutcome.self) {
      .answered
      if isEmpty { .empty }
      if isEntitled { .entitledToFiltering }
    }
    if decision.answer.showsNothing {
      note(.notification(name, .dropped(.pushed)), because: decision.because, in: &turn)
    } else if decision.answer.usesNewContent, case .content(let content) = answer {
      deliver(row, content, because: decision.because, in: &turn)
    } else {
      deliver(row, row.content, because: decision.because, in: &turn)
    }
  }

  /// Calls `serviceExtensionTimeWillExpire` for a push whose extension has not answered.
  mutating func expireExtension(for name: NotificationName, in turn: inout Turn) {
    let waiting = rare.extensions.firstIndex { $0.name == name && !$0.isExpiring }
    guard let index = waiting else { return }
    let decision = turn.ask(ServiceExtensionOutcome.self) { .timeEnds }
    guard decision.answer.warns else { return endExtension(for: name, in: &turn) }
    rare.extensions[index].isExpiring = true
    agenda.add(.extensionEnds(name), at: now + ServiceExtensionOutcome.grace)
    note(.notification(name, .extensionTimeWillExpire), because: decision.because, in: &turn)
  }

  /// Ends a service extension that has not answered, and presents the push as it was sent.
  ///
  /// - Parameters:
  ///   - name: The push; if the extension has two of the name, the first.
  ///   - isEarly: A Boolean value that indicates whether the system ends it before its time ends.
  ///   - turn: The event in progress.
  mutating func endExtension(
    for name: NotificationName,
    isEarly: Bool = false,
    in turn: inout Turn
  ) {
    guard let index = rare.extensions.firstIndex(where: { $0.name == name }) else { return }
    let row = rare.extensions.remove(at: index)
    if isEarly { agenda.removeFirst(row.wakeup) }
    let decision = turn.ask(ServiceExtensionOutcome.self) {
      .ended
      if isEarly { .early }
    }
    note(.notification(name, .extensionEnded), because: decision.because, in: &turn)
    deliver(row, row.content, because: decision.because, in: &turn)
  }

  /// Ends every service extension, because the phone is switched off.
  mutating func endExtensions(in turn: inout Turn) {
    while let row = rare.extensions.first { endExtension(for: row.name, in: &turn) }
  }

  private mutating func deliver(
    _ row: ExtensionRow,
    _ content: Content,
    because: RuleSet,
    in turn: inout Turn
  ) {
    for _ in 0..<row.times { deliver(row.name, content, because: because, in: &turn) }
  }

  /// Indicates whether a service extension of an app can do something in the place of its app.
  func mayExtensionAct(_ action: AppAction, for app: AppNumber) -> Bool {
    switch action {
    case .adds, .removesPending, .removesDelivered, .removesAllPending, .removesAllDelivered,
      .setsBadge, .setsCategories:
      rare.extensions.contains { $0.name.app == app && $0.usesCenter }
    case _: false
    }
  }
}

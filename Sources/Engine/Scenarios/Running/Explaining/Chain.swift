import SystemPolicy
public import VirtualDevice

extension Run {
  /// Returns the entries that led to the decisive one, oldest first, including it.
  func chain(to cause: Cause) -> [Int] {
    var chain = Set(journal.chain(to: cause.entry))
    if let other = cause.other { chain.insert(other) }
    if let launch = launch(for: cause.entry) { chain.insert(launch) }
    guard let name = cause.name else { return chain.sorted() }
    let entry = journal.entries[cause.entry]
    let before = journal.entries[..<cause.entry]
    if let missed = journal.missedResponse(at: cause.entry, before: journal.entries.count) {
      if missed.scene != .none {
        journal.connection(with: name, before: cause.entry)
          .map { _ = chain.insert($0.entry) }
      }
      if missed.delegate == .late {
        journal.delegateSet(by: name.app, between: cause.entry, and: journal.entries.count)
          .map { _ = chain.insert($0) }
      }
    }
    if entry.effect.isKept {
      // The request was pending before, so the new pending state has an occasion.
      let occasion = before.lastIndex {
        $0.moment.instant == entry.moment.instant && $0.origin == entry.origin
          && $0.effect.hasRequestsLookedAt(name)
      }
      if let occasion {
        let earlier = journal.entries[..<occasion].lastIndex {
          $0.effect.name == name && $0.effect.isKept
        }
        chain.formUnion([occasion] + (earlier.map { [$0] } ?? []))
      }
    } else {
      let hand = before.last {
        $0.moment == entry.moment && $0.origin == entry.origin && $0.effect.touches(name)
      }
      if hand != nil {
        before.lastIndex { $0.effect.touches(name) }.map { _ = chain.insert($0) }
      }
      if !entry.effect.isFate(of: name) {
        before.lastIndex { $0.effect.decidesPlace(of: name) }.map { _ = chain.insert($0) }
        before.lastIndex { $0.effect.name == name && $0.effect.isKept }
          .map { _ = chain.insert($0) }
      }
    }
    if device.screen.held.contains(where: { $0.name == name }) {
      chain.formUnion(
        journal.entries.indices.dropFirst(cause.entry + 1).filter {
          journal.entries[$0].effect.aspect == .power
        }
      )
    }
    return chain.sorted()
  }
}

extension Run {
  /// Returns the entry in which an app was launched for an event of its own.
  private func launch(for decisive: Int) -> Int? {
    let entry = journal.entries[decisive]
    guard let app = entry.effect.app else { return nil }
    for earlier in (0..<decisive).reversed() {
      let other = journal.entries[earlier]
      guard other.moment == entry.moment, other.origin == entry.origin else { return nil }
      if other.effect == .app(app, .launched) { return earlier }
    }
    return nil
  }
}

extension Step.Action {
  /// The name of the request or the remote notification that the action adds.
  var addedName: NotificationName? {
    switch self {
    case .event(.app(let app, let action)): action.made.map { NotificationName(app, $0) }
    case .event(.device(.receives(let app, let push))): NotificationName(app, push.identifier)
    case .event, .expect: nil
    }
  }

  /// The notification that a step concerns.
  public var notification: NotificationName? {
    switch self {
    case .event(.user(.taps(let name))), .event(.user(.clears(let name))),
      .event(.user(.decides(let name, _))), .event(.user(.performs(let name, _, _))),
      .event(.user(.flicksAway(let name))):
      name
    case .expect(let expectation): expectation.subject.name
    case .event: nil
    }
  }
}

import SystemPolicy

extension Effect {
  /// Indicates whether the entry makes or keeps a request pending.
  public var isKept: Bool {
    if case .notification(_, let effect) = self { effect.isKept } else { false }
  }

  /// Indicates whether the entry ends the pending state of its request.
  public var endsWaiting: Bool {
    if case .notification(_, let effect) = self { effect.endsWaiting } else { false }
  }

  /// Indicates whether the entry is the final outcome of a notification, this time.
  public func isFate(of wanted: NotificationName) -> Bool {
    if case .notification(wanted, let effect) = self { effect.isFate } else { false }
  }
}

extension Journal {
  /// Returns the entries that led to one of them, oldest first, including it.
  ///
  /// These are the entries that last changed each aspect that the guards of its rules read, and
  /// the entries about the request itself.
  public func chain(to decisive: Int) -> [Int] {
    let entry = entries[decisive]
    guard let app = entry.effect.app else { return [decisive] }
    let aspects = entry.because.elements.flatMap { Law.rule($0).aspects }
    var chain = [decisive]
    for aspect in Aspect.allCases where aspects.contains(aspect) || aspect == .request {
      let cause = entries[..<decisive].lastIndex { earlier in
        guard earlier.effect.aspect == aspect, earlier.effect.app ?? app == app else {
          return false
        }
        guard aspect == .request else { return true }
        // The firing itself ends the pending state; that is not news.
        let isThisFiring = earlier.moment == entry.moment && !earlier.effect.isKept
        return earlier.effect.name == entry.effect.name && !isThisFiring
      }
      if let cause, aspect != .request || entries[cause].effect.isKept { chain.append(cause) }
    }
    return chain.sorted()
  }
}

import SystemPolicy

extension Effect {
  /// Whether a request is pending by it.
  public var isKept: Bool {
    if case .notification(_, let effect) = self { effect.isKept } else { false }
  }

  /// Whether a request that this is about is not pending from then on.
  public var endsWaiting: Bool {
    if case .notification(_, let effect) = self { effect.endsWaiting } else { false }
  }

  /// Whether this is how it ended with a notification, for this time.
  public func isFate(of wanted: NotificationName) -> Bool {
    if case .notification(wanted, let effect) = self { effect.isFate } else { false }
  }
}

extension Journal {
  /// The entries that led to one of them, oldest first and with it.
  ///
  /// For each thing the guards of its rules are about, the entry that last changed it; and what was
  /// done with the request itself.
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
        // That it left the pending ones by this very firing is no news.
        let isThisFiring = earlier.moment == entry.moment && !earlier.effect.isKept
        return earlier.effect.name == entry.effect.name && !isThisFiring
      }
      if let cause, aspect != .request || entries[cause].effect.isKept { chain.append(cause) }
    }
    return chain.sorted()
  }
}

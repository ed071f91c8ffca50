import VirtualDevice

/// What the lines of a scenario have spoken of so far, and where in the journal they did.
struct Spoken {
  private var starts: [Matter: Int] = [:]
  /// What the expectations speak of that stand together at the end, with nothing between them.
  ///
  /// They look at the same stretch of the story: none of them hides it from the next.
  private var latest: [Matter] = []
  private var latestStart = 0

  /// Notes what a line speaks of.
  ///
  /// - Parameter count: How many entries the journal has, before the line if it is a step.
  mutating func note(_ action: Step.Action, at count: Int) {
    switch action {
    case .event:
      pause()
      for matter in action.matters { starts[matter] = count }
    case .expect:
      latestStart = count
      latest += action.matters
    }
  }

  /// Notes that the expectations so far no longer stand together with those that follow.
  mutating func pause() {
    for matter in latest { starts[matter] = latestStart }
    latest = []
  }

  /// Returns the first entry that follows the last line that spoke of an matter, or zero where
  /// no line has.
  func start(of matter: Matter) -> Int {
    matter.spokenOf.compactMap { starts[$0] }.max() ?? 0
  }
}

extension Run {
  /// What happened though an expectation denies it.
  ///
  /// - Parameter start: The first entry of the journal that counts.
  mutating func happened(of expectation: Expectation, from start: Int) -> Failure.Reason? {
    let denied = expectation.subject.matters
    let hasBeginning = expectation.since != nil
    let found = journal.entries.indices.dropFirst(start).filter { index in
      denied.contains { matter in
        guard let happened = matter.matter(in: journal.entries[index].effect) else {
          return false
        }
        // Where anything of a kind is denied, each counts from the last line that spoke of it.
        return hasBeginning || index >= spoken.start(of: happened)
      }
    }
    // What the failure of a line tells is not told a second time.
    for index in found {
      if journal.entries[index].effect.isDelivery { expectedDeliveries.insert(index) }
      if case .app(_, .crashed) = journal.entries[index].effect { expectedCrashes.insert(index) }
    }
    return found.isEmpty ? nil : .found(found)
  }
}

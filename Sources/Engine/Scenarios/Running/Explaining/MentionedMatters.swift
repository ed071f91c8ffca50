import VirtualDevice

/// The matters that the lines of a scenario have mentioned so far, and their places in the
/// journal.
struct MentionedMatters {
  private var starts: [Matter: Int] = [:]
  /// The matters of the latest expectations that follow each other without a step between them.
  ///
  /// They examine the same part of the run: none of them hides it from the next.
  private var latest: [Matter] = []
  private var latestStart = 0

  /// Records the matter of a line.
  ///
  /// - Parameter count: The number of journal entries, before the line if it is a step.
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

  /// Ends the current group of adjacent expectations.
  mutating func pause() {
    for matter in latest { starts[matter] = latestStart }
    latest = []
  }

  /// Returns the first entry after the last line that mentioned a matter, or zero if no line did.
  func start(of matter: Matter) -> Int {
    matter.mentionedMatters.compactMap { starts[$0] }.max() ?? 0
  }
}

extension Run {
  /// Returns the entries that contradict an expectation that denies them.
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
        // If anything of a kind is denied, each entry counts from the last line that mentioned
        // it.
        return hasBeginning || index >= cursor.mentioned.start(of: happened)
      }
    }
    // A failure that a line reports is not reported again.
    cover(denied: found)
    for index in found {
      if journal.entries[index].effect.isDelivery { coverage.deliveries.insert(index) }
      if case .app(_, .crashed) = journal.entries[index].effect { coverage.crashes.insert(index) }
    }
    return found.isEmpty ? nil : .found(found)
  }
}

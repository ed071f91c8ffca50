import SystemPolicy
import VirtualDevice

/// The occurrences of an exhaustive scenario that no line expects.
extension Run {
  /// Records what a step mentions: an answer mentions the prompt.
  mutating func cover(_ event: Event) {
    if case .user(.answers) = event { coverPrompt() }
  }

  /// Records the occurrences that an expectation covers, except its deliveries.
  mutating func cover(_ expectation: Expectation, from start: Int) {
    switch expectation.subject {
    case .delivered(let name, as: _?, _):
      coverSounds(entries(from: start) { $0.isSound && $0.name == name })
    case .happened(let happening, let name):
      let found = entries(from: start) { happening.isSeen(in: $0, of: name) }
      switch happening {
      case .sounded: coverSounds(found)
      case .soundReplaced: coverSounds(entries(from: start) { $0.isSound && $0.name == name })
      case .dropped: coverOthers(found)
      case _: return
      }
    case .region(.happened(let name, let happening)):
      coverOthers(entries(from: start) { happening.isReported(by: $0, of: name) })
    case .region(.condition(let name, let state, times: 1...)):
      coverOthers(entries(from: start) { $0.reports(state, of: name) })
    case .isSo(.prompt(true)), .isSo(.promptOf), .isSo(.locationPromptOf): coverPrompt()
    case _: return
    }
  }

  /// Records the occurrences that an expectation denies: it reports them itself.
  mutating func cover(denied found: [Int]) {
    coverSounds(found)
    coverOthers(found)
  }

  private mutating func coverPrompt() {
    guard scenario.setting.exhaustive.contains(.prompt) else { return }
    coverOthers(journal.entries.lastIndex { $0.effect.isPrompt }.map { [$0] } ?? [])
  }

  private mutating func coverSounds(_ found: [Int]) {
    if scenario.setting.exhaustive.contains(.sound) { coverage.sounds.formUnion(found) }
  }

  private mutating func coverOthers(_ found: [Int]) {
    if !scenario.setting.exhaustive.isEmpty { coverage.others.formUnion(found) }
  }

  /// Reports the occurrences that no line expects: those of a notification at the step that added
  /// it, the others at the step that caused them, or else at the last step before.
  mutating func reportSurprises() {
    let kinds = SurpriseKind.allCases.filter(scenario.setting.exhaustive.contains)
    guard !kinds.isEmpty else { return }
    // The instants never decrease, neither those of entries nor those of steps.
    var count = 0
    var adding: [NotificationName: Int] = [:]
    for (index, entry) in journal.entries.enumerated() {
      while count < scenario.steps.count,
        scenario.steps[count].instant <= entry.moment.instant
      {
        if let name = scenario.steps[count].action.addedName { adding[name] = count }
        count += 1
      }
      // A delivery that no line expects is one surprise, with its sound.
      let kind = kinds.first { $0.covers(entry.effect) && !coverage.has(index, as: $0) }
      guard let kind else { continue }
      let cause = entry.origin.step >= 0 ? Int(entry.origin.step) : max(0, count - 1)
      let step = entry.effect.name == nil ? cause : entry.effect.name.flatMap { adding[$0] }
      fail(step ?? max(0, count - 1), .unexpected(index, kind))
    }
  }
}

import Scenarios
import SystemPolicy
import VirtualDevice

extension ScriptParser {
  /// Rejects values that can be read but have no meaning.
  func rejectEmptyValues(_ captures: Captures) throws(LineError) {
    guard captures.pattern.needsCare else { return }
    if captures.matchesNothing {
      let index = reader.tokens.firstIndex { $0.spells(.init("matching"), in: reader.bytes) }
      throw LineError(.emptyMatching, index.map { reader.range(of: $0) } ?? reader.wholeLine)
    }
    if captures.readsNoSetting {
      throw LineError(.emptySettings, reader.wholeLine)
    }
    if let mistake = captures.latencyMistake { throw LineError(mistake, reader.wholeLine) }
    if let days = captures["days"], !(1...7).contains(days) {
      throw LineError(.daysOfWeek, ["\(days)"], range(of: "\(days)") ?? reader.wholeLine)
    }
    for list in captures.lists { try refuseTwins(list) }
    if let size = captures["megabytes"], size < 0 {
      throw LineError(.negativeSize, ["\(size)"], range(of: "\(size)") ?? reader.wholeLine)
    }
    guard let times = captures["times"] else { return }
    guard times >= 0 else { throw LineError(.negativeTimes, ["\(times)"], reader.wholeLine) }
    guard times > 0 || !captures.has("ways") else {
      throw LineError(.undeliveredAs, [waysOfPresentation], reader.wholeLine)
    }
  }

  /// Rejects the default contents, because an expectation of them cannot fail.
  func rejectDefaults(_ captures: Captures) throws(LineError) {
    if captures["level"] == Int64(InterruptionLevel.active.rawValue) {
      throw LineError(.defaultExpected, ["level active"], reader.wholeLine)
    }
    if captures["relevance"] == 0 {
      throw LineError(.defaultExpected, ["relevance 0"], reader.wholeLine)
    }
  }

  /// Rejects a category that a line sets twice, and an action that a category has twice.
  private func refuseTwins(_ list: [Captures]) throws(LineError) {
    for (index, item) in list.enumerated() {
      let name = item.pattern.slots[0].name
      if list[..<index].contains(where: { $0[0] == item[0] }), let text = item.text(SlotName(name))
      {
        throw LineError(.listedTwice, [name, script.book[text].quoted], reader.wholeLine)
      }
      for list in item.lists { try refuseTwins(list) }
    }
  }

  /// The words from `as` to the count, or to the end of the line.
  private var waysOfPresentation: String {
    let words = reader.tokens.map { reader.string($0) }
    guard let start = words.lastIndex(of: "as") else { return "as" }
    return words[start...].prefix { $0 != "0" && $0 != "since" && $0 != "because" }
      .joined(separator: " ")
  }

  private func range(of word: String) -> Range<Int>? {
    reader.tokens.last { reader.string($0) == word }.map { $0.start..<$0.end }
  }
}

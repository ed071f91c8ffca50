public import Scenarios

extension Source {
  /// A Boolean value that indicates whether a line of the text begins a scenario.
  public var holdsScenario: Bool {
    lines.contains { number in
      let origin = Origin(source: 0, line: number, start: 0)
      return Line(bytes: bytes, range: content(ofLine: number), origin: origin).firstWord
        .elementsEqual(ScriptParser.title.bytes)
    }
  }
}

extension ScriptParser {
  /// Returns a Boolean value that indicates whether no run of a folder plays the scenarios of a
  /// source, because scripts only include its file.
  ///
  /// A file of another name that the command line names is played, but only itself.
  func isNeverPlayed(_ source: Source) -> Bool {
    let main = script.sources[0].name
    guard source.name != main || main.lowercased().hasSuffix(".facts") else { return false }
    let name = source.name.lowercased()
    return ![".scenario", ".md", ".markdown"].contains { name.hasSuffix($0) }
  }

  /// Ends a source at the first scenario that is not read: a mistake, if nothing else plays it.
  mutating func end(_ source: Source, at line: Line) {
    guard isNeverPlayed(source) else { return }
    let name = source.name.split(separator: "/").last.map { String($0) } ?? source.name
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let words = (line.first ?? line.range.lowerBound)..<line.range.upperBound
    self.line = line
    report(LineError(.scenarioNeverPlayed, [name, stem.isEmpty ? "tea" : stem], words))
  }
}

import Scenarios
import VirtualTime

extension ScriptParser {
  /// Applies a line about the structure of the script.
  mutating func build(_ structure: Structure, _ captures: Captures) throws(LineError) {
    try refuseInSteps(structure)
    switch structure {
    case .title: try beginTitle(captures)
    case .include:
      try refuseBelowScenario("`include`")
      try includeSource(captures)
    case .setup: try beginSetup()
    case .table: try beginTable(captures)
    case .loop: try beginLoop(captures)
    case .end: try finishLoop()
    }
  }

  private mutating func beginSetup() throws(LineError) {
    try refuseBelowScenario("`setup`")
    // The setups of sources follow on each other: an include is above everything else.
    let source = line.origin.source
    if let last = setup.lines.last, last.origin.source == source,
      let earlier = setup.lines.first(where: { $0.origin.source == source })
    {
      throw LineError(.setupTwice, ["\(earlier.origin.line - 1)"], reader.wholeLine)
    }
    block = .setup
    setup.place = line.place
  }

  /// Rejects a line that begins another part of the script among the steps of a setup or a repeat.
  private func refuseInSteps(_ structure: Structure) throws(LineError) {
    guard context.isInSetup || context.round > 0 else { return }
    switch structure {
    case .title, .include, .setup, .table:
      throw LineError(.partInSteps, [reader.string(reader.tokens[0])], reader.wholeLine)
    case .loop, .end: return
    }
  }

  private func refuseBelowScenario(_ what: String) throws(LineError) {
    guard !isInScenario, script.scenarios.isEmpty else {
      throw LineError(.partTooLate, [what], reader.wholeLine)
    }
  }

  private mutating func beginTable(_ captures: Captures) throws(LineError) {
    finishScenario()
    let name = captures.word("table", in: reader) ?? ""
    let range = captures.range("table", in: reader)
    if let earlier = tables.table(named: name) {
      block = .nothing
      throw LineError(.tableTwice, [name, "\(earlier.place.line)"], range)
    }
    tables.append(Table(name: name, place: line.origin.place(of: range)))
    block = .table
  }

  /// Begins a scenario, or collects the lines of one that runs for every row of a table.
  private mutating func beginTitle(_ captures: Captures) throws(LineError) {
    guard let name = captures.word("each", in: reader), context.row == nil else {
      return try begin(captures)
    }
    let range = captures.range("each", in: reader)
    block = .nothing
    guard let number = tables.number(of: name) else {
      let near = Suggestion.nearest(to: name, among: tables.all.map { $0.name }).first
      let advice =
        near.map { "write `each \($0)`" } ?? "write `table \(name)` and its rows above this line"
      throw LineError(.unknownTable, [name, advice], range)
    }
    tables.used.insert(name)
    let title = try captures.label("title", in: reader) ?? ""
    _ = try ownID(captures)
    block = .template(table: number, title: title, [line])
  }

  private mutating func begin(_ captures: Captures) throws(LineError) {
    let range = captures.range("title", in: reader)
    beginScenario(at: line.origin.place(of: range))
    let written = try captures.label("title", in: reader) ?? ""
    guard !written.isEmpty else { throw LineError(.emptyTitle, range) }
    open?.scenario.title = written
    let title = context.row.map { nameRow($0, written) } ?? written
    guard names.titles.insert(title).inserted else {
      let earlier = script.scenarios.first { $0.title == title }
      let place = earlier.map { ", in line \($0.place.line)" } ?? ""
      throw LineError(.titleTwice, [place], range)
    }
    let id = try ownID(captures)
    open?.scenario.ownID = id
    open?.scenario.tags = captures.tags(in: reader)
    let skip = try reason("skip", captures)
    open?.scenario.skip = skip
    let xfail = try reason("xfail", captures)
    open?.scenario.xfail = xfail
  }

  /// The id that the author wrote behind the title.
  private mutating func ownID(_ captures: Captures) throws(LineError) -> String? {
    guard let id = captures.word("scenarioID", in: reader) else { return nil }
    let range = captures.range("scenarioID", in: reader)
    let mended = ScenarioID.mended(id)
    guard mended == id else { throw LineError(.idWithSigns, [id, mended], range) }
    let place = line.origin.place(of: range)
    // The rows of a table have the id of their title, each with its label.
    if let earlier = names.ids[id], earlier.line != place.line {
      throw LineError(.idTwice, ["\(earlier.line)", id], range)
    }
    names.ids[id] = place
    return id
  }

  private func reason(_ name: String, _ captures: Captures) throws(LineError) -> String? {
    let reason = try captures.label(SlotName(name), in: reader)
    guard reason?.isEmpty != true else {
      throw LineError(.emptyReason, [name], captures.range(SlotName(name), in: reader))
    }
    return reason
  }

  /// Gives a scenario the title that distinguishes it from those of the other rows.
  private mutating func nameRow(_ row: Context.Row, _ written: String) -> String {
    // Where the row does not change the title, it is named behind it.
    var title = written == row.title ? "\(written) [\(row.label)]" : written
    var label = row.label
    if names.titles.contains(title) {
      label = "\(row.index + 1)"
      title = "\(written) [\(label)]"
    }
    open?.scenario.title = title
    open?.scenario.row = Scenario.Row(
      title: row.title,
      label: label,
      place: tables.all[row.table].rows[row.index].place
    )
    return title
  }

  /// Continues after a line that begins a part of the script and cannot be read.
  ///
  /// The lines below a title are read, as far as they make sense without it. The lines of any other
  /// part are skipped.
  mutating func continueBlock(after word: ArraySlice<UInt8>) {
    switch String(decoding: word, as: UTF8.self) {
    case "scenario": beginUnreadable()
    case "table", "setup":
      finishScenario()
      block = .nothing
    case "repeat": loop = Loop(line: line, times: isInScenario ? 1 : 0)
    default: return
    }
  }

  private mutating func beginUnreadable() {
    finishScenario()
    let hasTable = reader.tokens.contains { $0.spells(.init("each"), in: reader.bytes) }
    if hasTable, context.row == nil { block = .nothing }
    beginUntitled()
  }

  /// Begins a scenario whose title cannot be read.
  mutating func beginUntitled() {
    beginScenario(at: line.place)
    mistakes.areInScenario = true
  }

  private mutating func beginScenario(at place: Place) {
    mistakes.areInScenario = false
    open = ScenarioBuilder(at: place, under: header)
  }

  /// Ends the scenario being read, and reports the mistakes of the scenario as a whole.
  mutating func finishScenario() {
    closeLoop()
    guard let finished = open else { return }
    open = nil
    closed = ClosedScenario(locals: finished.locals, timeline: finished.timeline)
    let scenario = finished.scenario
    script.scenarios.append(scenario)
    // A line that could not be read may have held what is missed here.
    guard !mistakes.areInScenario else { return }
    reportUnknownIdentifiers(in: scenario)
    reportStatuses(in: scenario)
    reportVersion(of: scenario)
    reportLocals(finished.locals, of: scenario)
    if let lack = finished.lack { report(lack, at: scenario.place) }
  }
}

extension Captures {
  /// The words between the brackets, if there are any.
  fileprivate func tags(in reader: Reader) -> [String] {
    guard let index = self["tags"] else { return [] }
    let token = reader.tokens[Int(index)]
    return reader.bytes[token.start + 1..<token.end - 1]
      .split { $0 == .space || $0 == .tab || $0 == UInt8(ascii: ",") }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

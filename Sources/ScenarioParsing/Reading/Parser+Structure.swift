import Scenarios
import VirtualTime

extension Parser {
  /// Does what a line says about the script itself.
  mutating func build(_ structure: Structure, _ captures: Captures) throws(Mistake) {
    try refuseInSteps(structure)
    switch structure {
    case .title: try beginStory(captures)
    case .include:
      try refuse(inStory: "`include`")
      try includeSource(captures)
    case .setup:
      try refuse(inStory: "`setup`")
      // The setups of sources follow on each other: an include is above everything else.
      if let last = setup.last, last.origin.source == line.origin.source,
        let earlier = setup.first(where: { $0.origin.source == line.origin.source })
      {
        throw Mistake(.setupTwice, ["\(earlier.origin.line - 1)"], wholeLine)
      }
      block = .setup
      setupPlace = line.place
    case .table: try beginTable(captures)
    case .loop:
      // What goes wrong here has its end all the same.
      loop = Loop(line: line, times: !isTelling ? 0 : 1)
      guard isTelling else {
        throw Mistake(.repeatOutsideScenario, wholeLine)
      }
      guard let times = captures["rounds"], times > 0 else {
        throw Mistake(.repeatTooFew, tokenRange(reader.tokens.count - 2))
      }
      loop!.times = Int(times)
      loop!.name = try roundName(captures)
    case .end: try finishLoop()
    }
  }

  /// The name of the number of a round.
  private mutating func roundName(_ captures: Captures) throws(Mistake) -> String? {
    guard let name = captures.word("roundName", in: reader) else { return nil }
    let range = captures.range("roundName", in: reader)
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      let plain = name.filter { $0.isLetter || $0.isNumber }
      let letters = plain.isEmpty ? "n" : plain
      // What the steps say of it is not wrong as well.
      loop!.name = letters
      throw Mistake(.roundNameWithSigns, [letters], range)
    }
    if let row = context.row, tables[row.table].columns?.contains(name) == true {
      throw Mistake(.roundNameOfColumn, [name, tables[row.table].name], range)
    }
    return name
  }

  /// A line that ends a setup or a repeat is not one of its steps; a line that only looks like
  /// it, until it was mended, is.
  private func refuseInSteps(_ structure: Structure) throws(Mistake) {
    guard context.isInSetup || context.round > 0 else { return }
    switch structure {
    case .title, .include, .setup, .table:
      throw Mistake(.partInSteps, [reader.string(reader.tokens[0])], wholeLine)
    case .loop, .end: return
    }
  }

  private func refuse(inStory what: String) throws(Mistake) {
    guard !isTelling, script.scenarios.isEmpty else {
      throw Mistake(.partTooLate, [what], wholeLine)
    }
  }

  private mutating func beginTable(_ captures: Captures) throws(Mistake) {
    finishScenario()
    let name = captures.word("table", in: reader)!
    let range = captures.range("table", in: reader)
    if let earlier = tableNumbers[name].map({ tables[$0] }) {
      block = .nothing
      throw Mistake(.tableTwice, [name, "\(earlier.place.line)"], range)
    }
    tableNumbers[name] = tables.count
    tables.append(Table(name: name, place: line.origin.place(of: range)))
    block = .table
  }

  /// Begins a scenario, or collects the lines of one that runs for every row of a table.
  private mutating func beginStory(_ captures: Captures) throws(Mistake) {
    guard let name = captures.word("each", in: reader), context.row == nil else {
      return try begin(captures)
    }
    let range = captures.range("each", in: reader)
    block = .nothing
    guard let number = tableNumbers[name] else {
      let near = Suggestion.nearest(to: name, among: tables.map { $0.name }).first
      let advice =
        near.map { "write `each \($0)`" } ?? "write `table \(name)` and its rows above this line"
      throw Mistake(.unknownTable, [name, advice], range)
    }
    told.insert(name)
    let title = try captures.label("title", in: reader)!
    _ = try ownID(captures)
    block = .story(table: number, title: title, [line])
  }

  private mutating func begin(_ captures: Captures) throws(Mistake) {
    let range = captures.range("title", in: reader)
    startReading(at: line.origin.place(of: range))
    let written = try captures.label("title", in: reader)!
    guard !written.isEmpty else { throw Mistake(.emptyTitle, range) }
    scenario!.title = written
    if let row = context.row { nameRow(row) }
    guard titles.insert(scenario!.title).inserted else {
      let earlier = script.scenarios.first { $0.title == scenario!.title }
      let place = earlier.map { ", in line \($0.place.line)" } ?? ""
      throw Mistake(.titleTwice, [place], range)
    }
    scenario!.ownID = try ownID(captures)
    scenario!.tags = captures.tags(in: reader)
    scenario!.skip = try reason("skip", captures)
    scenario!.xfail = try reason("xfail", captures)
  }

  /// The id that the author wrote behind the title.
  private mutating func ownID(_ captures: Captures) throws(Mistake) -> String? {
    guard let id = captures.word("scenarioID", in: reader) else { return nil }
    let range = captures.range("scenarioID", in: reader)
    let mended = ScenarioID.mended(id)
    guard mended == id else { throw Mistake(.idWithSigns, [id, mended], range) }
    let place = line.origin.place(of: range)
    // The rows of a table have the id of their title, each with its label.
    if let earlier = context.ids[id], earlier.line != place.line {
      throw Mistake(.idTwice, ["\(earlier.line)", id], range)
    }
    context.ids[id] = place
    return id
  }

  private func reason(_ name: String, _ captures: Captures) throws(Mistake) -> String? {
    let reason = try captures.label(SlotName(name), in: reader)
    guard reason?.isEmpty != true else {
      throw Mistake(.emptyReason, [name], captures.range(SlotName(name), in: reader))
    }
    return reason
  }

  /// Gives a scenario the title that distinguishes it from those of the other rows.
  private mutating func nameRow(_ row: Context.Row) {
    let written = scenario!.title
    var label = row.label
    // Where the row does not change the title, it is named behind it.
    if written == row.title { scenario!.title += " [\(label)]" }
    if titles.contains(scenario!.title) {
      label = "\(row.index + 1)"
      scenario!.title = "\(written) [\(label)]"
    }
    scenario!.row = Scenario.Row(
      title: row.title,
      label: label,
      place: tables[row.table].rows[row.index].place
    )
  }

  /// Goes on after a line that begins something and cannot be read.
  ///
  /// What follows a title is read all the same, if it makes sense without the title; what belongs
  /// to anything else is passed over.
  mutating func continueBlock(after word: ArraySlice<UInt8>) {
    switch String(decoding: word, as: UTF8.self) {
    case "scenario": beginUnreadable()
    case "table", "setup":
      finishScenario()
      block = .nothing
    case "repeat": loop = Loop(line: line, times: !isTelling ? 0 : 1)
    default: return
    }
  }

  private mutating func beginUnreadable() {
    finishScenario()
    let isTold = reader.tokens.contains { $0.spells(.init("each"), in: reader.bytes) }
    if isTold, context.row == nil { block = .nothing }
    startUnreadable()
  }

  /// Goes on in a scenario whose title cannot be read.
  mutating func startUnreadable() {
    startReading(at: line.place)
    hasMistakes = true
  }

  private mutating func startReading(at place: Place) {
    hasMistakes = false
    hasBegun = false
    setupLength = 0
    locals = headerLocals
    scenarioSubjects = []
    timeline = nil
    scenario = Scenario(title: "", place: place, setting: header)
  }

  mutating func finishScenario() {
    closeLoop()
    guard let scenario else { return }
    self.scenario = nil
    script.scenarios.append(scenario)
    // A line that could not be read may have held what is missed here.
    guard !hasMistakes else { return }
    reportUnknownIdentifiers(in: scenario)
    reportStatuses(in: scenario)
    reportVersion(of: scenario)
    reportLocals(of: scenario)
    let isEmpty = scenario.steps.isEmpty
    // What the setup expects is expected before anything of the scenario has happened.
    let expects = scenario.steps.dropFirst(setupLength).contains { $0.isExpectation }
    guard isEmpty || !expects else { return }
    report(isEmpty ? .emptyScenario : .expectsNothing, at: scenario.place)
  }
}

extension Step {
  fileprivate var isExpectation: Bool { if case .expect = action { true } else { false } }
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

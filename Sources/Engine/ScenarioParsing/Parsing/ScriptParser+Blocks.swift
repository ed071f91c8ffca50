import Scenarios
import VirtualDevice

extension ScriptParser {
  /// The most lines that may be read again for rows, rounds and setups.
  private static let mostReplayed = 1_000_000

  private static let end = Pattern.Word("end")
  private static let repetition = Pattern.Word("repeat")

  /// Keeps a line for the block that is being collected; false if it is to be read now.
  mutating func keepInBlock(_ line: Line) throws(LineError) -> Bool {
    switch block {
    case nil: return false
    case .table:
      if try keepInTable(line) { return true }
    case .setup:
      guard line.isHeading else {
        setup.lines.append(line)
        return true
      }
    case .template(let table, let title, var lines):
      guard line.isHeading else {
        // The lines are not copied as long as nothing else holds them.
        block = nil
        lines.append(line)
        block = .template(table: table, title: title, lines)
        return true
      }
    case .nothing:
      guard line.isHeading else { return true }
    }
    finishBlock()
    return false
  }

  /// Keeps a line of the last table; false if the table ends above it.
  private mutating func keepInTable(_ line: Line) throws(LineError) -> Bool {
    let first = line.first.map { line.bytes[$0] }
    guard first != .hash else { return true }
    guard first == .bar else { return false }
    do throws(LineError) {
      try tables.add(line)
    } catch {
      // Without columns nothing below makes sense.
      if tables.last?.columns == nil { block = .nothing }
      throw error
    }
    return true
  }

  /// Ends the block that is being collected, and checks or reads its lines.
  mutating func finishBlock() {
    let finished = block
    block = nil
    switch finished {
    case nil, .nothing: break
    case .setup:
      // The lines of the source that has just been read are the last.
      guard let place = setup.place, setup.lines.last?.origin.source != Int(place.source) else {
        break
      }
      report(.emptySetup, at: place)
    case .table:
      guard let table = tables.last, table.rows.isEmpty, !table.hasMistakes else { break }
      report(table.columns == nil ? .tableWithoutColumns : .tableWithoutRows, at: table.place)
    case .template(let table, let title, let lines): readRows(of: table, lines, title)
    }
  }

  /// Reads a scenario once for every row of a table.
  private mutating func readRows(of number: Int, _ lines: [Line], _ title: String) {
    let table = tables.note(lines, in: number)
    guard let columns = table.columns, mayReplay(table.rows.count, lines) else { return }
    let labels = table.labels
    for (index, row) in table.rows.enumerated() {
      context.row = Context.Row(table: number, index: index, label: labels[index], title: title)
      let template = Template(columns: columns, row: row, table: table.name)
      for line in lines {
        self.line = line
        do throws(LineError) {
          try read(template.filled(line, besides: loop?.name))
        } catch {
          report(error)
          if !isInScenario { beginUntitled() }
        }
      }
      finishScenario()
      guard !mistakes.isFull else { break }
    }
    context.row = nil
  }

  /// Keeps a line for the loop that is being collected; false if it is to be read now.
  mutating func keepInLoop(_ line: Line) throws(LineError) -> Bool {
    guard loop != nil, !line.isHeading else { return false }
    let word = line.firstWord
    if word.elementsEqual(Self.end.bytes) { return loop?.endInner() ?? false }
    if word.elementsEqual(Self.repetition.bytes) {
      loop?.depth += 1
      throw LineError(.repeatInRepeat, line.range)
    }
    loop?.lines.append(line)
    return true
  }

  /// Begins a loop.
  mutating func beginLoop(_ captures: Captures) throws(LineError) {
    // What goes wrong here has its end all the same.
    loop = Loop(line: line, times: isInScenario ? 1 : 0)
    guard isInScenario else {
      throw LineError(.repeatOutsideScenario, reader.wholeLine)
    }
    guard let times = captures["rounds"], times > 0 else {
      throw LineError(.repeatTooFew, reader.range(of: reader.tokens.count - 2))
    }
    loop?.times = Int(times)
    guard let name = captures.word("roundName", in: reader) else { return }
    try nameRounds(name, at: captures.range("roundName", in: reader))
  }

  /// Gives the number of a round its name.
  private mutating func nameRounds(_ name: String, at range: Range<Int>) throws(LineError) {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      let plain = name.filter { $0.isLetter || $0.isNumber }
      let letters = plain.isEmpty ? "n" : plain
      // What the steps say of it is not wrong as well.
      loop?.name = letters
      throw LineError(.roundNameWithSigns, [letters], range)
    }
    if let row = context.row, tables.all[row.table].columns?.contains(name) == true {
      throw LineError(.roundNameOfColumn, [name, tables.all[row.table].name], range)
    }
    loop?.name = name
  }

  /// Reads the steps of a loop once for each round.
  mutating func finishLoop() throws(LineError) {
    guard let loop else { throw LineError(.endWithoutRepeat, reader.wholeLine) }
    self.loop = nil
    guard loop.times > 0 else { return }
    guard !loop.lines.isEmpty else {
      let place = loop.line.place
      if !mistakes.hasOne(inLine: place) { report(.emptyRepeat, at: place) }
      return
    }
    let template = loop.name.map(RoundTemplate.init)
    if let template, !loop.lines.contains(where: template.isUsed) {
      report(.roundNameUnused, [template.name], at: loop.line.place)
      return
    }
    guard mayReplay(loop.times, loop.lines, at: loop.line) else { return }
    let start = open?.scenario.steps.count ?? 0
    for round in 1...loop.times {
      context.round = round
      readAgain(loop.lines, template)
      guard !mistakes.areInScenario else { break }
    }
    context.round = 0
    reportReplacements(from: start, loop)
  }

  /// Reports a request that replaces itself in each round, because no time passes between the
  /// rounds.
  private mutating func reportReplacements(from start: Int, _ loop: Loop) {
    guard loop.times > 1, !mistakes.areInScenario, let steps = open?.scenario.steps[start...]
    else { return }
    let first = steps.prefix { $0.round == 1 }
    for (step, next) in zip(first, steps.dropFirst(first.count)) {
      guard let name = step.action.waitingName, name == next.action.waitingName,
        next.instant == step.instant, !first.contains(where: { $0.action.removesRequest(name) })
      else { continue }
      let text = script.book[name.identifier]
      let number = loop.name ?? "n"
      report(.roundReplaces, [text.quoted, "\(loop.times)", number, text], at: step.place)
    }
  }

  /// Reads the steps that come first in the scenario.
  mutating func readSetup() {
    open?.hasBegun = true
    guard mayReplay(1, setup.lines) else { return }
    let round = context.round
    context.round = 0
    context.isInSetup = true
    readAgain(setup.lines)
    closeLoop()
    open?.endSetup()
    context.isInSetup = false
    context.round = round
  }

  private mutating func readAgain(_ lines: [Line], _ template: RoundTemplate? = nil) {
    for line in lines {
      self.line = line
      do throws(LineError) {
        try read(template?.filled(line, round: context.round) ?? line)
      } catch {
        report(error)
      }
    }
  }

  /// Reports a loop without an `end`.
  mutating func closeLoop() {
    guard let loop else { return }
    self.loop = nil
    report(.repeatWithoutEnd, at: loop.line.place)
  }

  /// Returns a Boolean value that indicates whether lines may be read a number of times; reports a
  /// mistake if not.
  private mutating func mayReplay(_ times: Int, _ lines: [Line], at line: Line? = nil) -> Bool {
    let (count, overflow) = times.multipliedReportingOverflow(by: lines.count)
    let total = context.replayed.addingReportingOverflow(count)
    guard !overflow, !total.overflow, total.partialValue <= Self.mostReplayed else {
      let most = Self.mostReplayed
      report(
        .tooManyLines,
        [overflow ? "too many" : "\(total.partialValue)", "\(most)"],
        at: (line ?? lines[0]).place
      )
      return false
    }
    context.replayed = total.partialValue
    return true
  }
}

extension Step.Action {
  /// The name of the request that the step adds and that is pending afterwards.
  fileprivate var waitingName: NotificationName? {
    guard case .event(.app(let app, .adds(let request))) = self, request.trigger != .now
    else { return nil }
    return NotificationName(app, request.identifier)
  }

  /// Returns a Boolean value that indicates whether the line itself shows that it removes a
  /// request.
  fileprivate func removesRequest(_ name: NotificationName) -> Bool {
    switch self {
    case .event(.app(name.app, .removesPending(name.identifier))),
      .event(.app(name.app, .removesAllPending)), .event(.user(.deletes(name.app))):
      true
    case .event, .expect: false
    }
  }
}

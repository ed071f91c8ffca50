import Scenarios
import VirtualDevice

/// Lines that belong together and are read when all of them are known.
enum Block {
  /// The rows of the last table.
  case table
  /// The steps that each scenario begins with.
  case setup
  /// A scenario with a table, by its number, from its title on.
  case story(table: Int, title: String, [Line])
  /// Text after a title that cannot be read.
  case nothing
}

/// Steps that are done several times.
struct Loop {
  /// The line that says so.
  var line: Line
  /// The number of repetitions; zero if it is invalid.
  var times: Int
  /// The name of the number of a round, if it has one.
  var name: String?
  var lines: [Line] = []
  /// The number of other repeats that began inside it, which is a mistake.
  var depth = 0
}

/// The purpose for which a line is read.
struct Context {
  /// The row of a table.
  struct Row {
    var table: Int
    var index: Int
    /// The name.
    var label: String
    /// The title as it is written.
    var title: String
  }

  /// The row whose story is read.
  var row: Row?
  /// Which time the lines of a loop are read, counted from one; zero outside of loops.
  var round = 0
  /// Indicates whether the lines belong to a setup.
  var isInSetup = false
  /// The number of lines that were read again: for rows, for rounds, for setups.
  var replayed = 0
  /// The number of lines that were read on trial.
  var trials = 0
  /// The sources being read, each included by the one before it.
  var sources = [0]
  /// The sources that have said something besides what they include.
  var spoken: Set<Int> = []
  /// The names of all sources.
  var known: Set<String> = []
  /// The ids that authors wrote behind titles, with their places.
  var ids: [String: Place] = [:]
  /// The position of the include of each source but the first.
  var includes: [Place] = []
}

extension Parser {
  /// The most lines that may be read again for rows, rounds and setups.
  private static let mostReplayed = 1_000_000

  private static let end = Pattern.Word("end")
  private static let loop = Pattern.Word("repeat")

  /// Keeps a line for the block that is being collected; false if it is to be read now.
  mutating func keep(_ line: Line) throws(Mistake) -> Bool {
    switch block {
    case nil:
      return false
    case .table:
      guard line.bytes[line.first!] != .hash else { return true }
      guard line.bytes[line.first!] == .bar else { break }
      do throws(Mistake) {
        try tables[tables.count - 1].take(line)
      } catch {
        tables[tables.count - 1].hasMistakes = true
        // Without columns nothing below makes sense.
        if tables[tables.count - 1].columns == nil { self.block = .nothing }
        throw error
      }
      return true
    case .setup:
      guard !line.isHeading else { break }
      setup.append(line)
      return true
    case .story(let table, let title, var lines):
      guard !line.isHeading else { break }
      block = nil
      lines.append(line)
      block = .story(table: table, title: title, lines)
      return true
    case .nothing:
      guard !line.isHeading else { break }
      return true
    }
    finishBlock()
    return false
  }

  /// Does what the collected lines are for.
  mutating func finishBlock() {
    let finished = block
    block = nil
    switch finished {
    case nil, .nothing: break
    case .setup:
      // The lines of the source that has just been read are the last.
      guard let place = setupPlace, setup.last?.origin.source != Int(place.source) else { break }
      report(.emptySetup, at: place)
    case .table:
      let table = tables[tables.count - 1]
      guard table.rows.isEmpty, !table.hasMistakes else { break }
      report(table.columns == nil ? .tableWithoutColumns : .tableWithoutRows, at: table.place)
    case .story(let table, let title, let lines): tell(lines, of: title, for: table)
    }
  }

  /// Reads a story once for every row of a table.
  private mutating func tell(_ lines: [Line], of title: String, for number: Int) {
    tables[number].note(lines)
    let table = tables[number]
    guard let columns = table.columns, mayReplay(table.rows.count, lines) else { return }
    let labels = table.labels
    for (index, row) in table.rows.enumerated() {
      context.row = Context.Row(table: number, index: index, label: labels[index], title: title)
      let template = Template(columns: columns, row: row, table: table.name)
      for line in lines {
        self.line = line
        do throws(Mistake) {
          try read(template.filled(line, besides: loop?.name))
        } catch {
          report(error)
          if !isTelling { startUnreadable() }
        }
      }
      finishScenario()
      guard !isFull else { break }
    }
    context.row = nil
  }

  /// Keeps a line for the loop that is being collected; false if it is to be read now.
  mutating func keepInLoop(_ line: Line) throws(Mistake) -> Bool {
    guard loop != nil else { return false }
    guard !line.isHeading else { return false }
    let word = line.firstWord
    if word.elementsEqual(Self.end.bytes) {
      guard loop!.depth > 0 else { return false }
      loop!.depth -= 1
      return true
    }
    if word.elementsEqual(Self.loop.bytes) {
      loop!.depth += 1
      throw Mistake(.repeatInRepeat, line.range)
    }
    loop!.lines.append(line)
    return true
  }

  /// Reads the steps of a loop as often as it says.
  mutating func finishLoop() throws(Mistake) {
    guard let loop else { throw Mistake(.endWithoutRepeat, wholeLine) }
    self.loop = nil
    guard loop.times > 0 else { return }
    guard !loop.lines.isEmpty else {
      let place = loop.line.place
      if !hasMistake(inLine: place) { report(.emptyRepeat, at: place) }
      return
    }
    let template = loop.name.map(RoundTemplate.init)
    if let template, !loop.lines.contains(where: template.isSaid) {
      report(.roundNameUnused, [template.name], at: loop.line.place)
      return
    }
    guard mayReplay(loop.times, loop.lines, at: loop.line) else { return }
    let start = scenario?.steps.count ?? 0
    for round in 1...loop.times {
      context.round = round
      readAgain(loop.lines, template)
      guard !hasMistakes else { break }
    }
    context.round = 0
    reportReplacements(from: start, loop)
  }

  /// Reports a request that takes its own place in each round, with no time between.
  private mutating func reportReplacements(from start: Int, _ loop: Loop) {
    guard loop.times > 1, !hasMistakes, let steps = scenario?.steps[start...] else { return }
    let first = steps.prefix { $0.round == 1 }
    for (step, next) in zip(first, steps.dropFirst(first.count)) {
      guard let name = step.action.waitingName, name == next.action.waitingName,
        next.instant == step.instant, !first.contains(where: { $0.action.takesBack(name) })
      else { continue }
      let text = script.book[name.identifier]
      let number = loop.name ?? "n"
      report(.roundReplaces, [text.quoted, "\(loop.times)", number, text], at: step.place)
    }
  }

  /// Reads what comes first in the scenario.
  mutating func beginWithSetup() {
    guard mayReplay(1, setup) else { return }
    let round = context.round
    context.round = 0
    context.isInSetup = true
    readAgain(setup)
    closeLoop()
    setupLength = scenario?.steps.count ?? 0
    context.isInSetup = false
    context.round = round
  }

  private mutating func readAgain(_ lines: [Line], _ template: RoundTemplate? = nil) {
    for line in lines {
      self.line = line
      do throws(Mistake) {
        try read(template?.filled(line, round: context.round) ?? line)
      } catch {
        report(error)
      }
    }
  }

  /// Complains of a loop without an end.
  mutating func closeLoop() {
    guard let loop else { return }
    self.loop = nil
    report(.repeatWithoutEnd, at: loop.line.place)
  }

  /// Indicates whether lines may be read that often; reports a mistake if not.
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
  /// The name of a request that it adds and that waits.
  fileprivate var waitingName: NotificationName? {
    guard case .event(.app(let app, .adds(let request))) = self, request.trigger != .now
    else { return nil }
    return NotificationName(app, request.identifier)
  }

  /// Indicates whether a request no longer waits after it, as far as can be seen from the line.
  fileprivate func takesBack(_ name: NotificationName) -> Bool {
    switch self {
    case .event(.app(name.app, .removesPending(name.identifier))),
      .event(.app(name.app, .removesAllPending)), .event(.user(.deletes(name.app))):
      true
    case .event, .expect: false
    }
  }
}

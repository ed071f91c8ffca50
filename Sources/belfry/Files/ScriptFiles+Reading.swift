import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios

extension ScriptFiles {
  /// The function that receives a script and its mistakes.
  typealias Body = (ScriptFile, Script, [Diagnostic], inout Console) throws(PathError) -> Void

  /// Reads the scripts of all operands, or of `scenarios` without any, and hands each over.
  ///
  /// What is wrong goes to standard error, and keeps nothing else from being read. What has
  /// mistakes is handed over too; a path that cannot be read is a script without a line. Nothing
  /// more is read once it is not wanted.
  func forEach(
    of operands: [String],
    _ console: inout Console,
    _ palette: Palette,
    needsScenario: (Source) -> Bool = { _ in true },
    while isWanted: () -> Bool = { true },
    body: Body
  ) throws(UsageError) -> ExitStatus {
    guard operands.filter({ $0 == "-" || $0.hasPrefix("-:") }).count < 2 else {
      throw UsageError("standard input can be read only once")
    }
    var reading = Reading(files: self, palette: palette)
    let finds = (operands.isEmpty ? ["scenarios"] : operands).map { ($0, self.finds(of: $0)) }
    var filesLeft = finds.reduce(0) { $0 + $1.1.count }
    for (operand, finds) in finds where isWanted() {
      reading.begin()
      for find in finds where isWanted() {
        filesLeft -= 1
        if only != nil, !self.isWanted(find) {
          reading.skip()
          continue
        }
        if case .found(let path) = find { watched?.begin(path) }
        if case .named(let path, _) = find { watched?.begin(path) }
        let scripts = scripts(in: find)
        for (number, script) in scripts.enumerated() {
          var file = script
          file.isLast = number + 1 == scripts.count
          file.filesLeft = filesLeft
          reading.read(file, &console, needsScenario, body)
        }
      }
      if reading.isEmpty, isWanted() {
        let refusal = Self.noScripts(in: Self.split(operand).path)
        reading.refuse(refusal, &console, body)
      }
    }
    return reading.status
  }

  /// Indicates whether a file is read again.
  private func isWanted(_ find: Find) -> Bool {
    guard let only else { return true }
    switch find {
    case .standardInput: return true
    case .named(let path, _), .found(let path): return only.contains(path)
    case .obstacle(let error): return only.contains(error.path)
    }
  }
}

/// The state while scripts are read one after the other.
private struct Reading {
  let files: ScriptFiles
  let palette: Palette
  private(set) var status = ExitStatus.passed
  /// The mistakes already reported, so that a shared include is reported once.
  private var told: Set<Diagnostic> = []
  /// The titles of the operand's scenarios, by file.
  private var titles: [String: Set<String>] = [:]
  /// The ids that authors wrote, with the places of their titles.
  private var ids: [String: String] = [:]
  /// Indicates whether the operand led to nothing so far.
  private(set) var isEmpty = true

  init(files: ScriptFiles, palette: Palette) {
    self.files = files
    self.palette = palette
  }

  /// Begins with another operand.
  mutating func begin() {
    titles = [:]
    isEmpty = true
  }

  /// Notes a file that is not read, but there.
  mutating func skip() { isEmpty = false }

  mutating func read(
    _ file: ScriptFile,
    _ console: inout Console,
    _ needsScenario: (Source) -> Bool,
    _ body: ScriptFiles.Body
  ) {
    isEmpty = false
    if let obstacle = file.obstacle { return refuse(obstacle, &console, body) }
    let read = Script.parse(
      file.source,
      include: files.include,
      base: files.base(for: file.source.name) + (file.block?.base ?? []),
      payload: files.payload,
      zones: files.zones,
      needsScenario: file.needsScenario && needsScenario(file.source)
    )
    var script = read.script
    if file.block?.attributes.mustFail == true { script.expectFailures() }
    let path = ScriptFiles.straightened(script.name)
    let mistakes =
      file.mistakes + read.diagnostics + script.diagnostics(ofTitlesIn: titles[script.name] ?? [])
      + script.diagnostics(ofIDsIn: ids, at: path)
    ids.merge(script.idPlaces(at: path).map { ($0.id, $0.place) }) { earlier, _ in earlier }
    titles[script.name, default: []].formUnion(script.scenarios.map(\.title))
    for mistake in mistakes where told.insert(mistake).inserted {
      console.printProblem(text(of: mistake, palette), palette)
      status = status.or(.unreadable)
    }
    do throws(PathError) {
      try body(file, script, mistakes, &console)
    } catch {
      refuse(error, &console, body)
    }
  }

  /// Says why a path cannot be read, and hands it over as a script without a line.
  mutating func refuse(_ error: PathError, _ console: inout Console, _ body: ScriptFiles.Body) {
    if palette.errorFormat == .json {
      console.print(problemLine(of: error.path, error.message))
    } else {
      console.printError("belfry: \(error.message.printable)\n")
    }
    status = status.or(error.status)
    let file = ScriptFile(error)
    let script = Script.parse(file.source, needsScenario: false).script
    // Nothing in it can be refused once more.
    try? body(file, script, [], &console)
  }
}

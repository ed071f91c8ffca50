import PhoneDescription
import Platform
import Reports
import ScenarioParsing
import Scenarios

extension ScriptFiles {
  /// The function that receives a script and its mistakes.
  typealias Body = (ScriptFile, Script, [Diagnostic], inout Console) throws(PathError) -> Void

  /// Reads the scripts of all operands, or of `scenarios` without any, and passes each to a
  /// closure.
  ///
  /// Mistakes are printed to standard error, and do not keep other files from being read. A script
  /// with mistakes is passed on, too; a path that cannot be read becomes a script without a line.
  /// Reading ends when the caller needs no more scripts. The threads of a pool read files ahead.
  func forEach(
    of operands: [String],
    _ console: inout Console,
    _ palette: Palette,
    needsScenario: ((Source) -> Bool)? = nil,
    while isWanted: () -> Bool = { true },
    with pool: PlayPool? = nil,
    body: Body
  ) throws(UsageError) -> ExitStatus {
    guard operands.filter({ $0 == "-" || $0.hasPrefix("-:") }).count < 2 else {
      throw UsageError("standard input can be read only once")
    }
    var reading = Reading(files: self, palette: palette)
    let finds = (operands.isEmpty ? ["scenarios"] : operands).map { ($0, scriptFinds(of: $0)) }
    let count = finds.reduce(0) { $0 + $1.1.count }
    var filesLeft = count
    // What parts of a run are played again is not known ahead.
    let pool = only == nil && needsScenario == nil ? pool : nil
    pool?.begin(finds.flatMap { $0.1.map { ReadTask($0, of: self) } })
    for (operand, finds) in finds where isWanted() {
      reading.begin()
      for find in finds where isWanted() {
        filesLeft -= 1
        if only != nil, !self.isWanted(find) {
          reading.skip()
          continue
        }
        let ahead = pool?.take(count - filesLeft - 1)
        if let ahead { merge(ahead.files) } else { beginWatching(find) }
        let scripts = ahead?.parts.map { $0.file } ?? scripts(in: find)
        for (number, script) in scripts.enumerated() {
          var file = script
          file.isLast = number + 1 == scripts.count
          file.filesLeft = filesLeft
          reading.read(file, ahead?.parts[number].parsed, &console, needsScenario, body)
        }
      }
      if reading.isEmpty, isWanted() {
        let refusal = Self.noScripts(in: Self.split(operand).path)
        reading.refuse(refusal, &console, body)
      }
    }
    return reading.status
  }

  /// The same files, with separate notes about the texts that are read.
  var apart: ScriptFiles {
    var files = ScriptFiles()
    files.zones = zones
    files.roots = roots
    files.watched = watched.map { _ in WatchedFiles() }
    return files
  }

  /// Adds the notes of ``apart``.
  private func merge(_ other: ScriptFiles) {
    read.merge(other.read)
    if let notes = other.watched { watched?.merge(notes) }
  }

  /// Notes that the next reading is for a find.
  func beginWatching(_ find: Find) {
    switch find {
    case .found(let path), .named(let path, _): watched?.begin(path)
    case .standardInput, .obstacle: break
    }
  }

  /// Parses a script together with the files that it names.
  func parse(_ file: ScriptFile, needsScenario: Bool = true) -> ReadTask.Parsed {
    guard file.obstacle == nil else {
      return (Script.parse(file.source, needsScenario: false).script, [])
    }
    return Script.parse(
      file.source,
      include: include,
      base: base(for: file.source.name) + (file.block?.base ?? []),
      payload: payload,
      zones: zones,
      needsScenario: file.needsScenario && needsScenario
    )
  }

  /// Reads the files of the operands that a run did not reach, and the files that they name.
  ///
  /// Then no result replaces one of these files either.
  func readRest(of operands: [String]) {
    let files = apart
    for find in (operands.isEmpty ? ["scenarios"] : operands).flatMap({ files.scriptFinds(of: $0) })
    {
      let path: String
      switch find {
      case .named(let named, _): path = named
      case .found(let found): path = found
      case .standardInput, .obstacle: continue
      }
      guard (try? FileStatus.of(path))?.kind == .file else { continue }
      for script in files.scripts(in: find) { _ = files.parse(script) }
    }
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
  private var reported: Set<Diagnostic> = []
  /// The titles of the operand's scenarios, by file.
  private var titles: [String: Set<String>] = [:]
  /// The ids that authors wrote, with the places of their titles.
  private var ids: [String: String] = [:]
  /// A Boolean value that indicates whether the operand has led to no file so far.
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

  /// Notes a file that exists but is not read.
  mutating func skip() { isEmpty = false }

  mutating func read(
    _ file: ScriptFile,
    _ parsed: ReadTask.Parsed?,
    _ console: inout Console,
    _ needsScenario: ((Source) -> Bool)?,
    _ body: ScriptFiles.Body
  ) {
    isEmpty = false
    if let obstacle = file.obstacle { return refuse(obstacle, &console, body) }
    let read = parsed ?? files.parse(file, needsScenario: needsScenario?(file.source) ?? true)
    var script = read.script
    if file.block?.attributes.mustFail == true { script.expectFailures() }
    let path = ScriptFiles.straightened(script.name)
    let mistakes =
      file.mistakes + read.diagnostics + script.diagnostics(ofTitlesIn: titles[script.name] ?? [])
      + script.diagnostics(ofIDsIn: ids, at: path)
    for id in script.idPlaces(at: path) where ids[id.id] == nil { ids[id.id] = id.place }
    titles[script.name, default: []].formUnion(script.scenarios.map { $0.title })
    for mistake in mistakes where reported.insert(mistake.once).inserted {
      console.printProblem(text(of: mistake, palette), palette)
      status = status.or(.unreadable)
    }
    do throws(PathError) {
      try body(file, script, mistakes, &console)
    } catch {
      refuse(error, &console, body)
    }
  }

  /// Reports why a path cannot be read, and passes it on as a script without a line.
  mutating func refuse(_ error: PathError, _ console: inout Console, _ body: ScriptFiles.Body) {
    if palette.errorFormat == .json {
      console.print(unfolded: problemLine(of: error.path, error.message))
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

extension Diagnostic {
  /// The mistake in the form that is compared with others.
  ///
  /// A file of facts with a scenario is also read by itself, and then no line includes it.
  fileprivate var once: Diagnostic {
    guard kind == .scenarioNeverPlayed else { return self }
    var mistake = self
    mistake.notes = []
    mistake.place.source = 0
    return mistake
  }
}

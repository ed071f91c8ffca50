import Platform
import ScenarioParsing
import Scenarios
import VirtualTime

/// A script on disk, or on standard input, and the line that the operand names.
struct ScriptFile {
  var source: Source
  /// The line of `PATH:LINE`.
  var line: Int?
  /// A Boolean value that indicates whether the same file has an earlier script.
  var isContinued = false
  /// A Boolean value that indicates whether this script is the last one of its file.
  var isLast = false
  /// The number of files that are read after this one.
  var filesLeft = 0
  /// The mistakes outside the script, such as those in its Markdown page.
  var mistakes: [Diagnostic] = []
  /// The reason why nothing could be read.
  var obstacle: PathError?
  /// A Boolean value that indicates whether there is a mistake but no script.
  var isEmpty = false
  /// The block of a page that holds the script.
  var block: Markdown.Block?

  init(_ block: Markdown.Block, line: Int? = nil, isContinued: Bool = false) {
    self.init(source: block.source, line: line, isContinued: isContinued)
    self.block = block
  }

  init(source: Source, line: Int? = nil, isContinued: Bool = false) {
    self.source = source
    self.line = line
    self.isContinued = isContinued
  }

  /// A Boolean value that indicates whether a script without a scenario is a mistake.
  var needsScenario: Bool { !isEmpty && block?.attributes.isSetup != true }

  /// Creates the entry for the mistakes around the scripts of a page.
  init(_ page: Source, _ mistakes: [Diagnostic]) {
    source = page.part(1..<1)
    self.mistakes = mistakes
    isEmpty = true
  }

  /// Creates the entry for a path that cannot be read.
  init(_ obstacle: PathError) {
    source = Source(name: obstacle.path, bytes: [])
    self.obstacle = obstacle
    isEmpty = true
  }
}

/// Finds and reads scripts.
struct ScriptFiles {
  /// The endings of files that can be part of a script, which no report replaces.
  static let endings = [".scenario", ".facts", ".apns", ".md"]

  /// The result of an operand.
  enum Find {
    case standardInput(line: Int?)
    /// A file that the command line names, and the line it names.
    case named(path: String, line: Int?)
    /// A file in a folder.
    case found(path: String)
    case obstacle(PathError)
  }

  /// The largest file that is read, in bytes.
  static let largest = 64 << 20

  /// The files that were read.
  let read = FilesRead()

  /// The watched paths, to which reading adds each path it checks; nil without a watch.
  var watched: WatchedFiles?

  /// The paths to read among those of the operands; nil for all.
  var only: Set<String>?

  /// The release of the tz database that has the time zones of the scripts.
  var zones = ZoneDatabase.builtIn

  /// The folders within which files are read that no command line names.
  var roots = SourceRoots([])

  /// The files of an operand: standard input for `-`, a file, or all in a folder and below it, in
  /// the order of their names.
  func finds(of operand: String, endings: [String] = [".scenario"] + String.markdown) -> [Find] {
    let (path, line) = Self.split(operand)
    if path != "-" { watched?.begin(path) }
    if line == 0 { return [.obstacle(.usage(path, "lines are counted from 1: '\(operand)'"))] }
    if path == "-" { return [.standardInput(line: line)] }
    do throws(SystemFailure) {
      guard try FileStatus.of(path).kind == .folder else { return [.named(path: path, line: line)] }
    } catch {
      return [.obstacle(.failure(error, at: path))]
    }
    guard line == nil else {
      return [.obstacle(.usage(path, "'\(path)' is a folder; a line needs a file"))]
    }
    let search = FolderSearch(path, endings: endings) { link in roots.problem(with: link) }
    return search.paths.map(Find.found) + search.obstacles.map(Find.obstacle)
  }

  /// Reads the scripts of a find, or returns the reason why it has no script.
  ///
  /// In a folder, a page without a script is passed over.
  func scripts(in find: Find) -> [ScriptFile] {
    do throws(PathError) {
      switch find {
      case .standardInput(let line): return try Self.scripts(of: try standardInput(), at: line)
      case .named(let path, let line):
        if let obstacle = obstacle(inBaseOf: path) { throw obstacle }
        let source = try source(path, .operand)
        if line == nil { read.note(page: source) }
        return try Self.scripts(of: source, at: line)
      case .found(let path):
        if let obstacle = obstacle(inBaseOf: path) { throw obstacle }
        let source = try source(path)
        read.note(page: source)
        return Self.scripts(of: source)
      case .obstacle(let error): return [ScriptFile(error)]
      }
    } catch {
      guard case .found = find else { return [ScriptFile(error)] }
      return [ScriptFile(error.found)]
    }
  }

  static func noScripts(in folder: String) -> PathError {
    .unreadable(
      folder,
      "'\(folder)' contains no .scenario file and no Markdown file with a ```scenario block",
      help: "belfry new writes a first one"
    )
  }

  static func noScripts(inFile path: String) -> PathError {
    .unreadable(path, "'\(path)' contains no script: no block begins with ```scenario")
  }

  /// Returns the text on standard input.
  func standardInput() throws(PathError) -> Source {
    do throws(SystemFailure) {
      let bytes = try read.once(Source.standardInput) { () throws(SystemFailure) in
        try Stream.standardInput(named: Source.standardInput, most: Self.largest)
      }
      read.note(bytes, of: Source.standardInput)
      return source(named: Source.standardInput, bytes)
    } catch {
      throw .unreadable(
        Source.standardInput,
        "standard input cannot be read: \(error.message)"
      )
    }
  }

  /// Reads a file.
  func source(_ path: String, _ origin: Stream.Origin = .found) throws(PathError) -> Source {
    watched?.note(path)
    do throws(SystemFailure) {
      let bytes: [UInt8]
      if origin == .operand, let status = try? FileStatus.of(path), status.kind != .file {
        bytes = try read.once(path) { () throws(SystemFailure) in
          try Stream.bytes(at: path, most: Self.largest, origin).bytes
        }
      } else {
        bytes = try Stream.bytes(at: path, most: Self.largest, origin).bytes
      }
      read.note(bytes, of: path)
      return source(named: path, bytes)
    } catch {
      throw .failure(error, at: path, "file")
    }
  }

  private func source(named name: String, _ bytes: [UInt8]) -> Source {
    var source = Source(name: name, bytes: bytes)
    source.flags = roots.flags
    return source
  }

  /// Returns the scripts of a file: the whole file, or each block of Markdown.
  ///
  /// Standard input is Markdown if a block with a script begins in it, as in a copied issue.
  static func page(of source: Source) -> Markdown.Page {
    let whole = Markdown.Page(blocks: [Markdown.Block(source: source)])
    if source.name.isMarkdown { return Markdown.page(in: source) }
    guard source.name == Source.standardInput else { return whole }
    let page = Markdown.page(in: source)
    return page.blocks.isEmpty ? whole : page
  }

  /// Returns the scripts of a file, and the mistakes around them.
  private static func scripts(of source: Source) -> [ScriptFile] {
    let page = page(of: source)
    let scripts = page.blocks.enumerated().map { index, block in
      ScriptFile(block, isContinued: index > 0 || !page.mistakes.isEmpty)
    }
    // What is wrong around the blocks keeps none of them from being played. A page may show
    // commands alone.
    guard page.mistakes.isEmpty, !scripts.isEmpty || page.commands.isEmpty else {
      return [ScriptFile(source, page.mistakes)] + scripts
    }
    return scripts
  }

  /// Returns all scripts of a named file, or the script that contains the named line.
  private static func scripts(
    of source: Source,
    at line: Int?
  ) throws(PathError) -> [ScriptFile] {
    let path = source.name
    let scripts = scripts(of: source)
    guard !scripts.isEmpty else { throw noScripts(inFile: path) }
    guard let line else { return scripts }
    guard line <= source.lineCount else {
      throw .usage(path, "\(path) has no line \(line); it ends with line \(source.lineCount)")
    }
    guard path.isMarkdown else { return [ScriptFile(source: source, line: line)] }
    let parts = scripts.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return scripts }
    // The fences belong to a block as well.
    guard let script = parts.first(where: { $0.source.lines.widened.contains(line) }) else {
      let lines = parts.map { "\($0.source.lines.lowerBound - 1)" }
      throw .usage(
        path,
        "line \(line) of '\(path)' is in no block; "
          + (lines.count == 1 ? "the only one begins" : "there are blocks")
          + " at line \(Suggestion.either(lines))"
      )
    }
    var chosen = script
    (chosen.line, chosen.isContinued) = (line, false)
    return [chosen]
  }

  /// Returns a path without `.`, and without `..` as far as possible, so that a file has one name.
  static func straightened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.map { String($0) }.joined(by: "/")
  }

  /// Splits `PATH:LINE`, or `PATH:LINE:COLUMN` as in messages.
  ///
  /// If a file has the whole text as its name, the text is not split.
  static func split(_ operand: String) -> (path: String, line: Int?) {
    guard let parts = cut(operand) else { return (operand, nil) }
    return cut(parts.path) ?? parts
  }

  /// Splits the number off the end of a path; nil if there is no number, or a file has the whole
  /// text as its name.
  private static func cut(_ operand: String) -> (path: String, line: Int?)? {
    guard (try? FileStatus.of(operand)) == nil, let colon = operand.lastIndex(of: ":"),
      let line = Int(operand[operand.index(after: colon)...]), line >= 0
    else { return nil }
    return (String(operand[..<colon]), line)
  }

  /// Returns the question whether an existing path with a similar name was meant, or nil.
  static func nearby(_ path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let there = (try? Folder.entries(of: folder.isEmpty ? "." : folder)) ?? []
    // The ending that all scripts have is little likeness: one letter of it counts.
    func stem(_ name: String) -> String {
      let dot = name.firstIndex(of: ".") ?? name.endIndex
      return String(name[..<dot] + name[dot...].prefix(2))
    }
    let names = there.filter { $0.isText }.map { $0.name }.sorted()
    let likely = Suggestion.nearest(to: stem(name), among: names.map(stem), most: 9)
    let near = Suggestion.nearest(to: name, among: names.filter { likely.contains(stem($0)) })
    return near.first.map { "did you mean '\(folder)\($0)'?" }
  }
}

extension String {
  /// The endings of files that hold Markdown.
  static let markdown = [".md", ".markdown"]

  /// A Boolean value that indicates whether the name has the ending of a script.
  var hasScriptEnding: Bool { lowercased().hasSuffix(".scenario") || isMarkdown }

  /// A Boolean value that indicates whether the name has the ending of a Markdown file.
  var isMarkdown: Bool { Self.markdown.contains(where: lowercased().hasSuffix) }
}

extension Range<Int> {
  /// The lines with the one above and the one below.
  fileprivate var widened: ClosedRange<Int> { lowerBound - 1...upperBound }
}

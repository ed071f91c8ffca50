import FoundationEssentials
import Scenarios

/// A script on disk, or on standard input, and the line that was asked for.
struct ScriptFile {
  var source: Source
  /// The line of `PATH:LINE`.
  var line: Int?
  /// Whether another script of the same file stands above it.
  var isContinued = false
}

/// Why a path cannot be read.
enum PathError: Error {
  /// The command line names something that is not there: the caller's mistake.
  case usage(String)
  /// It is there and holds no script.
  case unreadable(String)
}

/// Finds and reads scripts.
enum ScriptFiles {
  /// The largest file that is read, in bytes.
  private static let largest = 64 << 20

  /// The scripts of a path: the file or those in it, all in the folder and below it in the order of
  /// their names, or standard input for `-`.
  static func read(_ operand: String) throws(PathError) -> [ScriptFile] {
    let (path, line) = split(operand)
    if path == "-" { return [ScriptFile(source: try standardInput(), line: line)] }
    if line == 0 { throw .usage("lines are counted from 1: '\(operand)'") }
    guard try isFolder(named: path) else { return try scripts(of: try source(path), at: line) }
    guard line == nil else { throw .usage("'\(path)' is a folder; a line needs a file") }
    var files: [ScriptFile] = []
    for path in paths(in: path, endingIn: [".scenario", ".md"]) {
      files += scripts(of: try source(path))
    }
    guard !files.isEmpty else { throw noScripts(in: path) }
    return files
  }

  static func noScripts(in folder: String) -> PathError {
    .unreadable("'\(folder)' holds no .scenario file, nor Markdown with ```scenario blocks")
  }

  static func noScripts(inFile path: String) -> PathError {
    .unreadable("'\(path)' holds no script: no block begins with ```scenario")
  }

  /// What stands on standard input.
  static func standardInput() throws(PathError) -> Source {
    guard let bytes = Stream.standardInput(most: largest) else {
      throw .unreadable("standard input cannot be read, or has more than \(largest) bytes")
    }
    return Source(name: Source.standardInput, bytes: bytes)
  }

  /// The scripts of a file: the file itself, or each block of Markdown.
  private static func scripts(of source: Source) -> [ScriptFile] {
    blocks(of: source).enumerated().map { index, block in
      ScriptFile(source: block.source, isContinued: index > 0)
    }
  }

  /// The parts of a file that are scripts: all of it, or each block of Markdown.
  static func blocks(of source: Source) -> [Markdown.Block] {
    source.name.isMarkdown ? Markdown.blocks(in: source) : [Markdown.Block(source: source)]
  }

  /// The scripts of a file that was named, or the one its line belongs to.
  private static func scripts(of source: Source, at line: Int?) throws(PathError) -> [ScriptFile] {
    let scripts = scripts(of: source)
    guard !scripts.isEmpty else { throw noScripts(inFile: source.name) }
    guard let line else { return scripts }
    guard line <= source.lineCount else {
      throw .usage("\(source.name) has no line \(line); it ends with line \(source.lineCount)")
    }
    guard source.name.isMarkdown else { return [ScriptFile(source: source, line: line)] }
    // The fences belong to a block as well.
    guard let script = scripts.first(where: { $0.source.lines.widened.contains(line) }) else {
      let lines = scripts.map { "\($0.source.lines.lowerBound - 1)" }
      throw .usage(
        "line \(line) of '\(source.name)' is in no block; "
          + (lines.count == 1 ? "the only one begins" : "there are blocks")
          + " at line \(Suggestion.either(lines))"
      )
    }
    return [ScriptFile(source: script.source, line: line)]
  }

  /// A path without `.` and without the `..` that can be taken away, so that a file has one name.
  static func straightened(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Takes `PATH:LINE` apart; a file whose very name ends so wins.
  static func split(_ operand: String) -> (path: String, line: Int?) {
    var isFolder = false
    guard !exists(operand, &isFolder), let colon = operand.lastIndex(of: ":"),
      let line = Int(operand[operand.index(after: colon)...]), line >= 0
    else { return (operand, nil) }
    return (String(operand[..<colon]), line)
  }

  /// Whether a path that was named is a folder.
  static func isFolder(named path: String) throws(PathError) -> Bool {
    var isFolder = false
    guard exists(path, &isFolder) else {
      throw .usage("there is no file or folder '\(path)'\(nearby(path))")
    }
    return isFolder
  }

  static func exists(_ path: String, _ isFolder: inout Bool) -> Bool {
    FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  }

  /// The files in a folder and below it with such names; hidden ones and those in hidden folders
  /// are passed over.
  static func paths(in folder: String, endingIn endings: [String]) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return names.filter { name in
      endings.contains(where: name.hasSuffix) && !name.hasPrefix(".") && !name.contains("/.")
        && !isFolder("\(base)/\(name)")
    }
    .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    .map { "\(base)/\($0)" }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return exists(path, &isFolder) && isFolder
  }

  static func source(_ path: String) throws(PathError) -> Source {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? UInt64 ?? 0
    guard size <= largest else {
      throw .unreadable("'\(path)' has \(size) bytes; a script has at most \(largest)")
    }
    guard let bytes = Stream.bytes(at: path, most: largest) else {
      throw .unreadable("'\(path)' cannot be read; are you allowed to?")
    }
    return Source(name: path, bytes: bytes)
  }

  /// What is there instead, with nearly the same name.
  static func nearby(_ path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let there =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    // The ending that all scripts have is little likeness: one letter of it counts.
    func stem(_ name: String) -> String {
      let dot = name.firstIndex(of: ".") ?? name.endIndex
      return String(name[..<dot] + name[dot...].prefix(2))
    }
    let names = there.sorted()
    let likely = Suggestion.nearest(to: stem(name), among: names.map(stem), most: 9)
    let near = Suggestion.nearest(to: name, among: names.filter { likely.contains(stem($0)) })
    return near.first.map { "; did you mean '\(folder)\($0)'?" } ?? ""
  }
}

extension String {
  /// Whether what is called so is there to be played, and not only to be included.
  var isScript: Bool { !contains(".") || hasSuffix(".scenario") || isMarkdown }

  /// Whether a file of this name holds Markdown.
  fileprivate var isMarkdown: Bool { hasSuffix(".md") }
}

extension Range<Int> {
  /// The lines with the one above and the one below.
  fileprivate var widened: ClosedRange<Int> { lowerBound - 1...upperBound }
}

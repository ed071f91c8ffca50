import FoundationEssentials
import Scenarios

/// A script on disk, or on standard input, and the line that was asked for.
struct ScriptFile {
  var source: Source
  /// The line of `PATH:LINE`.
  var line: Int?
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

  /// The scripts of a path: the file, all in the folder and below it in the order of their names or
  /// standard input for `-`.
  static func read(_ operand: String) throws(PathError) -> [ScriptFile] {
    if operand == "-" {
      guard let bytes = StandardInput.bytes(most: largest) else {
        throw .unreadable("standard input cannot be read, or has more than \(largest) bytes")
      }
      return [ScriptFile(source: Source(name: "standard input", bytes: bytes))]
    }
    let (path, line) = split(operand)
    var isFolder = false
    guard exists(path, &isFolder) else {
      throw .usage("there is no file or folder '\(path)'\(nearby(path))")
    }
    guard isFolder else { return [ScriptFile(source: try source(path), line: line)] }
    guard line == nil else { throw .usage("'\(path)' is a folder; a line needs a file") }
    let paths = scripts(in: path)
    guard !paths.isEmpty else {
      throw .unreadable("'\(path)' holds no file that ends in .scenario")
    }
    var files: [ScriptFile] = []
    for path in paths { files.append(ScriptFile(source: try source(path))) }
    return files
  }

  /// Reads what a script includes, by its path from the folder the script is in.
  static func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    let folder = includer.lastIndex(of: "/").map { String(includer[...$0]) } ?? ""
    let whole = straightened(folder + path)
    var isFolder = false
    guard exists(whole, &isFolder) else {
      throw IncludeRefusal("there is no file '\(whole)'\(nearby(whole))")
    }
    guard !isFolder else { throw IncludeRefusal("'\(whole)' is a folder; include a file") }
    do throws(PathError) {
      return try source(whole)
    } catch {
      switch error {
      case .usage(let message), .unreadable(let message): throw IncludeRefusal(message)
      }
    }
  }

  /// A path without `.` and without the `..` that can be taken away, so that a file has one name.
  private static func straightened(_ path: String) -> String {
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
  private static func split(_ operand: String) -> (path: String, line: Int?) {
    var isFolder = false
    guard !exists(operand, &isFolder), let colon = operand.lastIndex(of: ":"),
      let line = Int(operand[operand.index(after: colon)...]), line > 0
    else { return (operand, nil) }
    return (String(operand[..<colon]), line)
  }

  private static func exists(_ path: String, _ isFolder: inout Bool) -> Bool {
    FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
  }

  private static func scripts(in folder: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return names.filter { $0.hasSuffix(".scenario") && !isFolder("\(base)/\($0)") }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      .map { "\(base)/\($0)" }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return exists(path, &isFolder) && isFolder
  }

  private static func source(_ path: String) throws(PathError) -> Source {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? UInt64 ?? 0
    guard size <= largest else {
      throw .unreadable("'\(path)' has \(size) bytes; a script has at most \(largest)")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable("'\(path)' cannot be read; are you allowed to?")
    }
    return Source(name: path, bytes: [UInt8](data))
  }

  /// What is there instead, with nearly the same name.
  private static func nearby(_ path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let there =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let near = Suggestion.nearest(to: name, among: there.sorted()).first
    return near.map { "; did you mean '\(folder)\($0)'?" } ?? ""
  }
}

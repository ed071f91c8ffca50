import Reports
import ScenarioParsing
import Scenarios

/// The files that a script names by their paths from its folder.
extension ScriptFiles {
  /// Reads the files `belfry.facts` in the folders that a path names, the outermost first; for a
  /// relative path, that in the current folder as well.
  func base(for path: String) -> [Source] {
    guard path != Source.standardInput else { return [] }
    var bases: [Source] = []
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    let folders = ends.map { String(path[..<path.utf8.index(after: $0)]) }
    for folder in path.hasPrefix("/") ? folders : [""] + folders {
      let name = Self.straightened(folder + Script.baseName)
      watched?.note(name)
      guard (try? FileStatus.of(name))?.kind == .file, let source = try? source(name) else {
        continue
      }
      if !bases.contains(where: { $0.name == name }) { bases.append(source) }
    }
    return bases
  }

  /// Reads what a script includes.
  func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    try read(path, namedIn: includer, toDo: "include")
  }

  /// Reads what a script pushes.
  func payload(_ path: String, _ includer: String) throws(IncludeRefusal) -> Payload {
    try Payload(json: read(path, namedIn: includer, toDo: "push").bytes, named: path)
  }

  private func read(
    _ path: String,
    namedIn includer: String,
    toDo verb: String
  ) throws(IncludeRefusal) -> Source {
    let folder = includer.lastIndex(of: "/").map { String(includer[...$0]) } ?? ""
    let whole = Self.straightened(folder + path)
    guard !whole.utf8.contains(0) else {
      throw IncludeRefusal("there is a zero character in the path", help: "\(verb) a file")
    }
    guard (try? FileStatus.of(whole))?.kind != .folder else {
      throw IncludeRefusal("'\(whole)' is a folder", help: "\(verb) a file")
    }
    do throws(PathError) {
      return try source(whole)
    } catch {
      guard let help = error.help else { throw IncludeRefusal(error.problem) }
      throw IncludeRefusal(error.problem, help: help)
    }
  }

  /// Returns the texts that a script includes or pushes, each once, in the order of their names.
  func texts(includedBy source: Source, _ base: [Source] = []) -> [Source] {
    var texts: [String: Source] = [:]
    _ = Script.parse(
      source,
      include: { path, includer throws(IncludeRefusal) in
        let source = try include(path, includer)
        texts[source.name] = source
        return source
      },
      base: base,
      payload: { path, includer throws(IncludeRefusal) in
        let source = try read(path, namedIn: includer, toDo: "push")
        texts[source.name] = source
        return try Payload(json: source.bytes, named: path)
      },
      needsScenario: false
    )
    return texts.values.sorted { $0.name < $1.name }
  }
}

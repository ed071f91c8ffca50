import Platform
import Reports
import ScenarioParsing
import Scenarios

/// The files that a script names by their paths from its folder.
extension ScriptFiles {
  /// Reads the files `belfry.facts` in the folders that a path names, the outermost first; for a
  /// relative path, that in the current folder as well.
  func base(for path: String) -> [Source] {
    var bases: [Source] = []
    for name in baseNames(for: path) {
      watched?.note(name)
      guard (try? FileStatus.of(name))?.kind == .file, let source = try? source(name) else {
        continue
      }
      bases.append(source)
    }
    return bases
  }

  /// The paths at which the shared facts of a path can be, each once.
  private func baseNames(for path: String) -> [String] {
    guard path != Source.standardInput else { return [] }
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    let folders = ends.map { String(path[..<path.utf8.index(after: $0)]) }
    var names: [String] = []
    for folder in path.hasPrefix("/") ? folders : [""] + folders {
      let name = Self.straightened(folder + Script.baseName)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns the reason why the shared facts of a path are not read: a link leads elsewhere, or the
  /// file cannot be read.
  ///
  /// Shared facts in folders above those of the run are read, too, unless a link leads to them.
  func obstacle(inBaseOf path: String) -> PathError? {
    for name in baseNames(for: path) {
      guard let link = try? FileStatus.ofLink(name), (try? FileStatus.of(name))?.kind == .file
      else { continue }
      if link.kind == .link, let reason = roots.problem(with: name) {
        return .unreadable(name, reason.problem, help: reason.help)
      }
      watched?.note(name)
      do throws(SystemFailure) {
        try Stream.probe(name, most: Self.largest)
      } catch {
        return PathError.failure(error, at: name, "file").found
      }
    }
    return nil
  }

  /// Reads a text that a script includes.
  func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    try read(path, namedIn: includer, toDo: "include")
  }

  /// Reads a payload that a script pushes.
  func payload(_ path: String, _ includer: String) throws(IncludeRefusal) -> Payload {
    try Payload(json: read(path, namedIn: includer, toDo: "push").bytes, named: path)
  }

  private func read(
    _ path: String,
    namedIn includer: String,
    toDo verb: String
  ) throws(IncludeRefusal) -> Source {
    let folder = includer.lastIndex(of: "/").map { String(includer[...$0]) } ?? ""
    let straight = Self.straightened(folder + path)
    // The path of the current folder has no parts left.
    let whole = straight.isEmpty ? "." : straight
    guard !whole.utf8.contains(0) else {
      throw IncludeRefusal("there is a zero character in the path", help: "\(verb) a file")
    }
    if let refusal = roots.problem(with: whole) {
      throw IncludeRefusal(refusal.problem, help: refusal.help ?? "")
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

import Reports
import Scenarios

/// What a script names by its path from the folder it is in.
extension ScriptFiles {
  /// Reads what a script includes.
  static func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    try read(path, namedIn: includer, toDo: "include")
  }

  /// Reads what a script pushes.
  static func payload(_ path: String, _ includer: String) throws(IncludeRefusal) -> Payload {
    try Payload(json: read(path, namedIn: includer, toDo: "push").bytes, named: path)
  }

  private static func read(
    _ path: String,
    namedIn includer: String,
    toDo verb: String
  ) throws(IncludeRefusal) -> Source {
    let folder = includer.lastIndex(of: "/").map { String(includer[...$0]) } ?? ""
    let whole = straightened(folder + path)
    var isFolder = false
    guard exists(whole, &isFolder) else {
      throw IncludeRefusal("there is no file '\(whole)'\(nearby(whole))")
    }
    guard !isFolder else { throw IncludeRefusal("'\(whole)' is a folder; \(verb) a file") }
    do throws(PathError) {
      return try source(whole)
    } catch {
      switch error {
      case .usage(let message), .unreadable(let message): throw IncludeRefusal(message)
      }
    }
  }
}

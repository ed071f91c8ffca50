import Platform
import ScenarioParsing
import Scenarios

/// A file that a thread reads ahead of its turn.
final class ReadTask: @unchecked Sendable {
  /// A script of the file, and what parsing it returned.
  typealias Part = (file: ScriptFile, parsed: Parsed)
  /// A script with its mistakes.
  typealias Parsed = (script: Script, diagnostics: [Diagnostic])

  enum State {
    case waiting
    case reading
    case done([Part])
  }

  private let find: ScriptFiles.Find
  /// Notes what is read; the run receives the notes when it is the file's turn, if it is.
  let files: ScriptFiles
  /// The state, which only the pool of threads reads and changes.
  var state = State.waiting

  /// Creates a task; nil for what can be read only once, such as standard input.
  init?(_ find: ScriptFiles.Find, of files: ScriptFiles) {
    switch find {
    case .named(let path, _):
      guard (try? FileStatus.of(path))?.kind == .file else { return nil }
    case .found: break
    case .standardInput, .obstacle: return nil
    }
    self.find = find
    self.files = files.apart
  }

  /// Reads and parses the file.
  func read() -> [Part] {
    files.beginWatching(find)
    return files.scripts(in: find).map { ($0, files.parse($0)) }
  }
}

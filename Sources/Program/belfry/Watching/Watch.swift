import PhoneDescription
import Platform
import Reports
import Scenarios

/// Plays the files that have changed, again and again, until the process is interrupted.
struct Watch {
  private let options: RunOptions
  /// The number of failures of each file, as it was played last.
  private var failures: [String: Int] = [:]
  private let watched = WatchedFiles()
  /// The folders within which files are read, once all is played.
  private var roots = SourceRoots([])

  /// The time between two checks of the files, and the time until a writer has probably finished.
  private static let (pause, rest) = (0.05, 0.02)

  init(_ options: RunOptions) throws(UsageError) {
    self.options = options
    if options.isListing { throw UsageError("--list plays nothing, so --watch has no use") }
    for (format, path) in options.reports.paths where path == "-" {
      throw UsageError("--watch writes a report again and again; name a file: \(format.flag) FILE")
    }
    if options.places.operands.contains(where: { $0 == "-" || $0.hasPrefix("-:") }) {
      throw UsageError("--watch watches files, not standard input; write a path instead of -")
    }
  }

  /// Plays all files, and then each changed file.
  ///
  /// It returns only if the command line is wrong or nothing reads the output any more.
  mutating func run(
    _ console: inout Console,
    play: (ScriptFiles, inout Console) throws(UsageError) -> (ExitStatus, [String: Int])
  ) throws(UsageError) -> ExitStatus {
    var only: Set<String>?
    while true {
      // A file that was replaced has left its number to another one.
      KnownFiles.all.forgetAll()
      var files = ScriptFiles()
      files.watched = watched
      files.only = only
      let (status, failed) = try play(files, &console)
      if watched.stamps.isEmpty { return status }
      // The run has reported a folder that was removed; it may come back.
      if only == nil { roots = (try? options.places.roots()) ?? roots }
      for path in only ?? [] { failures[path] = nil }
      if only == nil { failures = [:] }
      for (path, count) in failed { failures[path] = count }
      sayWhatElseFails(apartFrom: failed, isWhole: only == nil, &console)
      console.printError("watching \(counted(watched.count, "file")); Ctrl-C ends\n")
      guard !console.isReaderGone else { return status }
      only = waitForChange(&console)
    }
  }

  /// Names the files that failed before and were not played again.
  private func sayWhatElseFails(
    apartFrom failed: [String: Int],
    isWhole: Bool,
    _ console: inout Console
  ) {
    let others = failures.filter { !isWhole && failed[$0.key] == nil && $0.value > 0 }
      .sorted { $0.key < $1.key }
    guard !others.isEmpty else { return }
    let names = others.prefix(6).map { "\($0.key.printable) (\($0.value))" }
    let rest = others.count > 6 ? " and \(others.count - 6) more" : ""
    console.print("still failing: \(names.joined(separator: ", "))\(rest)\n")
  }

  /// Waits until something has changed.
  ///
  /// - Returns: The files to play again; nil for all.
  private mutating func waitForChange(_ console: inout Console) -> Set<String>? {
    while true {
      let start = MonotonicClock.seconds
      if var change = change() {
        // A file that is still written is read once its writer has come to a rest.
        MonotonicClock.sleep(Self.rest)
        if let later = self.change() { change = later }
        return begin(change, &console)
      }
      // In a large folder, a look must not take a processor for itself.
      MonotonicClock.sleep(max(Self.pause, 10 * (MonotonicClock.seconds - start)))
    }
  }

  private struct Change {
    var changed: [String]
    var isNew: Set<String>
  }

  /// Returns the changes since the last check; nil if there are none.
  private func change() -> Change? {
    let changed = watched.changed
    var isNew: Set<String> = []
    let named = options.places.operands
    let operands = named.isEmpty ? ["scenarios"] : named
    for operand in operands {
      for case .found(let path) in ScriptFiles(roots: roots).scriptFinds(of: operand)
      where watched.stamps[path] == nil {
        isNew.insert(path)
      }
    }
    return changed.isEmpty && isNew.isEmpty ? nil : Change(changed: changed, isNew: isNew)
  }

  private mutating func begin(_ change: Change, _ console: inout Console) -> Set<String>? {
    let names = change.changed + change.isNew.sorted()
    let shown = names.prefix(3).map { path in
      path.printable + (FileStamp.of(path) == nil ? " (removed)" : "")
    }
    let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
    let title = "── \(shown.joined(separator: ", "))\(rest) "
    let width = Terminal.columns(of: 1) ?? 80
    let line = String(repeating: "─", count: max(2, width - title.width))
    console.print("\n\(title)\(line)\n\n")
    console.flush()
    let files = watched.forget(change.changed).union(change.isNew)
    // Reports and sums are about all files.
    return options.isAboutWhole ? nil : files
  }
}

import PhoneDescription
import Platform
import Reports
import ScenarioParsing
import Scenarios

/// Lays out one file after the other, and counts the results.
struct Formatting {
  let isChecking: Bool
  /// A Boolean value that indicates whether the forms of earlier releases are replaced.
  let isUpgrading: Bool
  let palette: Palette
  let files: ScriptFiles
  private var changed = 0
  private var unchanged = 0
  private var leftAlone = 0
  /// The mistakes already reported, so that a shared include is reported once.
  private var reported: Set<Diagnostic> = []

  init(_ files: ScriptFiles, isChecking: Bool, isUpgrading: Bool, palette: Palette) {
    self.files = files
    self.isChecking = isChecking
    self.isUpgrading = isUpgrading
    self.palette = palette
  }

  /// Lays out a file: writes it if it changes, or prints the changes.
  mutating func format(
    _ source: Source,
    isPiped: Bool,
    _ console: inout Console
  ) -> ExitStatus {
    let today = isUpgrading ? expectingLosses(upgraded(source)) : source
    let page = ScriptFiles.page(of: today)
    let (scripts, mistakes) = read(page)
    let meanings = mistakes.isEmpty ? scripts.map { $0.text } : []
    guard mistakes.isEmpty else {
      for mistake in mistakes where reported.insert(mistake).inserted {
        console.printError(text(of: mistake, palette) + palette.errorGap)
      }
      leftAlone += 1
      return .unreadable
    }
    let formatted = today.formatted(page.blocks)
    // Cells that hold one half of a quoted text can make blanks part of it.
    let result = Source(name: source.name, bytes: formatted)
    guard formatted == today.bytes || means(meanings, result) else {
      let reason = "straight columns would change what it means, as blanks of a text would change"
      console.printError("belfry: '\(source.name.printable)' is left alone: \(reason)\n")
      leftAlone += 1
      return .unreadable
    }
    return finish(source, formatted, isPiped, &console)
  }

  private mutating func finish(
    _ source: Source,
    _ formatted: [UInt8],
    _ isPiped: Bool,
    _ console: inout Console
  ) -> ExitStatus {
    if isPiped, !isChecking { console.print(formatted) }
    guard formatted != source.bytes else {
      unchanged += 1
      return .passed
    }
    if isChecking {
      console.print(unifiedDiff(from: source.bytes, to: formatted, name: source.name, palette))
    } else if !isPiped {
      do throws(SystemFailure) {
        try replace(source, with: formatted)
      } catch {
        let name = source.name.printable
        console.printError("belfry: '\(name)' cannot be written: \(error.message)\n")
        leftAlone += 1
        return .usage
      }
    }
    changed += 1
    return isChecking ? .failed : .passed
  }

  /// Replaces the text of a file, unless the file has changed since it was read.
  private func replace(_ source: Source, with formatted: [UInt8]) throws(SystemFailure) {
    let file = try FileReplacement(source.name, for: .change(of: source.bytes))
    file.write(formatted)
    try file.commit()
  }

  /// Indicates whether a file has these scripts, apart from comments and layout.
  private func means(_ meanings: [String], _ source: Source) -> Bool {
    let (scripts, mistakes) = read(ScriptFiles.page(of: source))
    return mistakes.isEmpty && scripts.map { $0.text } == meanings
  }

  /// Returns the scripts of a file, and the mistakes.
  private func read(_ page: Markdown.Page) -> (scripts: [Script], mistakes: [Diagnostic]) {
    let read = page.blocks.map {
      Script.parse(
        $0.source,
        include: include,
        base: files.base(for: $0.source.name) + $0.base,
        payload: files.payload,
        needsScenario: false
      )
    }
    let mistakes = page.mistakes + read.flatMap { $0.diagnostics }
    return (read.map { $0.script }, mistakes)
  }

  /// Returns a file whose scenarios expect the responses that they lose.
  ///
  /// Before 0.5, a lost response that no line expected did not fail a scenario.
  private func expectingLosses(_ source: Source) -> Source {
    let (scripts, mistakes) = read(ScriptFiles.page(of: source))
    guard mistakes.isEmpty else { return source }
    let changed = Source(name: source.name, bytes: source.expectingLosses(in: scripts))
    return read(ScriptFiles.page(of: changed)).mistakes.isEmpty ? changed : source
  }

  /// Returns a file in current words, as far as its mistakes are words of earlier releases.
  private func upgraded(_ source: Source) -> Source {
    let page = ScriptFiles.page(of: source)
    guard !read(page).mistakes.isEmpty else { return source }
    // A cell is text that may be a title as well, so cells change only where nothing else helps.
    func today(includesCells: Bool) -> Source {
      let bytes = source.upgraded(page.blocks, includesCells: includesCells)
      return Source(name: source.name, bytes: bytes)
    }
    let lines = today(includesCells: false)
    guard !read(ScriptFiles.page(of: lines)).mistakes.isEmpty else { return lines }
    let all = today(includesCells: true)
    return read(ScriptFiles.page(of: all)).mistakes.isEmpty ? all : lines
  }

  /// Reads a file that a script includes, and upgrades it in memory if necessary.
  private func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    let source = try files.include(path, includer)
    guard isUpgrading else { return source }
    let bytes = source.upgraded([Markdown.Block(source: source)], includesCells: true)
    return Source(name: source.name, bytes: bytes)
  }

  /// The summary, in one line.
  var summary: String {
    let counts = [
      (changed, isChecking ? "would change" : "changed"), (unchanged, "unchanged"),
      (leftAlone, "left alone"),
    ]
    let files = counted(changed + unchanged + leftAlone, "file")
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "\(files)\n" : "\(files): \(parts.joined(separator: ", "))\n"
  }
}

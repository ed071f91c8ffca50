import Reports
import Scenarios

/// Lays out one file after the other, and counts what became of them.
struct Formatting {
  let isChecking: Bool
  let palette: Palette
  private var changed = 0
  private var unchanged = 0
  private var leftAlone = 0
  /// What several files include is wrong but once.
  private var told: Set<Diagnostic> = []

  init(isChecking: Bool, palette: Palette) {
    self.isChecking = isChecking
    self.palette = palette
  }

  /// Lays out a file: writes it if it changes, or shows how it would.
  mutating func take(
    _ source: Source,
    isPiped: Bool,
    _ console: inout Console
  ) -> ExitStatus {
    let blocks = ScriptFiles.blocks(of: source)
    let (meanings, mistakes) = read(blocks)
    guard mistakes.isEmpty else {
      for mistake in mistakes where told.insert(mistake).inserted {
        console.printError(text(of: mistake, palette) + palette.errorGap)
      }
      leftAlone += 1
      return .unreadable
    }
    let formatted = source.formatted(blocks)
    // Cells that hold one half of a quoted text can make blanks part of it.
    let result = Source(name: source.name, bytes: formatted)
    guard formatted == source.bytes || read(ScriptFiles.blocks(of: result)) == (meanings, []) else {
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
    } else if !isPiped,
      let reason = FileReplacement.replace(source.name, source.bytes, with: formatted)
    {
      console.printError("belfry: '\(source.name.printable)' cannot be written: \(reason)\n")
      leftAlone += 1
      return .usage
    }
    changed += 1
    return isChecking ? .failed : .passed
  }

  /// What the scripts of a file mean, as text without comments and layout, and what is wrong.
  private func read(_ blocks: [Markdown.Block]) -> (meanings: [String], mistakes: [Diagnostic]) {
    let read = blocks.map {
      Script.parse(
        $0.source,
        include: ScriptFiles.include,
        payload: ScriptFiles.payload,
        needsScenario: false
      )
    }
    let mistakes = read.flatMap(\.diagnostics)
    return (mistakes.isEmpty ? read.map(\.script.text) : [], mistakes)
  }

  /// What it comes to, in one line.
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

import Pages
import Reports
import Scenarios

/// Prints the report for people.
final class PersonObserver: RunObserving {
  private var report: RunReport
  /// Indicates whether other text has to come before the report.
  private let waits: Bool
  private let palette: Palette
  private let output: RunOutput

  init(_ options: RunOptions, _ variants: Variants, _ output: RunOutput) {
    report = RunReport(
      variants,
      options.palette,
      lines: options.lines,
      link: Self.link(options.playground)
    )
    waits = options.why != nil || options.isTraced
    palette = options.palette
    self.output = output
  }

  /// Returns the function that finds the address of a scenario in a playground.
  private static func link(
    _ playground: String?
  ) -> (@Sendable (Scenario, [Source]) -> String?)? {
    guard let playground else { return nil }
    return { ScriptAddress.link(to: $0, in: $1, at: playground) }
  }

  func open(_ scripts: ArraySlice<FileResult>) { report.open(scripts) }

  func add(_ outcomes: [Outcome], of script: Script, _ console: inout Console) {
    report.add(outcomes, from: script.sources)
    show(&console)
  }

  func close(_ console: inout Console) {
    report.close()
    show(&console)
  }

  /// Prints the report so far, unless other text has to come before it.
  private func show(_ console: inout Console) {
    if !waits { output.print(report.take(), palette, &console) }
    console.showNow()
  }

  func endEarly(_ message: String) { report.shortfall = message }

  func note(_ scope: RunScope) {
    report.shard = scope.shard
    report.commands = scope.commands
  }

  func finish(_ console: inout Console) -> [RunProblem] {
    output.print(report.text, palette, &console)
    return []
  }
}

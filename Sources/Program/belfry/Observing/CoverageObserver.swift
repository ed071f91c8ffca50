import Reports
import Scenarios

/// Lists the rules that were used, and requires a minimum share of them.
final class CoverageObserver: RunObserving {
  private var report = CoverageReport()
  /// The minimum share of used rules, in hundredths; nil if every share is enough.
  private let least: Int?
  private let palette: Palette
  private let output: RunOutput

  init(_ least: Int?, _ palette: Palette, _ output: RunOutput) {
    self.least = least
    self.palette = palette
    self.output = output
  }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    report.add(outcome)
  }

  func finish(_ console: inout Console) -> [RunProblem] {
    output.print(report.text(palette, least: least), palette, &console)
    guard let least, let problem = report.problem(least: least) else { return [] }
    return [problem]
  }
}

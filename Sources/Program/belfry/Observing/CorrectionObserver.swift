import Reports
import Scenarios
import SystemPolicy

/// Names the outcomes that were affected by corrections of rules after a release.
final class CorrectionObserver: RunObserving {
  private var report: CorrectionReport
  private let palette: Palette
  private let output: RunOutput

  init(_ release: Release, _ palette: Palette, _ output: RunOutput) {
    report = CorrectionReport(since: release)
    self.palette = palette
    self.output = output
  }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    report.add(outcome.result, in: script.name)
  }

  func finish(_ console: inout Console) -> [RunProblem] {
    output.print(report.text(palette), palette, &console)
    return []
  }
}

import Platform
import Reports
import Scenarios

/// Prints every event of each scenario, and the phone after it.
final class TraceObserver: RunObserving {
  private let variants: Variants
  private let palette: Palette
  private let output: RunOutput

  init(_ variants: Variants, _ palette: Palette, _ output: RunOutput) {
    self.variants = variants
    self.palette = palette
    self.output = output
  }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    let width = Terminal.columns(of: output.descriptor)
    tracedRun(of: outcome.result, from: script.sources, palette, variants, width: width) {
      output.print($0, palette, &console)
    }
  }
}

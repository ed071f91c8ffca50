import PhoneDescription
import Reports
import Scenarios
import VirtualDevice

/// Explains everything that happened to a notification or a region.
final class WhyObserver: RunObserving {
  private let id: String
  private let variants: Variants
  private let palette: Palette
  private let output: RunOutput
  /// A Boolean value that indicates whether something happened to the notification or the region.
  private var isFound = false
  /// Indicates whether a scenario was played or skipped.
  private var hasOutcomes = false
  /// The texts to suggest if the identifier is unknown.
  private var known: Set<String> = []

  init(_ id: String, _ variants: Variants, _ palette: Palette, _ output: RunOutput) {
    self.id = id
    self.variants = variants
    self.palette = palette
    self.output = output
  }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    hasOutcomes = true
    let result = outcome.result
    guard let text = whyText(id, in: result, from: script.sources, palette) else {
      if !isFound { known.formUnion(result.book.texts) }
      return
    }
    known = []
    let title = variants.isSingle ? "" : palette.titled(result, variants)
    output.print((isFound ? "\n" : "") + title + text, palette, &console)
    isFound = true
  }

  func finish(_ console: inout Console) -> [RunProblem] {
    // The report follows.
    if isFound { output.print("\n", palette, &console) }
    guard !isFound, hasOutcomes else { return [] }
    let near = Suggestion.nearest(to: id, among: known.sorted()).first
    let advice = near.map { "; did you mean '\($0.printable)'?" } ?? ""
    return [
      RunProblem("nothing happened to a notification or a region '\(id.printable)'\(advice)")
    ]
  }
}

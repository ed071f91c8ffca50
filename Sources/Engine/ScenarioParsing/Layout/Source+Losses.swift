public import Scenarios
import VirtualDevice

extension Source {
  /// Returns the text with a line `expect … lost` below each step whose response no delegate
  /// receives and whose scenario passes otherwise.
  ///
  /// A step that several scenarios share gets the line only if it is true in all of them.
  ///
  /// - Parameter scripts: The scripts in the text, from top to bottom.
  public func expectingLosses(in scripts: [Script]) -> [UInt8] {
    var lines = LossLines()
    for script in scripts {
      for scenario in script.scenarios where scenario.skip == nil {
        lines.note(script.play(scenario))
      }
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var position = 0
    for (number, words) in lines.missing.sorted(by: { $0.key < $1.key }) {
      let end = number < lineCount ? content(ofLine: number + 1).lowerBound : bytes.count
      text += bytes[position..<end]
      if text.last != .lineFeed { text.append(.lineFeed) }
      for line in words { text += line.utf8 + [.lineFeed] }
      position = end
    }
    return text + bytes[position...]
  }
}

/// The lines that expect the losses of a script's scenarios.
private struct LossLines {
  /// The words of the lines below each line, in each scenario and round that plays it.
  private var words: [Int: Set<[String]>] = [:]
  private var failed: Set<Int> = []

  /// The lines to write below a line, by its number.
  var missing: [Int: [String]] {
    var missing: [Int: [String]] = [:]
    for line in failed {
      guard let words = words[line], words.count == 1, let lines = words.first else { continue }
      missing[line] = lines
    }
    return missing
  }

  mutating func note(_ result: ScenarioResult) {
    var losses: [Int: [String]] = [:]
    let printer = Printer(book: result.book)
    for entry in result.journal.entries where entry.origin.step >= 0 {
      guard case .notification(let name, .responseLost(let response)) = entry.effect else {
        continue
      }
      let line = printer.text(ofLine: .expect(.lost(response, to: name)))
      losses[Int(entry.origin.step), default: []].append(line)
    }
    for (index, step) in result.scenario.steps.enumerated()
    where step.place.source == 0 && step.action.event != nil {
      words[Int(step.place.line), default: []].insert(losses[index] ?? [])
    }
    guard result.isPassedWithoutLosses else { return }
    for failure in result.failures where failure.isLoss {
      let place = result.scenario.steps[failure.step].place
      if place.source == 0 { failed.insert(Int(place.line)) }
    }
  }
}

extension ScenarioResult {
  /// Indicates whether lost responses alone fail the scenario.
  fileprivate var isPassedWithoutLosses: Bool {
    var copy = self
    copy.failures.removeAll { $0.isLoss }
    return copy.isPassed
  }
}

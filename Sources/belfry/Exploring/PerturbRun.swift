import Exploration
import PhoneDescription
import Reports
import Scenarios

/// Plays the lives around scenarios, one after the other, and reports them.
struct PerturbRun {
  private var perturbing: Perturbing
  private var shrinking: Shrinking
  /// The maximum number of surprises of a scenario that are shown; nil for all.
  private let most: Int?
  private var folder: SurpriseFolder?
  private(set) var report = PerturbReport()
  private let start = MonotonicClock.seconds
  private var lastProgress = 0.0

  init(_ perturbing: Perturbing, _ shrinking: Shrinking, most: Int?, folder: SurpriseFolder?) {
    self.perturbing = perturbing
    self.shrinking = shrinking
    self.most = most
    self.folder = folder
  }

  /// The milliseconds since the start, if a person looks at the output.
  var milliseconds: Int? {
    Console.isTerminal(1) ? Int((MonotonicClock.seconds - start) * 1000) : nil
  }

  /// The exit status of what was played.
  var status: ExitStatus {
    let isBad = report.surpriseCount > 0 || report.redCount > 0
    return (isBad ? ExitStatus.failed : .passed).or(report.isPartial ? .stopped : .passed)
  }

  /// Plays the lives around scenarios.
  ///
  /// - Parameter text: The text for people; nil for none.
  mutating func play(
    _ scenarios: [(script: Script, number: Int)],
    _ console: inout Console,
    _ text: PerturbText?
  ) throws(UsageError) {
    var text = text
    for (index, (script, number)) in scenarios.enumerated() {
      if perturbing.budget.isSpent {
        report.noteUnreached(scenarios.count - index)
        break
      }
      showProgress(index, of: scenarios.count)
      let found = perturbing.perturb(script.scenarios[number], of: script)
      // A cause that an earlier row of the same table shows is not shown again.
      let shown = report.news(of: found, in: script).prefix(most ?? .max)
      let isTextAlone = folder == nil
      let shrunk = shown.map { surprise in
        isTextAlone && text?.hasShown(surprise) == true ? nil : shrinking.shrink(surprise)
      }
      try write(Array(shown), shrunk)
      report.add(found, in: script, Array(shown), shrunk)
      clearProgress()
      let lines = text?.text(of: found, in: script, shown: Array(shown), shrunk: shrunk)
      if let lines {
        console.print(lines)
        console.flush()
      }
    }
  }

  private mutating func write(
    _ surprises: [Surprise],
    _ shrunk: [ShrunkLife?]
  ) throws(UsageError) {
    for (surprise, life) in zip(surprises, shrunk) {
      guard let life else { continue }
      let name = "\(surprise.undisturbed.title.fileName)-\(surprise.disturbance.id)"
      _ = try folder?.write(life.text, named: name)
    }
  }

  /// Shows what was played and an estimate of the rest, on a terminal.
  private mutating func showProgress(_ index: Int, of count: Int) {
    let now = MonotonicClock.seconds
    guard Console.isTerminal(2), now - lastProgress > 0.2, now - start > 1 else { return }
    lastProgress = now
    var line = "\(index) of \(count) scenarios, \(report.lives) lives"
    // Few scenarios say little about the rest.
    if index >= 10 {
      let rest = (now - start) / Double(index) * Double(count - index)
      line += ", about \(Int(rest) + 1) s left"
    }
    Console.write(Array("\r\u{1B}[K\(line)".utf8), to: 2)
  }

  private func clearProgress() {
    if lastProgress > 0 { Console.write(Array("\r\u{1B}[K".utf8), to: 2) }
  }
}

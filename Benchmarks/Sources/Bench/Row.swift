import Foundation

/// One line of the results: a work, measured beside a reference in the same run.
struct Row {
  /// The figure that Belfry has to reach.
  enum Goal {
    /// The cost is at most this many times that of the reference.
    case atMost(Double)
    /// The cost of the reference is at least this many times ours.
    case faster(Double)
    /// The cost is at most this many units; there is no reference.
    case costs(Double)
    /// The speed is at least this many units; there is no reference.
    case reaches(Double)
    /// There is no goal; the figure shows where Belfry is.
    case shown
  }

  var name: String
  var unit: String
  var goal: Goal
  /// The work; the cost in seconds of processor time, and the checksum of what it computed.
  var ours: () -> Measured?
  /// The same work by other means; nil where the goal needs none.
  var reference: (() -> Measured?)?
  /// The reason why a row that cannot be measured here is not.
  var missing = ""
  /// The number of units in a second: 1e9 for nanoseconds, or the amount of work for a speed.
  var scale: Double
}

/// The result of a piece of work.
struct Measured {
  /// The processor time in seconds.
  var seconds: Double
  /// A number that equal work has in common; nil for processes.
  var checksum: UInt64?
}

/// A row after its rounds.
struct Result: Codable {
  var name: String
  var unit: String
  var ours: Double?
  var reference: Double?
  var ratio: Double?
  var goal: Double?
  var isMet: Bool?
  var note: String?
}

extension Row {
  /// Measures the work and its reference in turn, and returns the medians.
  func result(rounds: Int) -> Result {
    let limit: Double? =
      switch goal {
      case .atMost(let value), .faster(let value), .costs(let value), .reaches(let value): value
      case .shown: nil
      }
    var result = Result(name: name, unit: unit, goal: limit)
    var (ours, references, ratios): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<rounds {
      guard let mine = self.ours() else {
        result.note = "not run: \(missing)"
        return result
      }
      ours.append(mine.seconds)
      guard let reference else { continue }
      guard let other = reference() else {
        result.note = "not run: \(missing)"
        return result
      }
      guard mine.checksum == other.checksum else {
        result.note = "not the same work"
        result.isMet = false
        return result
      }
      references.append(other.seconds)
      ratios.append(mine.seconds / other.seconds)
    }
    let cost = median(ours)
    switch goal {
    case .atMost(let most):
      result.ours = cost * scale
      result.reference = median(references) * scale
      result.ratio = median(ratios)
      result.isMet = median(ratios) <= most
    case .faster(let least):
      result.ours = cost * scale
      result.reference = median(references) * scale
      result.ratio = 1 / median(ratios)
      result.isMet = 1 / median(ratios) >= least
    case .costs(let most):
      result.ours = cost * scale
      result.isMet = cost * scale <= most
    case .shown:
      result.ours = cost * scale
      guard !references.isEmpty else { break }
      result.reference = median(references) * scale
      result.ratio = median(ratios)
    case .reaches(let least):
      result.ours = scale / cost
      result.isMet = scale / cost >= least
    }
    return result
  }
}

extension Result {
  /// The line that is printed.
  var line: String {
    if let note { return "\(name): \(note)" }
    func text(_ number: Double?) -> String {
      guard let number else { return "none" }
      return String(format: number < 10 ? "%.2f" : "%.0f", number)
    }
    let other = reference.map { "\(text($0)) \(unit)" } ?? "none"
    let verdict = isMet.map { $0 ? "met" : "short" } ?? "shown"
    return "\(name): ours \(text(ours)) \(unit), reference \(other), "
      + "ratio \(text(ratio)) (goal \(text(goal))) \(verdict)"
  }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Runs a piece of work and returns its processor time and its checksum.
func measure(_ work: () -> UInt64) -> Measured {
  let begin = clock()
  let checksum = work()
  return Measured(seconds: Double(clock() - begin) / Double(CLOCKS_PER_SEC), checksum: checksum)
}

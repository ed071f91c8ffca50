import Scenarios
import SystemPolicy

/// The last line of a report: the readings that were played, and the effect of other readings.
struct ReadingLine {
  let endings: [Ending]
  let variants: Variants

  init(_ endings: [Ending], _ variants: Variants) {
    self.endings = endings
    self.variants = variants
  }

  var text: String { "\(played); \(differences)" }

  /// The readings that were played: the first for all, others where scripts state them.
  private var played: String {
    let counts = variants.played(in: endings)
    let first = counts.first { $0.reading == .seeds } ?? counts[0]
    let others = counts.filter { $0.reading != first.reading }
    let stated = others.map { other in
      "\(other.count) \(other.count == 1 ? "scenario states" : "scenarios state") "
        + other.reading.rawValue
    }
    return (["reading \(first.reading.rawValue)"] + stated).joined(by: ", ")
  }

  /// The sentence on outcomes that would differ under other readings.
  ///
  /// It denies a difference only if every dispute that an outcome depends on was replayed and
  /// changed nothing.
  private var differences: String {
    var parts = Reading.allCases.compactMap { other -> String? in
      let count = endings.count { $0.differsUnder.contains(other) }
      return count == 0 ? nil : "\(outcomes(count)) would differ under \(other.rawValue)"
    }
    let resting = endings.count { $0.differsUnder.isEmpty && $0.rests }
    if resting > 0 {
      let count = parts.isEmpty ? outcomes(resting) : "\(resting) more"
      parts.append("\(count) \(resting == 1 ? "depends" : "depend") on a dispute")
    }
    let stopped = endings.count { $0.stop != nil }
    if stopped > 0 {
      let why = endings.contains { $0.stop == .memory } ? "memory" : "events"
      parts.append("\(outcomes(stopped)) cannot be compared, as the \(why) ran out")
    }
    return parts.isEmpty ? "no outcome would differ under another" : parts.joined(by: ", ")
  }

  private func outcomes(_ count: Int) -> String { "\(count) outcome\(count == 1 ? "" : "s")" }
}

extension Variants {
  /// Returns the readings under which scenarios were played, with their numbers of scenarios; if
  /// none was played, the requested readings.
  func played(in endings: [Ending]) -> [(reading: Reading, count: Int)] {
    played(Set(endings.map { $0.reading })).map { reading in
      (reading: reading, count: endings.count { $0.reading == reading })
    }
  }

  /// Returns the readings that were played, in the requested order; if none was, the requested
  /// ones.
  func played(_ played: Set<Reading>) -> [Reading] {
    let known = (readings.isEmpty ? Reading.allCases : readings).filter(played.contains)
    guard known.isEmpty else { return known }
    return readings.isEmpty ? [.seeds] : readings
  }
}

import Scenarios

/// The mistakes of a script.
struct MistakeLog {
  private(set) var diagnostics: [Diagnostic] = []
  /// The places of the mistakes; a line that is read several times reports each only once.
  private var places: Set<Place> = []
  /// The lines that cannot be read, whatever row, round or scenario they are read for.
  private var unreadable: Set<Int64> = []
  /// Indicates whether a line below the last title could not be read.
  var areInScenario = false

  /// Indicates whether the search ends because there are too many mistakes.
  var isFull: Bool { diagnostics.count >= Script.mostMistakes }

  /// Notes a mistake; returns whether to report it.
  ///
  /// - Parameters:
  ///   - place: The position.
  ///   - line: The line that is read.
  mutating func note(at place: Place, in line: Line) -> Bool {
    areInScenario = true
    // A mistake of the line itself, and not of a cell, is there each time the line is read.
    if place.line == line.origin.line, Int(place.source) == line.origin.source {
      unreadable.insert(line.origin.number)
    }
    return !isFull && places.insert(place).inserted
  }

  /// Adds the report of a mistake; the last one says that there may be more.
  mutating func append(_ diagnostic: consuming Diagnostic) {
    let most = Script.mostMistakes
    if diagnostics.count == most - 1 {
      let text = "only \(most) mistakes of a file are reported"
      diagnostic.notes.append(.init(key: "note", text: text))
    }
    diagnostics.append(diagnostic)
  }

  /// Returns a Boolean value that indicates whether a line had a mistake that repeats each time it
  /// is read.
  func isUnreadable(_ line: Line) -> Bool {
    !unreadable.isEmpty && unreadable.contains(line.origin.number)
  }

  /// Indicates whether there is a mistake in the line of a place.
  func hasOne(inLine place: Place) -> Bool {
    places.contains { $0.line == place.line && $0.source == place.source }
  }
}

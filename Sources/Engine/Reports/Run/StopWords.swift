import Scenarios

extension ScenarioResult.Limit {
  /// The limits that a report of a run can name.
  static let words: [(word: String, limit: ScenarioResult.Limit)] = [
    ("events", .events), ("memory", .memory), ("totalEvents", .totalEvents),
  ]

  /// The limit as JSON names it; nil for an interruption, which no report of a run has.
  var word: String? { Self.words.first { $0.limit == self }?.word }

  /// Creates the limit of a name; an unknown name, of a later release, becomes the limit of events.
  init(word: String) {
    self = Self.words.first { $0.word == word }?.limit ?? .events
  }
}

import Scenarios

/// The scenarios that a disturbance makes from one scenario; each is made when the iterator reaches
/// it.
///
/// A long scenario has thousands of changed scenarios, each as long as the scenario itself. So they
/// are never in memory together.
struct ChangedScenarios: Sequence {
  /// Makes the scenarios of a number of changes, one after the other; nil for one that does not
  /// exist.
  fileprivate struct Part {
    var count: Int
    var make: (Int) -> Scenario?
  }

  private var parts: [Part]

  private init(_ parts: [Part]) { self.parts = parts }

  /// Creates the scenarios that changes of one make.
  ///
  /// - Parameters:
  ///   - changes: The changes, each of a few bytes.
  ///   - make: Returns the scenario after a change; nil if it does not exist.
  init<Change>(_ changes: [Change], _ make: @escaping (Change) -> Scenario?) {
    parts = [Part(count: changes.count) { make(changes[$0]) }]
  }

  /// No scenarios.
  static var none: ChangedScenarios { ChangedScenarios([]) }

  static func + (first: ChangedScenarios, second: ChangedScenarios) -> ChangedScenarios {
    ChangedScenarios(first.parts + second.parts)
  }

  func makeIterator() -> Iterator { Iterator(parts: parts) }

  /// Makes the scenarios, one at each call.
  struct Iterator: IteratorProtocol {
    fileprivate var parts: [Part]
    private var part = 0
    private var index = 0

    fileprivate init(parts: [Part]) { self.parts = parts }

    mutating func next() -> Scenario? {
      while part < parts.count {
        while index < parts[part].count {
          defer { index += 1 }
          if let scenario = parts[part].make(index) { return scenario }
        }
        (part, index) = (part + 1, 0)
      }
      return nil
    }
  }
}

public import BelfryTesting
public import Scenarios
import SystemPolicy
public import Testing

/// The lives that ``VirtualPhone/perturb(playing:tolerating:mostLives:at:isolation:_:)`` played.
///
/// ```swift
/// let found = await VirtualPhone.current.perturb { phone in
///   phone.install()
///   await phone.launch()
///   #expect(phone.badge == 0)
/// }
/// #expect(found.surprises.isEmpty)
/// ```
public struct PhonePerturbation: Sendable {
  /// A failure of the test that a disturbance does not announce.
  ///
  /// ```swift
  /// let found = await VirtualPhone.current.perturb { phone in
  ///   phone.install()
  ///   await phone.launch()
  ///   #expect(phone.badge == 0)
  /// }
  /// #expect(found.surprises.first?.rule == nil)
  /// ```
  public struct Surprise: Sendable {
    /// The disturbance.
    public var disturbance: VirtualPhone.Disturbance
    /// The consequence in words, such as `an app crashes`.
    public var consequence: String
    /// The identifier of the rule that decided it, where one is known.
    public var rule: String?
    /// The failure that the test recorded.
    public var failure: String
    /// The source location of the failure.
    public var location: SourceLocation?
    /// The number of lives that show it.
    public var lives: Int
    /// The shortest scenario that shows it; the whole life where no line of a scenario can fail.
    public var scenario: String
    /// The text of the report.
    var text = ""
  }

  /// The first lines in which the journals of two undisturbed plays differ.
  ///
  /// ```swift
  /// let found = await VirtualPhone.current.perturb { phone in
  ///   phone.install()
  ///   await phone.launch()
  ///   #expect(phone.badge == 0)
  /// }
  /// #expect(found.divergence == nil)
  /// ```
  public struct Divergence: Sendable, Equatable {
    /// The number of the line, counted from one.
    public var line: Int
    /// The line of the first play; `nil` if its journal is shorter.
    public var first: String?
    /// The line of the second play; `nil` if its journal is shorter.
    public var second: String?
  }

  /// The number of disturbed lives that were played.
  public internal(set) var lives = 0
  /// The number of lives that the phone refused.
  public internal(set) var refused = 0
  /// The number of lives whose failure the disturbance announces.
  public internal(set) var announced = 0
  /// The number of surprising lives of disturbances that the test tolerates.
  public internal(set) var tolerated = 0
  /// The surprises, the most important first.
  public internal(set) var surprises: [Surprise] = []
  /// The reasons why disturbances have no lives, if the body fails on the phones that they need.
  public internal(set) var unplayed: [VirtualPhone.Disturbance: String] = [:]
  /// A Boolean value that indicates whether the limit on lives ended the exploration early.
  public internal(set) var isPartial = false
  /// The difference of two undisturbed plays, after which nothing is explored.
  public internal(set) var divergence: Divergence?
}

extension VirtualPhone {
  /// The name of a disturbance, such as `reboot`.
  public typealias Disturbance = Scenarios.DisturbanceName
}

extension PhonePerturbation.Divergence {
  /// Creates the difference of two journals; nil if they are equal.
  ///
  /// Identifiers that the app draws at random are equal.
  init?(_ first: [String], _ second: [String]) {
    for index in 0..<max(first.count, second.count) {
      let one = first.indices.contains(index) ? first[index] : nil
      let other = second.indices.contains(index) ? second[index] : nil
      guard one?.withoutChance != other?.withoutChance else { continue }
      self.init(line: index + 1, first: one, second: other)
      return
    }
    return nil
  }

  /// The difference as the text of a failure.
  var text: String {
    """
    nothing was explored: two undisturbed plays differ, so the app keeps state in statics or in \
    files, or reads chance; create what it keeps inside the body
      line \(line) of the journal
      first play   \(first ?? "(its journal has ended)")
      second play  \(second ?? "(its journal has ended)")
    """
  }
}

extension String {
  /// The text with `id` for each universally unique identifier.
  fileprivate var withoutChance: String {
    var text = ""
    var word = ""
    for character in self + " " {
      if character.isHexDigit || character == "-" {
        word.append(character)
        continue
      }
      let lengths = word.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
      text += lengths == [8, 4, 4, 4, 12] ? "id" : word
      text.append(character)
      word = ""
    }
    return text
  }
}

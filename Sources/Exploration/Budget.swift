/// The limits of an exploration, and what is left of them.
///
/// The module has no clock, so a caller that wants a timeout passes a closure that reads one.
public struct Budget {
  /// The maximum number of lives; nil for no limit.
  public var mostLives: Int?
  /// The number of lives that were played.
  public private(set) var lives = 0
  /// A Boolean value that indicates whether a limit ended the exploration early.
  public private(set) var isSpent = false

  private let shallGoOn: () -> Bool

  /// The number of lives between two questions to the closure, which may read a clock.
  private static let stride = 64

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - mostLives: The maximum number of lives; nil for no limit.
  ///   - shallGoOn: A closure that returns whether the exploration may continue; it is called from
  ///     time to time.
  public init(mostLives: Int? = nil, shallGoOn: @escaping () -> Bool = { true }) {
    self.mostLives = mostLives
    self.shallGoOn = shallGoOn
  }

  /// Returns whether the exploration may continue, by the closure, whatever was played.
  public mutating func mayGoOn() -> Bool {
    if !shallGoOn() { isSpent = true }
    return !isSpent
  }

  /// Takes one life from the budget.
  ///
  /// - Returns: A Boolean value that indicates whether the life may be played. After the first
  ///   refusal all later ones are refused too.
  public mutating func takeLife() -> Bool {
    guard !isSpent else { return false }
    if let mostLives, lives >= mostLives { isSpent = true }
    if lives.isMultiple(of: Self.stride), !shallGoOn() { isSpent = true }
    if !isSpent { lives += 1 }
    return !isSpent
  }
}

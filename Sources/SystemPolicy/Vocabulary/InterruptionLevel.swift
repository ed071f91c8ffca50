/// How loudly a notification asks for attention, with Apple's numbers.
public enum InterruptionLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// It waits in the list until somebody looks.
  case passive
  /// It is shown at once; what nothing else is said of.
  case active
  /// It is shown at once, and breaks through what holds others back.
  case timeSensitive
  /// It breaks through all of that, and the silent switch.
  case critical

  /// The levels with the words of the language.
  public static let named: [(name: String, value: Self)] = [
    ("passive", .passive), ("active", .active), ("time-sensitive", .timeSensitive),
    ("critical", .critical),
  ]
}

/// Whether an app runs, and where.
///
/// Its transitions on the newest version of iOS; `belfry rules --transitions` prints the event and
/// the rule of each:
///
/// | from | to |
/// |---|---|
/// | notRunning | foreground, background |
/// | foreground | notRunning, inactive, background |
/// | inactive | notRunning, foreground, background |
/// | background | notRunning, foreground, suspended |
/// | suspended | notRunning, foreground, background |
public enum AppState: UInt8, Hashable, Sendable, CaseIterable {
  /// The app has no process.
  case notRunning
  /// The app runs unseen.
  case background
  /// The app is what the user sees.
  case foreground
  /// The app is in memory, but its code does not run.
  case suspended
  /// The app is what the user has in front, under something that takes the touches for now.
  case inactive

  /// The name of the case.
  public var name: String {
    switch self {
    case .notRunning: "notRunning"
    case .background: "background"
    case .foreground: "foreground"
    case .suspended: "suspended"
    case .inactive: "inactive"
    }
  }

  /// Whether the app is in front, covered for a moment or not.
  public var isInFront: Bool { self == .foreground || self == .inactive }
}

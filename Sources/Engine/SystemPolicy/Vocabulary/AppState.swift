/// The state of an app's process.
///
/// The table lists the transitions on the newest version of iOS; `belfry rules --transitions`
/// prints the event and the rule of each.
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
  /// The app runs and is not on the screen.
  case background
  /// The app runs on the screen and receives touches.
  case foreground
  /// The app is in memory, but its code does not run.
  case suspended
  /// The app is on the screen, but something over it receives the touches for now.
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

  /// A Boolean value that indicates whether the app is on the screen, covered or not.
  public var isInFront: Bool { self == .foreground || self == .inactive }
}

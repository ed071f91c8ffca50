public import SystemPolicy

// The words of the law, as tests write them. They are members of the phone: an app's own `AppState`
// or `Reading` keeps its name in a test file.
extension VirtualPhone {
  /// A version of iOS, such as `17` or `.version(17, 4)`.
  public typealias Version = SystemPolicy.OSVersion

  /// The sources to follow where sources disagree.
  public typealias Reading = SystemPolicy.Reading

  /// The ways to present a notification, such as `[.banner, .sound]`.
  public typealias Presentation = SystemPolicy.Presentation

  /// The level at which a notification interrupts the user.
  public typealias InterruptionLevel = SystemPolicy.InterruptionLevel

  /// The state of an app, from not running to foreground.
  public typealias AppState = SystemPolicy.AppState

  /// The permission of an app to notify the user.
  public typealias AuthorizationStatus = SystemPolicy.AuthorizationStatus

  /// The choice in Settings for showing previews.
  public typealias PreviewChoice = SystemPolicy.ShowPreviews

  /// The choice in Settings for grouping the notifications of an app.
  public typealias GroupChoice = SystemPolicy.GroupingChoice

  /// A switch for an app in Settings.
  public typealias Switch = SystemPolicy.Switch
}

extension OSVersion {
  /// Returns a version with a minor number.
  ///
  /// `.version(17, 10)` is iOS 17.10.
  ///
  /// - Parameters:
  ///   - major: The number before the point.
  ///   - minor: The number after the point.
  ///
  /// - Returns: The version.
  public static func version(_ major: UInt8, _ minor: UInt8) -> OSVersion {
    OSVersion(major, minor)
  }
}

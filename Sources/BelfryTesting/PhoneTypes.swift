public import SystemPolicy

// The words of the law, as tests write them. They are members of the phone: an app's own `AppState`
// or `Reading` keeps its name in a test file.
extension VirtualPhone {
  /// A version of iOS: `17`, or `.version(17, 4)`.
  public typealias Version = SystemPolicy.OSVersion

  /// The sources that are believed where sources disagree.
  public typealias Reading = SystemPolicy.Reading

  /// The ways in which a notification is presented, such as `[.banner, .sound]`.
  public typealias Presentation = SystemPolicy.Presentation

  /// The level at which a notification interrupts the user.
  public typealias InterruptionLevel = SystemPolicy.InterruptionLevel

  /// The state of an app, from not running to in the foreground.
  public typealias AppState = SystemPolicy.AppState

  /// The permission to notify that an app has.
  public typealias AuthorizationStatus = SystemPolicy.AuthorizationStatus

  /// The choice in Settings of where previews are shown.
  public typealias PreviewChoice = SystemPolicy.ShowPreviews

  /// The choice in Settings of how an app's notifications are grouped.
  public typealias GroupChoice = SystemPolicy.GroupingChoice

  /// A switch under an app's name in Settings.
  public typealias Switch = SystemPolicy.Switch
}

extension OSVersion {
  /// Returns a version with a minor number, such as `.version(17, 10)` for iOS 17.10.
  ///
  /// - Parameters:
  ///   - major: The number before the point.
  ///   - minor: The number after the point.
  public static func version(_ major: UInt8, _ minor: UInt8) -> OSVersion {
    OSVersion(major, minor)
  }
}

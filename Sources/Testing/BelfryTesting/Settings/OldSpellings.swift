public import SystemPolicy
import TestFrameworks
public import Testing

// The spellings of Belfry 0.3, which wrote versions as numbers and everything else as text. They
// mean what they meant, and go with the next release.

extension OSVersion: ExpressibleByFloatLiteral {
  /// Creates a version from a number such as `17.1`.
  @available(*, deprecated, message: "write 17.1 as .version(17, 1)")
  public init(floatLiteral number: Double) {
    let tenths = Int((number * 10).rounded())
    self.init(UInt8(clamping: tenths / 10), UInt8(clamping: tenths % 10))
  }
}

extension VirtualPhone.Side: ExpressibleByStringLiteral {
  /// Creates a side from its name.
  @available(*, deprecated, message: "write \"background-queue\" as .backgroundQueue")
  public init(stringLiteral name: String) { self.init(name) }
}

extension AppState: ExpressibleByStringLiteral {
  /// Creates a state from its name.
  @available(*, deprecated, message: "write \"foreground\" as .foreground")
  public init(stringLiteral name: String) {
    self = value(of: name, Self.allCases.map { ("\($0)", $0) }, "state of an app")
  }
}

extension AuthorizationStatus: ExpressibleByStringLiteral {
  /// Creates a status from its name.
  @available(*, deprecated, message: "write \"authorized\" as .authorized")
  public init(stringLiteral name: String) {
    self = value(of: name, Self.allCases.map { ("\($0)", $0) }, "authorization")
  }
}

extension InterruptionLevel: ExpressibleByStringLiteral {
  /// Creates a level from its name.
  @available(*, deprecated, message: "write \"time-sensitive\" as .timeSensitive")
  public init(stringLiteral name: String) {
    self = value(of: name, Self.named, "interruption level")
  }
}

extension Presentation: ExpressibleByStringLiteral {
  /// Creates a way from its name.
  @available(*, deprecated, message: "write \"banner\" as .banner")
  public init(stringLiteral name: String) {
    self = value(of: name, Self.named, "way to present a notification")
  }
}

extension Presentation {
  /// On the lock screen.
  @available(*, deprecated, renamed: "lockScreen")
  public static var lockscreen: Presentation { .lockScreen }
}

/// Returns the value of a name; a name that there is not fails the test.
private func value<Value>(
  of name: String,
  _ known: [(name: String, value: Value)],
  _ what: String
) -> Value {
  if let found = known.first(where: { $0.name == name }) { return found.value }
  let names = known.map(\.name).joined(separator: ", ")
  fail("there is no \(what) \"\(name)\"; write one of \(names)")
  return known[0].value
}

extension ShowPreviews {
  /// The choice "When Unlocked".
  @available(*, deprecated, renamed: "whenAuthenticated")
  public static var whenUnlocked: ShowPreviews { .whenAuthenticated }
}

extension GroupingChoice {
  /// The choice "Automatic".
  @available(*, deprecated, renamed: "automatic")
  public static var automatically: GroupingChoice { .automatic }

  /// The choice "Off".
  @available(*, deprecated, renamed: "off")
  public static var notAtAll: GroupingChoice { .off }
}

extension VirtualPhone {
  /// The switch for Time-Sensitive Notifications, as in Belfry 0.3.
  public enum TimeSensitiveSwitch: Sendable {
    /// Time-Sensitive Notifications, of an app that is entitled to them.
    case timeSensitive
  }

  /// The user turns Time-Sensitive Notifications on or off.
  @available(*, deprecated, message: "write turnTimeSensitive(on:)")
  public func turn(
    _ setting: TimeSensitiveSwitch,
    on: Bool,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await turnTimeSensitive(on: on, of: app, at: place)
  }
}

/// The choice in Settings of where previews are shown.
@available(*, deprecated, renamed: "VirtualPhone.PreviewChoice")
public typealias PreviewChoice = ShowPreviews

/// The choice in Settings of how an app's notifications are grouped.
@available(*, deprecated, renamed: "VirtualPhone.GroupChoice")
public typealias GroupChoice = GroupingChoice

/// A switch under an app's name in Settings.
@available(*, deprecated, renamed: "VirtualPhone.Switch")
public typealias SettingsSwitch = Switch

/// The permission that an app has before the test begins.
@available(*, deprecated, renamed: "VirtualPhone.AuthorizationStatus")
public typealias InitialAuthorization = AuthorizationStatus

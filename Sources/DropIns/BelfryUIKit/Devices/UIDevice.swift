import DeviceHost
public import Foundation
import SystemPolicy

/// The phone on which the app runs, with the values that are the same on each virtual phone.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let instance = UIDevice()

  private nonisolated override init() {}

  /// The phone on which the app runs.
  open class var current: UIDevice { instance }

  /// The name of the phone; since iOS 16 a general one, unless an entitlement allows the user's.
  open var name: String { "iPhone" }

  /// The model of the phone.
  open var model: String { "iPhone" }

  /// The model of the phone in the user's language.
  open var localizedModel: String { "iPhone" }

  /// The name of the operating system.
  open var systemName: String { "iOS" }

  /// The version of iOS, such as `17.0` or `17.4`.
  open var systemVersion: String {
    let version = AppProcess.current.host.law.version
    return "\(version.major).\(version.minor)"
  }

  /// The style of the interface.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// An identifier of the phone for the apps of a vendor; it is the same on each virtual phone.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }

  /// A Boolean value that indicates whether the phone supports multitasking.
  open var isMultitaskingSupported: Bool { true }

  /// A Boolean value that indicates whether the phone reports the state of its battery.
  open var isBatteryMonitoringEnabled = false

  /// The charge of the battery, from 0 to 1; -1, because a virtual phone has no battery.
  open var batteryLevel: Float { -1 }

  /// The state of the battery; unknown, because a virtual phone has none.
  open var batteryState: UIDevice.BatteryState { .unknown }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state is not known.
    case unknown
    /// The phone is not plugged in.
    case unplugged
    /// The phone is plugged in, and its battery is not full.
    case charging
    /// The phone is plugged in, and its battery is full.
    case full
  }
}

/// The style of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The style is not specified.
  case unspecified = -1
  /// The style of an iPhone.
  case phone = 0
  /// The style of an iPad.
  case pad = 1
  /// The style of an Apple TV.
  case tv = 2
  /// The style of CarPlay.
  case carPlay = 3
  /// The style of a Mac.
  case mac = 5
  /// The style of an Apple Vision.
  case vision = 6
}

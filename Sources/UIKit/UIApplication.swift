import DeviceHost
public import Foundation
import VirtualDevice

/// The app on the phone: one object without a state, for whichever app asks.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let theOne = UIApplication()

  /// The app that this code belongs to.
  public class var shared: UIApplication { theOne }

  /// What hears of its life; it is not kept.
  open weak var delegate: (any UIApplicationDelegate)? {
    get { AppLife.current.delegate }
    set { AppLife.current.set(newValue, from: .here()) }
  }

  /// Where it runs.
  open var applicationState: UIApplication.State {
    let process = AppProcess.current
    return AppLife.of(process).state(in: process)
  }

  /// The number on its icon.
  open var applicationIconBadgeNumber: Int {
    get { Int(AppProcess.current.face.badge) }
    set { AppProcess.current.send(.setsBadge(Int32(clamping: newValue))) }
  }

  /// Whether what it has protected can be read: while the phone is unlocked.
  open var isProtectedDataAvailable: Bool { !AppProcess.current.host.device.isLocked }

  /// How long it may run in the background: half a minute, or for ever in front.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// Whether it may refresh in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus {
    AppProcess.current.face.isRefreshOff ? .denied : .available
  }
}

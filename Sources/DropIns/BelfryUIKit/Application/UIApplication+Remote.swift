package import DeviceHost
import Foundation
import Synchronization
package import VirtualDevice

extension LifecycleListener {
  /// Gives an app its device token, or the error of an app without the entitlement.
  func registered(_ app: AppNumber, _ isSuccessful: Bool, on host: DeviceHost) {
    guard let process = host.process(of: app) else { return }
    RemoteRegistration.of(process).set(isSuccessful)
    if isSuccessful {
      let token = RemoteRegistration.token(of: app, on: host)
      notify("didRegisterForRemoteNotificationsWithDeviceToken", app, host) {
        $0.delegate?.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: token)
      }
    } else {
      notify("didFailToRegisterForRemoteNotificationsWithError", app, host) {
        $0.delegate?.application(
          .shared,
          didFailToRegisterForRemoteNotificationsWithError: RemoteRegistration.notEntitled
        )
      }
    }
  }
}

/// An app's registration for remote notifications, with its device token.
package final class RemoteRegistration: Sendable {
  private let isSet = Atomic(false)

  /// The error of an app without the entitlement, with the code that developers report.
  static var notEntitled: NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: 3000,
      userInfo: [NSLocalizedDescriptionKey: "the app has no entitlement \"aps-environment\""]
    )
  }

  static func of(_ process: AppProcess) -> RemoteRegistration {
    process.keepingForApp { RemoteRegistration() }
  }

  var isOn: Bool { isSet.load(ordering: .acquiring) }

  func set(_ isOn: Bool) { isSet.store(isOn, ordering: .releasing) }

  /// Returns an app's device token: 32 bytes from its name and bundle, and the number of
  /// restores; the same in every run.
  package static func token(of app: AppNumber, on host: DeviceHost) -> Data {
    let name = host.withBook { $0.apps.indices.contains(Int(app.rawValue)) ? $0[app] : "" }
    let restores = host.device.restoreCount
    let text =
      (restores == 0 ? "" : "\(restores) ") + name + " "
      + host.description(of: app).bundleIdentifier
    var state = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    var bytes: [UInt8] = []
    for _ in 0..<4 {
      state = state &+ 0x9e37_79b9_7f4a_7c15
      var word = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
      word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
      word ^= word >> 31
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) }
    }
    return Data(bytes)
  }
}

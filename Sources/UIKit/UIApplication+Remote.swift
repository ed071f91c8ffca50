package import DeviceHost
import Foundation
import Synchronization
package import VirtualDevice

extension UIApplication {
  /// Grants the registration for remote notifications.
  func register(with process: AppProcess) {
    let life = AppLife.of(process)
    RemoteRegistration.of(process).set(true)
    let token = RemoteRegistration.token(of: process.app, on: process.host)
    let what = "didRegisterForRemoteNotificationsWithDeviceToken"
    process.callInOrderOnMain(what, from: life.registration) {
      life.delegate?.application(
        .shared,
        didRegisterForRemoteNotificationsWithDeviceToken: token
      )
    }
  }
}

/// An app's registration for remote notifications, with its device token.
package final class RemoteRegistration: Sendable {
  private let isSet = Atomic(false)

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

import DeviceHost
import SystemPolicy
import TestFrameworks
import Testing
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// Applies the values of an app's bundle to the phone.
  func bring(_ description: AppDescription, to app: AppNumber, at place: SourceLocation) {
    var entitlements: Entitlements = []
    for key in description.entitlements.sorted() {
      if key.hasPrefix("com.apple.developer.carplay-") {
        entitlements.insert(.carPlay)
      } else if let known = Self.entitlements.first(where: { $0.key == key }) {
        entitlements.formUnion(known.value)
      } else if let meant = Self.entitlements.first(where: { key.hasSuffix($0.word) }) {
        fail("there is no entitlement \"\(key)\"; write \"\(meant.key)\"", at: place)
      }
    }
    if !entitlements.isEmpty { host.send(.device(.entitles(app, entitlements))) }
    let build = AppBuild(
      hasSceneManifest: description.scenes != nil,
      supportsMultipleScenes: description.scenes?.supportsMultipleScenes ?? true,
      sdk: description.sdk ?? AppBuild.usualSDK,
      hasRemoteNotificationMode: description.backgroundModes.contains("remote-notification"),
      hasServiceExtension: description.serviceExtension != nil,
      hasPushEntitlement: description.hasPushEntitlement,
      requiresServiceSession: description.requiresServiceSession
    )
    if description.sdk != nil || build != AppBuild() {
      host.send(.device(.builds(app, build)))
    }
    for (name, length) in description.sounds.sorted(by: { $0.key < $1.key }) {
      let number = host.withBook { $0.number(of: name) }
      let file = SoundFile(named: name, length: Interval(length))
      host.send(.device(.bundles(app, number, file)))
    }
  }

  /// The entitlements that a phone checks, by Apple's keys.
  private static var entitlements: [(key: String, word: String, value: Entitlements)] {
    Entitlements.named.filter { $0.value != .carPlay }.map { name, value in
      ("com.apple.developer.usernotifications.\(name)", name, value)
    }
  }
}

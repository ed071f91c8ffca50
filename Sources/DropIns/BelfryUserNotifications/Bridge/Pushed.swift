package import DeviceHost
package import VirtualDevice

/// A remote notification, for the app that receives it.
package enum Pushed {
  /// Records the content of a remote notification and returns the phone's form of it.
  package static func enter(
    _ content: UNNotificationContent,
    named identifier: String,
    on host: DeviceHost
  ) -> VirtualDevice.Content {
    host.dispatch(to: ServiceExtensionListener.self)
    let trigger = UNPushNotificationTrigger()
    let request = UNNotificationRequest(name: identifier, content: content, trigger: trigger)
    let number = RequestStore.of(host).enter(request)
    let frozen = request.content
    return host.withBook { frozen.onPhone(as: number, in: &$0) }
  }

  /// Returns the request of a remote notification by its content.
  static func request(
    of content: VirtualDevice.Content,
    on host: DeviceHost
  ) -> UNNotificationRequest? {
    host.withBook { $0[content.texts].object }.map { RequestStore.of(host)[$0] }
  }

  /// Returns the payload of a remote notification by its content, or nil for a local one.
  package static func payload(
    of content: VirtualDevice.Content,
    on host: DeviceHost
  ) -> [AnyHashable: Any]? {
    guard let object = host.withBook({ $0[content.texts].object }) else { return nil }
    let request = RequestStore.of(host)[object]
    return request.trigger is UNPushNotificationTrigger ? request.content.userInfo : nil
  }
}

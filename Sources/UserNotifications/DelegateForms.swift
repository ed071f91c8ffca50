import DeviceHost
import Synchronization
import VirtualDevice

/// In which forms a class of delegates has its methods, as far as calls have shown.
struct DelegateForms: Sendable {
  /// A spelling of a method.
  enum Form: Sendable {
    case unknown, async, handler, missing
  }

  var willPresent = Form.unknown
  var didReceive = Form.unknown

  /// What the phone is told: a method of which nothing is known yet counts as there.
  var methods: DelegateMethods {
    var methods = DelegateMethods.isSet
    if willPresent != .missing { methods.formUnion(.willPresent) }
    if didReceive != .missing { methods.formUnion(.didReceive) }
    return methods
  }

}

/// What calls have shown about the delegates of one phone: another phone begins with nothing, so
/// that two runs of one test are alike.
final class KnownForms: Sendable {
  private let known = Mutex<[ObjectIdentifier: DelegateForms]>([:])

  static func of(_ host: DeviceHost) -> KnownForms { host.keeping { KnownForms() } }

  /// Returns the forms that the delegate's class has.
  subscript(delegate: any UNUserNotificationCenterDelegate) -> DelegateForms {
    let type = ObjectIdentifier(type(of: delegate))
    return known.withLock { $0[type] ?? DelegateForms() }
  }

  /// Notes what a call has shown about the delegate's class.
  func learn(
    of delegate: any UNUserNotificationCenterDelegate,
    _ change: (inout DelegateForms) -> Void
  ) {
    let type = ObjectIdentifier(type(of: delegate))
    known.withLock { change(&$0[type, default: DelegateForms()]) }
  }
}

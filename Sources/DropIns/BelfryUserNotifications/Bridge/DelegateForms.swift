import DeviceHost
import Synchronization
import VirtualDevice

/// The forms in which a class of delegates implements its methods, as far as calls have shown.
struct DelegateForms: Sendable {
  /// A spelling of a method.
  enum Form: Sendable {
    case unknown, async, handler, missing
  }

  var willPresent = Form.unknown
  var didReceive = Form.unknown

  /// The methods that the phone assumes; a method whose form is unknown counts as present.
  var methods: DelegateMethods {
    var methods = DelegateMethods.isSet
    if willPresent != .missing { methods.formUnion(.willPresent) }
    if didReceive != .missing { methods.formUnion(.didReceive) }
    return methods
  }

}

/// The method forms that calls to one phone's delegates have shown.
///
/// Every phone begins with none, so that two runs of one test are identical.
final class KnownForms: Sendable {
  private let known = Mutex<[ObjectIdentifier: DelegateForms]>([:])

  static func of(_ host: DeviceHost) -> KnownForms { host.keeping { KnownForms() } }

  /// Returns the forms that the delegate's class has.
  subscript(delegate: any UNUserNotificationCenterDelegate) -> DelegateForms {
    let type = ObjectIdentifier(type(of: delegate))
    return known.withLock { $0[type] ?? DelegateForms() }
  }

  /// Records what a call has shown about the delegate's class.
  func learn(
    of delegate: any UNUserNotificationCenterDelegate,
    _ change: (inout DelegateForms) -> Void
  ) {
    let type = ObjectIdentifier(type(of: delegate))
    known.withLock { change(&$0[type, default: DelegateForms()]) }
  }
}

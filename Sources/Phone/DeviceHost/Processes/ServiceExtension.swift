/// The notification service extension of an app: the closure that creates its principal object.
///
/// On a phone the key `NSExtensionPrincipalClass` of the extension's Info.plist names the class.
/// Swift cannot create an object by the name of its class on every platform, so a test passes a
/// closure:
///
/// ```swift
/// AppDescription(serviceExtension: ServiceExtension { NotificationService() })
/// ```
public struct ServiceExtension: Hashable, Sendable {
  private let make: @Sendable () -> AnyObject

  /// Creates the service extension of an app.
  ///
  /// - Parameter make: A closure that creates the object that gets a push. The phone calls it for
  ///   each push, in a process of the extension.
  public init(_ make: @escaping @Sendable () -> AnyObject) { self.make = make }

  /// Creates the object that gets a push.
  public func makeObject() -> AnyObject { make() }

  /// Returns true, because closures cannot be compared.
  public static func == (a: ServiceExtension, b: ServiceExtension) -> Bool { true }

  /// Hashes nothing, because closures cannot be compared.
  public func hash(into hasher: inout Hasher) {}
}

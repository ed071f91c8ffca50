public import DeviceHost

/// A virtual phone in a test's hand.
public final class VirtualPhone: Sendable {
  /// What stands behind it.
  public let host: DeviceHost

  /// Creates the phone of a host.
  init(_ host: DeviceHost) { self.host = host }
}

#if canImport(Glibc)
  import Glibc
#endif

/// A type that is notified when code without a phone calls a framework.
public protocol UnboundCallListener: SendableMetatype {
  /// Reports that code without a phone called a framework.
  ///
  /// - Parameters:
  ///   - host: The phone that handles the call instead.
  ///   - isOnlyOne: Whether it is the only phone that exists; if not, it is an unobserved one.
  static func heard(of host: DeviceHost, isOnlyOne: Bool)

  /// Reports that code without a phone did something that ends an app's process, or has no effect.
  static func heard(_ trouble: Trouble)
}

/// Code that calls a framework without having a phone.
enum UnboundCall {
  /// Reports the call to BelfryTesting, if the program contains it.
  ///
  /// BelfryTesting may not have run yet and cannot have registered itself. So it is found by the
  /// name that its type has in every program.
  static func report(of host: DeviceHost, isOnlyOne: Bool) {
    listener?.heard(of: host, isOnlyOne: isOnlyOne)
  }

  /// Reports a call of code without a phone to BelfryTesting, or else to the standard error stream.
  static func report(_ trouble: Trouble) {
    if let listener { return listener.heard(trouble) }
    #if canImport(Glibc)
      let text = "belfry: \(trouble.text)\n"
      _ = write(STDERR_FILENO, text, text.utf8.count)
    #endif
  }

  private static let listener =
    _typeByName("13BelfryTesting19UnboundCallReporterO") as? any UnboundCallListener.Type
}

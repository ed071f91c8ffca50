#if canImport(Glibc)
  import Glibc
#endif

/// Whoever wants to hear that code has called a framework without having a phone.
public protocol UnboundCallListener: SendableMetatype {
  /// Code of no phone has called a framework.
  ///
  /// - Parameters:
  ///   - host: The phone it speaks to instead.
  ///   - isOnlyOne: Whether that is the only phone there is; if not, it is one nobody looks at.
  static func heard(of host: DeviceHost, isOnlyOne: Bool)

  /// Code of no phone has done what ends an app's process, or has no meaning.
  static func heard(_ trouble: Trouble)
}

/// Code that calls a framework without having a phone.
enum UnboundCall {
  /// Tells BelfryTesting of it, if the program has that.
  ///
  /// It may not have been asked for anything yet, so nobody can have said so: it is looked for by
  /// the name its type has in every program.
  static func tell(of host: DeviceHost, isOnlyOne: Bool) {
    listener?.heard(of: host, isOnlyOne: isOnlyOne)
  }

  /// Tells BelfryTesting what code of no phone has done; without it, the standard error stream.
  static func tell(_ trouble: Trouble) {
    if let listener { return listener.heard(trouble) }
    #if canImport(Glibc)
      let text = "belfry: \(trouble.text)\n"
      _ = write(STDERR_FILENO, text, text.utf8.count)
    #endif
  }

  private static let listener =
    _typeByName("13BelfryTesting19UnboundCallReporterO") as? any UnboundCallListener.Type
}

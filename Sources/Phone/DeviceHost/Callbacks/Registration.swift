import Interposition

/// The source location at which an app registered a closure, a delegate or an app for callbacks.
///
/// Recording it takes some microseconds. It is read only after a failure: then the debug
/// information of the program gives the line.
public struct Registration: Sendable {
  private let known: String?
  #if canImport(Runtime) && canImport(Glibc)
    private var stack: CallStack?
  #endif

  /// Creates the location of a known line, such as the line of a test's call.
  public init(at line: String?) { known = line }

  /// Returns the location of the code that has just called a drop-in.
  @inline(never)
  public static func here() -> Registration {
    #if canImport(Runtime) && canImport(Glibc)
      Registration(of: CallStack())
    #else
      Registration(at: nil)
    #endif
  }

  #if canImport(Runtime) && canImport(Glibc)
    /// The line among some calls; nil if none of them is known.
    init(of stack: CallStack) {
      known = nil
      self.stack = stack
    }
  #endif

  /// The file and line, as in `Pills/PillReminders.swift:12`, if they are known.
  public var line: String? {
    #if canImport(Runtime) && canImport(Glibc)
      if let known { return known }
      let place = stack?.lines.first { place in
        place.line > 0 && place.path.hasPrefix("/") && !place.path.hasPrefix(Self.own)
          && !place.path.contains("<compiler-generated>")
          // The thread sanitizer puts calls of its own between the program's.
          && !place.path.contains("/sanitizer_common/")
      }
      return place.map { place in
        place.path.split(separator: "/").suffix(2).joined(separator: "/") + ":\(place.line)"
      }
    #else
      known
    #endif
  }

  /// The folder of Belfry's own code, including the drop-ins.
  private static let own = String(
    #filePath.dropLast("Phone/DeviceHost/Callbacks/Registration.swift".count)
  )
}

import Synchronization

/// The time zone that Foundation reads as the machine's; the whole program has one.
public enum ProgramZone {
  /// The name, which Foundation reads once for the whole process.
  private static let name = Mutex<String?>(nil)

  /// The name of the phone's zone; nil if no phone has set one.
  ///
  /// Foundation keeps the name that it has read; `NSTimeZone.resetSystemTimeZone()` makes it read
  /// again.
  public static var current: String? {
    get { name.withLock { $0 } }
    set { name.withLock { $0 = newValue } }
  }
}

#if canImport(Glibc)
  import Glibc
  import Interposition

  extension ProgramZone {
    /// `TimeZone.current` reads the environment, and `NSTimeZone.system` asks Core Foundation.
    ///
    /// `setenv` would be enough for the first, but races with every thread that reads the
    /// environment.
    static var redirections: [Redirection] {
      [
        Redirection(
          "_platform_shims_get_environ",
          of: .foundationEssentials,
          to: environment,
          without: "TimeZone.current is the machine's"
        ),
        Redirection(
          "CFTimeZoneCopySystem",
          of: .foundation,
          to: system,
          without: "NSTimeZone.system is the machine's"
        ),
      ]
    }

    private typealias Environment = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Read = @convention(c) () -> Environment?

    private static let readReal = LoadedFunction.findOptional(
      "_platform_shims_get_environ",
      as: Read.self
    )

    /// An environment that was passed to Foundation: the address of its entries, and the entries.
    private struct PassedEnvironment: @unchecked Sendable {
      let zone: String
      let others: [UnsafeMutablePointer<CChar>]
      let entries: Environment
    }

    /// Every environment that Foundation has received.
    ///
    /// `ProcessInfo` walks through an environment without a lock, so none is ever freed or changed.
    /// There is one for each zone, and more if the program changes its own environment.
    private static let passed = Mutex<[PassedEnvironment]>([])

    private static let environment: Read = {
      guard let real = readReal?() else { return nil }
      guard let zone = current else { return real }
      let others = entries(of: real)
      let address = passed.withLock { passed in
        let known = passed.last { $0.zone == zone && $0.others == others }
        let next =
          known ?? PassedEnvironment(zone: zone, others: others, entries: list(others, and: zone))
        if known == nil { passed.append(next) }
        return UInt(bitPattern: next.entries)
      }
      return Environment(bitPattern: address)
    }

    /// Returns the entries of an environment without those that name the zone.
    private static func entries(of real: Environment) -> [UnsafeMutablePointer<CChar>] {
      var kept: [UnsafeMutablePointer<CChar>] = []
      var next = real
      while let entry = next.pointee {
        if strncmp(entry, "TZ=", 3) != 0, strncmp(entry, "TZFILE=", 7) != 0 { kept.append(entry) }
        next += 1
      }
      return kept
    }

    /// Returns these entries and the zone in C's form: a list that ends with a null pointer.
    private static func list(
      _ others: [UnsafeMutablePointer<CChar>],
      and zone: String
    ) -> Environment {
      let all = others + [strdup("TZ=\(zone)"), nil]
      let entries = Environment.allocate(capacity: all.count)
      entries.initialize(from: all, count: all.count)
      return entries
    }

    // MARK: Core Foundation

    private typealias Object = UnsafeMutableRawPointer
    private typealias Copy = @convention(c) () -> Object?
    private typealias MakeZone = @convention(c) (Object?, Object?, UInt8) -> Object?
    private typealias MakeString =
      @convention(c) (Object?, UnsafePointer<CChar>?, UInt32) -> Object?

    private static let copySystem = LoadedFunction.findOptional(
      "CFTimeZoneCopySystem",
      as: Copy.self
    )
    private static let makeZone = LoadedFunction.findOptional(
      "CFTimeZoneCreateWithName",
      as: MakeZone.self
    )
    private static let makeString = LoadedFunction.findOptional(
      "CFStringCreateWithCString",
      as: MakeString.self
    )
    private static let release = LoadedFunction.findOptional(
      "CFRelease",
      as: (@convention(c) (Object?) -> Void).self
    )

    private static let system: Copy = {
      let utf8: UInt32 = 0x0800_0100
      guard let name = current, let text = makeString?(nil, name, utf8) else {
        return copySystem?()
      }
      defer { release?(text) }
      return makeZone?(nil, text, 0) ?? copySystem?()
    }
  }
#endif

/// A release of the tz database: the one that is compiled in, or one that was read from a folder.
///
/// ```swift
/// let zones = ZoneDatabase.builtIn
/// #expect(zones.release == Zone.release)
/// #expect(zones.zone(named: "Europe/Rome")?.name == "Europe/Rome")
/// ```
public struct ZoneDatabase: Hashable, Sendable {
  /// A file of the folder.
  ///
  /// ```swift
  /// let file = ZoneDatabase.File(path: "tzdata.zi", bytes: Array("# version 2026f".utf8))
  /// #expect(file.path == "tzdata.zi")
  /// ```
  public struct File: Sendable {
    /// The path from the folder, such as `Europe/Rome`.
    public var path: String
    /// The contents.
    public var bytes: [UInt8]

    /// Creates a file from its path and contents.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The release, such as `2026f`; `unknown` if the folder does not say.
  public let release: String

  /// The folder that was read; nil for the release that is compiled in.
  public let folder: String?

  /// The names, sorted by their bytes, each with its zone.
  private let zones: [Entry]

  private struct Entry: Hashable, Sendable {
    var name: String
    var zone: Zone
  }

  /// The release that is compiled in.
  public static let builtIn = ZoneDatabase(release: Zone.release, folder: nil, zones: [])

  private init(release: String, folder: String?, zones: [Entry]) {
    self.release = release
    self.folder = folder
    self.zones = zones
  }

  /// Reads the compiled time zones of a system.
  ///
  /// Files of another form are passed over, and so are the folders `posix` and `right`, which
  /// repeat the others. The release is that of `+VERSION` or `tzdata.zi`.
  ///
  /// - Parameters:
  ///   - folder: The folder, such as `/usr/share/zoneinfo`.
  ///   - files: The files in it and in the folders below.
  /// - Throws: The reason why the folder cannot serve.
  public init(folder: String, files: [File]) throws(ZoneDatabaseError) {
    var loaded: [LoadedZone] = []
    for file in files where file.bytes.starts(with: ZoneFile.mark) && Self.isName(file.path) {
      do throws(ZoneFileError) {
        loaded.append(LoadedZone(name: file.path, file: try ZoneFile(file.bytes)))
      } catch {
        throw ZoneDatabaseError(file: file.path, reason: error)
      }
    }
    guard !loaded.isEmpty else { throw ZoneDatabaseError(file: nil, reason: .notCompiled) }
    loaded.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    // UTC and its like are the same in every release, and stay equal to `Zone.utc`.
    let isEqual = loaded.map(Self.isConstant)
    let differing = zip(loaded, isEqual).filter { !$0.1 }.map { $0.0 }
    guard let first = LoadedZones.store(differing) else {
      throw ZoneDatabaseError(file: nil, reason: .inconsistent)
    }
    var next = first
    var zones: [Entry] = []
    for (zone, isEqual) in zip(loaded, isEqual) {
      if isEqual, let known = Zone(named: zone.name) {
        zones.append(Entry(name: zone.name, zone: known))
      } else {
        zones.append(Entry(name: zone.name, zone: Zone(number: next)))
        next += 1
      }
    }
    self.init(release: Self.release(among: files) ?? "unknown", folder: folder, zones: zones)
  }

  /// Returns the time zone with a name, or nil if the name is unknown.
  ///
  /// - Parameter name: A name of the tz database, such as `Europe/Rome`, or a fixed offset, such as
  ///   `GMT+0530`.
  public func zone(named name: String) -> Zone? {
    guard folder != nil else { return Zone(named: name) }
    var (low, high) = (0, zones.count)
    while low < high {
      let middle = (low + high) / 2
      if zones[middle].name == name { return zones[middle].zone }
      if zones[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return name == Zone.utc.name ? .utc : Zone.fixedNumber(named: name).map { Zone(number: $0) }
  }
}

extension ZoneDatabase {
  /// Indicates whether a path is the name of a zone, and not one of the copies of a system.
  private static func isName(_ path: String) -> Bool {
    let first = path.utf8.prefix { $0 != UInt8(ascii: "/") }
    return !["posix", "right", "localtime", "posixrules"].contains { $0.utf8.elementsEqual(first) }
  }

  /// Indicates whether a zone has one offset for ever, as the zone compiled in with its name has.
  private static func isConstant(_ zone: LoadedZone) -> Bool {
    guard zone.file.transitions.isEmpty, zone.file.rule == nil,
      let known = Zone(named: zone.name)
    else { return false }
    let period = known.period(at: 0)
    // The table begins before the first instant.
    return period.start < -9_223_372_036 && period.end == .max
      && period.offset == Int(zone.file.firstOffset)
  }

  /// Returns the release that a folder names.
  private static func release(among files: [File]) -> String? {
    func line(of path: String) -> String? {
      files.first { $0.path == path }.map { file in
        String(decoding: file.bytes.prefix(64).prefix { $0 > 0x20 || $0 == 0x20 }, as: UTF8.self)
      }
    }
    let words = (line(of: "+VERSION") ?? line(of: "tzdata.zi"))?.split(separator: " ") ?? []
    return words.last.map(String.init)
  }
}

/// The reason why a folder cannot serve as a ``ZoneDatabase``.
///
/// ```swift
/// let error = ZoneDatabaseError(file: "Europe/Rome", reason: .cutShort)
/// #expect(error.message(for: "zones") == "'zones/Europe/Rome' ends too early")
/// ```
public struct ZoneDatabaseError: Error, Hashable, Sendable {
  /// The path of the file that cannot be read; nil if the folder has no time zone.
  public var file: String?
  /// The reason.
  public var reason: ZoneFileError

  /// Creates an error from a file and the reason why it cannot be read.
  public init(file: String?, reason: ZoneFileError) {
    self.file = file
    self.reason = reason
  }

  /// A sentence for a person.
  ///
  /// - Parameter folder: The folder as the person wrote it.
  public func message(for folder: String) -> String {
    guard let file else {
      return reason == .notCompiled
        ? "'\(folder)' holds no compiled time zone; a folder such as /usr/share/zoneinfo does"
        : "'\(folder)' cannot be read: too many time zones were read before it"
    }
    let problem =
      switch reason {
      case .notCompiled: "is not a compiled time zone"
      case .cutShort: "ends too early"
      case .inconsistent: "contradicts itself"
      case .leapSeconds: "counts leap seconds, as the files below 'right' do"
      case .unknownRule: "ends with a rule that cannot be read"
      }
    return "'\(folder)/\(file)' \(problem)"
  }
}

import Scenarios
import SystemPolicy
public import VirtualTime

extension SweepAxis {
  /// The most values of an axis.
  static let mostValues = 10_000

  /// Reads an axis such as `permission=denied,provisional`, `ios=16..27` or
  /// `clocks=Europe/Berlin:2026`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - zones: The release of the tz database that has its time zones.
  public init(
    parsing text: String,
    zones: ZoneDatabase = .builtIn
  ) throws(SweepMistake) {
    let (word, list) = text.cutAtFirst("=")
    let known = Name.allCases.map { $0.rawValue }
    guard let name = Name(rawValue: word) else {
      let other = Name.allCases.first { $0.otherNames.contains(word) }
      let near = other?.rawValue ?? Suggestion.nearest(to: word, among: known).first
      throw SweepMistake(
        "unknown axis '\(word)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "there are \(Suggestion.either(known))")
      )
    }
    guard let list, !list.isEmpty else {
      throw SweepMistake(
        "the axis \(word) has no values; write --over \(word)=\(name.example)"
      )
    }
    var values: [SweepValue] = []
    var seen: Set<SweepValue> = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard !part.isEmpty else {
        throw SweepMistake("'\(text)' has an empty value; separate the values by one comma each")
      }
      for value in try name.values(String(part), zones) where seen.insert(value).inserted {
        values.append(value)
      }
      guard values.count <= Self.mostValues else {
        throw SweepMistake("the axis \(word) has more than \(Self.mostValues) values")
      }
    }
    self.init(name, values)
  }
}

extension SweepAxis.Name {
  /// The other words that users write for the axis.
  fileprivate var otherNames: [String] {
    switch self {
    case .permission: ["authorization", "authorisation", "permissions", "status"]
    case .state: ["app", "foreground"]
    case .setting: ["switches"]
    case .level: ["interruption-level", "interruptionLevel", "priority"]
    case .ios: ["version", "versions", "phone", "os"]
    case .zone: ["timezone", "time-zone", "tz"]
    case .clocks: ["dst", "clock-change", "daylight-saving"]
    case .entitlements, .reading: []
    }
  }

  /// Values in the form of the command line.
  public var example: String {
    switch self {
    case .permission: "authorized,denied"
    case .state: "foreground,background"
    case .setting: "as-written,banners-off"
    case .level: "passive,active"
    case .entitlements: "time-sensitive,no-time-sensitive"
    case .ios: "16..27"
    case .reading: "seeds,apple,field"
    case .zone: "Europe/Berlin,Asia/Tokyo"
    case .clocks: "Europe/Berlin:2026"
    }
  }

  /// The word for one of its values.
  fileprivate var noun: String { self == .entitlements ? "entitlement" : rawValue }

  /// Every value of an axis whose values are a closed list; nil for another one.
  public var all: [SweepValue]? {
    switch self {
    case .permission: AuthorizationStatus.allCases.map { .permission($0) }
    case .state: SweptState.allCases.map { .state($0) }
    case .setting: SweptSetting.allCases.map { .setting($0) }
    case .level: InterruptionLevel.allCases.map { .level($0) }
    case .entitlements: SweptEntitlement.all.map { .entitlement($0) }
    case .ios: OSVersion.majors.map { .ios(OSVersion($0)) }
    case .reading: Reading.allCases.map { .reading($0) }
    case .zone, .clocks: nil
    }
  }

  /// Returns the values of a part of the list between two commas.
  fileprivate func values(
    _ word: String,
    _ zones: ZoneDatabase
  ) throws(SweepMistake) -> [SweepValue] {
    switch self {
    case .ios: return try versions(word)
    case .zone: return [.zone(try zone(word, zones))]
    case .clocks: return try changes(word, zones)
    case .permission, .state, .setting, .level, .entitlements, .reading: break
    }
    let all = all ?? []
    if word == "all" { return all }
    guard let value = all.first(where: { $0.text == word }) else {
      let known = all.map { $0.text }
      let near = Suggestion.nearest(to: word, among: known).first
      throw SweepMistake(
        "unknown \(noun) '\(word)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "there are \(Suggestion.either(known))")
      )
    }
    return [value]
  }

  private func versions(_ word: String) throws(SweepMistake) -> [SweepValue] {
    if word == "all" { return all ?? [] }
    guard let (first, last) = word.range else { return [.ios(try version(word))] }
    let (from, to) = (try version(first), try version(last))
    let majors = OSVersion.majors.map { OSVersion($0) }.filter { from <= $0 && $0 <= to }
    guard from <= to, !majors.isEmpty else {
      throw SweepMistake("the range '\(word)' is empty; write --over ios=\(example)")
    }
    return (majors.first == from ? majors : [from] + majors).map { .ios($0) }
  }

  private func version(_ word: String) throws(SweepMistake) -> OSVersion {
    switch OSVersion.reading(word) {
    case .success(let version): return version
    case .failure:
      throw SweepMistake(
        "'\(word)' is no version of iOS; there are \(OSVersion.majorsText), and 17.4 or 16..27"
      )
    }
  }

  private func zone(_ word: String, _ zones: ZoneDatabase) throws(SweepMistake) -> Zone {
    guard let zone = zones.zone(named: word) else {
      let near = Zone.nearest(to: word).first.map { "did you mean '\($0)'?" }
      throw SweepMistake("unknown zone '\(word)'; \(near ?? "write --over \(rawValue)=\(example)")")
    }
    return zone
  }

  /// The changes of the clocks of a zone in a year, or in a range of years.
  private func changes(
    _ word: String,
    _ zones: ZoneDatabase
  ) throws(SweepMistake) -> [SweepValue] {
    let (name, span) = word.cutAtFirst(":")
    let zone = try zone(name, zones)
    let (from, to) = span?.range ?? (span ?? "", span ?? "")
    guard let first = Int(from), let last = Int(to), from.utf8.count == 4, to.utf8.count == 4,
      first <= last, ScenarioYears.all.contains(first), ScenarioYears.all.contains(last)
    else {
      let years = ScenarioYears.all
      throw SweepMistake(
        "'\(word)' needs a year from \(years.lowerBound) to \(years.upperBound); "
          + "write --over clocks=\(zone.name):2026 or \(zone.name):2026..2030"
      )
    }
    let values = (first...last).flatMap { year in
      zone.changes(in: year).map { SweepValue.clocks(zone, $0.date, by: $0.by) }
    }
    guard !values.isEmpty else {
      throw SweepMistake(
        "the clocks of \(zone.name) do not change in \(span ?? ""); name another zone or year"
      )
    }
    return values
  }
}

extension String {
  /// The text before the first occurrence of a sign, and the text after it, if there is one.
  fileprivate func cutAtFirst(_ sign: Character) -> (before: String, after: String?) {
    let parts = split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The ends of a range such as `16..27`.
  fileprivate var range: (first: String, last: String)? {
    let bytes = Array(utf8)
    let dot = UInt8(ascii: ".")
    for index in bytes.indices.dropLast() where bytes[index] == dot && bytes[index + 1] == dot {
      return (
        String(decoding: bytes[..<index], as: UTF8.self),
        String(decoding: bytes[(index + 2)...], as: UTF8.self)
      )
    }
    return nil
  }
}

extension Availability {
  /// A set of features.
  @frozen
  public struct Wants: OptionSet, Hashable, Sendable {
    /// The bits, one for each feature.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a set of the features listed.
    public init(_ wanted: Wanted...) {
      self.init(rawValue: wanted.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
    }

    /// Returns the features in the set that a version is too old for.
    public func missing(on version: OSVersion) -> [Wanted] {
      var missing: [Wanted] = []
      // Each event asks, and wants one feature or none: no other one is looked at.
      var rest = rawValue
      while rest != 0 {
        let number = rest.trailingZeroBitCount
        rest &= rest - 1
        if let wanted = Wanted(rawValue: UInt8(number)), version < wanted.first {
          missing.append(wanted)
        }
      }
      return missing
    }
  }
}

extension Availability.Wanted {
  /// The condition of ``Availability`` for the feature.
  public var condition: Availability.Condition {
    switch self {
    case .center: .center
    case .registration: .registration
    case .region: .region
    case .switches: .switches
    case .push: .push
    case .doNotDisturb: .from6
    case .regionState, .backgroundRefresh: .from7
    case .localCategory, .locationRequest: .from8
    case .typedText, .lowPowerMode: .from9
    case .hiddenPreviews: .from11
    case .provisional, .criticalAlerts, .settingsLink, .summaryFormat: .from12
    case .announcement, .backgroundTasks, .targetContent: .from13
    case .timeSensitive, .relevance, .communication, .focusApps: .from15
    case .focusFilter: .from16
    case .liveUpdates: .from17
    case .serviceSession, .locationReasons: .from18
    }
  }
}

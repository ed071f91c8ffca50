extension Feature {
  /// The condition of ``Availability`` for the feature: its own, or that of its version.
  public var condition: Availability.Condition {
    switch self {
    case .center: .center
    case .registration: .registration
    case .region: .region
    case .switches: .switches
    case .push: .push
    case _: Availability.Condition(since: since)
    }
  }
}

extension Availability.Condition {
  /// Creates the condition for the features that came with a version.
  fileprivate init(since version: OSVersion) {
    self =
      switch version.major {
      case 6: .from6
      case 7: .from7
      case 8: .from8
      case 9: .from9
      case 11: .from11
      case 12: .from12
      case 13: .from13
      case 15: .from15
      case 16: .from16
      case 17: .from17
      default: .from18
      }
  }
}

/// How alerts show themselves, with Apple's numbers.
public enum AlertStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// There are no banners.
  case none
  /// Banners that leave by themselves; Settings calls them temporary.
  case banner
  /// Banners that stay until somebody acts on them; Settings calls them persistent.
  case alert

  /// The name of the case.
  public var name: String {
    switch self {
    case .none: "none"
    case .banner: "banner"
    case .alert: "alert"
    }
  }
}

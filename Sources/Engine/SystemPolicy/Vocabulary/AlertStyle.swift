/// The style of an app's alerts, with Apple's numbers.
public enum AlertStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// No banners.
  case none
  /// Banners that leave by themselves, which Settings calls temporary.
  case banner
  /// Banners that stay until the user acts on them, which Settings calls persistent.
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

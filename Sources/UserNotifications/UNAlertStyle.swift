/// How alerts of an app show themselves.
public enum UNAlertStyle: Int, Hashable, Sendable {
  /// Not at all.
  case none = 0
  /// As banners that leave by themselves.
  case banner = 1
  /// As banners that stay.
  case alert = 2
}

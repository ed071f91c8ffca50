/// A property of the phone that a test has looked at, as Swift spells it.
enum Look: String, CaseIterable, Sendable {
  case delivered, pending, banner, lockScreen, sounds, shown, notification, badge, held,
    authorization

  /// Indicates whether the property contains notifications that the user was shown.
  var isOfPresentation: Bool {
    switch self {
    case .delivered, .banner, .lockScreen, .sounds, .shown, .notification: true
    case .pending, .badge, .held, .authorization: false
    }
  }
}

import SystemPolicy
import VirtualDevice

/// An event of a background task that a script can expect.
public enum BackgroundTaskOutcome: String, Hashable, Sendable, CaseIterable {
  /// Its request is pending.
  case submitted
  /// `submit` threw an error.
  case refused
  /// The system could not launch it.
  case postponed
  /// Its launch handler was called.
  case launched
  /// Its `expirationHandler` was called.
  case expired

  /// Indicates whether an effect is this event, for a task of an app.
  func isSeen(in effect: Effect, of identifier: TextNumber, _ app: AppNumber) -> Bool {
    guard case .app(app, .task(identifier, let effect)) = effect else { return false }
    return switch (self, effect) {
    case (.submitted, .submitted), (.refused, .refused), (.postponed, .postponed),
      (.launched, .launched), (.expired, .expired):
      true
    case (.submitted, _), (.refused, _), (.postponed, _), (.launched, _), (.expired, _): false
    }
  }
}

// An app whose own types have names that are in Belfry's policy, too.

/// The progress of the app's user.
public enum AppState: Sendable { case welcome, ready }

/// A value that the app's sensor has read.
public struct Reading: Sendable, Equatable {
  /// The glucose in the blood.
  public var glucose: Int

  /// Creates a reading.
  public init(glucose: Int) { self.glucose = glucose }
}

/// A side of the body.
public enum Side: Sendable { case left, right }

/// The screens that the app can present.
public enum Presentation: Sendable { case sheet, popover }

/// A row of the app's settings.
public enum Switch: Sendable { case reminders }

/// The number of a text: its index among the texts of a book.
@frozen
public struct TextNumber: Hashable, Sendable {
  /// The index, counted from zero.
  public var rawValue: UInt32

  /// Creates the number of the text at a place.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of a notification's texts: their index among the contents of a book.
@frozen
public struct ContentNumber: Hashable, Sendable {
  /// The index, counted from zero.
  public var rawValue: UInt32

  /// Creates the number of the content at a place.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The number of an app: its index among the apps of a book.
@frozen
public struct AppNumber: Hashable, Sendable, Comparable {
  /// The index, counted from zero.
  public var rawValue: UInt16

  /// Creates the number of the app at a place.
  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Orders apps by their index in the book.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The name of a notification: its app, and the identifier the app gave.
@frozen
public struct NotificationName: Hashable, Sendable {
  /// The app.
  public var app: AppNumber
  /// The identifier of its request.
  public var identifier: TextNumber

  /// Creates a name.
  @inlinable
  public init(_ app: AppNumber, _ identifier: TextNumber) {
    self.app = app
    self.identifier = identifier
  }

  /// Indicates whether two names are equal.
  ///
  /// The identifiers are compared first: most names that are compared differ in them, and not in
  /// their apps.
  @inlinable
  public static func == (a: Self, b: Self) -> Bool {
    a.identifier.rawValue == b.identifier.rawValue && a.app.rawValue == b.app.rawValue
  }
}

/// What the developer wants of a category, with Apple's bits.
@frozen
public struct CategoryOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public let rawValue: UInt8

  /// Creates a set of options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Dismissals are told to the delegate.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)

  /// The options that mean something here, under Apple's names.
  public static let named: [(name: String, value: Self)] = [
    ("customDismissAction", .customDismissAction),
    ("hiddenPreviewsShowTitle", .hiddenPreviewsShowTitle),
    ("hiddenPreviewsShowSubtitle", .hiddenPreviewsShowSubtitle),
  ]
}

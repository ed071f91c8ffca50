/// The options of a category, with Apple's bits.
@frozen
public struct CategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits, one for each option.
  public let rawValue: UInt8

  /// Creates a set of options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The system reports dismissals to the delegate.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// The system shows the title where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The system shows the subtitle where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)

  /// The options that have an effect here, with Apple's names.
  public static let named: [(name: String, value: Self)] = [
    ("customDismissAction", .customDismissAction),
    ("hiddenPreviewsShowTitle", .hiddenPreviewsShowTitle),
    ("hiddenPreviewsShowSubtitle", .hiddenPreviewsShowSubtitle),
  ]
}

/// A style of shapes and texts.
public protocol ShapeStyle: Sendable {}

/// A color.
public struct Color: ShapeStyle, Hashable {
  private let name: String

  /// Creates a color of the app's bundle.
  public init(_ name: String) { self.name = name }

  /// Blue.
  public static let blue = Color("blue")
  /// Gray.
  public static let gray = Color("gray")
  /// Green.
  public static let green = Color("green")
  /// Orange.
  public static let orange = Color("orange")
  /// The color of the content.
  public static let primary = Color("primary")
  /// Red.
  public static let red = Color("red")
  /// The color of less important content.
  public static let secondary = Color("secondary")
  /// White.
  public static let white = Color("white")
  /// Yellow.
  public static let yellow = Color("yellow")
}

extension Color: LeafView {}

extension ShapeStyle where Self == Color {
  /// The tint of the app.
  public static var tint: Color { Color("tint") }
  /// Blue.
  public static var blue: Color { .blue }
  /// Gray.
  public static var gray: Color { .gray }
  /// Green.
  public static var green: Color { .green }
  /// Orange.
  public static var orange: Color { .orange }
  /// The color of the content.
  public static var primary: Color { .primary }
  /// Red.
  public static var red: Color { .red }
  /// The color of less important content.
  public static var secondary: Color { .secondary }
  /// White.
  public static var white: Color { .white }
  /// Yellow.
  public static var yellow: Color { .yellow }
}

/// A font.
public struct Font: Hashable, Sendable {
  private let name: String
  /// The font of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of titles.
  public static let title = Font(name: "title")
  /// The font of titles of the second level.
  public static let title2 = Font(name: "title2")
  /// The font of titles of the third level.
  public static let title3 = Font(name: "title3")
  /// The font of headings.
  public static let headline = Font(name: "headline")
  /// The font of subheadings.
  public static let subheadline = Font(name: "subheadline")
  /// The font of text.
  public static let body = Font(name: "body")
  /// The font of callouts.
  public static let callout = Font(name: "callout")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The font of captions.
  public static let caption = Font(name: "caption")
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// A side.
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The bits of the sides.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top.
    public static let top = Set(rawValue: 1)
    /// The side where a line begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// The side where a line ends.
    public static let trailing = Set(rawValue: 8)
    /// Both sides of a line.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The position of views above each other.
public enum HorizontalAlignment: Sendable {
  /// A position.
  case leading, center, trailing
}

/// The position of views next to each other.
public enum VerticalAlignment: Sendable {
  /// A position.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// The position of a view in a rectangle.
public enum Alignment: Sendable {
  /// A position.
  case center, leading, trailing, top, bottom
  /// A corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

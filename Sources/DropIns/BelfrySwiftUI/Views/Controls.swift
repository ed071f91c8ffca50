/// A text.
public struct Text: LeafView, Equatable {
  /// The characters, as the app passed them.
  let string: String

  /// Creates a text, which Belfry does not translate.
  public init(_ key: LocalizedStringKey) { string = key.string }

  /// Creates a text.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { string = String(content) }

  /// Creates a text that is not translated.
  public init(verbatim content: String) { string = content }

  /// Returns the text; Belfry ignores the weight.
  public func bold() -> Text { self }

  /// Returns the text; Belfry ignores the slant.
  public func italic() -> Text { self }
}

/// The key of a text in the app's tables of translations.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let string: String

  /// Creates a key.
  public init(_ value: String) { string = value }

  /// Creates a key.
  public init(stringLiteral value: String) { string = value }
}

/// An image.
public struct Image: LeafView {
  /// Creates a symbol of the system.
  public init(systemName: String) {}

  /// Creates an image of the app's bundle.
  public init(_ name: String) {}

  /// Returns the image; Belfry ignores its size.
  public func resizable() -> Image { self }
}

/// A text next to a symbol.
public struct Label: LeafView {
  /// Creates a label.
  public init(_ title: LocalizedStringKey, systemImage: String) {}

  /// Creates a label.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {}
}

/// A space that grows.
public struct Spacer: LeafView {
  /// Creates a space.
  public init(minLength: CGFloat? = nil) {}
}

/// A line between views.
public struct Divider: LeafView {
  /// Creates a line.
  public init() {}
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// A button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that cancels something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control with an action, which a virtual phone never performs.
public struct Button<Content: View>: ContainerView {
  let content: Content

  /// Creates a button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    content = label()
  }

  /// Creates a button with a purpose and a label.
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Content
  ) { content = label() }
}

extension Button where Content == Text {
  /// Creates a button with a title.
  public init(
    _ title: LocalizedStringKey,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { content = Text(title) }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { content = Text(title) }
}

/// A control that is on or off, which a virtual phone never changes.
public struct Toggle<Content: View>: ContainerView {
  let content: Content

  /// Creates a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) { content = label() }
}

extension Toggle where Content == Text {
  /// Creates a toggle with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { content = Text(title) }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { content = Text(title) }
}

/// A field for text, which a virtual phone never changes.
public struct TextField: LeafView {
  /// Creates a field.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}

  /// Creates a field.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {}
}

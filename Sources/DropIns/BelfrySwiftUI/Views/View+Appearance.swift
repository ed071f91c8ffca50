// Belfry draws nothing: each of these returns the view as it is.
extension View {
  /// Adds space at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Adds space at all edges.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Sets the style of the foreground.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }

  /// Sets the color of the foreground.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the tint.
  public func tint(_ tint: Color?) -> some View { self }

  /// Sets the style of the background.
  public func background(_ style: some ShapeStyle) -> some View { self }

  /// Sets the font.
  public func font(_ font: Font?) -> some View { self }

  /// Sets the size of images.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets the size.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sets the smallest and the largest size.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Sets the title of a screen.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }

  /// Sets the title of a screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }

  /// Sets whether the user can use the controls of a view.
  public func disabled(_ disabled: Bool) -> some View { self }

  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> some View { self }
}

extension Image {
  /// The size of an image in a text.
  public enum Scale: Sendable {
    /// A size.
    case small, medium, large
  }
}

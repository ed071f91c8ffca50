/// A part of an app's interface.
///
/// Belfry evaluates views and does not draw them.
@preconcurrency @MainActor
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

/// A view that the tree evaluates itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func update(_ node: Node)
}

extension View where Body == Never {
  /// A primitive view has no content of this form.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// The type of the content.
  public typealias Body = Never

  /// The content of a view or a scene that never exists.
  public var body: Never {
    // With `return`, Swift does not choose between the builders of views and scenes.
    return preconditionFailure("Never has no values")
  }
}

/// A view with nothing in it.
protocol LeafView: PrimitiveView {}

extension LeafView {
  func update(_ node: Node) {}
}

/// A view with one view in it.
protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView {
  func update(_ node: Node) { node.place(content, at: .position(0)) }
}

/// Builds the content of a view.
@preconcurrency @MainActor @resultBuilder
public struct ViewBuilder {
  /// Returns a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Joins several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [any View] = []
    for part in repeat each content { parts.append(part) }
    return TupleView(value: (repeat each content), parts: parts)
  }

  /// Returns the view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  /// Returns the view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  /// Erases the type of a view that needs a version of the system.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other.
public struct TupleView<Value>: PrimitiveView {
  /// The views.
  public let value: Value
  let parts: [any View]

  func update(_ node: Node) {
    for (index, part) in parts.enumerated() { node.place(part, at: .position(index)) }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// One of two views.
public enum _ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  func update(_ node: Node) {
    switch self {
    case .first(let view): node.place(view, at: .position(0))
    case .second(let view): node.place(view, at: .position(1))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// The type of the content.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func update(_ node: Node) {
    if let self { node.place(self, at: .position(0)) }
  }
}

/// A view without content.
public struct EmptyView: LeafView {
  /// Creates an empty view.
  public nonisolated init() {}
}

/// A view whose type is erased.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Erases the type of a view.
  public init<Content: View>(_ view: Content) { content = view }

  func update(_ node: Node) { node.place(content, at: .position(0)) }
}

/// A part of an app's interface with a life cycle of its own.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

/// A scene that the tree evaluates itself.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  func update(_ node: Node)
}

extension Scene where Body == Never {
  /// A primitive scene has no content of this form.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Builds the scenes of an app.
@preconcurrency @MainActor @resultBuilder
public struct SceneBuilder {
  /// Returns a scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Joins several scenes.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> some Scene {
    var parts: [any Scene] = []
    for part in repeat each content { parts.append(part) }
    return SceneList(parts: parts)
  }
}

/// Several scenes of an app.
struct SceneList: PrimitiveScene {
  let parts: [any Scene]

  func update(_ node: Node) {
    for (index, part) in parts.enumerated() { node.place(part, at: .position(index)) }
  }
}

/// A scene with identical windows: one for each connected scene of the app.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let make: () -> Content

  /// Creates a group of windows.
  ///
  /// - Parameter content: The views of each window.
  public init(@ViewBuilder content: @escaping () -> Content) { make = content }

  /// Creates a group of windows with an identifier, which Belfry ignores.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - content: The views of each window.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { make = content }

  /// Creates a group of windows with a title, which Belfry does not show.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views of each window.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    make = content
  }

  func update(_ node: Node) {
    // The scenes of a phone belong to the app's first group.
    guard node.tree.claimWindows(for: node) else { return }
    for window in node.read({ node.tree.windows.value }) {
      node.place(node.read(make), at: .id(window.id)) { $0.phase = window.phase }
    }
  }
}

extension Scene {
  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: A Boolean value that indicates whether the action is also performed at first.
  ///   - action: The closure that gets the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene {
    ChangeScene(content: self, change: Change(value: value, initial: initial, action: action))
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: A Boolean value that indicates whether the action is also performed at first.
  ///   - action: The closure to perform.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action when a value changes; deprecated by Apple since iOS 17.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: The closure that gets the new value.
  public func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets a value of the environment of the scene.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The new value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some Scene {
    EnvironmentScene(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of the scene.
  ///
  /// - Parameter object: The object; nil removes the one of its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    EnvironmentScene(content: self) { $0[object: Object.self] = object }
  }
}

/// A scene with an action for the changes of a value.
struct ChangeScene<Content: Scene, Value: Equatable>: PrimitiveScene {
  let content: Content
  let change: Change<Value>

  func update(_ node: Node) {
    change.note(in: node)
    node.place(content, at: .position(0))
  }
}

/// A scene with another environment.
struct EnvironmentScene<Content: Scene>: PrimitiveScene {
  let content: Content
  let set: (inout EnvironmentValues) -> Void

  func update(_ node: Node) { node.place(content, at: .position(0), in: set) }
}

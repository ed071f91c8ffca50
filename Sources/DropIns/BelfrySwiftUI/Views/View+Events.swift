extension View {
  /// Performs an action when the view appears: when it is placed for the first time.
  ///
  /// - Parameter action: The closure to perform.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Performs an action when the view disappears: when it is not placed any more.
  ///
  /// A window in the background keeps its views.
  ///
  /// - Parameter action: The closure to perform.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }

  /// Starts a task when the view appears, and cancels it when the view disappears.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The closure to run.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Starts a task when the view appears, and again each time an identifier changes.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - priority: The priority of the task.
  ///   - action: The closure to run.
  public func task<ID: Equatable>(
    id: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }

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
  ) -> some View {
    ChangeView(content: self, change: Change(value: value, initial: initial, action: action))
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
  ) -> some View {
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
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Sets a value of the environment of the view.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The new value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment of the view.
  ///
  /// - Parameter object: The object; nil removes the one of its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }
}

/// A view with actions for its first and its last evaluation.
struct AppearanceView<Content: View>: PrimitiveView {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  private final class Memory {
    var disappear: (() -> Void)?
    var isPlaced = false
  }

  func update(_ node: Node) {
    let memory = node.memory { Memory() }
    memory.disappear = disappear
    if !memory.isPlaced {
      memory.isPlaced = true
      if let appear { node.tree.afterUpdate(appear) }
      node.atEnd { memory.disappear?() }
    }
    node.place(content, at: .position(0))
  }
}

/// A view with a task.
struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func update(_ node: Node) {
    node.place(content, at: .position(0))
    node.memory { ViewTask<ID>() }.start(id, priority, in: node, action)
  }
}

/// A view with an action for the changes of a value.
struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
  let content: Content
  let change: Change<Value>

  func update(_ node: Node) {
    change.note(in: node)
    node.place(content, at: .position(0))
  }
}

/// A view with another environment.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let set: (inout EnvironmentValues) -> Void

  func update(_ node: Node) { node.place(content, at: .position(0), in: set) }
}

/// An action for the changes of a value.
@MainActor
struct Change<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  /// Compares the value with the last one of a node, and performs the action if it changed.
  func note(in node: Node) {
    let last = node.memory { Last() }
    let old = last.value
    last.value = value
    if let old {
      if old != value { node.tree.afterUpdate { action(old, value) } }
    } else if initial {
      node.tree.afterUpdate { action(value, value) }
    }
  }

  private final class Last {
    var value: Value?
  }
}

/// A task that a view starts, and that is canceled when the view disappears.
@MainActor
final class ViewTask<ID: Equatable> {
  private var id: ID?
  private nonisolated(unsafe) var task: Task<Void, Never>?

  /// Starts the task, unless one with the same identifier was started.
  func start(
    _ id: ID,
    _ priority: TaskPriority,
    in node: Node,
    _ action: @escaping @Sendable () async -> Void
  ) {
    guard self.id != id else { return }
    self.id = id
    node.tree.afterUpdate { [weak self] in
      self?.task?.cancel()
      self?.task = Task(priority: priority) { await action() }
    }
  }

  deinit { task?.cancel() }
}

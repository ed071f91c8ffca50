import Observation

/// A place in the tree of an app's views, which outlasts the values that are placed there.
@MainActor
final class Node {
  /// The position of a node among the children of another one.
  enum Key: Hashable {
    case position(Int)
    case id(AnyHashable)
  }

  unowned let tree: AppTree
  /// The tree, for a change that comes after the end of its process.
  private nonisolated weak let changedTree: AppTree?
  let depth: Int
  private(set) var environment: EnvironmentValues
  private(set) var isEnded = false
  private let kind: ObjectIdentifier
  private var children: [Key: Node] = [:]
  private var placed: Set<Key> = []
  private var memories: [Int: AnyObject] = [:]
  private var endings: [() -> Void] = []
  private var latest: () -> Void = {}

  init(of kind: ObjectIdentifier, in tree: AppTree, depth: Int, _ environment: EnvironmentValues) {
    self.kind = kind
    self.tree = tree
    changedTree = tree
    self.depth = depth
    self.environment = environment
  }

  /// Evaluates what was placed here last once more.
  func evaluateAgain() { latest() }

  // MARK: What is placed here

  /// Places a view into this one.
  func place(
    _ view: some View,
    at key: Key,
    in set: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    child(of: view, at: key, set).evaluate(view) { child in
      if let primitive = view as? any PrimitiveView {
        primitive.update(child)
      } else {
        child.place(child.read { view.body }, at: .position(0))
      }
    }
  }

  /// Places a scene into this one.
  func place(
    _ scene: some Scene,
    at key: Key,
    in set: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    child(of: scene, at: key, set).evaluate(scene) { child in
      if let primitive = scene as? any PrimitiveScene {
        primitive.update(child)
      } else {
        child.place(child.read { scene.body }, at: .position(0))
      }
    }
  }

  /// Places an app, the root of the tree.
  func place(_ app: some App) {
    evaluate(app) { node in node.place(node.read { app.body }, at: .position(0)) }
  }

  private func child(
    of value: some Any,
    at key: Key,
    _ set: (inout EnvironmentValues) -> Void
  ) -> Node {
    let kind = ObjectIdentifier(type(of: value))
    var values = environment
    set(&values)
    placed.insert(key)
    if let child = children[key], child.kind == kind {
      child.environment = values
      return child
    }
    children[key]?.end()
    let child = Node(of: kind, in: tree, depth: depth + 1, values)
    children[key] = child
    return child
  }

  /// Evaluates a value with the properties that are kept here.
  private func evaluate(_ value: some Any, _ update: @escaping (Node) -> Void) {
    latest = { [unowned self] in
      tree.noteEvaluation(of: self)
      placed = []
      update(self)
      for key in children.keys where !placed.contains(key) {
        children.removeValue(forKey: key)?.end()
      }
    }
    var position = 0
    connect(value, &position)
    latest()
  }

  /// Returns the result of a closure; when something that it read changes, this is evaluated again.
  func read<Result>(_ body: () -> Result) -> Result {
    Reading.$node.withValue(self) {
      withObservationTracking(body) { [weak self] in self?.invalidate() }
    }
  }

  /// Evaluates this again, after the code that runs now.
  nonisolated func invalidate() { changedTree?.invalidate(self) }

  private func connect(_ value: Any, _ position: inout Int) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any KeptProperty {
        property.connect(to: self, at: position)
        position += 1
      } else if child.value is any DynamicProperty {
        connect(child.value, &position)
      }
    }
  }

  // MARK: What is kept here

  /// Returns an object that is kept here, created at the first call.
  func memory<Memory: AnyObject>(at position: Int = 0, _ make: () -> Memory) -> Memory {
    if let memory = memories[position] as? Memory { return memory }
    let memory = make()
    memories[position] = memory
    return memory
  }

  /// Adds an action for the end of this node.
  func atEnd(_ action: @escaping () -> Void) { endings.append(action) }

  /// Removes everything that was placed here.
  func end() {
    isEnded = true
    for child in children.values { child.end() }
    children = [:]
    memories = [:]
    for action in endings { action() }
    endings = []
    latest = {}
  }
}

/// The node whose body is being evaluated.
enum Reading {
  @TaskLocal static var node: Node?
}

/// A property of a view whose value is kept in the tree.
protocol KeptProperty: DynamicProperty {
  @MainActor func connect(to node: Node, at position: Int)
}

package import BelfryUIKit
import DeviceHost
import Synchronization

/// The views of a running app, from its `App` to the views in its windows.
///
/// `body` is evaluated when a scene connects and again after each change of what it read. Nothing
/// is laid out or drawn.
@MainActor
package final class AppTree: AppRoot {
  /// A connected scene of the app.
  struct Window: Equatable {
    let id: ObjectIdentifier
    let phase: Location<ScenePhase>

    static func == (a: Window, b: Window) -> Bool { a.id == b.id && a.phase === b.phase }
  }

  package let delegate: any UIApplicationDelegate
  package let publicDelegate: any UIApplicationDelegate = AppDelegate()
  /// The connected scenes.
  let windows = Location<[Window]>([])
  private let process: AppProcess
  private let app: any App
  private let phase = Location(ScenePhase.background)
  private var root: Node?
  private weak var firstGroup: Node?
  private let waiting = Mutex<[Node]>([])
  private var defaults: [String: Location<Int>] = [:]
  private var evaluated: Set<ObjectIdentifier> = []
  private var actions: [() -> Void] = []

  /// Creates an app, as its launch does, and the delegate that it asks for.
  package init(_ type: any App.Type) {
    process = .current
    let app = type.init()
    self.app = app
    let properties = Mirror(reflecting: app).children.lazy.map(\.value)
    let holder = properties.compactMap { $0 as? any DelegateHolder }.first
    delegate = holder?.delegate ?? publicDelegate
  }

  /// Returns whether the windows of the app belong to a group: the first one that asks.
  func claimWindows(for group: Node) -> Bool {
    if firstGroup == nil { firstGroup = group }
    return firstGroup === group
  }

  // MARK: Scenes

  /// Follows a scene of the app to its new state.
  package func follow(_ scene: UIScene) {
    let id = ObjectIdentifier(scene)
    let window = windows.value.first { $0.id == id }
    switch ScenePhase(scene.activationState) {
    case nil: windows.value.removeAll { $0.id == id }
    case let phase?:
      if let window {
        window.phase.value = phase
      } else {
        windows.value.append(Window(id: id, phase: Location(phase)))
      }
    }
    phase.value = windows.value.map(\.phase.value).max() ?? .background
    if root == nil {
      var values = EnvironmentValues()
      values.phase = phase
      // A delegate that views can observe is in their environment.
      if delegate is any ObservableObject { values.add(delegate) }
      let node = Node(of: ObjectIdentifier(type(of: app)), in: self, depth: 0, values)
      root = node
      node.place(app)
      act()
    }
    update()
  }

  // MARK: Changes

  /// Evaluates a node again, after the code that runs now.
  nonisolated func invalidate(_ node: Node) {
    let isFirst = waiting.withLock { nodes in
      nodes.append(node)
      return nodes.count == 1
    }
    guard isFirst else { return }
    process.callInOrderOnMain("the views of the app") { [weak self] in self?.update() }
  }

  /// Returns the number of changes of a value in the app's user defaults.
  func version(ofDefault key: String) -> Location<Int> {
    if let version = defaults[key] { return version }
    let version = Location(0)
    defaults[key] = version
    return version
  }

  /// Notes that a node has its newest value.
  func noteEvaluation(of node: Node) { evaluated.insert(ObjectIdentifier(node)) }

  /// Performs an action after the views were evaluated.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  private func update() {
    let nodes = waiting.withLock { nodes in
      defer { nodes = [] }
      return nodes
    }
    evaluated = []
    for node in nodes.sorted(by: { $0.depth < $1.depth })
    where !node.isEnded && !evaluated.contains(ObjectIdentifier(node)) {
      node.evaluateAgain()
    }
    act()
  }

  private func act() {
    let actions = actions
    self.actions = []
    for action in actions { action() }
  }
}

/// The object that `UIApplication.shared.delegate` returns in a SwiftUI app.
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// The delegate of the scenes of a SwiftUI app that has none of its own.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

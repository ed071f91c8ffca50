/// The state of a scene: one of `UIScene.ActivationState`, or disconnected.
public enum SceneState: UInt8, Hashable, Sendable, CaseIterable {
  /// The scene is not connected: it has no object in the app's process.
  case disconnected
  /// The scene is connected and not on the screen.
  case background
  /// The scene is on the screen, but something over it receives the touches for now.
  case inactive
  /// The scene is on the screen and receives touches.
  case active

  /// A Boolean value that indicates whether the scene is on the screen.
  public var isInFront: Bool { self == .inactive || self == .active }

  /// The name of the case.
  public var name: String {
    switch self {
    case .disconnected: "disconnected"
    case .background: "background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}

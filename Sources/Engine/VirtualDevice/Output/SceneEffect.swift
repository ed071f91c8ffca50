public import SystemPolicy

/// An effect on a scene of an app.
public enum SceneEffect: Hashable, Sendable {
  /// It was connected, with the response to this notification in its connection options.
  case connected(response: TextNumber?)
  /// It changed its state.
  case moved(SceneState)
  /// The system disconnected it.
  case disconnected
}

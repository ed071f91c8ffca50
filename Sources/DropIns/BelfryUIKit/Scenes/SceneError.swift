/// The error of a request for a scene.
enum SceneError: Error {
  /// The app's scene manifest does not allow several scenes.
  case multipleScenesNotSupported
}

public import Testing
import VirtualDevice

extension PhoneApp {
  /// Disconnects a scene in the background, as the system does to reclaim its resources.
  ///
  /// The process goes on. A scene on the screen cannot be disconnected.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene; nil for the first one.
  ///   - place: The source location of a failure.
  public func disconnectScene(
    _ scene: String? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let name = scene.map { scene in phone.host.withBook { $0.number(of: scene) } }
    await phone.act(.device(.disconnectsScene(number, name)), at: place)
  }
}

package import DeviceHost

/// An app that a test installs by its type, such as an app of SwiftUI.
@preconcurrency @MainActor
public protocol InstallableApp {
  /// The scenes of the app, and the way to create its objects.
  nonisolated static var installation: AppInstallation { get }
}

/// The parts of an app that is installed by its type.
public struct AppInstallation: Sendable {
  /// The scene manifest of an app whose delegate names no scene delegate.
  package let scenes: SceneManifest
  /// Creates the objects of the app, as its launch does.
  package let launch: @MainActor @Sendable () -> AnyObject

  package init(scenes: SceneManifest, launch: @escaping @MainActor @Sendable () -> AnyObject) {
    self.scenes = scenes
    self.launch = launch
  }
}

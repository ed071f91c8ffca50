/// The scene manifest of an app: whether it uses scenes, and the objects of which they are made.
///
/// On a phone the key `UIApplicationSceneManifest` of Info.plist names the class of the scene
/// delegate. Swift cannot create an object by the name of its class on every platform, so a test
/// passes a closure:
///
/// ```swift
/// AppDescription(scenes: SceneManifest { SceneDelegate() })
/// ```
public struct SceneManifest: Hashable, Sendable {
  /// A Boolean value that indicates whether the app can have several scenes.
  public var supportsMultipleScenes: Bool
  /// The names of the configurations, in order.
  public let names: [String]
  private let makers: [@MainActor @Sendable () -> AnyObject]

  /// Creates a manifest with one configuration, as Xcode's template has it.
  ///
  /// - Parameters:
  ///   - supportsMultipleScenes: A Boolean value that indicates whether the app can have several
  ///     scenes.
  ///   - makeDelegate: A closure that creates the scene delegate.
  public init(
    supportsMultipleScenes: Bool = false,
    _ makeDelegate: @escaping @MainActor @Sendable () -> AnyObject
  ) {
    self.init(
      supportsMultipleScenes: supportsMultipleScenes,
      configurations: [("Default Configuration", makeDelegate)]
    )
  }

  /// Creates a manifest with several configurations.
  ///
  /// - Parameters:
  ///   - supportsMultipleScenes: A Boolean value that indicates whether the app can have several
  ///     scenes.
  ///   - configurations: The name of each configuration, and a closure that creates its scene
  ///     delegate. The first one is the default. Without any, the test fails when a scene
  ///     connects.
  public init(
    supportsMultipleScenes: Bool = false,
    configurations: [(name: String, makeDelegate: @MainActor @Sendable () -> AnyObject)]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    names = configurations.map(\.name)
    makers = configurations.map(\.makeDelegate)
  }

  /// Creates the scene delegate of a configuration.
  ///
  /// - Parameter name: The name of the configuration; nil or an unknown name stand for the first.
  /// - Returns: The scene delegate; nil if the manifest has no configuration.
  @MainActor
  public func makeDelegate(_ name: String?) -> AnyObject? {
    guard let first = makers.first else { return nil }
    return (name.flatMap { names.firstIndex(of: $0) }.map { makers[$0] } ?? first)()
  }

  /// Returns a Boolean value that indicates whether two manifests have the same configurations.
  ///
  /// The closures are not compared.
  public static func == (a: SceneManifest, b: SceneManifest) -> Bool {
    a.names == b.names && a.supportsMultipleScenes == b.supportsMultipleScenes
  }

  /// Hashes the names of the configurations.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(names)
    hasher.combine(supportsMultipleScenes)
  }
}

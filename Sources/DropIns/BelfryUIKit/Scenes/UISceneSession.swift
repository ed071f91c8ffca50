public import Foundation

/// The session of a scene: its configuration, and the data that outlasts the scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  open private(set) var role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// An identifier of the session.
  open private(set) var persistentIdentifier: String
  /// Data that belongs to the session.
  open var userInfo: [String: Any]?
  /// The activity that restores the state of the scene.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
  }

  /// The purpose of a scene.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// Apple's name of the role.
    public let rawValue: String
    /// Creates a role with Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the phone's screen.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication"
    )
  }
}

/// The objects of which a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name in the app's scene manifest.
  open private(set) var name: String?
  /// The purpose of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; nil for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate, if the app sets it.
  ///
  /// The scene manifest of the test must create an object of the class.
  open var delegateClass: AnyClass?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: The name in the app's scene manifest; nil for the first configuration.
  ///   - sessionRole: The purpose of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

#if !canImport(ObjectiveC)
  /// An activity that the user can continue; Foundation has none on Linux.
  open class NSUserActivity: NSObject {
    /// The type of the activity.
    public let activityType: String
    /// The title of the activity.
    open var title: String?
    /// The data of the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier that chooses the scene that continues the activity.
    open var targetContentIdentifier: String?

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }
  }
#endif

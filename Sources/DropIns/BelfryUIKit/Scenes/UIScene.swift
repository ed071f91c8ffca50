public import BelfryUserNotifications
public import Foundation

/// A scene: one instance of an app's interface, with a life cycle of its own.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The object that gets the scene's events.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The title in the app switcher; Belfry does not show it.
  open var title: String! = ""
  /// The conditions under which the system prefers this scene.
  open var activationConditions = UISceneActivationConditions() {
    didSet { SceneLife.current.note(activationConditions, of: self) }
  }

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: The reasons for the connection.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected to the app.
    case unattached = -1
    /// The scene is on the screen and receives events.
    case foregroundActive
    /// The scene is on the screen and does not receive events.
    case foregroundInactive
    /// The scene is not on the screen.
    case background
  }

  /// The reasons for the connection of a scene.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The user's response to a notification, if it connected the scene.
    open private(set) var notificationResponse: UNNotificationResponse?
    /// The activities that the app passed with its request for the scene.
    open private(set) var userActivities: Set<NSUserActivity>
    /// The URLs to open; always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The type of the activity that the user continues from another device; always nil.
    open var handoffUserActivityType: String? { nil }

    init(response: UNNotificationResponse?, userActivities: Set<NSUserActivity> = []) {
      notificationResponse = response
      self.userActivities = userActivities
    }
  }
}

/// A URL that an app is to open; a virtual phone never has one.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL
  init(url: URL) { self.url = url }
}

extension UIScene {
  /// A scene was connected.
  public nonisolated static let willConnectNotification =
    NSNotification.Name("UISceneWillConnectNotification")
  /// A scene was disconnected.
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UISceneDidDisconnectNotification")
  /// A scene became active.
  public nonisolated static let didActivateNotification =
    NSNotification.Name("UISceneDidActivateNotification")
  /// A scene is about to become inactive.
  public nonisolated static let willDeactivateNotification =
    NSNotification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// A scene entered the background.
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

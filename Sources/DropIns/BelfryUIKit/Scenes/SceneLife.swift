import BelfryUserNotifications
package import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The scenes of a process, and the calls of their delegates.
@MainActor
package final class SceneLife {
  private(set) var scenes: [UIScene] = []
  private(set) var sessions: [UISceneSession] = []
  private var names: [ObjectIdentifier: TextNumber?] = [:]
  /// The activities of requested scenes that have not connected yet.
  private var activities: [TextNumber: NSUserActivity] = [:]
  /// The app that follows its scenes.
  weak var root: (any AppRoot)?
  /// A Boolean value that indicates whether a scene was ever connected.
  private(set) var hasConnected = false

  private nonisolated init() {}

  static var current: SceneLife { of(.current) }

  /// Returns the scenes of a process.
  package nonisolated static func of(_ process: AppProcess) -> SceneLife {
    process.keeping { SceneLife() }
  }

  /// The delegates of the connected scenes, for a test on any thread.
  private nonisolated let made = Mutex<[UncheckedSendable<AnyObject>]>([])

  /// The delegates of the connected scenes.
  package nonisolated var delegates: [AnyObject] { made.withLock { $0.map(\.value) } }

  /// The conditions of the connected scenes, which the system evaluates.
  nonisolated let conditions = SceneConditions()

  /// The scene that responses target: the last one that was active.
  var target: UIScene? { scenes.last { $0.activationState != .background } ?? scenes.last }

  /// Requests a scene with the name that its activity gives it.
  func request(_ activity: NSUserActivity?, in process: AppProcess) {
    let title =
      activity?.targetContentIdentifier ?? activity?.activityType ?? "scene-\(sessions.count + 1)"
    let name = process.host.withBook { $0.number(of: title) }
    activities[name] = activity
    process.send(.opensScene(name))
  }

  /// Applies an effect on a scene.
  func hear(
    _ effect: SceneEffect,
    of name: TextNumber?,
    with response: UNNotificationResponse?,
    in process: AppProcess
  ) {
    switch effect {
    case .connected: connect(name, with: response, in: process)
    case .moved(let state): scene(name).map { move($0, to: state) }
    case .disconnected: scene(name).map(disconnect)
    }
  }

  private func scene(_ name: TextNumber?) -> UIScene? {
    scenes.first { names[ObjectIdentifier($0)] == .some(name) }
  }

  private func connect(
    _ name: TextNumber?,
    with response: UNNotificationResponse?,
    in process: AppProcess
  ) {
    hasConnected = true
    guard let manifest = process.host.description(of: process.app).scenes else { return }
    let app = UIApplication.shared
    let activity = name.flatMap { activities.removeValue(forKey: $0) }
    let options = UIScene.ConnectionOptions(
      response: response,
      userActivities: activity.map { [$0] } ?? []
    )
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role,
      configuration: UISceneConfiguration(name: nil, sessionRole: role),
      persistentIdentifier: "session-\(sessions.count + 1)"
    )
    let delegate = AppLife.of(process).delegate
    session.configuration =
      delegate?.application(app, configurationForConnecting: session, options: options)
      ?? session.configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    sessions.append(session)
    scenes.append(scene)
    names[ObjectIdentifier(scene)] = name
    conditions.connect(name)
    note(scene.activationConditions, of: scene)
    scene.delegate = object(for: session.configuration, of: manifest, in: process)
    noteDelegates()
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .background
    post(UIScene.willConnectNotification, scene)
  }

  /// Creates the delegate of a scene: the object of the class that the app names, or the first.
  private func object(
    for configuration: UISceneConfiguration,
    of manifest: SceneManifest,
    in process: AppProcess
  ) -> (any UISceneDelegate)? {
    guard let object = manifest.makeDelegate(configuration.name) else {
      process.host.report(
        Trouble("the scene manifest has no configuration; write SceneManifest { SceneDelegate() }")
      )
      return nil
    }
    if let wanted = configuration.delegateClass, type(of: object) != wanted {
      process.host.report(
        Trouble(
          """
          the scene manifest makes \(type(of: object)), and the app's configuration asks for \
          \(wanted); write SceneManifest { \(wanted)() }
          """
        )
      )
    }
    return object as? any UISceneDelegate
  }

  private func move(_ scene: UIScene, to state: SceneState) {
    switch state {
    case .active:
      enterForeground(scene)
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    case .inactive:
      resign(scene)
      enterForeground(scene)
    case .background:
      resign(scene)
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, scene)
    case .disconnected: break
    }
  }

  private func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
  }

  private func resign(_ scene: UIScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
  }

  private func disconnect(_ scene: UIScene) {
    scenes.removeAll { $0 === scene }
    names.removeValue(forKey: ObjectIdentifier(scene)).map(conditions.disconnect)
    noteDelegates()
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
  }

  /// Notes the conditions of a scene, if it is connected.
  func note(_ conditions: UISceneActivationConditions, of scene: UIScene) {
    guard let name = names[ObjectIdentifier(scene)] else { return }
    self.conditions.set(conditions, of: name)
  }

  private func noteDelegates() {
    let delegates = scenes.compactMap { $0.delegate.map { UncheckedSendable($0 as AnyObject) } }
    made.withLock { $0 = delegates }
  }

  /// Posts a notification of a scene after its delegate was called.
  private func post(_ name: NSNotification.Name, _ scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
    root?.follow(scene)
  }
}

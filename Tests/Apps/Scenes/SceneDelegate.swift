import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var log: EventLog? { (UIApplication.shared.delegate as? AppDelegate)?.log }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    self.window = window
    let response = connectionOptions.notificationResponse?.notification.request.identifier
    log?.note("willConnect\(response.map { " with \($0)" } ?? "")")
  }

  func sceneDidDisconnect(_ scene: UIScene) { log?.note("sceneDidDisconnect") }

  func sceneDidBecomeActive(_ scene: UIScene) { log?.note("sceneDidBecomeActive") }

  func sceneWillResignActive(_ scene: UIScene) { log?.note("sceneWillResignActive") }

  func sceneWillEnterForeground(_ scene: UIScene) { log?.note("sceneWillEnterForeground") }

  func sceneDidEnterBackground(_ scene: UIScene) { log?.note("sceneDidEnterBackground") }
}

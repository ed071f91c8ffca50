/// An app that is not made of an app delegate alone: it also follows the scenes.
@MainActor
package protocol AppRoot: AnyObject {
  /// The delegate that gets the app's events.
  var delegate: any UIApplicationDelegate { get }
  /// The delegate that `UIApplication.shared.delegate` returns.
  var publicDelegate: any UIApplicationDelegate { get }
  /// A scene was connected or disconnected, or has another state, and its delegate knows it.
  func follow(_ scene: UIScene)
}

public import BelfryUIKit
public import DeviceHost
public import SystemPolicy
public import Testing

extension VirtualPhone {
  /// Installs a SwiftUI app, which is not running yet.
  ///
  /// Each launch creates the app and the delegate of its `UIApplicationDelegateAdaptor`. The app is
  /// scene-based: its views are evaluated when it comes to the foreground.
  ///
  /// - Parameters:
  ///   - app: The type that is marked with `@main`.
  ///   - name: The name of the app on the phone.
  ///   - description: The values of the app's bundle. It needs scenes only if the app's delegate
  ///     names a scene delegate.
  ///   - authorization: The permission to notify the user that the app already has.
  ///   - place: The source location of a failure.
  ///
  /// - Returns: The app.
  @discardableResult
  public func install<Content: InstallableApp>(
    _ app: Content.Type,
    _ name: String = "app",
    _ description: AppDescription = AppDescription(),
    authorization: AuthorizationStatus = .notDetermined,
    at place: SourceLocation = #_sourceLocation
  ) -> PhoneApp {
    var description = description
    description.scenes = description.scenes ?? Content.installation.scenes
    return install(name, description, authorization: authorization, at: place) {
      Content.installation.launch()
    }
  }
}

public import BelfryUIKit
import DeviceHost

/// The structure and behavior of an app.
///
/// A test installs it with `phone.install(PillsApp.self)`.
@preconcurrency @MainActor
public protocol App: InstallableApp {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The scenes of the app.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// The views of the app, which each launch creates.
  public nonisolated static var installation: AppInstallation {
    AppInstallation(scenes: SceneManifest { SceneDelegate() }) { AppTree(Self.self) }
  }

  /// The entry point of an app that is marked with `@main`.
  ///
  /// Belfry has no screen, so the program prints how a test installs the app, and ends with
  /// status 1.
  public static func main() {
    let text = """
      belfry: an app has no screen on Linux; it runs on the virtual phone of a test: \
      phone.install(\(Self.self).self)

      """
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

/// Creates the delegate of a SwiftUI app.
///
/// The delegate gets the events of the app delegate. As on a phone, `UIApplication.shared.delegate`
/// is an object of SwiftUI's own, not this one.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the delegate with its initializer without parameters.
  ///
  /// - Parameter delegateType: The class of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ObjectCreation.create(delegateType)
  }
}

/// The wrapper of the app's delegate, whatever the class of that is.
@MainActor
protocol DelegateHolder {
  var delegate: any UIApplicationDelegate { get }
}

extension UIApplicationDelegateAdaptor: DelegateHolder {
  var delegate: any UIApplicationDelegate { wrappedValue }
}

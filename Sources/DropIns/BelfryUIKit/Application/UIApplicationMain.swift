import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension UIApplicationDelegate {
  /// The entry point of an app that marks its delegate with `@main`.
  ///
  /// Belfry has no screen, so the program prints that it cannot run and ends. A test creates the
  /// delegate: `phone.install { AppDelegate() }`.
  public static func main() {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an app; under Belfry the program prints that it runs in tests, and ends with status 1.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let text = """
    belfry: an app has no screen on Linux; it runs on the virtual phone of a test, which makes its \
    delegate: phone.install { AppDelegate() }

    """
  FileHandle.standardError.write(Data(text.utf8))
  exit(1)
}

/// A library whose calls are redirected or whose symbols are used, by its file name on Linux.
package enum LoadedLibrary: String, Hashable, Sendable, CaseIterable {
  /// The program itself: the tests and the app's code.
  case program = ""
  /// Dispatch.
  case dispatch = "libdispatch.so"
  /// The part of Dispatch that is written in Swift.
  case swiftDispatch = "libswiftDispatch.so"
  /// The tasks of Swift.
  case concurrency = "libswift_Concurrency.so"
  /// Foundation without its internationalisation.
  case foundationEssentials = "libFoundationEssentials.so"
  /// Foundation.
  case foundation = "libFoundation.so"
  /// XCTest.
  case xctest = "libXCTest.so"
  /// The functions of C that follow the stack.
  case unwinder = "libgcc_s.so.1"

  /// Indicates whether every program that uses a drop-in has loaded the library.
  var isAlwaysLoaded: Bool {
    switch self {
    case .xctest: false
    case .program, .dispatch, .swiftDispatch, .concurrency, .foundationEssentials, .foundation,
      .unwinder:
      true
    }
  }
}

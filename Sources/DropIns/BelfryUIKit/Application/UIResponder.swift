public import Foundation

/// An object that can respond to events, such as an app's delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() {}
}

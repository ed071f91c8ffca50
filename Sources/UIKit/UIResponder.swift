public import Foundation

/// What can be told of events, as an app's delegate is.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() {}
}

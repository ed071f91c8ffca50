import Synchronization

/// Something that went wrong off every test's task, kept until a test can be told.
public struct Trouble: Sendable {
  /// What is wrong, and what to do about it.
  public var text: String

  /// Creates it.
  public init(_ text: String) { self.text = text }
}

extension DeviceHost {
  /// Keeps something that went wrong until a test can be told.
  public func report(_ trouble: Trouble) { state.withLock { $0.troubles.append(trouble) } }

  /// Hands over what went wrong since the last time.
  public func takeTroubles() -> [Trouble] {
    state.withLock { state in
      defer { state.troubles = [] }
      return state.troubles
    }
  }
}

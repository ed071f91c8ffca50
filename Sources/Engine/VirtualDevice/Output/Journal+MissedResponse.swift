import SystemPolicy

/// A response that no delegate received, and the reason.
public struct MissedResponse: Hashable, Sendable {
  /// The notification.
  public var name: NotificationName
  /// A Boolean value that indicates whether the response launched the app.
  public var isLaunch: Bool
  /// The delegate of the app's notification center.
  public var delegate: Delegate
  /// The part that the scenes of the app have in it.
  public var scene: Scene

  /// The delegate of an app that did not receive a response.
  public enum Delegate: Hashable, Sendable {
    /// There was none.
    case none
    /// The app set it after its launch had ended.
    case late
    /// It has no `didReceive`.
    case withoutDidReceive
    /// The system did not call it.
    case spared
  }

  /// A scene whose connection options may contain a response.
  public enum Scene: Hashable, Sendable {
    /// No connection options contain the response.
    case none
    /// The connection options of a scene contain the response; nil for the app's first scene.
    case hasResponse(TextNumber?)
  }
}

extension Journal {
  /// Returns the reason why no delegate received a response.
  ///
  /// - Parameters:
  ///   - index: The entry that records the response.
  ///   - end: The number of entries that have happened.
  /// - Returns: The reason; nil if the entry is of another kind.
  public func missedResponse(at index: Int, before end: Int) -> MissedResponse? {
    guard case .notification(let name, let effect) = entries.effect(at: index) else { return nil }
    let scene: MissedResponse.Scene
    switch effect {
    case .responseLost: scene = .none
    case .responseInOptionsAlone(_, let carrier): scene = .hasResponse(carrier)
    case _: return nil
    }
    // The last delegate of the process; where it was launched after the user's act, that for the
    // response.
    var methods: DelegateMethods?
    var isLaunch = false
    var hasActed = false
    for earlier in entries[..<index].reversed() {
      if earlier.effect == .app(name.app, .launched) {
        isLaunch = !hasActed
        break
      }
      if case .app(name.app, .delegateSet(let found)) = earlier.effect, methods == nil {
        methods = found
      }
      if earlier.effect.isAct(on: name) { hasActed = true }
    }
    let delegate: MissedResponse.Delegate
    if let methods, methods.contains(.isSet) {
      delegate = methods.contains(.didReceive) ? .spared : .withoutDidReceive
    } else if isLaunch, delegateSet(by: name.app, between: index, and: end) != nil {
      delegate = .late
    } else {
      delegate = .none
    }
    return MissedResponse(name: name, isLaunch: isLaunch, delegate: delegate, scene: scene)
  }

  /// Returns the entry in which a scene was connected with the response to a notification, and the
  /// scene; nil if none was since the user's act.
  ///
  /// - Parameters:
  ///   - name: The notification.
  ///   - index: The entry that reports the response.
  /// - Returns: The entry, and the scene: a name of nil is the app's first one.
  public func connection(
    with name: NotificationName,
    before index: Int
  ) -> (entry: Int, scene: TextNumber?)? {
    for entry in entries.indices.prefix(index).reversed() {
      let effect = entries.effect(at: entry)
      if effect.isAct(on: name) { return nil }
      if case .app(name.app, .scene(let scene, .connected(response: name.identifier))) = effect {
        return (entry, scene)
      }
    }
    return nil
  }

  /// Returns the entry in which an app set a delegate after another entry, in the same process.
  public func delegateSet(by app: AppNumber, between index: Int, and end: Int) -> Int? {
    for later in entries.indices.prefix(end).dropFirst(index + 1) {
      switch entries[later].effect {
      case .app(app, .delegateSet(let methods)) where methods.contains(.isSet): return later
      case .app(app, .moved(.notRunning, _)): return nil
      case _: continue
      }
    }
    return nil
  }
}

extension Effect {
  /// Indicates whether the user responds to a notification by this effect.
  func isAct(on name: NotificationName) -> Bool {
    guard case .notification(name, let effect) = self else { return false }
    return switch effect {
    case .tapped, .cleared, .acted: true
    case _: false
    }
  }
}

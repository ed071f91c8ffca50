import SystemPolicy

// Where classes cannot be asked for their methods, only a call can show that a method is missing.
extension Device {
  /// Corrects the methods of an app's delegate after a call has shown that one is missing.
  ///
  /// The device and the journal are then the same as if this had been known when the delegate was
  /// set.
  ///
  /// - Parameters:
  ///   - methods: The methods that the delegate is known to have.
  ///   - app: The app.
  ///   - call: The call that found no method: an effect of the journal.
  ///   - turn: The policy, and the journal that has reported the call.
  /// - Returns: `true` if an entry was removed from the journal; entries may also have been
  ///   added.
  public mutating func correctDelegate(
    to methods: DelegateMethods,
    of app: AppNumber,
    uncalled call: Effect,
    in turn: inout Turn
  ) -> Bool {
    let known = apps[Int(app.rawValue)].delegate
    if !known.isEmpty, known != methods {
      apps[Int(app.rawValue)].delegate = methods
      turn.journal.correctLast {
        if case .app(app, .delegateSet(let methods)) = $0.effect { !methods.isEmpty } else { false }
      } _: {
        $0.effect = .app(app, .delegateSet(methods))
      }
    }
    switch call {
    case .notification(let name, .willPresentCalled):
      return presentUncalled(name, in: &turn)
    case .notification(let name, .didReceiveCalled(let response)):
      lose(response, to: name, in: &turn)
      return false
    default: return false
    }
  }

  /// Presents a notification about which no delegate was asked.
  private mutating func presentUncalled(_ name: NotificationName, in turn: inout Turn) -> Bool {
    guard offered(name) != nil,
      let entry = turn.journal.removeLast(.notification(name, .willPresentCalled))
    else {
      return false
    }
    let origin = turn.journal.origin
    turn.journal.origin = entry.origin
    apply(.noMethod, for: name, because: entry.because, in: &turn)
    turn.journal.origin = origin
    return true
  }

  /// Records that no delegate received a response.
  private mutating func lose(_ response: Response, to name: NotificationName, in turn: inout Turn) {
    apps[Int(name.app.rawValue)].lastResponse = nil
    let call = turn.journal.entries.lastIndex {
      $0.effect == .notification(name, .didReceiveCalled(response))
    }
    let options = call.flatMap { turn.journal.connection(with: name, before: $0) }.map { $0.scene }
    let delivery = turn.law.decide(ResponseDelivery.self) {
      .hasDelegate
      if options != nil { .inConnectionOptions }
    }
    let lost = turn.ask(ResponseDelivery.self) {
      if options != nil { .inConnectionOptions }
    }
    turn.journal.correctLast {
      $0.effect == .notification(name, .didReceiveCalled(response))
    } _: {
      $0.effect = .notification(
        name,
        options.map { .responseInOptionsAlone(response, scene: $0) } ?? .responseLost(response)
      )
      var because = lost.because
      for rule in $0.because.elements where !delivery.because.contains(rule) {
        because.insert(rule)
      }
      $0.because = because
    }
  }
}

import SystemPolicy

// What only a call can show where classes cannot be asked for their methods: that one is missing.
extension Device {
  /// The delegate of an app has turned out to lack a method when it was called; the device and the
  /// journal are from now on as if that had been known when the delegate was set.
  ///
  /// - Parameters:
  ///   - methods: The methods that the delegate has, as far as is known.
  ///   - app: The app.
  ///   - call: The call that was none: an effect of the journal.
  ///   - turn: The law, and the journal that has told of the call.
  /// - Returns: Whether the journal has an entry less for it, besides those that it has more.
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

  /// Nobody was asked how to show a notification.
  private mutating func presentUncalled(_ name: NotificationName, in turn: inout Turn) -> Bool {
    guard offered(name) != nil,
      let entry = turn.journal.takeBack(.notification(name, .willPresentCalled))
    else {
      return false
    }
    let origin = turn.journal.origin
    turn.journal.origin = entry.origin
    take(.noMethod, for: name, because: entry.because, in: &turn)
    turn.journal.origin = origin
    return true
  }

  /// Nobody was told of a response.
  private mutating func lose(_ response: Response, to name: NotificationName, in turn: inout Turn) {
    apps[Int(name.app.rawValue)].told = nil
    let told = turn.law.decide(ResponseDelivery.self) { .hasDelegate }
    let lost = turn.ask(ResponseDelivery.self) {}
    turn.journal.correctLast {
      $0.effect == .notification(name, .didReceiveCalled(response))
    } _: {
      $0.effect = .notification(name, .responseLost(response))
      var because = lost.because
      for rule in $0.because.elements where !told.because.contains(rule) { because.insert(rule) }
      $0.because = because
    }
  }
}

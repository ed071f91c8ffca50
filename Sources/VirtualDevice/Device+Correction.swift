public import SystemPolicy

// What only a call can show where classes cannot be asked for their methods: that one is missing.
extension Device {
  /// The delegate of an app has turned out to lack a method when it was called; the device and the
  /// journal are from now on as if that had been known when the delegate was set.
  ///
  /// - Parameters:
  ///   - methods: The methods that the delegate has, as far as is known.
  ///   - app: The app.
  ///   - call: The call that was none: an effect of the journal.
  ///   - law: The law.
  ///   - journal: The journal that has told of the call.
  /// - Returns: Whether the journal has an entry less for it, besides those that it has more.
  public mutating func correctDelegate(
    to methods: DelegateMethods,
    of app: AppNumber,
    uncalled call: Effect,
    under law: Law,
    in journal: inout Journal
  ) -> Bool {
    let known = apps[Int(app.rawValue)].delegate
    if !known.isEmpty, known != methods {
      apps[Int(app.rawValue)].delegate = methods
      journal.correctLast {
        if case .delegateSet(app, let methods) = $0.effect { !methods.isEmpty } else { false }
      } _: {
        $0.effect = .delegateSet(app, methods)
      }
    }
    switch call {
    case .willPresentCalled(let name):
      return presentUncalled(name, under: law, into: &journal)
    case .didReceiveCalled(let name, let response):
      lose(response, to: name, under: law, in: &journal)
      return false
    default: return false
    }
  }

  /// Nobody was asked how to show a notification.
  private mutating func presentUncalled(
    _ name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) -> Bool {
    guard offered(name) != nil, let entry = journal.takeBack(.willPresentCalled(name)) else {
      return false
    }
    let origin = journal.origin
    journal.origin = entry.origin
    take(.noMethod, for: name, because: entry.because, under: law, into: &journal)
    journal.origin = origin
    return true
  }

  /// Nobody was told of a response.
  private mutating func lose(
    _ response: Response,
    to name: NotificationName,
    under law: Law,
    in journal: inout Journal
  ) {
    apps[Int(name.app.rawValue)].told = nil
    let told = law.telling.decide(Telling(hasDelegate: true, hasAppDelegate: false), from: .init())
    let lost = law.telling.decide(Telling(hasDelegate: false, hasAppDelegate: false), from: .init())
    journal.note(lost)
    journal.correctLast {
      $0.effect == .didReceiveCalled(name, response)
    } _: {
      $0.effect = .responseLost(name, response)
      var because = lost.because
      for rule in $0.because.elements where !told.because.contains(rule) { because.insert(rule) }
      $0.because = because
    }
  }
}

import DeviceHost
import Foundation
import SystemPolicy
import VirtualDevice

/// A delegate that is passed to the thread of a callback, as on a phone.
private typealias Hearer = UncheckedSendable<any UNUserNotificationCenterDelegate>

extension Center {
  private static var method: String { "userNotificationCenter" }

  /// Asks the delegate how to show a notification.
  func present(_ name: NotificationName, _ entry: Journal.Entry) {
    guard let delegate else { return presents(name, []) }
    let listener = Hearer(delegate)
    let notification = offered(name, entry)
    let what = "\(Self.method)(_:willPresent:) for \"\(notification.request.identifier)\""
    switch forms[delegate].willPresent {
    case .unknown, .async:
      process.callAsync(what, from: registration) { [self] isolation in
        let call = DelegateCall(of: listener.value)
        let options = await DelegateCall.$current.withValue(call) {
          _ = isolation  // Captured, so that this closure is on the same actor.
          return await listener.value.userNotificationCenter(.current(), willPresent: notification)
        }
        if call.isMissing { return presentByHandler(listener, name, notification, what) }
        forms.learn(of: listener.value) { $0.willPresent = .async }
        presents(name, options)
      }
    case .handler: presentByHandler(listener, name, notification, what)
    case .missing: process.correctDelegate(to: methods(of: delegate), uncalled: entry.effect)
    }
  }

  /// The methods that the delegate has, as far as is known; the delegate may have changed since.
  private func methods(of called: any UNUserNotificationCenterDelegate) -> DelegateMethods {
    forms[delegate ?? called].methods
  }

  private func presentByHandler(
    _ listener: Hearer,
    _ name: NotificationName,
    _ notification: UNNotification,
    _ what: String
  ) {
    callDelegate(what) { [self] in
      let call = DelegateCall(of: listener.value)
      let handler = makeCompletion(what) { [self] (options: UNNotificationPresentationOptions) in
        if !call.isMissing { presents(name, options) }
      }
      DelegateCall.$current.withValue(call) {
        listener.value.userNotificationCenter(
          .current(),
          willPresent: notification,
          withCompletionHandler: handler
        )
      }
      forms.learn(of: listener.value) {
        $0.willPresent = call.isMissing ? .missing : .handler
      }
      guard call.isMissing else { return }
      process.correctDelegate(
        to: methods(of: listener.value),
        uncalled: .notification(name, .willPresentCalled)
      )
      handler([])
    }
  }

  /// Calls the delegate with the user's response to a notification.
  func respond(_ given: Response, to name: NotificationName) {
    guard let delegate, let notification = notification(name) else { return }
    let listener = Hearer(delegate)
    let response = self.response(given, to: notification)
    let effect = Effect.notification(name, .didReceiveCalled(given))
    let what = "\(Self.method)(_:didReceive:) for \"\(notification.request.identifier)\""
    switch forms[delegate].didReceive {
    case .unknown, .async:
      process.callAsync(what, from: registration) { [self] isolation in
        let call = DelegateCall(of: listener.value)
        await DelegateCall.$current.withValue(call) {
          _ = isolation  // Captured, so that this closure is on the same actor.
          await listener.value.userNotificationCenter(.current(), didReceive: response)
        }
        if call.isMissing { return respondByHandler(listener, effect, name, response, what) }
        forms.learn(of: listener.value) { $0.didReceive = .async }
      }
    case .handler: respondByHandler(listener, effect, name, response, what)
    case .missing: process.correctDelegate(to: methods(of: delegate), uncalled: effect)
    }
  }

  private func respondByHandler(
    _ listener: Hearer,
    _ effect: Effect,
    _ name: NotificationName,
    _ response: UNNotificationResponse,
    _ what: String
  ) {
    callDelegate(what) { [self] in
      let answer = makeCompletion(what, orElse: .neverCompletes(name.identifier)) { (_: Void) in }
      let handler = { answer(()) }
      let call = DelegateCall(of: listener.value)
      DelegateCall.$current.withValue(call) {
        listener.value.userNotificationCenter(
          .current(),
          didReceive: response,
          withCompletionHandler: handler
        )
      }
      forms.learn(of: listener.value) {
        $0.didReceive = call.isMissing ? .missing : .handler
      }
      guard call.isMissing else { return }
      process.correctDelegate(to: methods(of: listener.value), uncalled: effect)
      handler()
    }
  }

  /// Returns a response in the form that the app gets.
  func response(
    _ response: Response,
    to notification: UNNotification
  ) -> UNNotificationResponse {
    func text(_ number: TextNumber) -> String { process.host.withBook { $0[number] } }
    switch response {
    case .tap:
      return UNNotificationResponse(UNNotificationDefaultActionIdentifier, to: notification)
    case .dismissal:
      return UNNotificationResponse(UNNotificationDismissActionIdentifier, to: notification)
    case .action(let identifier, nil):
      return UNNotificationResponse(text(identifier), to: notification)
    case .action(let identifier, let written?):
      return UNTextInputNotificationResponse(
        text(identifier),
        to: notification,
        text: text(written)
      )
    }
  }

  /// Asks the delegate to show the app's own notification settings.
  func openSettings(for identifier: TextNumber?) {
    guard let delegate else { return }
    let listener = Hearer(delegate)
    let shown = identifier.flatMap { notification(NotificationName(process.app, $0)) }
    callDelegate("\(Self.method)(_:openSettingsFor:)") {
      listener.value.userNotificationCenter(.current(), openSettingsFor: shown)
    }
  }

  /// Calls a method that is not `async`, on the thread that the rules specify.
  private func callDelegate(_ what: String, _ body: @escaping () -> Void) {
    let host = process.host
    let isOnMain = host.look { device, turn, _ in
      device.callsDelegateOnMainActor(in: &turn).isOnMainActor
    }
    if isOnMain {
      process.callInOrderOnMainUnlessBlocked(what, from: registration, body)
    } else {
      process.call(what, from: registration, body)
    }
  }

  private func presents(_ name: NotificationName, _ options: UNNotificationPresentationOptions) {
    let options = PresentationOptions(rawValue: UInt8(truncatingIfNeeded: options.rawValue))
    process.send(.presents(name.identifier, options))
  }

  /// Returns a completion handler for which the phone's clock waits.
  ///
  /// An app that releases the handler without calling it has made an error.
  private func makeCompletion<Value>(
    _ what: String,
    orElse omission: AppAction? = nil,
    _ take: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    let callbacks = process.host.callbacks
    let ticket = callbacks.begin("the completion handler of \(what)", from: registration)
    let owed = CompletionObligation<Value> { [process, registration] value in
      if let value {
        take(value)
      } else if process.isRunning {
        if let omission { process.send(omission) }
        // A callback that was abandoned has been reported already.
        guard callbacks.isOpen(ticket) else { return }
        process.host.report(
          Trouble(
            """
            the completion handler of \(what) was let go without having been called; call it once \
            on every path
            """,
            from: registration
          )
        )
      }
      callbacks.end(ticket)
    }
    return { owed.give($0) }
  }

  /// Returns a notification that is about to be presented.
  private func offered(_ name: NotificationName, _ entry: Journal.Entry) -> UNNotification {
    let host = process.host
    let kept = host.look { device, _, book in
      device.offered(name).map { KeptContent(of: name, $0, in: book) }
    }
    let request =
      kept?.request(RequestStore.of(host))
      ?? UNNotificationRequest(name: "", content: UNNotificationContent(), trigger: nil)
    return UNNotification(request, at: entry.moment.wall.date)
  }
}

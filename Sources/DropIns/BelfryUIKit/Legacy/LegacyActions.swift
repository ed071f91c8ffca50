import DeviceHost
import Foundation
import SystemPolicy
import VirtualDevice

// The actions of notifications of the API before iOS 10.
extension LifecycleListener {
  /// Calls the app delegate with the action that the user chose, in the form of this iOS version.
  ///
  /// The app must call the completion handler.
  func handle(_ response: Response, of name: NotificationName, on host: DeviceHost) {
    guard case .action(let action, let text) = response else { return }
    let identifier = host.look { _, _, book in book[action] }
    let typed = text.map { number in host.look { _, _, book in book[number] } }
    let hasInfo = host.law.version >= 9
    notify("application(_:handleActionWithIdentifier:)", name.app, host) { life in
      let notifications = LegacyNotifications.of(.current)
      guard let notification = notifications.notification(name.identifier) else { return }
      let callbacks = host.callbacks
      let what = "the completion handler of handleActionWithIdentifier"
      let ticket = callbacks.begin(what, from: life.registration)
      let done = { callbacks.end(ticket) }
      guard let delegate = life.delegate else { return done() }
      if hasInfo {
        delegate.application(
          .shared,
          handleActionWithIdentifier: identifier,
          for: notification,
          withResponseInfo: typed.map { [UIUserNotificationActionResponseTypedTextKey: $0] } ?? [:],
          completionHandler: done
        )
      } else {
        delegate.application(
          .shared,
          handleActionWithIdentifier: identifier,
          for: notification,
          completionHandler: done
        )
      }
    }
  }
}

extension UIUserNotificationSettings {
  /// The categories as the phone has them: of their actions those for enough room, or else those
  /// for little.
  func categoriesOnPhone(_ host: DeviceHost) -> [VirtualDevice.Category] {
    let named = (categories ?? []).filter { $0.identifier != nil }
    let ordered = named.sorted { ($0.identifier ?? "") < ($1.identifier ?? "") }
    return host.withBook { book in
      ordered.map { category in
        let actions = category.actions(for: .default) ?? category.actions(for: .minimal) ?? []
        return VirtualDevice.Category(
          identifier: book.number(of: category.identifier ?? ""),
          actions: actions.map { action in
            Action(
              identifier: book.number(of: action.identifier ?? ""),
              title: book.number(of: action.title ?? ""),
              options: ActionOptions(action),
              isTextInput: action.behavior == .textInput
            )
          }
        )
      }
    }
  }
}

extension ActionOptions {
  fileprivate init(_ action: UIUserNotificationAction) {
    self = action.activationMode == .foreground ? .foreground : []
    if action.isAuthenticationRequired { insert(.authenticationRequired) }
    if action.isDestructive { insert(.destructive) }
  }
}

import SystemPolicy
import VirtualDevice

extension Verb {
  /// What the user does with a notification, and who hears of it.
  static let response: [Verb] = [
    user("taps <id:id> [of <of:app>]", "Taps a notification that is on the screen or in the list.")
    {
      .taps($0.name())
    } write: {
      guard case .taps(let name) = $0 else { return nil }
      return name.written
    },

    happened(
      .tapReceived,
      "[<of:app>] tap on <id:id> received WINDOW",
      "The delegate's didReceive was called."
    ),
    didNotHappen(
      .tapReceived,
      "[<of:app>] tap on <id:id> not received SINCE",
      "The delegate's didReceive was not called."
    ),
    happened(
      .tapLost,
      "[<of:app>] tap on <id:id> lost WINDOW",
      "Nobody in the app heard of the tap."
    ),
  ]
}

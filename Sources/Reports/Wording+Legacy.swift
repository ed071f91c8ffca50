import Scenarios
import SystemPolicy
import VirtualDevice

extension Wording {
  /// What an app was told about local notifications of the older kind, as a sentence.
  func sentence(_ effect: LegacyEffect) -> String {
    switch effect {
    case .registered(let app, let kinds):
      "didRegister was called for \(name(app)): \(registered(kinds))"
    case .received(let name): "didReceive of the app delegate was called for \(quoted(name))"
    case .launchedWith(let name): "the launch options held \(quoted(name))"
    case .handled(let name, let response):
      "handleActionWithIdentifier was called for the \(words(for: response)) of \(quoted(name))"
    }
  }

  /// The same in a word or two.
  func label(_ effect: LegacyEffect) -> String {
    switch effect {
    case .registered(_, let kinds): "registered for \(registered(kinds))"
    case .received: "received"
    case .launchedWith: "launched with it"
    case .handled(_, let response): words(for: response)
    }
  }

  /// The kinds for which an app is registered, in the words of the language.
  private func registered(_ kinds: Settings) -> String {
    let names = AuthorizationOptions.registered.filter {
      !Settings.granting($0.value).isDisjoint(with: kinds)
    }
    return names.isEmpty ? "nothing" : names.map(\.name).joined(separator: " ")
  }
}

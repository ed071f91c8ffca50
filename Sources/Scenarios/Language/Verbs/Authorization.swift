import SystemPolicy
import VirtualDevice

extension Verb {
  /// Asking for permission, the answers, and what the app learns.
  static let authorization: [Verb] = [
    app(
      "asks for <options:options>",
      "Calls requestAuthorization with these options."
    ) {
      .asks($0.options)
    } write: {
      guard case .asks(let options) = $0, !options.contains(.legacy) else { return nil }
      return [("options", Int64(options.rawValue))]
    },

    user("answers <answer:answer>", "Answers the prompt on the screen.") {
      .answers(Verdict(rawValue: UInt8($0["answer"]!))!)
    } write: {
      guard case .answers(let verdict) = $0 else { return nil }
      return [("answer", Int64(verdict.rawValue))]
    },

    user(
      "keeps <id:id> [of <of:app>] (prominently | immediately | quietly)",
      "Presses Keep on a provisional notification; since iOS 15 the loud choice is immediately."
    ) {
      .decides(
        $0.name(),
        $0.has("quietly")
          ? .keepQuietly : $0.has("immediately") ? .keepImmediately : .keepProminently
      )
    } write: {
      guard case .decides(let name, let verdict) = $0 else { return nil }
      switch verdict {
      case .keepProminently: return name.written + [("prominently", 1)]
      case .keepImmediately: return name.written + [("immediately", 1)]
      case .keepQuietly: return name.written + [("quietly", 1)]
      case .turnOff, .allow, .dontAllow: return nil
      }
    },

    user(
      "turns off <id:id> [of <of:app>]",
      "Presses Turn Off on a provisional notification, for all of its app."
    ) {
      .decides($0.name(), .turnOff)
    } write: {
      guard case .decides(let name, .turnOff) = $0 else { return nil }
      return name.written
    },

    expect("[<of:app>] authorization <status:status>", "What the user has allowed the app now.") {
      .authorization($0.appNamed("of"), AuthorizationStatus(rawValue: UInt8($0["status"]!))!)
    } write: {
      guard case .authorization(let app, let status) = $0 else { return nil }
      return [("of", app.captured), ("status", Int64(status.rawValue))]
    },

    expect("prompt [because <because:rule>]", "A prompt is on the screen now.") { _ in
      .prompt(true)
    } write: {
      $0 == .prompt(true) ? [] : nil
    },

    expect(
      "prompt of <whose:app> [because <because:rule>]",
      "The prompt on the screen now is the one of this app."
    ) {
      .promptOf($0.appNamed("whose"))
    } write: {
      guard case .promptOf(let app) = $0 else { return nil }
      return [("whose", app.captured)]
    },

    expect("no prompt WINDOW", "No prompt is on the screen now; with a reason, one was withheld.") {
      _ in
      .prompt(false)
    } write: {
      $0 == .prompt(false) ? [] : nil
    },

    expect(
      "[<of:app>] told (granted | not granted) WINDOW",
      "What the completion handler of requestAuthorization was called with."
    ) {
      .authorizationReported($0.appNamed("of"), isGranted: $0.has("granted"))
    } write: {
      guard case .authorizationReported(let app, let isGranted) = $0 else { return nil }
      return [("of", app.captured), (isGranted ? "granted" : "not", 1)]
    },

    expect(
      "[<of:app>] told nothing SINCE",
      "The completion handler of requestAuthorization was not called."
    ) {
      .toldNothing($0.appNamed("of"))
    } write: {
      guard case .toldNothing(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },
  ]
}

extension Captures {
  /// The authorization options of a sentence.
  var options: AuthorizationOptions { AuthorizationOptions(rawValue: UInt16(self["options"]!)) }
}

import DeviceHost
import SystemPolicy
public import Testing
import VirtualDevice

/// A Focus, of those the user may turn on.
public enum PhoneFocus: Hashable, Sendable {
  /// The one that every phone has.
  case doNotDisturb
  /// One that was set up under a name.
  case named(String)
}

extension VirtualPhone {
  /// The user sets up a Focus, before it is turned on.
  ///
  /// - Parameters:
  ///   - focus: Which.
  ///   - apps: The apps that notify all the same.
  ///   - filters: The filter criteria that let notifications of an app through, by the app's name.
  ///   - silencesTimeSensitive: Whether time-sensitive notifications do not come through either.
  ///   - place: Where a failure is recorded.
  public func setUp(
    _ focus: PhoneFocus,
    allowing apps: [PhoneApp] = [],
    filtering filters: [String: String] = [:],
    silencesTimeSensitive: Bool = false,
    at place: SourceLocation = #_sourceLocation
  ) {
    let name = name(of: focus)
    guard host.device.snapshot.focus != name else {
      return fail("a Focus is set up before it is turned on", at: place)
    }
    var choices: [FocusFact.Choice] = [.exists]
    choices += apps.map { .allows($0.number) }
    for (app, criteria) in filters.sorted(by: { $0.key < $1.key }) {
      guard let number = host.withBook({ $0.app(named: app) }) else {
        fail(
          "there is no app \"\(app)\" on the phone whose notifications could be filtered",
          at: place
        )
        continue
      }
      choices.append(.filters(number, self.number(of: criteria)))
    }
    if silencesTimeSensitive { choices.append(.silencesTimeSensitive) }
    for choice in choices { host.send(.device(.setsUp(FocusFact(name, choice)))) }
  }

  /// The user turns on a Focus, in the place of the one that is on.
  public func turnOn(_ focus: PhoneFocus, at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.turnsFocus(name(of: focus))), at: place)
  }

  /// The user turns off the Focus that is on.
  public func turnOffFocus(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.turnsFocus(nil)), at: place)
  }

  /// The user puts the silent switch on or off.
  public func turnSilentSwitch(on isOn: Bool, at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.silences(isOn)), at: place)
  }

  private func name(of focus: PhoneFocus) -> FocusName {
    switch focus {
    case .doNotDisturb: .doNotDisturb
    case .named(let name): .named(number(of: name))
    }
  }
}

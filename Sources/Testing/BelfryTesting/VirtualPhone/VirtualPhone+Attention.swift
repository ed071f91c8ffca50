import DeviceHost
import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice

/// A Focus that the user can turn on.
///
/// ```swift
/// let phone = VirtualPhone.current
/// await phone.turnOn(.doNotDisturb)
/// #expect(phone.focus == .doNotDisturb)
/// await phone.turnOffFocus()
/// #expect(phone.focus == nil)
/// ```
public enum PhoneFocus: Hashable, Sendable {
  /// Do Not Disturb, which every phone has.
  case doNotDisturb
  /// A Focus with a name that the user chose.
  case named(String)
}

extension VirtualPhone {
  /// Sets up a Focus as the user, before it is turned on.
  ///
  /// - Parameters:
  ///   - focus: The Focus.
  ///   - apps: The apps that may still notify the user.
  ///   - filters: For each app name, the filter criteria of the notifications that the Focus lets
  ///     through.
  ///   - silencesTimeSensitive: `true` to silence time-sensitive notifications too.
  ///   - place: The source location of a failure.
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

  /// Turns on a Focus as the user, instead of the one that is on.
  ///
  /// - Parameters:
  ///   - focus: The Focus.
  ///   - place: The source location of a failure.
  public func turnOn(_ focus: PhoneFocus, at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.turnsFocus(name(of: focus))), at: place)
  }

  /// Turns off the current Focus as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func turnOffFocus(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.turnsFocus(nil)), at: place)
  }

  /// Turns the silent switch on or off as the user.
  ///
  /// - Parameters:
  ///   - isOn: `true` to turn it on.
  ///   - place: The source location of a failure.
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

import SystemPolicy
public import Testing
import VirtualDevice

/// The choice of the user in the menu of a notification.
///
/// Keep and the choices after it are for an app with provisional authorization.
///
/// ```swift
/// let phone = VirtualPhone.current
/// let app = phone.install("News", authorization: .provisional) { nil }
/// await app.launch()
/// await app.background()
/// await phone.push(["aps": ["alert": ["title": "Rain at noon"]]], id: "rain")
/// await phone.decide(.turnOff, on: "rain")
/// #expect(app.authorization == .denied)
/// ```
public enum TrialVerdict: Sendable {
  /// "Keep…", then "Deliver Prominently".
  case keepProminently
  /// "Keep…", then "Deliver Immediately".
  case keepImmediately
  /// "Keep…", then "Deliver in Scheduled Summary".
  case keepInScheduledSummary
  /// "Deliver Quietly", on iOS 12 to 14; on a provisional notification, "Keep…" first.
  case keepQuietly
  /// "Turn Off…".
  case turnOff
  /// "Mute for 1 Hour", since iOS 15.
  case muteForOneHour
  /// "Mute for Today", since iOS 15.
  case muteForToday

  fileprivate var verdict: Verdict {
    switch self {
    case .keepProminently: .keepProminently
    case .keepImmediately: .keepImmediately
    case .keepInScheduledSummary: .keepInSummary
    case .keepQuietly: .keepQuietly
    case .turnOff: .turnOff
    case .muteForOneHour: .muteForOneHour
    case .muteForToday: .muteForToday
    }
  }
}

extension VirtualPhone {
  /// Turns the phone off, which ends every process.
  ///
  /// - Parameter place: The source location of a failure.
  public func powerOff(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.powersOff), at: place)
  }

  /// Turns the phone on.
  ///
  /// - Parameter place: The source location of a failure.
  public func powerOn(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.powersOn), at: place)
  }

  /// Sets the phone up from a backup of it, as the user does with a new phone.
  ///
  /// Each app keeps its permission and gets another ``PhoneApp/deviceToken``. The phone has
  /// started and is locked.
  ///
  /// - Parameter place: The source location of a failure.
  public func restoreFromBackup(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.restores), at: place)
  }

  /// Lets the system launch a background task of the app that is pending.
  ///
  /// The phone launches it if its rules allow that now: not before its `earliestBeginDate`, and not
  /// without Background App Refresh. A refresh task is also not launched after a force-quit and in
  /// Low Power Mode.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the task.
  ///   - app: The app, or `nil` for ``app``.
  ///   - place: The source location of a failure.
  public func launchTask(
    _ identifier: String,
    of app: PhoneApp? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let app = app ?? self.app
    await act(.device(.launchesTask(app.number, number(of: identifier))), at: place)
  }

  /// Turns Low Power Mode on or off as the user.
  ///
  /// It prevents refresh tasks, and holds background pushes.
  ///
  /// - Parameters:
  ///   - isOn: `true` to turn it on.
  ///   - place: The source location of a failure.
  public func turnLowPowerMode(
    on isOn: Bool,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await act(.user(.turnsLowPowerMode(isOn)), at: place)
  }

  /// Opens Notification Center over the foreground app as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func pullDown(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.pullsDown), at: place)
  }

  /// Chooses in the menu of a notification how its app may go on notifying.
  ///
  /// - Parameters:
  ///   - verdict: The choice of the user.
  ///   - identifier: The identifier of the notification.
  ///   - place: The source location of a failure.
  public func decide(
    _ verdict: TrialVerdict,
    on identifier: String,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await act(on: identifier, at: place) { .decides($0, verdict.verdict) }
  }
}

extension PhoneApp {
  /// Closes Notification Center as the user, and returns to the app.
  ///
  /// - Parameter place: The source location of a failure.
  public func comeBack(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.returns(number)), at: place)
  }

  /// Deletes the app as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func delete(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.deletes(number)), at: place)
  }

  /// Installs the app again as the user.
  ///
  /// - Parameter place: The source location of a failure.
  public func reinstall(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.installs(number)), at: place)
  }

  /// Updates the app to a newer version.
  ///
  /// - Parameter place: The source location of a failure.
  public func update(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.device(.updates(number)), at: place)
  }

  /// Opens the app's own notification settings as the user, by the link on a notification or in
  /// Settings.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the notification with the link, or `nil` for the link in
  ///     Settings.
  ///   - place: The source location of a failure.
  public func openItsSettings(
    from identifier: String? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let from = identifier.map { phone.number(of: $0) }
    await phone.act(.user(.followsSettingsLink(of: number, from: from)), at: place)
  }
}

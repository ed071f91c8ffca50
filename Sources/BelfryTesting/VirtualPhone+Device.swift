import SystemPolicy
public import Testing
import VirtualDevice

/// What the user can choose on a notification of an app that notifies on trial.
public enum TrialVerdict: Sendable {
  /// "Keep…", then "Deliver Prominently".
  case keepProminently
  /// "Keep…", then "Deliver Immediately".
  case keepImmediately
  /// "Keep…", then "Deliver in Scheduled Summary".
  case keepInScheduledSummary
  /// "Keep…", then "Deliver Quietly".
  case keepQuietly
  /// "Turn Off…".
  case turnOff

  fileprivate var verdict: Verdict {
    switch self {
    case .keepProminently: .keepProminently
    case .keepImmediately: .keepImmediately
    case .keepInScheduledSummary: .keepInSummary
    case .keepQuietly: .keepQuietly
    case .turnOff: .turnOff
    }
  }
}

extension VirtualPhone {
  /// The phone is switched off; every process ends.
  public func powerOff(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.powersOff), at: place)
  }

  /// The phone is switched on.
  public func powerOn(at place: SourceLocation = #_sourceLocation) async {
    await act(.device(.powersOn), at: place)
  }

  /// The user pulls Notification Center down over the app in the foreground.
  public func pullDown(at place: SourceLocation = #_sourceLocation) async {
    await act(.user(.pullsDown), at: place)
  }

  /// The user decides, on one of its notifications, about an app that notifies on trial.
  public func decide(
    _ verdict: TrialVerdict,
    on identifier: String,
    at place: SourceLocation = #_sourceLocation
  ) async {
    await act(on: identifier, at: place) { .decides($0, verdict.verdict) }
  }
}

extension PhoneApp {
  /// The user puts Notification Center away, and is back in the app under it.
  public func comeBack(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.returns(number)), at: place)
  }

  /// The user deletes it.
  public func delete(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.deletes(number)), at: place)
  }

  /// The user installs it again.
  public func reinstall(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.user(.installs(number)), at: place)
  }

  /// It gives way to a newer version of itself.
  public func update(at place: SourceLocation = #_sourceLocation) async {
    await phone.act(.device(.updates(number)), at: place)
  }

  /// The user follows the link to settings inside the app, on a notification or in Settings.
  public func openItsSettings(
    from identifier: String? = nil,
    at place: SourceLocation = #_sourceLocation
  ) async {
    let from = identifier.map { phone.number(of: $0) }
    await phone.act(.user(.followsSettingsLink(of: number, from: from)), at: place)
  }
}

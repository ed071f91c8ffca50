public import Scenarios
import SystemPolicy
public import VirtualDevice

/// The outcome of a scenario under one combination of values.
public enum SweptLife: Sendable {
  /// The scenario was played to its end.
  case played(ScenarioResult)
  /// A step cannot happen under these values.
  ///
  /// The step is nil if the value itself cannot hold, because one of its facts or steps is
  /// impossible.
  case impossible(Objection, Step?, Book)
  /// A time in the margin does not exist under these values, or goes back.
  case untimely
}

extension SweptState {
  /// The steps that bring an app into the state, in a run that has reached a place.
  func events(for app: AppNumber, at opening: Opening) -> [Event] {
    let unlocking: [Event] = opening.snapshot.isLocked ? [.user(.unlocks)] : []
    let showing: [Event] =
      switch opening[app].state {
      case .foreground: []
      case .inactive: [.user(.returns(app))]
      case .background, .suspended, .notRunning: [.user(.opens(app))]
      }
    let front = unlocking + showing
    switch self {
    case .asWritten: return []
    case .foreground: return front
    case .inactive: return front + [.user(.pullsDown)]
    case .background: return front + [.user(.leaves(app))]
    case .suspended: return front + [.user(.leaves(app)), .device(.suspends(app))]
    case .terminated: return front + [.user(.leaves(app)), .device(.terminates(app))]
    case .forceQuit: return front + [.user(.forceQuits(app))]
    case .locked: return opening.snapshot.isLocked ? [] : [.user(.locks)]
    case .restarted: return [.device(.reboots)]
    }
  }
}

extension SweptSetting {
  /// The steps that change the settings of an app, in a run that has reached a place.
  func events(for app: AppNumber, at opening: Opening) -> [Event] {
    let change: UserAction
    switch self {
    case .asWritten: return []
    case .focus: return [.user(.turnsFocus(.doNotDisturb))]
    case .silent: return [.user(.silences(true))]
    case .notificationsOff: change = .changes(app, .turns(.notifications, on: false))
    case .lockScreenOff: change = .changes(app, .turns(.lockScreen, on: false))
    case .listOff: change = .changes(app, .turns(.notificationCenter, on: false))
    case .bannersOff: change = .changes(app, .turns(.banners, on: false))
    case .soundsOff: change = .changes(app, .turns(.sounds, on: false))
    case .badgesOff: change = .changes(app, .turns(.badges, on: false))
    case .summary: change = .changes(app, .summarizes(true, at: SummaryTimes()))
    }
    return [.user(change)] + opening.back(to: opening.front)
  }
}

public import SystemPolicy

/// An effect of an event on a device.
///
/// An effect has a subject and a change. Effects are complete: everything that a person or an app
/// can see of the phone follows from the effects so far (see ``PhoneSnapshot``).
public enum Effect: Hashable, Sendable {
  /// A request or a notification changes.
  case notification(NotificationName, NotificationEffect)
  /// An app changes, or its code is called about the app as a whole.
  case app(AppNumber, AppEffect)
  /// A region changes, or its app receives an event about it.
  case region(RegionName, RegionEffect)
  /// A category that an app has set changes.
  case category(CategoryName, CategoryEffect)
  /// The phone as a whole changes.
  case phone(PhoneEffect)

  /// The app that the effect concerns; nil if it concerns the whole phone.
  public var app: AppNumber? {
    switch self {
    case .notification(let name, _): name.app
    case .app(let app, _): app
    case .region(let name, _): name.app
    case .category(let name, _): name.app
    case .phone: nil
    }
  }

  /// The notification that the effect concerns, if any.
  public var name: NotificationName? {
    if case .notification(let name, _) = self { name } else { nil }
  }

  /// The region that the effect concerns, if it is one that an app monitors.
  public var region: RegionName? {
    if case .region(let name, _) = self { name } else { nil }
  }

  /// The aspect of a guard that the effect changes; nil if it changes none.
  public var aspect: Aspect? {
    switch self {
    case .notification(_, let effect): effect.aspect
    case .app(_, let effect): effect.aspect
    case .region(_, let effect): effect.aspect
    case .category(_, let effect): effect.aspect
    case .phone(let effect): effect.aspect
    }
  }

  /// The cause of a change of location permission.
  public enum LocationCause: Hashable, Sendable {
    /// The user chose another authorization in Settings.
    case choice
    /// The user turned Precise Location on in Settings, or off.
    case preciseSwitch
    /// A prompt, an expiry, the switch of Location Services, or the setup of the phone.
    case other
  }

  /// The cause of a change of permission.
  public enum PermissionCause: Hashable, Sendable {
    /// The app requested authorization, and the user was not asked.
    case request
    /// The user decided, on a prompt or a notification.
    case verdict(Verdict)
    /// The user turned a switch in Settings on, or off.
    case turned(Switch, on: Bool)
    /// The user made banners persistent in Settings, or temporary.
    case bannersKept(Bool)
    /// The user turned time-sensitive notifications on in Settings, or off.
    case timeSensitiveAllowed(Bool)
    /// The user turned the Scheduled Summary on in Settings, or off.
    case summarized(Bool)
    /// The user chose in Settings where previews are shown.
    case previews(ShowPreviews)
    /// The user chose in Settings how notifications are grouped.
    case grouping(GroupingChoice)
    /// It is an app clip.
    case clip(AppClipAuthorization.Occasion)

    /// Returns the effect of a change that the user makes in Settings.
    ///
    /// The times of a summary are omitted: no report needs them, and each journal entry would
    /// need room for them.
    static func settings(_ change: SettingsChange) -> Self {
      switch change {
      case .turns(let turned, let isOn): .turned(turned, on: isOn)
      case .keepsBanners(let keeps): .bannersKept(keeps)
      case .allowsTimeSensitive(let allows): .timeSensitiveAllowed(allows)
      case .summarizes(let isOn, _): .summarized(isOn)
      case .previews(let previews): .previews(previews)
      case .groups(let grouping): .grouping(grouping)
      }
    }
  }

  /// The cause of a change of an app's state.
  public enum Cause: UInt8, Hashable, Sendable {
    /// The user opened it.
    case opened
    /// The user tapped one of its notifications.
    case tapped
    /// The user followed the link to its settings.
    case linked
    /// The user left it.
    case left
    /// Another app came to the foreground.
    case covered
    /// Settings came to the foreground.
    case settings
    /// The user pulled down Notification Center.
    case pulledDown
    /// The user put Notification Center away.
    case returned
    /// The phone was locked.
    case locked
    /// The phone was unlocked.
    case unlocked
    /// The user swiped it out of the app switcher.
    case forceQuit
    /// It crashed.
    case crashed
    /// A crossing of a region's boundary launched or woke it.
    case woken
    /// A remote notification launched or woke it.
    case pushed
    /// A background task launched or woke it.
    case tasked
    /// A response launched or woke it.
    case responded
    /// The phone has suspended it.
    case suspended
    /// The phone has ended its process.
    case terminated
    /// The phone was switched off.
    case poweredOff
    /// The user has deleted it.
    case deleted
    /// It was updated.
    case updated
  }

  /// The stage at which a notification was dropped.
  public enum Stage: UInt8, Hashable, Sendable {
    /// It was dropped when it was added.
    case added
    /// It was dropped when it was due.
    case due
    /// It was dropped because the limit was exceeded.
    case limit
    /// It was a remote notification with nothing to show.
    case pushed
  }
}

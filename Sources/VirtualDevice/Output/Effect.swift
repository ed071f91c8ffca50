public import SystemPolicy

/// Something a device does about an event.
///
/// An effect is what it is about, and what happens to that. Effects are complete: whatever a person
/// or an app can see of the phone follows from the effects so far (see ``PhoneSnapshot``).
public enum Effect: Hashable, Sendable {
  /// Something happens to a request or to a notification.
  case notification(NotificationName, NotificationEffect)
  /// Something happens to an app, or its code is called about the app as a whole.
  case app(AppNumber, AppEffect)
  /// Something happens to a region, or its app is told about it.
  case region(RegionName, RegionEffect)
  /// Something happens to a category that an app has set.
  case category(CategoryName, CategoryEffect)
  /// Something happens to the phone as a whole.
  case phone(PhoneEffect)

  /// The app it is about; nil where it is about the whole phone.
  public var app: AppNumber? {
    switch self {
    case .notification(let name, _): name.app
    case .app(let app, _): app
    case .region(let name, _): name.app
    case .category(let name, _): name.app
    case .phone: nil
    }
  }

  /// The notification it is about, if it is about one.
  public var name: NotificationName? {
    if case .notification(let name, _) = self { name } else { nil }
  }

  /// The region it is about, if it is about one that an app monitors.
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

  /// What changed what an app may do.
  public enum PermissionCause: Hashable, Sendable {
    /// The app asked, and nobody else had to be.
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

    /// Returns what the user changed in Settings.
    ///
    /// The times of a summary are left out: nothing is told of them, and each entry of a journal
    /// would have room for them.
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

  /// Why an app moved to another state.
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
    /// A crossing of a region's edge has launched or woken it.
    case woken
    /// A remote notification has launched or woken it.
    case pushed
    /// A response has launched or woken it.
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

  /// When a notification was dropped.
  public enum Stage: UInt8, Hashable, Sendable {
    /// When it was added.
    case added
    /// When it was due.
    case due
    /// When one more was added than there can be.
    case limit
    /// When it came from afar, with nothing to show.
    case pushed
  }
}

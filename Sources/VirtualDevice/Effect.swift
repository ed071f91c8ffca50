public import SystemPolicy
public import VirtualTime

/// Something a device does about an event.
///
/// Effects are complete: whatever a person or an app can see of the phone follows from the effects
/// so far (see ``Face``).
public enum Effect: Hashable, Sendable {
  /// An app was put on the phone.
  case installed(AppNumber, Permission)
  /// An app has a new process.
  case launched(AppNumber)
  /// An app moved to another state.
  case moved(AppNumber, AppState, Cause)
  /// The phone was locked, or unlocked.
  case locked(Bool)
  /// The phone's clock shows the time of another zone.
  case zoneChanged(Zone)
  /// The phone's clock was set by hand.
  case clockSet
  /// The phone is at another place.
  case relocated(Spot)
  /// The phone was switched off.
  case poweredOff
  /// The phone has started and waits to be unlocked.
  case poweredOn
  /// An app was deleted.
  case deleted(AppNumber)
  /// An app gave way to a newer version of itself.
  case updated(AppNumber)
  /// What an app may know of where the phone is has changed.
  case locationChanged(AppNumber, LocationPermission)
  /// The notification centre of an app has a delegate with these methods, or none.
  case delegateSet(AppNumber, DelegateMethods)
  /// Something about what a request carries besides its words.
  case attachment(AttachmentEffect)

  /// An app observes signals of the system.
  case observed(AppNumber, SystemSignals)
  /// An app was told of a change of the time.
  case signalled(AppNumber, SystemSignals)

  /// The user is asked whether an app may notify.
  case promptShown(AppNumber)
  /// The user will be asked about an app, once the prompt on the screen is answered.
  case promptQueued(AppNumber)
  /// An app asked, and the user was not.
  case promptWithheld(AppNumber)
  /// The prompt of an app has left the screen, or the queue for it.
  case promptClosed(AppNumber)
  /// What an app may do has changed.
  case authorizationChanged(AppNumber, Permission, PermissionCause)
  /// The app's completion handler was called with the outcome of its request.
  case authorizationReported(AppNumber, isGranted: Bool)

  /// A request is pending; one that repeats or moves to another date each time anew.
  ///
  /// The instant is on the monotonic clock; nil if it never fires.
  case kept(NotificationName, Content, due: Instant?)
  /// A request is pending until the edge of a region is crossed.
  case keptForRegion(NotificationName, Content, TextNumber, Boundary)
  /// A pending request gave way to one with its identifier.
  case replaced(NotificationName)
  /// A pending request has fired and will not again.
  case spent(NotificationName)
  /// The app took back a pending request.
  case removed(NotificationName)
  /// The app removed what was not there.
  case nothingToRemove(NotificationName)
  /// The completion handler of `add` was called.
  case addReported(NotificationName, NotificationError?)
  /// A notification is gone unseen.
  case dropped(NotificationName, Stage)
  /// A process ended in an exception.
  case crashed(AppNumber, Exception)

  /// The app in the foreground is asked how to show a notification.
  case willPresentCalled(NotificationName)
  /// The app in the foreground had a notification not shown.
  case silenced(NotificationName)
  /// A notification was shown.
  case delivered(NotificationName, Content, Presentation)
  /// A notification lit up the screen of the locked phone.
  case screenLit(NotificationName)
  /// The default sound was heard of a notification, and not the file that it names.
  case soundReplaced(NotificationName)
  /// A notification waits for the Scheduled Summary.
  case held(NotificationName, Content)
  /// The Scheduled Summary came, with what waited for it.
  case summaryShown
  /// A Focus was turned on, or (nil) the one off that was on.
  case focusTurned(FocusName?)
  /// The silent switch was put on, or off.
  case silentSwitched(Bool)
  /// A notification left Notification Center and the lock screen.
  case withdrawn(NotificationName)
  /// The banner left the screen; the one it covered, if any, is seen again.
  case bannerLeft
  /// The banner on the screen stays, beneath the one that comes next.
  case bannerCovered
  /// The lock screen shows no notification any more.
  case lockScreenCleared
  /// The icon of an app carries a new number.
  case badgeSet(AppNumber, Int32)
  /// The number on the icon of an app stayed, where it might have changed.
  case badgeKept(AppNumber)
  /// The completion handler of `setBadgeCount` was called.
  case badgeReported(AppNumber, NotificationError?)

  /// An app monitors a region.
  case monitored(RegionName, Region)
  /// A region that slept since the phone restarted is monitored again.
  case monitoringResumed(RegionName)
  /// An app monitors a region no longer.
  case monitoringStopped(RegionName)
  /// A region is not monitored, and `monitoringDidFailFor` was called.
  case monitoringFailed(RegionName)
  /// A region is not monitored, and nobody was told.
  case monitoringIgnored(RegionName)
  /// `didEnterRegion` or `didExitRegion` was called.
  case crossed(RegionName, Boundary)
  /// The edge of a region was crossed, and its app was not told.
  case crossingIgnored(RegionName)
  /// The edge of a location trigger's region was crossed, and it did not fire.
  case triggerPassedOver(NotificationName)

  /// Something else about where the phone is.
  case location(LocationEffect)
  /// The app delegate was told something about a `UILocalNotification`.
  case legacy(LegacyEffect)

  /// The app's `didReceiveRemoteNotification` was called.
  case didReceiveRemoteCalled(NotificationName)
  /// The user cleared a notification.
  case cleared(NotificationName)
  /// The user tapped a notification.
  case tapped(NotificationName)
  /// The user did something else with a notification.
  case acted(NotificationName, UserAct)
  /// The delegate's `didReceive` was called.
  case didReceiveCalled(NotificationName, Response)
  /// A response reached nobody.
  case responseLost(NotificationName, Response)
  /// The system wrote a warning to an app's console.
  case warned(AppNumber, Warning)
  /// Something happened to an app's categories.
  case category(CategoryEffect)
  /// Settings and the notifications of an app link to settings of its own.
  case settingsLinked(AppNumber)
  /// The user followed that link, on a notification if there is one.
  case settingsLinkFollowed(AppNumber, TextNumber?)
  /// The delegate's `openSettingsFor` was called, for a notification or for none.
  case openSettingsCalled(AppNumber, TextNumber?)

  /// What changed what an app may do.
  public enum PermissionCause: Hashable, Sendable {
    /// The app asked, and nobody else had to be.
    case request
    /// The user decided, on a prompt or a notification.
    case verdict(Verdict)
    /// The user changed it in Settings.
    case settings(SettingsChange)
    /// It is an app clip.
    case clip(AppClipAuthorization.Occasion)
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

public import SystemPolicy
public import VirtualTime

/// Something that happens to a device: somebody acts, or something falls due.
public enum Event: Hashable, Sendable {
  /// An app acts.
  case app(AppNumber, AppAction)
  /// The user acts.
  case user(UserAction)
  /// Something happens to the phone.
  case device(DeviceAction)
  /// Something the agenda held is due; only the device's own clock makes this event.
  case due(Wakeup)
}

/// What an app can do.
public enum AppAction: Hashable, Sendable {
  /// Asks to be allowed to notify.
  case asks(AuthorizationOptions)
  /// Makes a trigger and adds a request with it.
  case adds(Request)
  /// Does something with a `UILocalNotification`.
  case legacy(LegacyAction)
  /// Takes back a pending request.
  case removesPending(TextNumber)
  /// Takes a notification out of Notification Center.
  case removesDelivered(TextNumber)
  /// Takes back all its pending requests.
  case removesAllPending
  /// Takes all its notifications out of Notification Center.
  case removesAllDelivered
  /// Sets the number on its icon.
  case setsBadge(Int32)
  /// Reads the number on its icon, and sets it to so many more.
  case raisesBadge(by: Int32)
  /// Sets the notification centre's delegate; an object with none of the methods still is one.
  case setsDelegate(DelegateMethods)
  /// Lets go of the delegate, which nobody else keeps.
  case releasesDelegate
  /// Observes signals of the system, until its process ends.
  case observes(SystemSignals)
  /// Calls the completion handler of `willPresent`.
  case presents(TextNumber, PresentationOptions)
  /// Sets all its categories.
  case setsCategories([Category])
  /// Lets go of the completion handler of `didReceive` for a response without calling it.
  case neverCompletes(TextNumber)
  /// Starts to monitor a region.
  case watches(Region)
  /// Stops monitoring the region of an identifier.
  case stopsWatching(TextNumber)
  /// Does something else about where the phone is.
  case locates(LocationAction)
}

/// What a user can do.
public enum UserAction: Hashable, Sendable {
  /// Brings an app to the foreground, launching it if it does not run.
  case opens(AppNumber)
  /// Leaves the app in the foreground for the home screen.
  case leaves(AppNumber)
  /// Pulls Notification Center down over the app in the foreground.
  case pullsDown
  /// Puts Notification Center away again, and is back in the app under it.
  case returns(AppNumber)
  /// Swipes an app out of the app switcher.
  case forceQuits(AppNumber)
  /// Answers the prompt on the screen.
  case answers(Verdict)
  /// Decides about an app on one of its provisional notifications.
  case decides(NotificationName, Verdict)
  /// Changes something under an app's name in Settings.
  case changes(AppNumber, SettingsChange)
  /// Clears a notification from Notification Center or the lock screen.
  case clears(NotificationName)
  /// Clears all notifications there.
  case clearsAll
  /// Taps a notification.
  case taps(NotificationName)
  /// Chooses an action of a notification; nil: the only one that takes a text.
  case performs(NotificationName, action: TextNumber?, text: TextNumber?)
  /// Flicks the banner of a notification off the screen.
  case flicksAway(NotificationName)
  /// Follows the link to an app's own settings, on a notification or (nil) in Settings.
  case followsSettingsLink(of: AppNumber, from: TextNumber?)
  /// Turns on a Focus, or (nil) the one off that is on.
  case turnsFocus(FocusName?)
  /// Sets up a Focus, which may be on already.
  case setsUpFocus(FocusFact)
  /// Puts the silent switch on or off.
  case silences(Bool)
  /// Locks the phone.
  case locks
  /// Unlocks the phone.
  case unlocks
  /// Deletes an app.
  case deletes(AppNumber)
  /// Installs an app that was deleted.
  case installs(AppNumber)
  /// Sets in Settings what an app may know of where the phone is.
  case allows(AppNumber, LocationAuthorization)
  /// Does something else about where the phone is.
  case locates(UserLocationAction)
}

/// What can happen to a phone.
public enum DeviceAction: Hashable, Sendable {
  /// A file of an app lies on it.
  case stores(AppNumber, File)
  /// An app is put on it, with what the user has allowed it in the past.
  case installs(AppNumber, AuthorizationStatus)
  /// It is taken to another zone, and its clock follows.
  case moves(to: Zone)
  /// Its clock is set by hand.
  ///
  /// A time that the zone skips becomes the end of the gap, one that comes
  /// twice the first.
  case setsClock(CivilDateTime)
  /// It is carried to another place.
  case relocates(to: Spot)
  /// Something else about where it is.
  case locates(DeviceLocationAction)
  /// It is switched off.
  case powersOff
  /// It is switched on.
  case powersOn
  /// It is switched off and on; that takes no time.
  case reboots
  /// It suspends an app in the background.
  case suspends(AppNumber)
  /// It ends the process of an app, as if memory were short.
  case terminates(AppNumber)
  /// An app gives way to a newer version of itself.
  case updates(AppNumber)
  /// A remote notification for an app reaches it.
  case receives(AppNumber, Push)
  /// An app that is put on it is entitled to something.
  case entitles(AppNumber, Entitlements)
  /// An app that is put on it brings a sound file along.
  case bundles(AppNumber, TextNumber, SoundFile)
  /// A Focus is set up on it.
  case setsUp(FocusFact)
}

/// What a Focus is called.
public enum FocusName: Hashable, Sendable {
  /// The one that every phone has.
  case doNotDisturb
  /// One that the user has named.
  case named(TextNumber)
}

/// Something that the user has set up in a Focus.
public struct FocusFact: Hashable, Sendable {
  /// The Focus.
  public var focus: FocusName
  /// What is so in it.
  public var choice: Choice

  /// Says what is so in a Focus.
  public init(_ focus: FocusName, _ choice: Choice) {
    self.focus = focus
    self.choice = choice
  }

  /// What can be set up.
  public enum Choice: Hashable, Sendable {
    /// There is such a Focus.
    case exists
    /// It allows an app.
    case allows(AppNumber)
    /// Of an app it lets through only what has these filter criteria.
    case filters(AppNumber, TextNumber)
    /// It does not let time-sensitive notifications through.
    case silencesTimeSensitive
  }
}

/// A reason for the device to wake at an instant it noted earlier.
@frozen
public enum Wakeup: Hashable, Sendable {
  /// A pending request's trigger fires.
  case fires(NotificationName)
  /// The time to answer `willPresent` is over.
  case replyIsOverdue(NotificationName)
  /// A pending request goes that its app removed a moment ago.
  case takesBack(NotificationName)
  /// A notification goes that its app removed a moment ago.
  case withdraws(NotificationName)
  /// A response reaches its app.
  case responds(NotificationName)
  /// An app hears that it is to show its settings, from Settings.
  case showsSettings(AppNumber)
  /// An app hears that it is to show its settings, from a notification.
  case showsSettingsFor(NotificationName)
  /// The time is over for which an app clip may notify.
  case clipExpires(AppNumber)
  /// A banner leaves the screen by itself.
  case bannerLeaves
  /// The Scheduled Summary comes.
  case summarizes
  /// The phone has crossed the edge of a region that an app monitors.
  case crosses(RegionName)
  /// The phone has crossed the edge of a location trigger's region.
  case trips(NotificationName)
  /// An event of a monitor reaches its app.
  case reports(RegionName)
  /// The phone, on its way, comes past the edge of a region, or arrives.
  case passes
  /// An app that was woken is suspended again.
  case suspends(AppNumber)
  /// An app reads the badge that it has set.
  case badgeSettles(AppNumber)
  /// A day ends, or the zone changes its clocks, while an app observes that.
  case timeChanges
}

extension Wakeup {
  /// Whether it goes with an app that is deleted: what was asked of the centre, and a clip's time.
  func isAbout(_ app: AppNumber) -> Bool {
    switch self {
    case .takesBack(let name), .withdraws(let name): name.app == app
    case .clipExpires(let other), .badgeSettles(let other): other == app
    case _:
      false
    }
  }

  /// Whether it comes although the phone was switched off meanwhile.
  var survivesReboot: Bool {
    switch self {
    case .takesBack, .withdraws, .clipExpires, .passes, .badgeSettles: true
    case _:
      false
    }
  }
}

/// Which methods the delegate of the notification centre implements.
@frozen
public struct DelegateMethods: OptionSet, Hashable, Sendable {
  /// One bit a method, and one for being there at all.
  public let rawValue: UInt8

  /// Creates a set of methods from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// There is a delegate.
  public static let isSet = Self(rawValue: 1 << 0)
  /// It implements `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
  public static let willPresent = Self(rawValue: 1 << 1)
  /// It implements `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
  public static let didReceive = Self(rawValue: 1 << 2)
}

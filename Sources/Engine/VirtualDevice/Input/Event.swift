public import SystemPolicy
public import VirtualTime

/// An event at a device: an action of an app or a user, or something that falls due.
public enum Event: Hashable, Sendable {
  /// An app acts.
  case app(AppNumber, AppAction)
  /// The user acts.
  case user(UserAction)
  /// Something happens to the phone.
  case device(DeviceAction)
  /// A wakeup of the agenda is due; only the device's own clock makes this event.
  case due(Wakeup)
}

/// An action of an app.
public enum AppAction: Hashable, Sendable {
  /// Requests authorization to notify.
  case asks(AuthorizationOptions)
  /// Makes a trigger and adds a request with it.
  case adds(Request)
  /// Performs an action with a `UILocalNotification`.
  case legacy(LegacyAction)
  /// Removes a pending request.
  case removesPending(TextNumber)
  /// Removes a notification from Notification Center.
  case removesDelivered(TextNumber)
  /// Removes all its pending requests.
  case removesAllPending
  /// Removes all its notifications from Notification Center.
  case removesAllDelivered
  /// Sets the number on its icon with `setBadgeCount`, before iOS 16 with the property.
  case setsBadge(Int32)
  /// Sets `applicationIconBadgeNumber`.
  case setsIconBadge(Int32)
  /// Reads the number on its icon, and increases it.
  case raisesBadge(by: Int32)
  /// Sets the notification center's delegate; an object without any of the methods is still one.
  case setsDelegate(DelegateMethods)
  /// Releases the delegate, to which there is no other reference.
  case releasesDelegate
  /// Observes signals of the system, until its process ends.
  case observes(SystemSignals)
  /// Calls the completion handler of `willPresent`.
  case presents(TextNumber, PresentationOptions)
  /// Sets all its categories.
  case setsCategories([Category])
  /// Releases the completion handler of `didReceive` for a response without calling it.
  case neverCompletes(TextNumber)
  /// Calls the content handler of its service extension for a push.
  case answersPush(TextNumber, ServiceExtensionAnswer)
  /// Requests the activation of a new scene with a name.
  case opensScene(TextNumber)
  /// Says how well a scene suits a target content identifier; nil for the first scene, and for
  /// every other identifier.
  case fitsScene(TextNumber?, SceneFit, target: TextNumber?)
  /// Acts on its background tasks.
  case backgroundTask(BackgroundTaskAction)
  /// Registers for remote notifications.
  case registersForPushes
  /// Starts to monitor a region.
  case monitors(Region)
  /// Stops monitoring the region of an identifier.
  case stopsMonitoring(TextNumber)
  /// Performs another action about the location.
  case location(LocationAction)
}

/// An action of the user.
public enum UserAction: Hashable, Sendable {
  /// Brings an app to the foreground, launching it if it does not run.
  case opens(AppNumber)
  /// Leaves the app in the foreground for the home screen.
  case leaves(AppNumber)
  /// Pulls Notification Center down over the app in the foreground.
  case pullsDown
  /// Puts Notification Center away and returns to the app under it.
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
  /// Chooses an action of a notification; nil for the only one that takes a text.
  case performs(NotificationName, action: TextNumber?, text: TextNumber?)
  /// Flicks the banner of a notification off the screen.
  case flicksAway(NotificationName)
  /// Follows the link to an app's own settings, on a notification or (nil) in Settings.
  case followsSettingsLink(of: AppNumber, from: TextNumber?)
  /// Turns on a Focus, or (nil) turns off the current one.
  case turnsFocus(FocusName?)
  /// Sets up a Focus, which may be on already.
  case setsUpFocus(FocusFact)
  /// Puts the silent switch on or off.
  case silences(Bool)
  /// Turns Low Power Mode on or off.
  case turnsLowPowerMode(Bool)
  /// Locks the phone.
  case locks
  /// Unlocks the phone.
  case unlocks
  /// Deletes an app.
  case deletes(AppNumber)
  /// Installs an app that was deleted.
  case installs(AppNumber)
  /// Sets an app's location authorization in Settings.
  case allows(AppNumber, LocationAuthorization)
  /// Performs another action about the location.
  case location(UserLocationAction)
}

/// An event of the phone.
public enum DeviceAction: Hashable, Sendable {
  /// Stores a file of an app.
  case stores(AppNumber, File)
  /// Installs an app, with the permission the user gave it in the past.
  case installs(AppNumber, AuthorizationStatus)
  /// Moves the phone to another zone; its clock follows.
  case moves(to: Zone)
  /// Sets the phone's clock by hand.
  ///
  /// A time that the zone skips becomes the end of the gap; for a time that occurs twice the
  /// first one is used.
  case setsClock(CivilDateTime)
  /// Moves the phone to another place.
  case relocates(to: Spot)
  /// Another event about the location.
  case location(DeviceLocationAction)
  /// Switches the phone off.
  case powersOff
  /// Switches the phone on.
  case powersOn
  /// Switches the phone off and on, which takes no time.
  case reboots
  /// Sets the phone up anew from a backup, which takes no time.
  case restores
  /// Suspends an app in the background.
  case suspends(AppNumber)
  /// Ends the process of an app, as if memory were short.
  case terminates(AppNumber)
  /// Replaces an app with a newer version.
  case updates(AppNumber)
  /// Receives a remote notification for an app.
  case receives(AppNumber, Push)
  /// Launches a background task of an app, if it may be launched.
  case launchesTask(AppNumber, TextNumber)
  /// Ends the service extension of an app that has a push, at its start or for its memory.
  case endsExtension(AppNumber, TextNumber)
  /// Begins or ends to hold background pushes, which have a low priority.
  case holdsBackgroundPushes(Bool)
  /// Gives an app that is installed an entitlement.
  case entitles(AppNumber, Entitlements)
  /// Describes how an app that is installed was built.
  case builds(AppNumber, AppBuild)
  /// Disconnects a scene of an app in the background; nil for its first one.
  case disconnectsScene(AppNumber, TextNumber?)
  /// Adds a sound file to an app that is installed.
  case bundles(AppNumber, TextNumber, SoundFile)
  /// Sets up a Focus.
  case setsUp(FocusFact)
}

/// The name of a Focus.
public enum FocusName: Hashable, Sendable {
  /// The Focus that every phone has.
  case doNotDisturb
  /// A Focus that the user has named.
  case named(TextNumber)
}

/// A property of a Focus that the user has set up.
public struct FocusFact: Hashable, Sendable {
  /// The Focus.
  public var focus: FocusName
  /// The property.
  public var choice: Choice

  /// Creates a property of a Focus.
  public init(_ focus: FocusName, _ choice: Choice) {
    self.focus = focus
    self.choice = choice
  }

  /// A property that can be set up.
  public enum Choice: Hashable, Sendable {
    /// The Focus exists.
    case exists
    /// It allows an app.
    case allows(AppNumber)
    /// It lets through only the notifications of an app that have these filter criteria.
    case filters(AppNumber, TextNumber)
    /// It does not let time-sensitive notifications through.
    case silencesTimeSensitive
  }
}

/// A reason for the device to wake at an instant it scheduled earlier.
@frozen
public enum Wakeup: Hashable, Sendable {
  /// The trigger of a pending request fires.
  case fires(NotificationName)
  /// The time to answer `willPresent` has ended.
  case replyIsOverdue(NotificationName)
  /// The time of a service extension is about to end.
  case extensionTimeEnds(NotificationName)
  /// The system ends a service extension.
  case extensionEnds(NotificationName)
  /// A pending request that its app has removed disappears.
  case removesPending(NotificationName)
  /// A notification that its app has removed disappears.
  case withdraws(NotificationName)
  /// A response reaches its app.
  case responds(NotificationName)
  /// Settings asks an app to show its own settings.
  case showsSettings(AppNumber)
  /// A notification asks an app to show its own settings.
  case showsSettingsFor(NotificationName)
  /// The time in which an app clip may notify ends.
  case clipExpires(AppNumber)
  /// A banner leaves the screen.
  case bannerLeaves
  /// The Scheduled Summary is delivered.
  case summarizes
  /// The phone has crossed the boundary of a region that an app monitors.
  case crosses(RegionName)
  /// The phone has crossed the boundary of a location trigger's region.
  case trips(NotificationName)
  /// An event of a monitor reaches its app.
  case reports(RegionName)
  /// The phone on its route reaches the boundary of a region, or its destination.
  case passes
  /// The time of a background task has ended.
  case taskExpires(AppNumber, TextNumber)
  /// An app that was woken is suspended again.
  case suspends(AppNumber)
  /// An app reads the badge that it has set.
  case badgeIsRead(AppNumber)
  /// A day ends or a time zone transition happens, while an app observes the time.
  case timeChanges
}

extension Wakeup {
  /// Indicates whether the wakeup is removed with its app: a request to the center, or a clip's
  /// time.
  func isAbout(_ app: AppNumber) -> Bool {
    switch self {
    case .removesPending(let name), .withdraws(let name), .extensionTimeEnds(let name),
      .extensionEnds(let name):
      name.app == app
    case .clipExpires(let other), .badgeIsRead(let other), .taskExpires(let other, _):
      other == app
    case _:
      false
    }
  }

  /// Indicates whether the wakeup still happens after the phone was switched off meanwhile.
  var survivesReboot: Bool {
    switch self {
    case .removesPending, .withdraws, .clipExpires, .passes, .badgeIsRead: true
    case _:
      false
    }
  }
}

/// The methods that the delegate of the notification center implements.
@frozen
public struct DelegateMethods: OptionSet, Hashable, Sendable {
  /// The bits of the set: one for each method, and one for the presence of a delegate.
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

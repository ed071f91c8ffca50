public import SystemPolicy

/// Why an event cannot happen to a device as it is.
public enum Objection: Hashable, Sendable {
  /// The app is not on the phone.
  case notInstalled(AppNumber)
  /// The app is on the phone already.
  case alreadyInstalled(AppNumber)
  /// The app has no process that could act.
  case notRunning(AppNumber)
  /// The user is in the app already.
  case alreadyOpen(AppNumber)
  /// Notification Center covers the app, which is in front already.
  case underNotificationCenter(AppNumber)
  /// Notification Center does not cover the app.
  case notUnderNotificationCenter(AppNumber)
  /// No app is in the foreground that Notification Center could cover.
  case nothingInForeground
  /// The user is not in the app and so cannot leave it.
  case notInForeground(AppNumber)
  /// No prompt is on the screen.
  case noPrompt
  /// The prompt of an app is on the screen and in the way of all else.
  case promptComesFirst(AppNumber)
  /// A prompt does not offer that answer.
  case notOnThePrompt(Verdict)
  /// The notification is neither a banner nor on the lock screen nor in Notification Center.
  case notShown(NotificationName)
  /// Nothing links to settings inside the app, which offered none.
  case noSettingsLink(AppNumber)
  /// The notification has no menu to decide about its app: the app is not provisional.
  case notProvisional(NotificationName)
  /// The menu of a provisional notification does not offer that choice.
  case notOnTheMenu(Verdict)
  /// Settings does not list the app before it has asked.
  case notInSettings(AppNumber)
  /// Settings has no such switch for the app, which never asked for that kind.
  case noSwitch(AppNumber, Switch)
  /// Settings shows the switches of an app only while its notifications are on.
  case notificationsAreOff(AppNumber)
  /// Settings shows it so already.
  case alreadySet(AppNumber)
  /// Something about buttons and responses.
  case response(ResponseObjection)
  /// The notification is neither in Notification Center nor on the lock screen.
  case notThere(NotificationName)
  /// There is nothing to clear.
  case nothingToClear
  /// The app was not asked how to show such a notification, or the time to say so is over.
  case notAsked(NotificationName)
  /// The app has no delegate that it could let go of.
  case noDelegate(AppNumber)
  /// The phone's clock shows the time of that zone already.
  case alreadyThere
  /// Settings has no switch for the time-sensitive notifications of an app not entitled to them.
  case notEntitled(AppNumber)
  /// The user has no Focus of that name.
  case noFocus(TextNumber)
  /// That Focus is on already.
  case focusIsOn
  /// No Focus is on.
  case noFocusOn
  /// The silent switch is there already.
  case silentSwitchIsThere
  /// This version of iOS does not offer it.
  case noSuchChoice(Feature)
  /// The phone is locked.
  case locked
  /// The phone is not locked.
  case notLocked
  /// The phone is off.
  case off
  /// The phone is not off.
  case notOff
  /// The app is suspended, so its code does not run.
  case suspended(AppNumber)
  /// The app is not in the background, where it could be suspended.
  case notInBackground(AppNumber)
  /// The app does not monitor that region.
  case notMonitored(RegionName)
  /// The phone is at that place already.
  case alreadyAtPlace
  /// Something else about where the phone is.
  case location(LocationObjection)
  /// This version of iOS does not have it; the one that is named is the first.
  case notOffered(Availability.Wanted, since: OSVersion)
  /// The app has scheduled a local notification of that name already.
  case alreadyScheduled(NotificationName)
}

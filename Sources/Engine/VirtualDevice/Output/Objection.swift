public import SystemPolicy

/// A reason why an event cannot happen to a device in its current state.
public enum Objection: Hashable, Sendable {
  /// The app is not on the phone.
  case notInstalled(AppNumber)
  /// The app is on the phone already.
  case alreadyInstalled(AppNumber)
  /// The app has no process.
  case notRunning(AppNumber)
  /// The app is already in the foreground.
  case alreadyOpen(AppNumber)
  /// Notification Center covers the app, which is already in front.
  case underNotificationCenter(AppNumber)
  /// Notification Center does not cover the app.
  case notUnderNotificationCenter(AppNumber)
  /// No app is in the foreground that Notification Center could cover.
  case nothingInForeground
  /// The app is not in the foreground, so the user cannot leave it.
  case notInForeground(AppNumber)
  /// No prompt is on the screen.
  case noPrompt
  /// The prompt of an app must be answered first.
  case promptComesFirst(AppNumber)
  /// A prompt does not offer that answer.
  case notOnThePrompt(Verdict)
  /// The notification is neither a banner nor on the lock screen nor in Notification Center.
  case notShown(NotificationName)
  /// The app offers no own settings to link to.
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
  /// The setting already has that value.
  case alreadySet(AppNumber)
  /// An objection about buttons and responses.
  case response(ResponseObjection)
  /// The notification is neither in Notification Center nor on the lock screen.
  case notThere(NotificationName)
  /// There is nothing to clear.
  case nothingToClear
  /// The app was not asked how to present such a notification, or its time to reply has ended.
  case notAsked(NotificationName)
  /// The service extension of the app does not have such a push.
  case noExtensionHas(NotificationName)
  /// The app has no delegate to release.
  case noDelegate(AppNumber)
  /// The app has no scene manifest.
  case noScenes(AppNumber)
  /// The app does not support multiple scenes.
  case oneSceneOnly(AppNumber)
  /// The app has no such scene now.
  case sceneIsDisconnected(AppNumber)
  /// The app has no such scene in the background.
  case noBackgroundScene(AppNumber)
  /// The app has such a scene already.
  case sceneIsConnected(AppNumber)
  /// The phone's clock shows the time of that zone already.
  case alreadyThere
  /// Settings has no switch for time-sensitive notifications, because the app lacks the
  /// entitlement.
  case notEntitled(AppNumber)
  /// The user has no Focus with that name.
  case noFocus(TextNumber)
  /// The Focus is on already.
  case focusIsOn
  /// No Focus is on.
  case noFocusOn
  /// The silent switch already has that state.
  case silentSwitchIsThere
  /// This version of iOS does not offer it.
  case noSuchChoice(UserChoice)
  /// The phone is locked.
  case locked
  /// The phone is not locked.
  case notLocked
  /// The phone is off.
  case off
  /// The phone is not off.
  case notOff
  /// The system already holds background pushes, or already delivers them.
  case backgroundPushes(areHeld: Bool)
  /// Low Power Mode already has that state.
  case lowPowerModeIsThere
  /// The app has no pending background task with that identifier.
  case noTask(AppNumber, TextNumber)
  /// No background task with that identifier runs.
  case noRunningTask(AppNumber, TextNumber)
  /// The app is suspended, so its code does not run.
  case suspended(AppNumber)
  /// The app is not in the background, where it could be suspended.
  case notInBackground(AppNumber)
  /// The app does not monitor that region.
  case notMonitored(RegionName)
  /// The phone is already at that place.
  case alreadyAtPlace
  /// An objection about the location.
  case location(LocationObjection)
  /// This version of iOS lacks the feature.
  case notOffered(Feature)
  /// The app has already scheduled a local notification with that name.
  case alreadyScheduled(NotificationName)
}

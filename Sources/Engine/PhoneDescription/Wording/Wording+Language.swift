import Scenarios
import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Wording {
  /// Returns the reason why an event cannot happen, and what to write first.
  package func sentence(_ objection: Objection) -> String {
    switch objection {
    case .notInstalled(let app):
      "\(name(app)) is not on the phone; write `user installs \(name(app))` first"
    case .alreadyInstalled(let app): "\(name(app)) is already on the phone"
    case .notRunning(let app):
      "\(name(app)) is not running; write `user opens \(name(app))` first"
    case .alreadyOpen(let app): "the user is already in \(name(app))"
    case .underNotificationCenter(let app):
      "Notification Center covers \(name(app)); write `user returns to \(name(app))`"
    case .notUnderNotificationCenter(let app):
      "Notification Center does not cover \(name(app)); write `user opens \(name(app))`"
    case .nothingInForeground: "no app is in the foreground that Notification Center could cover"
    case .notInForeground(let app): "the user is not in \(name(app))"
    case .noPrompt: "no prompt is on the screen; one comes with `app asks for …`"
    case .promptComesFirst(let app):
      "the prompt of \(name(app)) is in the way; write `user answers …` first"
    case .notOnThePrompt: "the prompt offers Allow and Don't Allow"
    case .notShown(let name):
      "\(quoted(name)) is neither on the screen nor in Notification Center"
    case .noSettingsLink(let app):
      "\(name(app)) has not asked for providesAppNotificationSettings, so nothing links to its settings"
    case .notProvisional(let name):
      "\(quoted(name)) offers no Keep: its app is not provisional"
    case .notOnTheMenu(let verdict): menu(verdict)
    case .notInSettings(let app):
      "\(name(app)) is not in Settings before it has asked for authorization"
    case .noSwitch(let app, let wanted):
      "Settings has no switch for the \(wanted.text) of \(name(app)), which never asked for that"
    case .notificationsAreOff(let app):
      "notifications are off; write `user turns on notifications of \(name(app))` first"
    case .alreadySet: "Settings already has this value"
    case .response(let objection): refusal(objection)
    case .notThere(let name):
      "\(quoted(name)) is neither in Notification Center nor on the lock screen"
    case .nothingToClear: "there is nothing to clear"
    case .notAsked(let name):
      "the system is not waiting for a reply about \(quoted(name)): it has not called willPresent, "
        + "or no longer waits"
    case .noExtensionHas(let name):
      "no service extension of \(self.name(name.app)) has \(quoted(name)) now: the system has not called it, or "
        + "it already answered"
    case .noDelegate(let app):
      "\(name(app)) has no delegate to release; write `\(name(app)) sets delegate` first"
    case .noScenes(let app):
      "\(name(app)) has no scenes; write `\(name(app)) has scene manifest` under the title"
    case .oneSceneOnly(let app):
      "\(name(app)) does not support multiple scenes; write `\(name(app)) has scene manifest` "
        + "under the title, without the rest"
    case .sceneIsDisconnected(let app):
      "\(name(app)) has no such scene now; write `user opens \(name(app))`, or "
        + "`\(name(app)) opens scene …` with its name, first"
    case .noBackgroundScene(let app):
      "\(name(app)) has no such scene in the background; write `user leaves \(name(app))` first"
    case .sceneIsConnected(let app): "\(name(app)) has that scene already"
    case .alreadyThere: "the phone is already in that zone"
    case .notEntitled(let app):
      "\(name(app)) is not entitled to them; write `\(name(app)) entitled to time-sensitive` "
        + "under the title"
    case .noFocus(let focus):
      "there is no Focus \(quoted(focus)); write `focus \(quoted(focus))` under the title"
    case .focusIsOn: "that Focus is already on"
    case .noFocusOn: "no Focus is on; write `user turns on Do Not Disturb` first"
    case .silentSwitchIsThere: "the silent switch is already in that position"
    case .noSuchChoice(let feature): "this version of iOS has no \(words(for: feature))"
    case .locked: "the phone is locked; write `user unlocks device` first"
    case .notLocked: "the phone is not locked"
    case .off: "the phone is off; write `device powers on` first"
    case .lowPowerModeIsThere: "Low Power Mode is already so"
    case .noTask(let app, let identifier):
      "\(name(app)) has no pending background task \(quoted(identifier)); write "
        + "`app submits refresh task \(quoted(identifier))` first"
    case .noRunningTask(_, let identifier):
      "no background task \(quoted(identifier)) runs; write `device launches task \(quoted(identifier))` first"
    case .backgroundPushes(areHeld: true): "the system already holds background pushes"
    case .backgroundPushes(areHeld: false): "the system already delivers background pushes"
    case .notOff: "the phone is already on"
    case .suspended(let app):
      "\(name(app)) is suspended, so its code does not run; write `user opens \(name(app))` first"
    case .notInBackground(let app):
      "\(name(app)) is not in the background; write `user leaves \(name(app))` first"
    case .notMonitored(let region):
      "\(name(region.app)) does not monitor \(quoted(region.identifier))"
    case .alreadyAtPlace: "the phone is already there"
    case .location(let objection): located(objection)
    case .notOffered(let feature): feature.message
    case .alreadyScheduled(let name):
      "\(quoted(name)) is scheduled already; a second local notification needs another name here"
    }
  }

  private func menu(_ verdict: Verdict) -> String {
    switch verdict {
    case .keepProminently, .keepQuietly:
      "this version of iOS offers Deliver Immediately; write `keeps … immediately`"
    case .muteForOneHour, .muteForToday:
      "the menu of a notification has Mute since iOS 15; write `keeps … quietly`"
    case .keepImmediately:
      "this version of iOS offers Deliver Prominently and Quietly; write `keeps … prominently`"
    case .keepInSummary:
      "Deliver in Scheduled Summary is offered where the summary is on for some app; write "
        + "`user turns on Scheduled Summary` first"
    case .turnOff: "the menu of a notification has Turn Off since iOS 15"
    case .allow, .dontAllow: "a notification offers Keep and Turn Off"
    }
  }
}

extension Wording {
  private func words(for choice: UserChoice) -> String {
    switch choice {
    case .focus: "Focus of a name of its own; write `user turns on Do Not Disturb`"
    case .summary: "Scheduled Summary, which begins with iOS \(choice.since.text)"
    case .timeSensitive: "time-sensitive notifications, which begin with iOS \(choice.since.text)"
    case .previews: "choice of previews, which begins with iOS \(choice.since.text)"
    case .grouping: "groups of notifications, which begin with iOS \(choice.since.text)"
    }
  }
}

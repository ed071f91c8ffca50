import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Wording {
  /// Why an event cannot happen, and what to write first.
  func sentence(_ objection: Objection) -> String {
    switch objection {
    case .notInstalled(let app): "\(name(app)) is not on the phone"
    case .alreadyInstalled(let app): "\(name(app)) is on the phone already"
    case .notRunning(let app):
      "\(name(app)) is not running; write `user opens \(name(app))` first"
    case .alreadyOpen(let app): "the user is in \(name(app)) already"
    case .notInForeground(let app): "the user is not in \(name(app))"
    case .noPrompt: "no prompt is on the screen"
    case .notOnThePrompt: "the prompt offers Allow and Don't Allow"
    case .notShown(let name):
      "\(quoted(name)) is neither on the screen nor in Notification Center"
    case .notProvisional(let name):
      "\(quoted(name)) offers no Keep or Turn Off: its app is not provisional"
    case .notOnTheMenu(let verdict): menu(verdict)
    case .notAsked(let name): "nobody waits to hear how to show \(quoted(name))"
    case .alreadyThere: "the phone is in that zone already"
    case .locked: "the phone is locked; write `user unlocks device` first"
    case .notLocked: "the phone is not locked"
    case .off: "the phone is off; write `device powers on` first"
    case .notOff: "the phone is on already"
    case .suspended(let app):
      "\(name(app)) is suspended, so its code does not run; write `user opens \(name(app))` first"
    case .notInBackground(let app):
      "\(name(app)) is not in the background; write `user leaves \(name(app))` first"
    case .notMonitored(let region):
      "\(name(region.app)) does not watch \(quoted(region.identifier))"
    case .alreadyAtPlace: "the phone is there already"
    }
  }

  private func menu(_ verdict: Verdict) -> String {
    switch verdict {
    case .keepProminently, .keepQuietly:
      "this version of iOS offers Deliver Immediately; write `keeps … immediately`"
    case .keepImmediately:
      "this version of iOS offers Deliver Prominently and Quietly; write `keeps … prominently`"
    case .allow, .dontAllow, .turnOff: "a notification offers Keep and Turn Off"
    }
  }

  /// What is so, where something else was expected.
  func sentence(_ subject: Expectation.Subject) -> String {
    switch subject {
    case .authorization(_, let status): "it is \(status)"
    case .state(let app, let state):
      "\(name(app)) is \(wording(of: state))"
    case .badge(_, let badge): "it is \(badge)"
    case .pending(let name, true): "\(quoted(name)) is pending"
    case .pending(let name, false): "\(quoted(name)) is not pending"
    case .listed(let name, true): "\(quoted(name)) is in Notification Center"
    case .listed(let name, false): "\(quoted(name)) is not in Notification Center"
    case .next(_, let date?): "it is \(date.text)"
    case .next(_, nil): "it is never"
    case .prompt(true): "a prompt is on the screen"
    case .prompt(false): "no prompt is on the screen"
    case .nothingPending, .addReported, .authorizationReported, .delivered, .nothingDelivered,
      .dropped, .silenced, .crashed, .tapReceived, .tapLost, .milestone:
      "it is otherwise"
    case .region(.watched(let name, let isWatched)):
      self.name(name.app) + (isWatched ? " watches " : " does not watch ")
        + quoted(name.identifier)
    case .region: "it is otherwise"
    }
  }

  private func wording(of state: AppState) -> String {
    switch state {
    case .notRunning: "not running"
    case .suspended: "suspended"
    case .background, .foreground: "in the \(state)"
    }
  }
}

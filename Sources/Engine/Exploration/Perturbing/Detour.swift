import Scenarios
import SystemPolicy
public import VirtualDevice

/// A way around a step that a disturbance has made impossible.
///
/// If the phone is locked, the user unlocks it. If the result of the step is there already, the
/// step is left out. Every other impossible step ends the life, because the later steps rely on it.
public enum Detour {
  /// The step is left out.
  case leaveOut
  /// Another event happens before the step.
  case first(Event)

  init?(around obstacle: Objection, at life: Playback) {
    guard let next = life.next, case .event(let event) = life.scenario.steps[next].action else {
      return nil
    }
    self.init(around: obstacle, to: event)
  }

  /// Creates the way around an obstacle to an event; nil if it does not exist.
  public init?(around obstacle: Objection, to event: Event) {
    switch (obstacle, event) {
    case (.alreadyOpen, _), (.alreadySet, _), (.alreadyThere, _), (.notLocked, .user(.unlocks)),
      (.locked, .user(.locks)), (.silentSwitchIsThere, _), (.alreadyAtPlace, _),
      (.alreadyInstalled, _), (.noFocusOn, _), (.focusIsOn, _),
      (.noExtensionHas, .app(_, .answersPush)):
      self = .leaveOut
    case (.notInForeground, .user(.leaves)), (.notRunning, .user(.leaves)),
      (.notRunning, .user(.forceQuits)), (.notRunning, .device(.terminates)),
      (.notRunning, .device(.suspends)), (.notInBackground, .device(.suspends)):
      self = .leaveOut
    case (.locked, .user): self = .first(.user(.unlocks))
    case _: return nil
    }
  }
}

extension Playback {
  /// Takes the way around the next step.
  ///
  /// - Returns: A Boolean value that indicates whether the run can continue.
  mutating func take(_ detour: Detour) -> Bool {
    switch detour {
    case .leaveOut:
      removeNext()
      return true
    case .first(let event):
      guard let next else { return true }
      let step = scenario.steps[next]
      insert([Step(.event(event), at: step.instant, place: step.place)])
      // A step that does not help must not be tried again.
      advance()
      return obstacle == nil
    }
  }
}

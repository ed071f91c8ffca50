import Scenarios
package import SystemPolicy
package import VirtualDevice

extension Wording {
  /// Returns the reason why it cannot happen, and what to write first.
  package func located(_ objection: LocationObjection) -> String {
    switch objection {
    case .alreadySwitched: "the switch is already in that position"
    case .noMonitors: "there is no CLMonitor before iOS 17"
    case .monitorIsThere: "the app has a monitor of this name, and there is one at a time"
    case .noMonitor(let monitor):
      "the app has no monitor \(quoted(monitor)) since it was launched; write "
        + "`app opens monitor \(quoted(monitor))` first"
    case .nowhere: "the phone has no position; write `device at …` below the title"
    case .notAboutLocation: "the prompt on the screen is about notifications"
    case .notInSettings(let app):
      "\(name(app)) is not in Settings before it has asked to know the location"
    case .isRestricted(let app):
      "a restriction forbids \(name(app)) the location, so Settings cannot change it"
    case .noSignificantChanges(let app):
      "\(name(app)) does not monitor significant changes; write `app monitors significant changes` first"
    case .noVisits(let app):
      "\(name(app)) does not monitor visits; write `app monitors visits` first"
    case .visit(isOn: true): "the phone has noticed an arrival already, and no departure since"
    case .visit(isOn: false):
      "the phone has noticed no arrival; write `device notices arrival` first"
    case .noSession(let app, let session):
      "\(name(app)) holds no \(words(for: session)); write "
        + "`app creates \(words(for: session))` first"
    case .noLiveUpdates(let app):
      "\(name(app)) gets no live updates; write `app starts live updates` first"
    case .noBackgroundLocation(let app):
      "\(name(app)) has no background location updates; write `app starts background location` first"
    case .noSuchSwitch: "there is no Precise Location before iOS 14"
    case .notOnThePrompt(let bits):
      "the prompt offers "
        + LocationVerdict.allCases.filter { bits & 1 << UInt16($0.rawValue) != 0 }
        .map { "\"\($0.text)\"" }.joined(separator: " and ")
    }
  }

  package func quoted(_ monitor: MonitorNumber) -> String {
    book.monitors[Int(monitor.rawValue) - 1].inQuotes
  }

  /// Returns the location permission of an app as a sentence.
  package func located(_ app: AppNumber, _ permission: LocationPermission) -> String {
    let terms = [
      (LocationTerms.once, "once"), (.provisional, "provisionally"), (.reduced, "not precisely"),
      (.temporarilyFull, "precisely for now"),
      (.servicesOff, "Location Services are off"),
    ].filter { permission.terms.contains($0.0) }.map { ", \($0.1)" }.joined()
    return "\(name(app)) may know the location: \(words(for: permission.status))\(terms)"
  }

  /// Returns a service session in the words of the language.
  package func words(for session: ServiceSession) -> String {
    let requirement =
      switch session.requirement {
      case .none: "none"
      case .whenInUse: "when in use"
      case .always: "always"
      }
    let accuracy =
      switch session.fullAccuracy {
      case nil: ""
      case .withPurpose: " with full accuracy"
      case .withoutPurpose: " with full accuracy without purpose"
      }
    return "service session \(requirement)\(accuracy)"
  }

  package func words(for location: LocationAuthorization) -> String {
    switch location {
    case .always: "always"
    case .whenInUse: "when in use"
    case .restricted: "restricted"
    case .denied: "never"
    case .notDetermined: "not asked yet"
    }
  }
}

extension LocationVerdict {
  /// The text of the button.
  fileprivate var text: String {
    switch self {
    case .dontAllow: "Don't Allow"
    case .allow: "Allow"
    case .allowOnce: "Allow Once"
    case .allowWhileUsing: "Allow While Using App"
    case .keepWhileUsing: "Keep Only While Using"
    case .changeToAlways: "Change to Always Allow"
    case .preciseOff, .preciseOn: "Precise"
    }
  }
}

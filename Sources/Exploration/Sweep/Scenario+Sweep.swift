import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Scenario {
  /// The app that adds the first request.
  var firstAdding: AppNumber? {
    for step in steps { if let app = step.addingApp { return app } }
    return nil
  }

  /// Gives every app another permission at the start.
  mutating func setPermission(_ status: AuthorizationStatus) {
    var changed = facts
    changed.removeAll { if case .authorization = $0.value { true } else { false } }
    if status != .notDetermined {
      for app in setting.apps.indices {
        let number = AppNumber(rawValue: UInt16(app))
        changed.append(Statement(.authorization(number, status), at: place))
      }
      if setting.apps.isEmpty {
        changed.append(Statement(.authorization(AppNumber(rawValue: 0), status), at: place))
      }
    }
    replaceFacts(with: changed, after: [])
  }

  /// Gives every request another interruption level.
  mutating func setLevel(_ level: InterruptionLevel) {
    for index in steps.indices {
      guard case .event(.app(let app, .adds(var request))) = steps[index].action else { continue }
      request.content.level = level
      steps[index].action = .event(.app(app, .adds(request)))
    }
  }

  /// Returns the scenario in another zone, or nil if one of its times does not exist there.
  func inZone(_ zone: Zone) -> Scenario? {
    var changed = self
    var facts = facts
    facts.removeAll { if case .zone = $0.value { true } else { false } }
    facts.append(Statement(.zone(zone), at: place))
    changed.replaceFacts(with: facts, after: [])
    return changed.retimed()
  }
}

extension Step {
  /// A Boolean value that indicates whether the line adds a request.
  var isAdding: Bool { addingApp != nil }

  /// A Boolean value that indicates whether the line is an expectation.
  var isExpectation: Bool { if case .expect = action { true } else { false } }

  fileprivate var addingApp: AppNumber? {
    if case .event(.app(let app, .adds)) = action { app } else { nil }
  }
}

extension ScenarioResult {
  /// The days from the start to the first later day on which something is delivered; zero if
  /// nothing is.
  var daysToDelivery: Int {
    let zone = scenario.setting.zone
    let first = zone.civil(at: scenario.start).date.daysSince1970
    for entry in journal.entries {
      guard case .notification(_, .delivered) = entry.effect else { continue }
      let day = zone.civil(at: entry.moment.wall).date.daysSince1970 - first
      if day > 0 { return day }
    }
    return 0
  }
}

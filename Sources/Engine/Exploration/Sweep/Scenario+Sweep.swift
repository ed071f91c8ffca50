import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Scenario {
  /// Gives every app another permission at the start.
  mutating func setPermission(_ status: AuthorizationStatus) {
    var changed = facts
    changed.removeAll { if case .authorization = $0.value { true } else { false } }
    if status != .notDetermined {
      changed += apps.map { Statement(.authorization($0, status), at: place) }
    }
    replaceFacts(with: changed, after: [])
  }

  /// Gives every app other entitlements.
  mutating func setEntitlements(_ value: SweptEntitlement) {
    for app in apps {
      switch value {
      case .asWritten: break
      case .none: for each in AppEntitlement.all { set(each, of: app, to: false) }
      case .with(let entitlement): set(entitlement, of: app, to: true)
      case .without(let entitlement): set(entitlement, of: app, to: false)
      }
    }
  }

  /// A Boolean value that indicates whether another level would change anything.
  ///
  /// It would for a request, for a push that shows something, and for the answer of a service
  /// extension.
  var hasLevels: Bool {
    var copy = self
    var count = 0
    copy.changeContents { _ in count += 1 }
    return count > 0
  }

  /// Gives every notification another interruption level.
  mutating func setLevel(_ level: InterruptionLevel) { changeContents { $0.level = level } }

  /// Changes each content whose level an app, a server or a service extension can choose.
  private mutating func changeContents(_ change: (inout Content) -> Void) {
    for index in steps.indices {
      switch steps[index].action {
      case .event(.app(let app, var action)):
        action.changeContent(change)
        steps[index].action = .event(.app(app, action))
      case .event(.device(.receives(let app, var push))):
        // A push for the app alone shows nothing, at no level.
        guard !push.content.carries.isSubset(of: .additions) else { continue }
        change(&push.content)
        steps[index].action = .event(.device(.receives(app, push)))
      case .event, .expect: continue
      }
    }
    var changed = facts
    for index in changed.indices {
      guard case .reacts(let app, var reaction) = changed[index].value else { continue }
      reaction.action.changeContent(change)
      changed[index] = Statement(.reacts(app, reaction), at: changed[index].place)
    }
    replaceFacts(with: changed, after: [])
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

extension AppAction {
  /// Changes the content of the action, if it has a level.
  fileprivate mutating func changeContent(_ change: (inout Content) -> Void) {
    switch self {
    case .adds(var request):
      change(&request.content)
      self = .adds(request)
    case .answersPush(let identifier, .content(var content)):
      change(&content)
      self = .answersPush(identifier, .content(content))
    case _: return
    }
  }
}

extension ScenarioResult {
  /// The number of days from the start to the first later day with a delivery; zero without a
  /// delivery.
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

import Scenarios
import SystemPolicy
import VirtualDevice

extension Disturbance {
  /// A Boolean value that indicates whether a service extension does not answer.
  var isOfExtensions: Bool { name == .extensionEnded || name == .extensionLate }

  /// Capabilities of a project, and service extensions that do not answer.
  static let capabilities: [Disturbance] = [
    Disturbance(
      .entitlement,
      "A release build of the app lacks one of its entitlements.",
      when: "a fact entitles the app, or the app registers for remote notifications",
      since: 8,
      // Settings simply says so.
      reports: Consequence.allCases.filter { $0 != .permission },
      countsWithoutNewRule: true,
      .scenarios { $0.withoutEntitlements }
    ),
    Disturbance(
      .extensionEnded,
      "The system ends a service extension before it answers.",
      when: "a service extension has a push",
      since: .center,
      reports: Consequence.ofUsers + [.ways, .unwanted, .listing, .screen],
      countsWithoutNewRule: true,
      isLike: { $0.endsExtension },
      isShown: { $0.endsExtension },
      .steps { opening in
        opening.device.pushesOfExtensions.map { [.device(.endsExtension($0.app, $0.identifier))] }
      }
    ),
    Disturbance(
      .extensionLate,
      "A service extension does not answer before its time ends.",
      when: "a service extension answers a push",
      since: .center,
      reports: Consequence.ofUsers + [.ways, .unwanted, .listing, .screen],
      countsWithoutNewRule: true,
      isLike: { $0.endsExtension },
      isShown: { $0.endsExtension },
      .scenarios { $0.withoutAnswersOfExtensions }
    ),
  ]
}

extension Whole {
  /// The scenarios in which an app lacks one of the entitlements that it uses.
  fileprivate var withoutEntitlements: ChangedScenarios {
    let used = scenario.apps.flatMap { app in
      AppEntitlement.all.filter { scenario.entitles(app, to: $0) && isUsed($0, by: app) }
        .map { (app, $0) }
    }
    return ChangedScenarios(used) { app, entitlement in
      var changed = scenario
      changed.set(entitlement, of: app, to: false)
      return changed
    }
  }

  /// Indicates whether an app uses an entitlement that it has unless a fact takes it.
  private func isUsed(_ entitlement: AppEntitlement, by app: AppNumber) -> Bool {
    switch entitlement {
    case .listed: true
    case .remoteNotifications:
      scenario.steps.contains { $0.action == .event(.app(app, .registersForPushes)) }
        || scenario.facts.contains { fact in
          if case .reacts(app, let reaction) = fact.value {
            reaction.action == .registersForPushes
          } else {
            false
          }
        }
    }
  }

  /// The scenarios in which a service extension does not answer one of its pushes.
  fileprivate var withoutAnswersOfExtensions: ChangedScenarios {
    let answers = scenario.steps.indices.filter { index in
      if case .event(.app(_, .answersPush)) = scenario.steps[index].action { true } else { false }
    }
    return ChangedScenarios(answers) { without($0) }
  }
}

extension Event {
  /// Indicates whether the system ends a service extension.
  fileprivate var endsExtension: Bool {
    if case .device(.endsExtension) = self { true } else { false }
  }
}

extension ScenarioResult {
  /// Indicates whether a service extension ends without an answer.
  fileprivate var endsExtension: Bool {
    journal.entries.contains { entry in
      if case .notification(_, .extensionEnded) = entry.effect { true } else { false }
    }
  }
}

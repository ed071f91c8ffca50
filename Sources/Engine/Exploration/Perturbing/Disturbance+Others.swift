import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Disturbance {
  /// The disturbances that `--all` adds.
  static let others: [Disturbance] =
    lives + settings + capabilities + [
      Disturbance(
        .clockForward,
        "The user sets the clock forward by two hours.",
        when: "as for `clock-back`, and the next time in the margin is later than the new one",
        rules: ["delivery.*", "scheduling.*", "restart.*"],
        reports: [.missing, .pending],
        isLike: { $0.movesClock },
        .gaps { [.setsClock($1.civil(at: $0 + Interval(seconds: 7200)))] }
      ),
      Disturbance(
        .clockBack,
        "The user sets the clock back by two hours.",
        when: "the line is the last one before time passes",
        rules: ["delivery.*", "scheduling.*", "restart.*"],
        reports: [.missing, .pending],
        isLike: { $0.movesClock },
        .gaps { [.setsClock($1.civil(at: $0 - Interval(seconds: 7200)))] }
      ),
      Disturbance(
        .locationDown,
        "The user reduces the app's location permission to While Using.",
        when: "the app may always use the location",
        rules: ["location.*", "regions.when-in-use-needs-the-app-in-front"],
        countsWithoutNewRule: true,
        .steps { opening in
          opening.apps.filter { opening[$0].location.status == .always }.map {
            [.user(.allows($0, .whenInUse))] + opening.back(to: opening.front)
          }
        }
      ),
      Disturbance(
        .locationOff,
        "The user takes the app's location permission back.",
        when: "the app may use the location",
        rules: [
          "location.*", "regions.no-permission-no-crossings", "regions.trigger-needs-permission",
        ],
        countsWithoutNewRule: true,
        .steps { opening in
          opening.apps.filter { opening[$0].location.status.isAllowed }.map {
            [.user(.allows($0, .denied))] + opening.back(to: opening.front)
          }
        }
      ),
      Disturbance(
        .promptOpen,
        "The user leaves a prompt unanswered.",
        when: "the next line answers a prompt",
        rules: ["authorization.*", "location.*", "delivery.undetermined-shows-nothing"],
        .scenarios { $0.withoutAnswers }
      ),
      Disturbance(
        .callbackLate,
        "The app answers willPresent too late.",
        when: "a fact answers willPresent",
        since: .center,
        rules: ["foreground.late-reply-shows-nothing"],
        countsWithoutNewRule: true,
        .scenarios { $0.withLateReplies }
      ),
      Disturbance(
        .otherOrder,
        "Two steps of the same instant happen in the other order.",
        when:
          "two steps in a row have one time, and one is of the phone, or both are calls of an app",
        countsWithoutNewRule: true,
        .scenarios { $0.inOtherOrders }
      ),
      Disturbance(
        .disputedSide,
        "The phone takes another side of a disputed rule.",
        when: "the run consults the dispute, and no fact takes a side",
        reports: Consequence.ofApps + [.unwanted],
        phones: { $0.phonesOfOtherSides },
        .scenarios { $0.underOtherSides }
      ),
    ]

  /// Ends of processes and of the phone's own day.
  private static let lives: [Disturbance] = [
    Disturbance(
      .powerOff,
      "The phone is off when the next request is due.",
      when: "a request is due before the last line",
      rules: ["restart.*"],
      .later { $0.powerOff }
    ),
    Disturbance(
      .kill,
      "The system ends the app's process to free memory.",
      when: "the app is in the background",
      reports: Consequence.ofApps,
      .steps { opening in
        opening.running.filter { $0 != opening.front }.map { [.device(.terminates($0))] }
      }
    ),
    Disturbance(
      .update,
      "The App Store installs a newer version of the app.",
      when: "the app is on the phone",
      rules: ["lifecycle.update-keeps-everything"],
      .steps { opening in
        opening.apps.map { app in
          [.device(.updates(app))] + (app == opening.front ? opening.back(to: app) : [])
        }
      }
    ),
    Disturbance(
      .reinstall,
      "The user deletes the app and installs it again.",
      when: "the app is on the phone",
      rules: [
        "lifecycle.*", "authorization.*", "badge.*", "delivery.undetermined-shows-nothing",
      ],
      .steps { opening in opening.apps.map { [.user(.deletes($0)), .user(.installs($0))] } }
    ),
  ]

  /// Switches of the phone and of an app's settings.
  private static let settings: [Disturbance] =
    ([
      (.noSounds, "Sounds", .sounds), (.noBadges, "Badges", .badges),
      (.noBanners, "Banners", .banners), (.noLockScreen, "Lock Screen", .lockScreen),
      (.noList, "Notification Center", .notificationCenter),
    ] as [(DisturbanceName, String, Switch)]).map { id, name, turned in
      Disturbance(
        id,
        "The user turns \(name) off for the app in Settings.",
        when: "the app may notify, and Settings has the switch",
        since: 8,
        rules: ["settings.*", "delivery.*", "badge.*", "preview.*", "sound.*"],
        reports: [.missing, .crash, .response, .badge, .pending, .repeated],
        .steps { opening in
          opening.apps.map { app in
            [.user(.changes(app, .turns(turned, on: false)))] + opening.back(to: opening.front)
          }
        }
      )
    } + [
      Disturbance(
        .focus,
        "The user turns Do Not Disturb on.",
        when: "no Focus is on",
        since: 15,
        rules: ["focus.*"],
        reports: Consequence.ofUsers + [.ways],
        comesThrough: .timeSensitive,
        .steps { _ in [[.user(.turnsFocus(.doNotDisturb))]] }
      ),
      Disturbance(
        .summary,
        "The user puts the app into the Scheduled Summary.",
        when: "the app may notify",
        since: 15,
        rules: ["summary.*"],
        reports: Consequence.ofUsers + [.ways],
        comesThrough: .timeSensitive,
        .steps { opening in
          opening.apps.map { app in
            [.user(.changes(app, .summarizes(true, at: SummaryTimes())))]
              + opening.back(to: opening.front)
          }
        }
      ),
      Disturbance(
        .silent,
        "The user puts the silent switch on.",
        when: "the silent switch is off",
        rules: ["sound.*"],
        reports: Consequence.ofUsers + [.ways],
        comesThrough: .critical,
        .steps { _ in [[.user(.silences(true))]] }
      ),
    ]
}

extension Opening {
  /// The phone is off from here until after the next due instant.
  fileprivate var powerOff: [[Disturbance.Disturbed]] {
    let dues = apps.flatMap { self[$0].pending }.compactMap { $0.due }
    guard isOn, let due = dues.min(), let end = rest.first(where: { $0.instant >= due })?.instant
    else { return [] }
    return [
      [
        .init(.device(.powersOff)), .init(.device(.powersOn), at: end),
        .init(.user(.unlocks), at: end),
      ]
    ]
  }
}

extension Whole {
  /// The scenarios without one answer to a prompt.
  fileprivate var withoutAnswers: ChangedScenarios {
    let answers = scenario.steps.indices.filter { index in
      switch scenario.steps[index].action {
      case .event(.user(.answers)), .event(.user(.location(.answers))): true
      case .event, .expect: false
      }
    }
    return ChangedScenarios(answers) { without($0) }
  }

  /// The scenario without a step; the next line takes its time.
  func without(_ index: Int) -> Scenario? {
    var changed = scenario
    let removed = changed.steps.remove(at: index)
    if changed.steps.indices.contains(index), changed.steps[index].gutter == nil {
      changed.steps[index].gutter = removed.gutter
    }
    return changed.retimed()
  }

  /// The scenarios in which an app never answers `willPresent`.
  fileprivate var withLateReplies: ChangedScenarios {
    let facts = scenario.facts
    return ChangedScenarios(Array(facts.indices)) { index in
      guard case .replies(let app, _?) = facts[index].value else { return nil }
      var changed = scenario
      var late = facts
      late[index] = Statement(.replies(app, nil), at: facts[index].place)
      changed.replaceFacts(with: late, after: [])
      return changed
    }
  }

  /// The scenarios in which two adjacent steps of the same instant change places.
  fileprivate var inOtherOrders: ChangedScenarios {
    let places = scenario.steps.indices.dropLast().filter { index in
      let (one, other) = (scenario.steps[index], scenario.steps[index + 1])
      guard case .event(let first) = one.action, case .event(let second) = other.action else {
        return false
      }
      return one.instant == other.instant && other.gutter == nil && first.isSwappable(with: second)
    }
    return ChangedScenarios(places) { index in
      var changed = scenario
      changed.steps[index].action = scenario.steps[index + 1].action
      changed.steps[index + 1].action = scenario.steps[index].action
      return changed.retimed()
    }
  }

  /// The scenarios under the other sides of the disputes that the run consults.
  fileprivate var underOtherSides: ChangedScenarios {
    let assumed = scenario.setting.assumed.map { $0.value.dispute }
    let others = result.journal.otherSides { dispute in
      let side = dispute.side(under: result.reading, on: result.version)
      return assumed.contains(dispute.number) ? nil : side
    }
    return ChangedScenarios(others) { other in
      var changed = scenario
      let assumed = Statement(Fact.assume(other), at: scenario.place)
      changed.replaceFacts(with: scenario.facts + [assumed], after: [])
      return changed
    }
  }
}

extension Event {
  /// Indicates whether the clock of the phone shows another time afterwards.
  var movesClock: Bool {
    switch self {
    case .device(.moves), .device(.setsClock): true
    case _: false
    }
  }

  /// Indicates whether a user or a system could cause the two events in either order.
  fileprivate func isSwappable(with other: Event) -> Bool {
    switch (self, other) {
    // The order of two equal calls changes nothing.
    case (.app(let app, let action), .app(let other, let next)): app == other && action != next
    case (.user, .device), (.device, .user), (.app, .device), (.device, .app): true
    case _: false
    }
  }
}

import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Disturbance {
  /// The default set: the causes that public reports name most often.
  static let standard: [Disturbance] = [
    Disturbance(
      .reboot,
      "The phone restarts, and the user unlocks it.",
      when: "the phone is on",
      rules: [
        "restart.waits-for-the-first-unlock", "restart.shows-before-the-first-unlock",
        "restart.pending-survive", "restart.relaunch-resumes-regions",
        "restart.unlock-resumes-regions", "regions.*", "location.*", "delivery.*",
        "legacy.tap-is-received", "foreground.*", "scenes.target-brings-a-scene-that-allows-it",
      ],
      isDefault: true,
      isLike: { event in
        switch event {
        case .device(.reboots), .device(.powersOff), .device(.restores): true
        case _: false
        }
      },
      .steps { opening in
        guard opening.isOn else { return [] }
        let restart: [Event] = [.device(.reboots), .user(.unlocks)]
        guard let front = opening.front else {
          return [restart] + opening.apps.map { restart + opening.visit($0) }
        }
        return [restart + opening.back(to: front)]
      }
    ),
    Disturbance(
      .permission,
      "The user turns the app's notifications off in Settings, for good or for a moment.",
      when: "the app may notify",
      since: 8,
      rules: ["authorization.*", "settings.*", "delivery.denied-shows-nothing", "badge.*"],
      reports: [.crash, .response, .repeated],
      isDefault: true,
      isLike: { event in
        switch event {
        case .user(.changes), .user(.decides): true
        case _: false
        }
      },
      .steps { opening in
        opening.apps.filter { opening[$0].permission.status.isAllowed }.flatMap { app in
          let off: [Event] = [.user(.changes(app, .turns(.notifications, on: false)))]
          let on: [Event] = [.user(.changes(app, .turns(.notifications, on: true)))]
          let back = opening.back(to: opening.front)
          return [off + back, off + on + back]
        }
      }
    ),
    Disturbance(
      .forceQuit,
      "The user swipes the app out of the app switcher, and may open it again.",
      when: "the app runs",
      rules: [
        "delivery.*", "foreground.*", "regions.*", "scenes.target-brings-a-scene-that-allows-it",
      ],
      reports: Consequence.ofUsers + [.push],
      isDefault: true,
      isLike: { event in
        switch event {
        case .user(.forceQuits): true
        case _: false
        }
      },
      .steps { opening in
        opening.running.flatMap { app in
          let quit: [Event] = [.user(.forceQuits(app))]
          guard opening.front != app else { return [quit + opening.back(to: app)] }
          return [quit, quit + opening.visit(app) + opening.back(to: opening.front)]
        }
      }
    ),
    Disturbance(
      .delegateLate,
      "The app sets its delegate too late, after its launch has ended.",
      when:
        "a step sets the delegate; or only `app has delegate`, and no response launches the app",
      since: .center,
      reports: [.response, .missing, .badge, .pending, .crash],
      isDefault: true,
      countsWithoutNewRule: true,
      isLike: { event in
        switch event {
        case .app(_, .releasesDelegate): true
        case _: false
        }
      },
      .scenarios { $0.withLateDelegates }
    ),
    Disturbance(
      .zone,
      "The user travels to another time zone; times in the margin are those of the new zone.",
      when: "the line is the last one before time passes",
      rules: [
        "dates.floats-with-the-zone", "delivery.*", "foreground.*", "restart.*",
        "scheduling.kept-until-its-trigger", "scheduling.one-shot-is-spent",
        "scheduling.repeating-stays-pending", "scheduling.no-trigger-delivers-now",
      ],
      reports: [.missing, .pending],
      isDefault: true,
      isLike: { $0.movesClock },
      excuses: { $1.isMeantForJourneys($0) },
      .gaps { _, _ in
        ["America/Los_Angeles", "Africa/Nairobi", "Asia/Tokyo"].compactMap { Zone(named: $0) }
          .map { .moves(to: $0) }
      }
    ),
    Disturbance(
      .clocks,
      "The clocks change in the night before the next delivery.",
      when: "no line and no trigger has a date, and something comes on a later day",
      reports: [.missing, .repeated, .pending],
      isDefault: true,
      countsWithoutNewRule: true,
      isLike: { $0.movesClock },
      isShown: { $0.seesChangeOfClocks },
      phones: { $0.phonesOfChangedClocks },
      .scenarios { $0.changesOfClocks }
    ),
    Disturbance(
      .limit,
      "The app adds so many requests that it has more than 64.",
      when: "the app has ten pending requests or more, and its code runs",
      rules: ["foreground.*", "delivery.*"],
      // The list differs by what the disturbance adds.
      reports: [.missing, .pending],
      isDefault: true,
      isShown: { $0.addsAsManyAsFit },
      .steps { opening in
        opening.running.compactMap { app in
          let count = opening[app].pending.count
          guard count >= 10, count <= Fillers.limit else { return nil }
          return opening.fillers.requests.prefix(Fillers.limit - count + 1)
            .map { .app(app, .adds($0)) }
        }
      }
    ),
    Disturbance(
      .cleared,
      "The user clears a notification that is shown.",
      when: "a notification is in Notification Center",
      since: 5,
      rules: ["removal.cleared-is-gone"],
      isDefault: true,
      isLike: { event in
        switch event {
        case .user(.clears), .user(.clearsAll), .app(_, .removesDelivered),
          .app(_, .removesAllDelivered):
          true
        case _: false
        }
      },
      .steps { opening in
        opening.apps.flatMap { opening[$0].delivered }.prefix(3).map { [.user(.clears($0.name))] }
      }
    ),
    Disturbance(
      .scene,
      "The system disconnects a scene of the app to free memory.",
      when: "the app has a scene in the background",
      since: 13,
      isDefault: true,
      isLike: { event in
        switch event {
        case .device(.disconnectsScene): true
        case _: false
        }
      },
      .steps { opening in
        opening.apps.flatMap { app in
          opening[app].scenes.map { [.device(.disconnectsScene(app, $0.name))] }
        }
      }
    ),
  ]
}

extension Disturbance.Form {
  /// Steps that all happen at the place.
  static func steps(_ events: @escaping @Sendable (Opening) -> [[Event]]) -> Self {
    .later { opening in events(opening).map { $0.map { Disturbance.Disturbed($0) } } }
  }
}

extension ScenarioResult {
  /// Indicates whether the clocks change during the run.
  fileprivate var seesChangeOfClocks: Bool {
    let zone = scenario.setting.zone
    let end = scenario.steps.last.map { $0.instant } ?? scenario.start
    return zone.changes(from: scenario.start, to: end)
  }

  /// Indicates whether the lines alone add as many requests as an app can have pending.
  fileprivate var addsAsManyAsFit: Bool {
    let count = scenario.steps.count { step in
      if case .event(.app(_, .adds)) = step.action { true } else { false }
    }
    return count >= Fillers.limit
  }
}

extension AuthorizationStatus {
  /// Indicates whether an app with this status may notify.
  fileprivate var isAllowed: Bool {
    switch self {
    case .authorized, .provisional, .ephemeral: true
    case .notDetermined, .denied: false
    }
  }
}

import SystemPolicy
import VirtualDevice
import VirtualTime

/// Acts of the user, of the phone, and facts about them.
extension RecordedEvents {
  static let userActions: [Self] = [
    user(.leaves(app)), user(.pullsDown), user(.returns(app)), user(.forceQuits(app)),
    user(.clearsAll), user(.turnsFocus(nil)), user(.turnsFocus(.doNotDisturb)),
    user(.silences(true)), user(.silences(false)), user(.turnsLowPowerMode(true)), user(.locks),
    user(.unlocks), user(.deletes(app)), user(.installs(app)), user(.opens(app)),
    user(.followsSettingsLink(of: app, from: nil)),
    user("followsSettingsLink") { .followsSettingsLink(of: app, from: $0.number(of: "water")) },
    user("clears") { .clears(name(&$0)) }, user("taps") { .taps(name(&$0)) },
    user("flicksAway") { .flicksAway(name(&$0)) },
    user("performs") { .performs(name(&$0), action: $0.number(of: "later"), text: nil) },
    user("replies") {
      .performs(name(&$0), action: $0.number(of: "later"), text: $0.number(of: "Yes"))
    },
    user("replies to the only action") {
      .performs(name(&$0), action: nil, text: $0.number(of: "Yes"))
    },
    user("performs nothing", areExpressible: false) {
      .performs(name(&$0), action: nil, text: nil)
    },
    user("turnsFocus") { .turnsFocus(.named($0.number(of: "Work"))) },
    user("setsUpFocus") { .setsUpFocus(FocusFact(.named($0.number(of: "Work")), .exists)) },
    user(.setsUpFocus(FocusFact(.doNotDisturb, .allows(app)))),
    user("a filter", areExpressible: false) {
      .setsUpFocus(FocusFact(.doNotDisturb, .filters(app, $0.number(of: "family"))))
    },
    user(.setsUpFocus(FocusFact(.doNotDisturb, .silencesTimeSensitive)), areExpressible: false),
    user(.location(.turnsAirplaneMode(isOn: true))), user(.location(.turnsWiFi(isOn: false))),
    user(.location(.turnsLocationServices(isOn: false))),
    user(.location(.turnsRefresh(app, isOn: false))),
    user(.location(.turnsPrecise(app, isOn: false))),
    user(.changes(app, .keepsBanners(true))), user(.changes(app, .allowsTimeSensitive(false))),
    user(.changes(app, .summarizes(true, at: SummaryTimes()))),
    user(.changes(app, .summarizes(true, at: nil))),
    user(.changes(app, .summarizes(false, at: nil))),
  ]

  static let settings: [Self] =
    Switch.allCases.map { user(.changes(app, .turns($0, on: false))) }
    + ShowPreviews.allCases.map { user(.changes(app, .previews($0))) }
    + GroupingChoice.allCases.map { user(.changes(app, .groups($0))) }

  static let answers: [Self] = Verdict.allCases.flatMap { verdict -> [Self] in
    let isOnPrompt = [.allow, .dontAllow].contains(verdict)
    return [
      user("decides \(verdict)", areExpressible: !isOnPrompt) { .decides(name(&$0), verdict) },
      user(.answers(verdict), areExpressible: isOnPrompt),
    ]
  }

  static let locationAnswers: [Self] = LocationVerdict.allCases.flatMap {
    verdict -> [Self] in
    let isOnPrompt = ![.preciseOff, .preciseOn].contains(verdict)
    return [
      user(.location(.answers(verdict, isPrecise: true)), areExpressible: isOnPrompt),
      user(.location(.answers(verdict, isPrecise: false)), areExpressible: isOnPrompt),
    ]
  }

  static let locationSettings: [Self] = LocationAuthorization.allCases.map {
    user(.allows(app, $0), areExpressible: ![.restricted, .notDetermined].contains($0))
  }

  static let deviceActions: [Self] = [
    device(.moves(to: Zone(named: "Europe/Rome")!)), device(.powersOff), device(.powersOn),
    device(.reboots), device(.restores), device(.suspends(app)), device(.terminates(app)),
    device(.updates(app)), device(.holdsBackgroundPushes(true)),
    device(.holdsBackgroundPushes(false)), device(.disconnectsScene(app, nil)),
    device("disconnectsScene") { .disconnectsScene(app, $0.number(of: "chat")) },
    device("launchesTask") { .launchesTask(app, $0.number(of: "refill")) },
    device(
      .setsClock(CivilDateTime(date: CivilDate(year: 2026, month: 2, day: 3)!, time: .midnight))
    ),
    device("relocates") {
      .relocates(
        to: Spot(Coordinate(latitude: 1, longitude: 2)!, named: $0.number(of: "nowhere near"))
      )
    },
    device(.relocates(to: Spot(Coordinate(latitude: 1, longitude: 2)!))),
    device(.relocates(to: Spot(Coordinate(latitude: 12_000_000, longitude: 77_000_000)!))),
    device(
      .location(.travels(to: Spot(Coordinate(latitude: 1, longitude: 2)!), speed: 40_000_000))
    ),
    device(.location(.travels(to: Spot(Coordinate(latitude: 1, longitude: 2)!), speed: 3_600_001))),
    device(
      .location(.travels(to: Spot(Coordinate(latitude: 1, longitude: 2)!), speed: -1)),
      areExpressible: false
    ),
    device(.location(.noticesVisit(isArrival: true))),
    device(.location(.noticesVisit(isArrival: false))),
    device("receives") {
      let push = Push(
        identifier: $0.number(of: "push"),
        content: content(&$0),
        isContentAvailable: true,
        isMutable: true,
        lifetime: Interval(seconds: 60)
      )
      return .receives(app, push)
    },
    Self("endsExtension") { book in
      let push = Push(
        identifier: book.number(of: "push"),
        content: content(&book),
        isContentAvailable: false,
        isMutable: true
      )
      return before(&book) + [
        .device(.receives(app, push)), .device(.endsExtension(app, push.identifier)),
      ]
    },
    device("receives nothing to show") {
      .receives(
        app,
        Push(
          identifier: $0.number(of: "push"),
          content: Content(texts: $0.number(of: ContentTexts()), carries: []),
          isContentAvailable: true
        )
      )
    },
  ]

  /// Events that facts above the steps say.
  static let facts: [Self] = [
    device(.entitles(app, [.timeSensitive])), device(.builds(app, AppBuild())),
    device(.entitles(app, []), areExpressible: false),
    device(.builds(app, AppBuild(hasSceneManifest: true, supportsMultipleScenes: false))),
    device(.builds(app, AppBuild(hasSceneManifest: true))),
    device(.builds(app, AppBuild(sdk: 27))),
    device(.builds(app, AppBuild(sdk: 99)), areExpressible: false),
    device(.builds(app, AppBuild(hasRemoteNotificationMode: false))),
    device(.builds(app, AppBuild(hasServiceExtension: true))),
    device(.builds(app, AppBuild(hasPushEntitlement: false))),
    device(.builds(app, AppBuild(requiresServiceSession: true))),
    device(.location(.lacksUsage(app, .always))), device(.location(.lacksUsage(app, .whenInUse))),
    device(.location(.isSlow(Latency(from: .zero, to: Interval(seconds: 60), seed: 7)))),
    device(
      .location(
        .isSlow(Latency(from: .zero, to: Interval(seconds: 60), seed: .max - 5_000_000_000))
      ),
      areExpressible: false
    ),
    device(.setsUp(FocusFact(.doNotDisturb, .exists))),
    device(.setsUp(FocusFact(.doNotDisturb, .silencesTimeSensitive))),
    device("a Focus with a filter") {
      .setsUp(FocusFact(.named($0.number(of: "Work")), .filters(app, $0.number(of: "f"))))
    },
    device("stores") { .stores(app, File(name: $0.number(of: "photo.jpg"), megabytes: 3)) },
    device("bundles") {
      .bundles(app, $0.number(of: "bell.caf"), SoundFile(named: "bell.caf", length: .zero))
    },
    Self("a file that changes later", areExpressible: false) {
      let name = $0.number(of: "photo.jpg")
      return before(&$0) + [
        .device(.stores(app, File(name: name))),
        .device(.stores(app, File(name: name, megabytes: 50))),
      ]
    },
  ]

  static let installations: [Self] =
    LocationAuthorization.allCases.map { device(.location(.permits(app, $0))) }
    + AuthorizationStatus.allCases.map { status in
      Self("installs \(status)") { _ in [.device(.installs(app, status)), .user(.opens(app))] }
    }
}

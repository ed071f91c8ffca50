import SystemPolicy
import VirtualDevice
import VirtualTime

@testable import ScenarioParsing
@testable import Scenarios

/// The setting of a life, and its possible events.
struct ReferenceWorld {
  let seed: UInt64
  let version: OSVersion
  let zone: Zone
  let start: Instant
  /// The permission of each app at the beginning.
  let statuses: [AuthorizationStatus]
  /// Indicates for each app whether it was built with scenes.
  let hasScenes: [Bool]
  /// A Boolean value that indicates whether one app exceeds the limit of requests.
  let isCrowded: Bool
  private(set) var script: Script
  private var identifiers: [TextNumber] = []
  private let texts: ContentNumber
  private let noTexts: ContentNumber

  static let versions: [OSVersion] = [10, 12, 14, 15, 17, 26]
  static let zones = [
    "UTC", "Europe/London", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe",
    "America/Santiago", "Asia/Kathmandu",
  ].map { Zone(named: $0)! }

  init(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    self.seed = seed
    version = Self.versions[Int(seed % 6)]
    zone = chance.pick(Self.zones)
    // Whole minutes of three years, half of them days on which some clocks are set.
    let minutes = chance.below(3 * 365 * 1440)
    let nights = [1_774_742_400, 1_792_800_000, 1_773_000_000, 1_793_500_000, 1_775_300_000]
    start = Instant(
      seconds: chance.isHeads
        ? 1_735_689_600 + Int64(minutes) * 60
        : Int64(chance.pick(nights)) + Int64(chance.below(2880)) * 60
    )
    isCrowded = seed % 8 == 7
    let version = version
    let possible = AuthorizationStatus.allCases.filter { status in
      switch status {
      case .provisional: version >= 12
      case .ephemeral: version >= 14
      case .notDetermined, .denied, .authorized: true
      }
    }
    statuses =
      isCrowded
      ? [.authorized]
      : (0...chance.below(3)).map { _ in
        chance.below(3) > 0 ? .notDetermined : chance.pick(possible)
      }
    hasScenes = statuses.map { _ in chance.isHeads }
    script = Self.header(version, zone, start, statuses, hasScenes)
    for number in 0..<(isCrowded ? 150 : 4) {
      identifiers.append(script.book.number(of: "n\(number)"))
    }
    texts = script.book.number(of: ContentTexts(title: script.book.number(of: "title")))
    noTexts = script.book.number(of: ContentTexts())
  }

  /// A script without steps in which the same holds before the first.
  private static func header(
    _ version: OSVersion,
    _ zone: Zone,
    _ start: Instant,
    _ statuses: [AuthorizationStatus],
    _ hasScenes: [Bool]
  ) -> Script {
    let clock = zone.civil(at: start)
    var lines = ["phone iOS \(version.text)", "zone \(zone.name)", "start \(clock.text)"]
    for app in statuses.indices { lines.append("app \(Self.names[app])") }
    for (app, status) in statuses.enumerated() where status != .notDetermined {
      lines.append("device has authorization \(status) for \(Self.names[app])")
    }
    for app in statuses.indices where hasScenes[app] {
      lines.append("\(Self.names[app]) has scene manifest")
    }
    lines += ["scenario \"two phones differ\"", "expect no prompt"]
    return Script.parse(Source(name: "", text: lines.joined(separator: "\n"))).script
  }

  private static let names = ["mail", "pills", "water"]

  /// A life as a script that can be played again.
  func text(of steps: [ReferenceLife.Step]) -> String {
    guard var scenario = script.scenarios.first else { return "no script: \(steps)" }
    var pause = 0
    var lines: [Scenarios.Step] = []
    for step in steps {
      pause += step.pause
      guard let event = step.event else { continue }
      lines.append(
        Step(
          action: .event(event),
          gutter: pause > 0 ? .elapsed(Interval(seconds: Int64(pause))) : nil,
          instant: scenario.start,
          place: scenario.place
        )
      )
      pause = 0
    }
    if var last = scenario.steps.last {
      last.gutter = pause > 0 ? .elapsed(Interval(seconds: Int64(pause))) : nil
      lines.append(last)
    }
    scenario.steps = lines
    var script = script
    script.scenarios = [scenario]
    return script.text
  }

  // MARK: What can happen

  func pause(_ chance: inout SeededGenerator) -> Int {
    let short = [1, 1, 4, 5, 5, 29, 30, 60, 600]
    return chance.below(4) > 0
      ? chance.pick(short) : chance.pick([3600, 7200, 28800, 86400, 200_000])
  }

  /// Something at random that may happen or not; nil for nothing but time.
  func event(_ chance: inout SeededGenerator, on phone: ReferencePhone) -> Event? {
    let app = AppNumber(chance.below(statuses.count))
    // Mostly something that is to be seen, or asked about.
    let seen = phone.offers.map(\.name) + phone.lockScreen + phone.apps.flatMap(\.shown)
    let any = NotificationName(app, chance.pick(identifiers))
    let name = seen.isEmpty || chance.below(3) == 0 ? any : chance.pick(seen)
    if isCrowded, chance.below(3) > 0 { return .app(app, .adds(request(&chance))) }
    // Older versions have neither sessions nor loops.
    if version >= 17, chance.below(5) == 0 { return locationEvent(&chance, of: app) }
    switch chance.below(64) {
    case 0..<12: return nil
    case 12..<21: return .app(app, .adds(request(&chance)))
    case 21..<24: return .device(.receives(app, push(&chance)))
    case 24: return .app(app, .asks(options(&chance)))
    case 25, 26: return .user(.answers(chance.below(4) > 0 ? .allow : .dontAllow))
    case 27: return .app(app, .removesPending(name.identifier))
    case 28: return .app(app, .removesDelivered(name.identifier))
    case 29:
      return .app(app, chance.pick([.removesAllPending, .removesAllDelivered]))
    case 30: return .app(app, .setsBadge(Int32(chance.below(4)) - 1))
    case 31, 32: return .app(app, .setsDelegate(chance.pick(Self.delegates)))
    case 33: return .app(app, .releasesDelegate)
    case 34..<39:
      return .app(
        app,
        .presents(name.identifier, PresentationOptions(rawValue: UInt8(chance.below(32))))
      )
    case 39..<42: return .user(.opens(app))
    case 42, 43: return .user(.leaves(app))
    case 44: return .user(chance.pick([.pullsDown, .forceQuits(app)]))
    case 45: return .user(.returns(app))
    case 46: return .user(.decides(name, chance.pick(Verdict.allCases)))
    case 47, 48: return .user(.changes(app, change(&chance)))
    case 49, 50: return .user(.clears(name))
    case 51: return chance.below(3) == 0 ? .user(.clearsAll) : nil
    case 52, 53: return .user(.taps(name))
    case 54: return .user(.locks)
    case 55, 56: return .user(.unlocks)
    case 57: return chance.below(4) == 0 ? .user(.deletes(app)) : nil
    case 58: return .user(.installs(app))
    case 59:
      return .device(
        chance.pick([
          .suspends(app), .terminates(app), .updates(app), .disconnectsScene(app, nil),
        ])
      )
    case 60: return .device(chance.pick([.powersOff, .reboots]))
    case 61: return .device(.powersOn)
    case 62: return .device(.moves(to: chance.pick(Self.zones)))
    default:
      let jump = chance.pick([-90_000, -3_600, -60, -1, 1, 60, 600, 3_600, 86_400, 86_401, 200_000])
      let shown = Instant(seconds: Int64(phone.wall + jump))
      return .device(.setsClock(phone.zone.civil(at: shown)))
    }
  }

  /// Something about the location, at random: sessions, loops, answers, and Settings.
  private func locationEvent(_ chance: inout SeededGenerator, of app: AppNumber) -> Event {
    let session = ServiceSession(chance.pick(ServiceSession.Requirement.allCases))
    switch chance.below(12) {
    case 0, 1, 2: return .app(app, .location(.createsSession(session)))
    case 3: return .app(app, .location(.invalidatesSession(session)))
    case 4, 5: return .app(app, .location(.startsLiveUpdates))
    case 6: return .app(app, .location(.stopsLiveUpdates))
    case 7: return .user(.allows(app, chance.pick([.denied, .whenInUse, .always])))
    default:
      let verdict = chance.pick([
        LocationVerdict.dontAllow, .allowOnce, .allowOnce, .allowWhileUsing, .keepWhileUsing,
        .changeToAlways,
      ])
      return .user(.location(.answers(verdict, isPrecise: true)))
    }
  }

  private static let delegates: [DelegateMethods] = [
    [.isSet], [.isSet, .willPresent], [.isSet, .didReceive], [.isSet, .willPresent, .didReceive],
  ]

  private func options(_ chance: inout SeededGenerator) -> AuthorizationOptions {
    var options =
      chance.pick([.alert, .sound, .badge, [.alert, .sound], [.alert, .sound, .badge]])
      as AuthorizationOptions
    if chance.isHeads { options.insert(.provisional) }
    return options
  }

  private func change(_ chance: inout SeededGenerator) -> SettingsChange {
    if chance.below(6) == 0 { return .keepsBanners(chance.isHeads) }
    return .turns(chance.pick(Switch.allCases), on: chance.isHeads)
  }

  private func push(_ chance: inout SeededGenerator) -> Push {
    var content = request(&chance).content
    let isContentAvailable = chance.below(3) == 0
    // One of the three must be there to be shown.
    if isContentAvailable, chance.isHeads {
      content = Content(texts: texts, carries: [])
    } else if content.carries.isEmpty {
      content = Content(texts: texts, carries: [.alert])
    }
    let lifetimes: [Int64?] = [nil, nil, nil, 0, -60, 60, 3_600, 200_000, 40 * 86_400]
    return Push(
      identifier: chance.pick(identifiers),
      content: content,
      isContentAvailable: isContentAvailable,
      lifetime: chance.pick(lifetimes).map { Interval(seconds: $0) }
    )
  }

  private func request(_ chance: inout SeededGenerator) -> Request {
    var carries: ContentParts = []
    if chance.below(5) > 0 { carries.insert(.alert) }
    if chance.isHeads { carries.insert(.sound) }
    if chance.isHeads { carries.insert(.badge) }
    return Request(
      identifier: chance.pick(identifiers),
      content: Content(
        texts: carries.contains(.alert) ? texts : noTexts,
        carries: carries,
        badge: carries.contains(.badge) ? Int32(chance.below(5)) - 1 : 0
      ),
      trigger: trigger(&chance)
    )
  }

  private func trigger(_ chance: inout SeededGenerator) -> Trigger {
    if isCrowded, chance.below(8) > 0 {
      return .interval(Interval(seconds: 86_400 * Int64(1 + chance.below(20))), repeats: false)
    }
    switch chance.below(8) {
    case 0, 1: return .now
    case 2, 3:
      let odd = chance.below(20) == 0
      let lengths: [Int64] =
        odd ? [-1, 0, 59] : [1, 5, 30, 31, 60, 61, 600, 3_601, 86_400, 90_001]
      let repeats = chance.below(4) == 0
      let length = repeats && !odd ? max(chance.pick(lengths), 60) : chance.pick(lengths)
      return .interval(Interval(seconds: length), repeats: repeats)
    default:
      return .calendar(pattern(&chance), repeats: chance.isHeads)
    }
  }
}

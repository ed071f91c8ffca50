import SystemPolicy
import VirtualDevice

extension Event {
  /// The facts above the steps of a script that are said for a change of a phone which no step
  /// makes; nil for an event that steps are for.
  package var facts: [Fact]? {
    guard case .device(let action) = self else { return nil }
    switch action {
    case .installs(let app, let status):
      return status == .notDetermined ? [] : [.authorization(app, status)]
    case .entitles(let app, let entitlements): return [.entitled(app, entitlements)]
    case .bundles(let app, let name, let file): return [.sound(app, name, file.length)]
    case .stores(let app, let file): return [.file(app, file)]
    case .setsUp(let fact): return [.focus(fact)]
    case .location(.lacksUsage(let app, let request)): return [.lacksUsage(app, request)]
    case .location(.permits(let app, let location)): return [.location(app, location)]
    case .location(.isSlow(let latency)): return [.latency(latency)]
    case .builds(let app, let build): return build.facts(of: app)
    case .moves, .setsClock, .relocates, .location(.travels), .location(.noticesVisit), .powersOff,
      .powersOn, .reboots, .restores, .holdsBackgroundPushes, .launchesTask, .endsExtension,
      .suspends, .terminates, .updates, .receives, .disconnectsScene:
      return nil
    }
  }
}

extension AppBuild {
  /// The facts that say how an app was built; none for the usual build.
  fileprivate func facts(of app: AppNumber) -> [Fact] {
    var facts: [Fact] = []
    if hasSceneManifest {
      facts.append(.hasSceneManifest(app, supportsMultipleScenes: supportsMultipleScenes))
    }
    if !hasRemoteNotificationMode { facts.append(.lacksRemoteNotificationMode(app)) }
    if !hasPushEntitlement { facts.append(.lacksPushEntitlement(app)) }
    if requiresServiceSession { facts.append(.requiresServiceSession(app)) }
    if hasServiceExtension { facts.append(.hasServiceExtension(app)) }
    if sdk != AppBuild.usualSDK { facts.append(.builtWith(app, sdk)) }
    return facts
  }
}

extension ScenarioRecorder {
  /// States a fact that holds before the first step, or comments on one that cannot.
  ///
  /// A fact that an app or the phone changes after steps, such as the size of a file, cannot be
  /// said above them.
  mutating func state(_ fact: Fact) {
    guard Printer(book: book).saying(.fact(fact)) != nil else {
      return comment(on: .fact(fact))
    }
    guard let index = facts.firstIndex(where: { $0.hasSameSubject(as: fact) }) else {
      return facts.append(fact)
    }
    guard facts[index] != fact else { return }
    if steps.isEmpty { facts[index] = fact } else { comment(on: .fact(fact)) }
  }

  /// An event in the form that a script can say: its places have names.
  mutating func scriptForm(_ event: Event) -> Event {
    switch event {
    // Prompts of both kinds have these buttons, and a script says them alike.
    case .user(.location(.answers(.allow, isPrecise: true))): return .user(.answers(.allow))
    case .user(.location(.answers(.dontAllow, isPrecise: true))): return .user(.answers(.dontAllow))
    case .device(.stores(let app, var file)):
      // A script gives a file no type, as the name says it.
      if file.type == AttachmentType(ofFileNamed: book[file.name]) { file.type = nil }
      return .device(.stores(app, file))
    case .device(.relocates(let spot)): return .device(.relocates(to: named(spot)))
    case .device(.location(.travels(let spot, let speed))):
      return .device(.location(.travels(to: named(spot), speed: speed)))
    case .app(let app, .location(.requestsState(let region))):
      // A request for a state has no direction.
      return .app(app, .location(.requestsState(declared(region))))
    case .app(_, let action):
      if let region = action.place { _ = declared(region) }
      return event
    case .user, .device, .due: return event
    }
  }

  /// Declares the place of a region, unless another place has its name.
  private mutating func declared(_ region: Region) -> Region {
    let place = Region(
      identifier: region.identifier,
      center: region.center,
      radius: region.radius
    )
    let fact = Fact.place(place)
    if !facts.contains(where: { $0.hasSameSubject(as: fact) }),
      Printer(book: book).saying(.fact(fact)) != nil
    {
      facts.append(fact)
    }
    return place
  }

  /// Indicates whether the place that an event names is the one that is declared by that name.
  func isDeclared(_ event: Event) -> Bool {
    guard case .app(_, let action) = event, let region = action.place else { return true }
    return facts.contains {
      if case .place(let place) = $0 {
        place.identifier == region.identifier && place.center == region.center
          && place.radius == region.radius
      } else {
        false
      }
    }
  }

  private mutating func named(_ spot: Spot) -> Spot {
    for case .place(let region) in facts where region.center == spot.coordinate {
      return Spot(spot.coordinate, named: region.identifier)
    }
    let count = facts.count { if case .place = $0 { true } else { false } }
    let name = spot.name ?? book.number(of: unusedName(from: count + 1))
    facts.append(.place(Region(identifier: name, center: spot.coordinate, radius: 100)))
    return Spot(spot.coordinate, named: name)
  }

  /// The first of `place-1`, `place-2` … that no region has.
  private func unusedName(from number: Int) -> String {
    let names = facts.compactMap { fact -> String? in
      if case .place(let region) = fact { book[region.identifier] } else { nil }
    }
    var number = number
    while names.contains("place-\(number)") { number += 1 }
    return "place-\(number)"
  }
}

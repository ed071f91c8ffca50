import SystemPolicy
import VirtualDevice

extension ScenarioRecorder {
  /// The facts above the steps of a script, for changes of a phone that no step makes.
  mutating func fact(behind event: Event) -> Fact? {
    guard case .device(let action) = event else { return nil }
    switch action {
    case .installs(let app, let status):
      return status == .notDetermined ? nil : .authorization(app, status)
    case .entitles(let app, let entitlements): return .entitled(app, entitlements)
    case .bundles(let app, let name, let file): return .sound(app, name, file.length)
    case .stores(let app, let file): return .file(app, file)
    case .setsUp(let fact): return .focus(fact)
    case .locates(.lacksUsage(let app, let request)): return .lacksUsage(app, request)
    case .locates(.permits(let app, let location)): return .location(app, location)
    case .locates(.isSlow(let latency)): return .latency(latency)
    case .builds(let app, let build):
      if build.hasSceneManifest {
        let isMultiple = build.supportsMultipleScenes
        state(.hasSceneManifest(app, supportsMultipleScenes: isMultiple))
      }
      if !build.hasRemoteNotificationMode { state(.lacksRemoteNotificationMode(app)) }
      if !build.hasPushEntitlement { state(.lacksPushEntitlement(app)) }
      if build.hasServiceExtension { state(.hasServiceExtension(app)) }
      return build.sdk == AppBuild.usualSDK ? nil : .builtWith(app, build.sdk)
    case .moves, .setsClock, .relocates, .locates(.travels), .locates(.noticesVisit), .powersOff,
      .powersOn, .reboots, .restores, .holdsBackgroundPushes, .launchesTask, .suspends,
      .terminates, .updates, .receives, .disconnectsScene:
      return nil
    }
  }

  /// Notes a fact, in the place of one about the same.
  mutating func state(_ fact: Fact) {
    facts.removeAll { $0.isReplaced(by: fact) }
    facts.append(fact)
  }

  /// An event whose places have names that a script can say.
  mutating func placed(_ event: Event) -> Event {
    switch event {
    case .device(.relocates(let spot)): return .device(.relocates(to: named(spot)))
    case .device(.locates(.travels(let spot, let speed))):
      return .device(.locates(.travels(to: named(spot), speed: speed)))
    case .app(_, .watches(let region)), .app(_, .locates(.requestsState(let region))),
      .app(_, .locates(.monitors(let region, _, _))):
      state(.place(region))
    case .app(_, .adds(let request)):
      if case .region(let region, _) = request.trigger { state(.place(region)) }
    case .app, .user, .device, .due: break
    }
    return event
  }

  private mutating func named(_ spot: Spot) -> Spot {
    for case .place(let region) in facts where region.center == spot.coordinate {
      return Spot(spot.coordinate, named: region.identifier)
    }
    let count = facts.count { if case .place = $0 { true } else { false } }
    let name = spot.name ?? book.number(of: "place-\(count + 1)")
    state(.place(Region(identifier: name, center: spot.coordinate, radius: 100)))
    return Spot(spot.coordinate, named: name)
  }
}

extension Fact {
  /// Indicates whether another fact has the same subject.
  fileprivate func isReplaced(by other: Fact) -> Bool {
    if case .file(let app, let file) = self, case .file(app, let new) = other {
      return file.name == new.name
    }
    if case .sound(let app, let name, _) = self, case .sound(app, let new, _) = other {
      return name == new
    }
    if case .place(let region) = self, case .place(let new) = other {
      return region.identifier == new.identifier
    }
    if case .location(let app, _) = self, case .location(app, _) = other { return true }
    if case .entitled(let app, _) = self, case .entitled(app, _) = other { return true }
    if case .builtWith(let app, _) = self, case .builtWith(app, _) = other { return true }
    return self == other
  }
}

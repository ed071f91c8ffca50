import ScenarioParsing
import Scenarios
import VirtualDevice
import VirtualTime

/// The place at which a scenario waits: before the first event that is due, or that reaches the
/// phone or an app from outside.
struct WaitingPlace {
  /// The number of lines from the place on.
  var linesLeft: Int
  /// The app that the scenario waits for.
  var app: AppNumber
}

extension Playback {
  /// Plays the run to its end, and returns the place at which it waits.
  ///
  /// An arrival is caused by a line, such as a push, or by time that passes before a line. Without
  /// an arrival, the place is the first time that passes after a request, or the first expectation.
  func waitingPlace() -> WaitingPlace {
    let steps = scenario.steps
    let named = Set(
      steps.compactMap { step -> NotificationName? in
        guard case .expect = step.action else { return nil }
        return step.action.notification
      }
    )
    var trunk = self
    // The last step before which the phone is on: a state can change only there.
    var place = 0
    // The last step that moves the phone: a crossing is noticed later, but happens there.
    var move = 0
    var isFound = false
    var app = steps.firstAddingApp
    while !isFound, let next = trunk.next {
      if trunk.device.power != .off { place = next }
      if steps[next].movesPhone { move = place }
      let count = trunk.journal.entries.count
      trunk.advance()
      if trunk.obstacle != nil { break }
      let isOfOthers = !steps[next].isOfUserOrApp
      let arrival = trunk.journal.entries.dropFirst(count).first {
        let isByTime = $0.origin.step != Int32(next)
        return $0.effect.isArrival(named, byItself: isByTime || isOfOthers)
      }
      guard let arrival else { continue }
      isFound = true
      if arrival.effect.isOfPlaces(in: trunk.journal), arrival.origin.step != Int32(next) {
        place = min(place, move)
      }
      app = arrival.effect.app ?? app
    }
    return WaitingPlace(
      linesLeft: steps.count - (isFound ? place : Self.placeWithoutArrival(steps)),
      app: app ?? AppNumber(rawValue: 0)
    )
  }

  private static func placeWithoutArrival(_ steps: [Step]) -> Int {
    func passes(_ index: Int) -> Bool {
      index > 0
        && (steps[index].gutter == .untilIdle
          || steps[index].instant > steps[index - 1].instant)
    }
    let request = steps.firstIndex { $0.addingApp != nil } ?? 0
    return steps.indices.first { $0 > request && passes($0) }
      ?? steps.indices.first(where: passes)
      ?? steps.firstIndex { $0.isExpectation } ?? steps.count
  }
}

extension Effect {
  /// Returns a Boolean value that indicates whether the effect is the arrival of something that a
  /// scenario waits for.
  ///
  /// - Parameters:
  ///   - named: The notifications that the expectations of the scenario name; if they name any,
  ///     others are not waited for.
  ///   - isByItself: A Boolean value that indicates whether no act of the user or an app causes it
  ///     at once.
  fileprivate func isArrival(_ named: Set<NotificationName>, byItself: Bool) -> Bool {
    switch self {
    case .notification(let name, let effect):
      (named.isEmpty || named.contains(name)) && effect.isArrival
    case .region(_, let effect): byItself && effect.isArrival
    case .app(_, let effect): byItself && effect.isArrival
    case .category, .phone: false
    }
  }
}

extension Effect {
  /// Returns a Boolean value that indicates whether the effect results from the position of the
  /// phone.
  fileprivate func isOfPlaces(in journal: Journal) -> Bool {
    switch self {
    case .region, .app(_, .significantChangeReported), .app(_, .visitReported): true
    case .notification(let name, _):
      journal.entries.contains { entry in
        if case .notification(name, .keptForRegion) = entry.effect { true } else { false }
      }
    case .app, .category, .phone: false
    }
  }
}

extension NotificationEffect {
  /// Indicates whether a notification reaches the phone, or falls due.
  fileprivate var isArrival: Bool {
    switch self {
    case .keptByServer, .pushHeld, .dropped(.due), .dropped(.pushed), .willPresentCalled,
      .silenced, .delivered, .held, .triggerPassedOver, .extensionCalled, .didReceiveRemoteCalled,
      .didReceiveLocalCalled:
      true
    case .kept, .keptForRegion, .replaced, .spent, .removed, .nothingToRemove, .addReported,
      .attachmentRefused, .attachmentMoved, .dropped(.added), .dropped(.limit), .screenLit,
      .soundReplaced, .withdrawn, .cleared, .tapped, .acted, .didReceiveCalled, .responseLost,
      .responseInOptionsAlone, .extensionTimeWillExpire, .extensionAnswered, .extensionEnded,
      .launchedWith, .handleActionCalled:
      false
    }
  }
}

extension RegionEffect {
  /// Indicates whether a boundary was crossed.
  fileprivate var isArrival: Bool {
    switch self {
    case .crossed, .crossingIgnored, .conditionReported: true
    case .monitored, .monitoringResumed, .monitoringStopped, .monitoringFailed,
      .monitoringIgnored, .stateReported:
      false
    }
  }
}

extension AppEffect {
  /// Indicates whether the system calls an app for something that happened outside of it.
  fileprivate var isArrival: Bool {
    switch self {
    case .signalled, .significantChangeReported, .visitReported, .task(_, .launched),
      .task(_, .postponed):
      true
    case .installed, .launched, .moved, .scene, .deleted, .updated, .crashed, .warned,
      .delegateSet, .observed, .promptShown, .promptQueued, .promptWithheld, .promptClosed,
      .authorizationChanged, .authorizationReported, .didRegisterCalled,
      .didRegisterForRemoteCalled, .didFailToRegisterForRemoteCalled, .registrationWaits,
      .locationPromptShown, .locationChanged, .fullAccuracyReported, .significantChangesSet,
      .visitsSet, .monitorMade, .monitorAwaited, .sessionCreated, .sessionInvalidated,
      .sessionDiagnosed, .liveUpdatesSet, .liveUpdateReported, .backgroundLocationSet,
      .backgroundLocationRefused,
      .task(_, .submitted), .task(_, .refused), .task(_, .cancelled), .task(_, .expired),
      .task(_, .completed), .muted, .refreshSet, .badgeSet, .badgeKept, .badgeReported,
      .settingsLinked, .settingsLinkFollowed, .openSettingsCalled:
      false
    }
  }
}

extension [Step] {
  /// The app that adds the first request.
  fileprivate var firstAddingApp: AppNumber? {
    for step in self { if let app = step.addingApp { return app } }
    return nil
  }
}

extension Step {
  fileprivate var addingApp: AppNumber? {
    if case .event(.app(let app, .adds)) = action { app } else { nil }
  }

  /// Indicates whether the line is an expectation.
  fileprivate var isExpectation: Bool { if case .expect = action { true } else { false } }

  /// A Boolean value that indicates whether the line moves the phone to another place.
  fileprivate var movesPhone: Bool {
    switch action {
    case .event(.device(.relocates)), .event(.device(.location(.travels))): true
    case .event, .expect: false
    }
  }

  /// Indicates whether the user or an app acts in the line.
  fileprivate var isOfUserOrApp: Bool {
    switch action {
    case .event(.user), .event(.app): true
    case .event(.device), .event(.due), .expect: false
    }
  }
}

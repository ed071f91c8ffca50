import SystemPolicy
import VirtualTime

/// A region that an app, or the location trigger of a pending request, waits for.
struct RegionRow: Hashable, Sendable {
  var app: AppNumber
  /// The identifier of the request; nil where the app itself monitors the region.
  var request: TextNumber?
  /// Who has it monitored, where that is no request.
  var monitor = MonitorNumber.manager
  var region: Region
  /// Whether the phone was inside when it was last certain.
  var isInside = false
  /// Whether the phone has restarted since, and nothing has resumed the monitoring.
  var isAsleep = false

  /// Its name among the regions that its app monitors.
  var name: RegionName { RegionName(app, region.identifier, in: monitor) }

  /// The request whose trigger has it.
  var trigger: NotificationName? { request.map { NotificationName(app, $0) } }

  /// What wakes the device once a crossing is certain.
  var wakeup: Wakeup { trigger.map(Wakeup.trips) ?? .crosses(name) }
}

extension Device {
  /// The place of a region among those that apps monitor.
  func index(of name: RegionName) -> Int? {
    regions.firstIndex { $0.request == nil && $0.name == name }
  }

  /// An app starts to monitor a region.
  mutating func watch(
    _ region: Region,
    of app: AppNumber,
    in monitor: MonitorNumber = .manager,
    assuming state: RegionState = .unknown,
    under law: Law,
    into journal: inout Journal
  ) {
    let name = RegionName(app, region.identifier, in: monitor)
    let room = room(for: app, hasTwin: index(of: name) != nil, under: law, noting: &journal)
    var question = Watching(
      isFull: room.answer.isFull,
      radius: region.radius,
      hasTwin: index(of: name) != nil,
      location: apps[Int(app.rawValue)].location.authorization
    )
    question.isCondition = monitor != .manager
    let decision = law.watching.decide(question, from: .init())
    journal.note(decision)
    let because = room.because.union(decision.because)

    if decision.answer.replacesTwin, let twin = index(of: name) { forget(twin) }
    switch decision.answer.fate {
    case .failed: note(.monitoringFailed(name), because: because, in: &journal)
    case .ignored: note(.monitoringIgnored(name), because: because, in: &journal)
    case .unmonitored(let saysWhy):
      let state: ConditionState = saysWhy ? .limitExceeded : .unmonitored
      tell(state, of: name, because: because, under: law, into: &journal)
    case nil: break
    case .monitored:
      var row = RegionRow(app: app, region: region)
      row.monitor = monitor
      if decision.answer.isClipped { row.region.radius = Watching.largestRadius }
      let start = insert(row, assuming: state, under: law, noting: &journal)
      note(.monitored(name, row.region), because: because.union(start.because), in: &journal)
      if start.answer.entersAtOnce {
        cross(name, because: start.because, under: law, into: &journal)
      }
      if start.answer.tellsState {
        let state: ConditionState = isInside(row.region) ? .satisfied : .unsatisfied
        tell(state, of: name, because: start.because, under: law, into: &journal)
      }
    }
  }

  /// Whether there is room for another region of an app.
  func room(
    for app: AppNumber,
    hasTwin: Bool,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Allotting.Answer> {
    let question = Allotting(
      inApp: regions.count { $0.app == app },
      inSystem: regions.count,
      hasTwin: hasTwin
    )
    let decision = law.allotting.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  /// An app stops monitoring a region.
  mutating func stopWatching(_ name: RegionName, into journal: inout Journal) {
    guard let index = index(of: name) else { return }
    forget(index)
    note(.monitoringStopped(name), in: &journal)
  }

  /// Enters a region behind those of its app, and starts to monitor it.
  mutating func insert(
    _ row: RegionRow,
    assuming state: RegionState = .unknown,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Starting.Answer> {
    let index = regions.lastIndex { $0.app <= row.app }.map { $0 + 1 } ?? 0
    regions.insert(row, at: index)
    return start(index, assuming: state, under: law, noting: &journal)
  }

  /// Monitoring of a region starts: where the phone is then is certain.
  mutating func start(
    _ index: Int,
    assuming state: RegionState = .unknown,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Starting.Answer> {
    let row = regions[index]
    let isInside = isInside(row.region)
    regions[index].isInside = isInside
    regions[index].isAsleep = false
    agenda.removeFirst { $0 == row.wakeup }
    var question = Starting(isInside: isInside, isTrigger: row.request != nil)
    question.isCondition = row.monitor != .manager
    question.isAssumed = state == (isInside ? .inside : .outside)
    let decision = law.starting.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  /// Takes a region out.
  mutating func forget(_ index: Int) {
    let row = regions.remove(at: index)
    agenda.removeFirst { $0 == row.wakeup }
  }

  /// The phone is carried to another place.
  mutating func relocate(to spot: Spot, under law: Law, into journal: inout Journal) {
    endRoute()
    position = spot.coordinate
    note(.relocated(spot), in: &journal)
    if power != .off { compareWithRegions(under: law, into: &journal) }
  }

  /// Compares where the phone is with where it was for each region.
  ///
  /// - Parameter isPassing: Whether the phone is on its way, and does not stay where it is.
  mutating func compareWithRegions(
    isPassing: Bool = false,
    under law: Law,
    into journal: inout Journal
  ) {
    guard position != nil else { return }
    let blindness = receiving(under: law, noting: &journal)
    guard !blindness.answer.isBlind else {
      let because = blindness.because
      return overlookEdges(isPassing: isPassing, because: because, into: &journal)
    }
    for index in regions.indices {
      let wakeup = regions[index].wakeup
      let (isAcross, decision) = nearing(index, under: law, noting: &journal)
      let isExpected = agenda.contains { $0 == wakeup }
      if decision.answer.isCrossing, !isExpected {
        let delay = decision.answer.isLate ? latency?.next() : nil
        agenda.add(wakeup, at: now + Nearing.dwell + (delay ?? .zero))
      } else if !decision.answer.isCrossing, isExpected {
        agenda.removeFirst { $0 == wakeup }
      }
      if isAcross, !decision.answer.isCrossing, !isPassing {
        passOver(index, because: decision.because, into: &journal)
      }
    }
  }

  /// The phone cannot tell that it crosses edges, and what it was about to tell comes to nothing.
  private mutating func overlookEdges(
    isPassing: Bool,
    because: RuleSet,
    into journal: inout Journal
  ) {
    for index in regions.indices {
      let wakeup = regions[index].wakeup
      agenda.removeFirst { $0 == wakeup }
      if !isPassing, isInside(regions[index].region) != regions[index].isInside {
        passOver(index, because: because, into: &journal)
      }
    }
  }

  /// Whether the phone is on the other side of a region's edge than it was, and what the law says.
  func nearing(
    _ index: Int,
    under law: Law,
    noting journal: inout Journal
  ) -> (isAcross: Bool, decision: Decision<Nearing.Answer>) {
    let row = regions[index]
    let isInside = isInside(row.region)
    let band = Nearing.band(of: row.region.radius)
    let sure = row.region.radius + (isInside ? -band : band)
    let isSure = position?.isWithin(sure, of: row.region.center) == isInside
    var question = Nearing(isAcross: isInside != row.isInside, isNearEdge: !isSure)
    question.isSlow = latency != nil
    let decision = law.nearing.decide(question, from: .init())
    journal.note(decision)
    return (question.isAcross, decision)
  }

  /// Whether the phone is in a region.
  func isInside(_ region: Region) -> Bool {
    position?.isWithin(region.radius, of: region.center) ?? false
  }

  /// Notes that nothing comes of a crossing.
  func passOver(_ index: Int, because: RuleSet, into journal: inout Journal) {
    let row = regions[index]
    let effect: Effect =
      row.trigger.map { .triggerPassedOver($0) } ?? .crossingIgnored(row.name)
    note(effect, because: because, in: &journal)
  }
}

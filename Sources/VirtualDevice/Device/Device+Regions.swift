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
  /// The places of the regions of an app, which follow each other.
  func regionIndices(of app: AppNumber) -> Range<Int> {
    var low = 0
    var high = regions.count
    while low < high {
      let middle = (low + high) / 2
      if regions[middle].app < app { low = middle + 1 } else { high = middle }
    }
    // An app has few of them.
    let end = regions[low...].firstIndex { $0.app != app } ?? regions.count
    return low..<end
  }

  /// The place of a region among those that apps monitor.
  func index(of name: RegionName) -> Int? {
    regionIndices(of: name.app).first { regions[$0].request == nil && regions[$0].name == name }
  }

  /// An app starts to monitor a region.
  mutating func watch(
    _ region: Region,
    of app: AppNumber,
    by monitor: MonitorNumber = .manager,
    assuming state: RegionState = .unknown,
    in turn: inout Turn
  ) {
    let name = RegionName(app, region.identifier, in: monitor)
    let room = room(for: app, hasTwin: index(of: name) != nil, in: &turn)
    let decision = turn.ask(RegionRegistration.self) {
      if room.answer.isFull { .full }
      if region.radius > RegionRegistration.largestRadius { .oversize }
      if index(of: name) != nil { .hasTwin }
      if !apps[Int(app.rawValue)].location.isAllowed { .notAllowed }
      if monitor != .manager { .condition }
    }
    let because = room.because.union(decision.because)

    if decision.answer.replacesTwin, let twin = index(of: name) { forget(twin) }
    switch decision.answer.fate {
    case .failed: note(.region(name, .monitoringFailed), because: because, in: &turn)
    case .ignored: note(.region(name, .monitoringIgnored), because: because, in: &turn)
    case .unmonitored(let saysWhy):
      let state: ConditionState = saysWhy ? .limitExceeded : .unmonitored
      tell(state, of: name, because: because, in: &turn)
    case nil: break
    case .monitored:
      var row = RegionRow(app: app, region: region)
      row.monitor = monitor
      if decision.answer.isClipped { row.region.radius = RegionRegistration.largestRadius }
      let start = insert(row, assuming: state, in: &turn)
      note(.region(name, .monitored(row.region)), because: because.union(start.because), in: &turn)
      if start.answer.entersAtOnce {
        cross(name, because: start.because, in: &turn)
      }
      if start.answer.tellsState {
        let state: ConditionState = isInside(row.region) ? .satisfied : .unsatisfied
        tell(state, of: name, because: start.because, in: &turn)
      }
    }
  }

  /// Whether there is room for another region of an app.
  func room(for app: AppNumber, hasTwin: Bool, in turn: inout Turn) -> Decision<
    RegionCapacity.Answer
  > {
    turn.ask(RegionCapacity.self) {
      if regionIndices(of: app).count >= RegionCapacity.limit { .appFull }
      if regions.count >= RegionCapacity.limit { .systemFull }
      if hasTwin { .hasTwin }
    }
  }

  /// An app stops monitoring a region.
  mutating func stopWatching(_ name: RegionName, in turn: inout Turn) {
    guard let index = index(of: name) else { return }
    forget(index)
    note(.region(name, .monitoringStopped), in: &turn)
  }

  /// Enters a region behind those of its app, and starts to monitor it.
  mutating func insert(
    _ row: RegionRow,
    assuming state: RegionState = .unknown,
    in turn: inout Turn
  ) -> Decision<RegionStart.Answer> {
    let index = regionIndices(of: row.app).upperBound
    regions.insert(row, at: index)
    return start(index, assuming: state, in: &turn)
  }

  /// Monitoring of a region starts: where the phone is then is certain.
  mutating func start(
    _ index: Int,
    assuming state: RegionState = .unknown,
    in turn: inout Turn
  ) -> Decision<RegionStart.Answer> {
    let row = regions[index]
    let isInside = isInside(row.region)
    regions[index].isInside = isInside
    regions[index].isAsleep = false
    agenda.removeFirst { $0 == row.wakeup }
    return turn.ask(RegionStart.self) {
      if isInside { .inside }
      if row.request != nil { .trigger }
      if row.monitor != .manager { .condition }
      if state == (isInside ? .inside : .outside) { .asAssumed }
    }
  }

  /// Takes a region out.
  mutating func forget(_ index: Int) {
    let row = regions.remove(at: index)
    agenda.removeFirst { $0 == row.wakeup }
  }

  /// The phone is carried to another place.
  mutating func relocate(to spot: Spot, in turn: inout Turn) {
    endRoute()
    position = spot.coordinate
    note(.phone(.relocated(spot)), in: &turn)
    if power != .off { compareWithRegions(in: &turn) }
  }

  /// Compares where the phone is with where it was for each region.
  ///
  /// - Parameter isPassing: Whether the phone is on its way, and does not stay where it is.
  mutating func compareWithRegions(isPassing: Bool = false, in turn: inout Turn) {
    guard position != nil else { return }
    let blindness = receiving(in: &turn)
    guard !blindness.answer.isBlind else {
      let because = blindness.because
      return overlookEdges(isPassing: isPassing, because: because, in: &turn)
    }
    for index in regions.indices {
      let wakeup = regions[index].wakeup
      let (isAcross, decision) = nearing(index, in: &turn)
      let isExpected = agenda.contains { $0 == wakeup }
      if decision.answer.isCrossing, !isExpected {
        let delay = decision.answer.isLate ? latency?.next() : nil
        agenda.add(wakeup, at: now + BoundaryCrossing.dwell + (delay ?? .zero))
      } else if !decision.answer.isCrossing, isExpected {
        agenda.removeFirst { $0 == wakeup }
      }
      if isAcross, !decision.answer.isCrossing, !isPassing {
        passOver(index, because: decision.because, in: &turn)
      }
    }
  }

  /// The phone cannot tell that it crosses edges, and what it was about to tell comes to nothing.
  private mutating func overlookEdges(isPassing: Bool, because: RuleSet, in turn: inout Turn) {
    for index in regions.indices {
      let wakeup = regions[index].wakeup
      agenda.removeFirst { $0 == wakeup }
      if !isPassing, isInside(regions[index].region) != regions[index].isInside {
        passOver(index, because: because, in: &turn)
      }
    }
  }

  /// Whether the phone is on the other side of a region's edge than it was, and what the law says.
  func nearing(
    _ index: Int,
    in turn: inout Turn
  ) -> (isAcross: Bool, decision: Decision<BoundaryCrossing.Answer>) {
    let row = regions[index]
    let isInside = isInside(row.region)
    let band = BoundaryCrossing.band(of: row.region.radius)
    let sure = row.region.radius + (isInside ? -band : band)
    let isSure = position?.isWithin(sure, of: row.region.center) == isInside
    let isAcross = isInside != row.isInside
    let decision = turn.ask(BoundaryCrossing.self) {
      if isAcross { .across }
      if !isSure { .nearEdge }
      if latency != nil { .slow }
    }
    return (isAcross, decision)
  }

  /// Whether the phone is in a region.
  func isInside(_ region: Region) -> Bool {
    position?.isWithin(region.radius, of: region.center) ?? false
  }

  /// Notes that nothing comes of a crossing.
  func passOver(_ index: Int, because: RuleSet, in turn: inout Turn) {
    let row = regions[index]
    let effect: Effect =
      row.trigger.map { .notification($0, .triggerPassedOver) }
      ?? .region(row.name, .crossingIgnored)
    note(effect, because: because, in: &turn)
  }
}

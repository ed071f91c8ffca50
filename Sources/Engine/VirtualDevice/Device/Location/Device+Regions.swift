import SystemPolicy
import VirtualTime

extension Device {
  /// Returns the indices of an app's regions, which are adjacent.
  func regionIndices(of app: AppNumber) -> Range<Int> {
    var low = 0
    var high = rare.regions.count
    while low < high {
      let middle = (low + high) / 2
      if rare.regions[middle].app < app { low = middle + 1 } else { high = middle }
    }
    // An app has few regions.
    let end = rare.regions[low...].firstIndex { $0.app != app } ?? rare.regions.count
    return low..<end
  }

  /// Returns the index of a region among those that apps monitor.
  func index(of name: RegionName) -> Int? {
    regionIndices(of: name.app).first {
      rare.regions[$0].request == nil && rare.regions[$0].name == name
    }
  }

  /// Starts to monitor a region for an app.
  mutating func startMonitoring(
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
      let reasons: LocationDiagnostics = saysWhy ? .limitExceeded : []
      report(.unmonitored, reasons, of: name, because: because, in: &turn)
    case nil: break
    case .monitored:
      var row = RegionRow(app: app, region: region)
      row.monitor = monitor
      row.reported = state.assumed
      if decision.answer.isClipped { row.region.radius = RegionRegistration.largestRadius }
      let start = insert(row, in: &turn)
      note(.region(name, .monitored(row.region)), because: because.union(start.because), in: &turn)
      if start.answer.entersAtOnce {
        cross(name, because: start.because, in: &turn)
      }
      if start.answer.reportsState {
        let state: ConditionState = isInside(row.region) ? .satisfied : .unsatisfied
        report(state, of: name, because: start.because, in: &turn)
      } else if let known = rare.monitors.first(where: { $0.app == app && $0.monitor == monitor }),
        let last = known.reported, !last.isEmpty
      {
        let reasons = diagnosing(app, for: .condition, in: &turn).because
        let because = start.because.union(reasons)
        report(.unmonitored, last, of: name, because: because, in: &turn)
      }
    }
  }

  /// Indicates whether an app can monitor another region.
  func room(for app: AppNumber, hasTwin: Bool, in turn: inout Turn) -> Decision<
    RegionCapacity.Answer
  > {
    turn.ask(RegionCapacity.self) {
      if regionIndices(of: app).count >= RegionCapacity.limit { .appFull }
      if rare.regions.count >= RegionCapacity.limit { .systemFull }
      if hasTwin { .hasTwin }
    }
  }

  /// Stops monitoring a region.
  mutating func stopMonitoring(_ name: RegionName, in turn: inout Turn) {
    guard let index = index(of: name) else { return }
    forget(index)
    note(.region(name, .monitoringStopped), in: &turn)
  }

  /// Inserts a region after those of its app, and starts to monitor it.
  mutating func insert(
    _ row: RegionRow,
    in turn: inout Turn
  ) -> Decision<RegionStart.Answer> {
    let index = regionIndices(of: row.app).upperBound
    rare.regions.insert(row, at: index)
    return start(index, in: &turn)
  }

  /// Starts to monitor a region; the phone's position at that moment is certain.
  mutating func start(_ index: Int, in turn: inout Turn) -> Decision<RegionStart.Answer> {
    rare.regions[index].isInside = isInside(rare.regions[index].region)
    rare.regions[index].isAsleep = false
    agenda.removeFirst(rare.regions[index].wakeup)
    let row = rare.regions[index]
    if row.monitor != .manager { agenda.removeFirst(.reports(row.name)) }
    return starting(index, in: &turn)
  }

  /// Returns what the system reports when the monitoring of a region starts or goes on, and why.
  ///
  /// - Parameters:
  ///   - index: The index of the region.
  ///   - isLater: Indicates whether the system has monitored the region before.
  ///   - turn: The event in progress.
  func starting(
    _ index: Int,
    isLater: Bool = false,
    in turn: inout Turn
  ) -> Decision<RegionStart.Answer> {
    let row = rare.regions[index]
    let isInside = row.isInside
    let isCondition = row.monitor != .manager
    let isBlocked =
      isCondition
      && (!apps[Int(row.app.rawValue)].location.isAllowed
        || !diagnosing(row.app, for: .condition, in: &turn).answer.diagnostics.isEmpty)
    return turn.ask(RegionStart.self) {
      if isInside { .inside }
      if row.request != nil { .trigger }
      if isCondition { .condition }
      if isLater { .later }
      if row.reported == row.state { .asAssumed }
      if isBlocked { .blocked }
    }
  }

  /// Removes a region.
  mutating func forget(_ index: Int) {
    let row = rare.regions.remove(at: index)
    agenda.removeFirst(row.wakeup)
  }

  /// Moves the phone to another place.
  mutating func relocate(to spot: Spot, in turn: inout Turn) {
    endRoute()
    for row in rare.sessions where row.session == nil && position == nil {
      markSessionsChanged(of: row.app)
    }
    position = spot.coordinate
    note(.phone(.relocated(spot)), in: &turn)
    if power != .off { compareWithRegions(in: &turn) }
  }

  /// Compares the phone's position with its last known side of each region's boundary.
  ///
  /// - Parameter isPassing: Indicates whether the phone is on a route and does not stay here.
  mutating func compareWithRegions(isPassing: Bool = false, in turn: inout Turn) {
    guard position != nil else { return }
    let blindness = receiving(in: &turn)
    guard !blindness.answer.isBlind else {
      let because = blindness.because
      return overlookEdges(isPassing: isPassing, because: because, in: &turn)
    }
    defer { noticeSignificantChanges(in: &turn) }
    for index in rare.regions.indices {
      let wakeup = rare.regions[index].wakeup
      let (isAcross, decision) = nearing(index, in: &turn)
      let isExpected = agenda.contains { $0 == wakeup }
      if decision.answer.isCrossing, !isExpected {
        let delay = decision.answer.isLate ? latency?.next() : nil
        agenda.add(wakeup, at: now + BoundaryCrossing.dwell + (delay ?? .zero))
      } else if !decision.answer.isCrossing, isExpected {
        agenda.removeFirst(wakeup)
      }
      if isAcross, !decision.answer.isCrossing, !isPassing {
        passOver(index, because: decision.because, in: &turn)
      }
    }
  }

  /// Discards pending crossings, because the phone cannot detect them.
  private mutating func overlookEdges(isPassing: Bool, because: RuleSet, in turn: inout Turn) {
    for index in rare.regions.indices {
      let wakeup = rare.regions[index].wakeup
      agenda.removeFirst(wakeup)
      if !isPassing, isInside(rare.regions[index].region) != rare.regions[index].isInside {
        passOver(index, because: because, in: &turn)
      }
    }
  }

  /// Returns whether the phone has changed sides of a region's boundary, and the policy's
  /// decision.
  func nearing(
    _ index: Int,
    in turn: inout Turn
  ) -> (isAcross: Bool, decision: Decision<BoundaryCrossing.Answer>) {
    let row = rare.regions[index]
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

  /// Indicates whether the phone is in a region.
  func isInside(_ region: Region) -> Bool {
    position?.isWithin(region.radius, of: region.center) ?? false
  }

  /// Records that a crossing has no effect.
  func passOver(_ index: Int, because: RuleSet, in turn: inout Turn) {
    let row = rare.regions[index]
    let effect: Effect =
      row.trigger.map { .notification($0, .triggerPassedOver) }
      ?? .region(row.name, .crossingIgnored)
    note(effect, because: because, in: &turn)
  }
}

extension RegionState {
  /// The state of a condition that an app assumes; nil if it assumes none.
  fileprivate var assumed: ConditionState? {
    switch self {
    case .unknown: nil
    case .inside: .satisfied
    case .outside: .unsatisfied
    }
  }
}

import SystemPolicy
import VirtualTime

/// A region that an app, or the location trigger of a pending request, waits for.
struct RegionRow: Hashable, Sendable {
  var app: AppNumber
  /// The identifier of the request; nil where the app itself monitors the region.
  var request: TextNumber?
  var region: Region
  /// Whether the phone was inside when it was last certain.
  var isInside = false
  /// Whether the phone has restarted since, and nothing has resumed the monitoring.
  var isAsleep = false

  /// Its name among the regions that its app monitors.
  var name: RegionName { RegionName(app, region.identifier) }

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
    under law: Law,
    into journal: inout Journal
  ) {
    let name = RegionName(app, region.identifier)
    let room = room(for: app, hasTwin: index(of: name) != nil, under: law, noting: &journal)
    let question = Watching(
      isFull: room.answer.isFull,
      radius: region.radius,
      hasTwin: index(of: name) != nil,
      location: apps[Int(app.rawValue)].location.authorization
    )
    let decision = law.watching.decide(question, from: .init())
    journal.note(decision)
    let because = room.because.union(decision.because)

    if decision.answer.replacesTwin, let twin = index(of: name) { forget(twin) }
    switch decision.answer.fate {
    case .failed: note(.monitoringFailed(name), because: because, in: &journal)
    case .ignored: note(.monitoringIgnored(name), because: because, in: &journal)
    case nil: break
    case .monitored:
      var row = RegionRow(app: app, region: region)
      if decision.answer.isClipped { row.region.radius = Watching.largestRadius }
      let start = insert(row, under: law, noting: &journal)
      note(.monitored(name, row.region), because: because.union(start.because), in: &journal)
      if start.answer.entersAtOnce {
        cross(name, because: start.because, under: law, into: &journal)
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
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Starting.Answer> {
    let index = regions.lastIndex { $0.app <= row.app }.map { $0 + 1 } ?? 0
    regions.insert(row, at: index)
    return start(index, under: law, noting: &journal)
  }

  /// Monitoring of a region starts: where the phone is then is certain.
  mutating func start(
    _ index: Int,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Starting.Answer> {
    let row = regions[index]
    let isInside = isInside(row.region)
    regions[index].isInside = isInside
    regions[index].isAsleep = false
    agenda.removeFirst { $0 == row.wakeup }
    let question = Starting(isInside: isInside, isTrigger: row.request != nil)
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
    position = spot.coordinate
    note(.relocated(spot), in: &journal)
    if power != .off { compareWithRegions(under: law, into: &journal) }
  }

  /// Compares where the phone is with where it was for each region.
  mutating func compareWithRegions(under law: Law, into journal: inout Journal) {
    guard position != nil else { return }
    let blindness = receiving(under: law, noting: &journal)
    guard !blindness.answer.isBlind else {
      return overlookEdges(because: blindness.because, into: &journal)
    }
    for index in regions.indices {
      let wakeup = regions[index].wakeup
      let (isAcross, decision) = nearing(index, under: law, noting: &journal)
      let isExpected = agenda.contains { $0 == wakeup }
      if decision.answer.isCrossing, !isExpected {
        agenda.add(wakeup, at: now + Nearing.dwell)
      } else if !decision.answer.isCrossing, isExpected {
        agenda.removeFirst { $0 == wakeup }
      }
      if isAcross, !decision.answer.isCrossing {
        passOver(index, because: decision.because, into: &journal)
      }
    }
  }

  /// The phone cannot tell that it crosses edges, and what it was about to tell comes to nothing.
  private mutating func overlookEdges(because: RuleSet, into journal: inout Journal) {
    for index in regions.indices {
      let wakeup = regions[index].wakeup
      agenda.removeFirst { $0 == wakeup }
      if isInside(regions[index].region) != regions[index].isInside {
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
    let question = Nearing(isAcross: isInside != row.isInside, isNearEdge: !isSure)
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

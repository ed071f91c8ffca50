import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice
public import VirtualTime

extension PlanPlayer {
  /// The maximum number of times at which a written scenario expects deliveries.
  private static let mostTimes = 60

  /// Returns a plan as a scenario to edit, which passes.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - name: The name of its file.
  ///   - zone: The zone of the phone.
  public mutating func scenario(
    of plan: Plan,
    named name: String,
    in zone: Zone
  ) throws(PlanMistake) -> String {
    let played = try played(plan, named: name, in: zone)
    var lines = played.result.drops.map { "expect \($0.inScript) dropped\n" }
    lines += times(of: played.result)
    let crashes = played.crashes.map { crash in
      "# Left out: \(crash.identifier.inScript(most: 100)) raises an exception, because "
        + "\(crash.exception.reason).\n"
    }
    let places = plan.requests.filter { $0.trigger == .place }.map { request in
      "# Left out: \(request.identifier.inScript(most: 100)) waits for a place.\n"
    }
    let head = "# Written by belfry plan from \(name.inScript(most: 200)).\n"
    let text = head + (crashes + places).joined() + "\n" + played.text
    // An expectation that is not met says something about the draft, not about the plan.
    var kept = lines
    while true {
      let draft = text + kept.joined() + "expect no crash\n"
      let (script, mistakes) = Script.parse(Source(name: name, text: draft))
      guard mistakes.isEmpty, let scenario = script.scenarios.first else {
        throw PlanMistake("the scenario cannot be written: \(mistakes.first?.message ?? "")")
      }
      let result = script.play(scenario, on: choices.version, reading: choices.reading)
      let failed = Set(result.failures.map { Int(result.scenario.steps[$0.step].place.line) })
      let first = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      let good = kept.indices.filter { !failed.contains(first + $0) }.map { kept[$0] }
      guard good.count < kept.count else {
        return String(decoding: Source(name: name, text: draft).formatted(), as: UTF8.self)
      }
      kept = good
    }
  }

  /// The lines that expect the first delivery of each request, with the times between them.
  private func times(of result: ScenarioResult) -> [String] {
    let entries = result.journal.entries
    func delivered(_ index: Int) -> NotificationName? {
      guard case .notification(let name, .delivered) = entries.effect(at: index) else { return nil }
      return name
    }
    var seen: Set<NotificationName> = []
    var instants: [Instant] = []
    for index in entries.indices {
      guard let name = delivered(index), seen.insert(name).inserted else { continue }
      let instant = entries.instant(at: index)
      if instants.last != instant { instants.append(instant) }
    }
    var lines: [String] = []
    var index = 0
    for instant in instants.prefix(Self.mostTimes) {
      var counts: [NotificationName: Int] = [:]
      var names: [NotificationName] = []
      var moment = result.device.moment
      while index < entries.count, entries.instant(at: index) <= instant {
        defer { index += 1 }
        guard let name = delivered(index) else { continue }
        if counts[name] == nil { names.append(name) }
        counts[name, default: 0] += 1
        moment = entries[index].moment
      }
      for (number, name) in names.enumerated() {
        let count = counts[name] ?? 1
        let margin = number == 0 ? moment.margin + " " : ""
        let times = count == 1 ? "" : " \(count) times"
        let identifier = result.book[name.identifier].inScript
        lines.append("\(margin)expect \(identifier) delivered\(times)\n")
      }
    }
    return lines
  }
}

extension ScenarioResult {
  /// The identifiers of the requests that are dropped when they are added.
  fileprivate var drops: [String] {
    var names: [String] = []
    for entry in journal.entries where entry.origin.step >= 0 {
      guard case .notification(let name, .dropped) = entry.effect else { continue }
      names.append(book[name.identifier])
    }
    return names
  }
}

extension Moment {
  /// The time in the margin of a script.
  fileprivate var margin: String {
    let date = zone.civil(at: wall)
    let isTwofold = if case .overlap = zone.resolve(date) { true } else { false }
    let offset = isTwofold ? Zone.offsetText(zone.offset(at: wall)) : ""
    return "@\(date.date.text) \(date.time.text)\(offset)"
  }
}

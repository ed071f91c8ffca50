import ScenarioParsing
import Scenarios
import VirtualTime

extension Plan {
  /// The most mistakes that are reported.
  public static let mostMistakes = 20
  /// The most requests of a plan.
  public static let mostRequests = 20_000

  /// Reads a plan from JSON.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - name: The name of the file in a message.
  /// - Returns: The plan, or every mistake, each with its line.
  public static func reading(_ bytes: [UInt8], named name: String) -> Result<Plan, PlanMistakes> {
    guard !bytes.isEmpty else {
      return .failure(
        PlanMistakes([
          PlanMistake("the file is empty", help: "a plan is a list of requests as JSON")
        ])
      )
    }
    let value: Payload.Value
    do throws(IncludeRefusal) {
      value = try Payload(json: bytes, named: name).value
    } catch {
      return .failure(PlanMistakes([PlanMistake(error.message, help: error.help)]))
    }
    var reader = PlanReader(bytes: bytes)
    let plan = reader.plan(value)
    guard let plan, reader.mistakes.isEmpty else {
      return .failure(PlanMistakes(reader.mistakes))
    }
    return .success(plan)
  }
}

/// The mistakes of a plan.
public struct PlanMistakes: Error, Sendable {
  /// The mistakes, in the order of their lines.
  public var all: [PlanMistake]

  init(_ all: [PlanMistake]) {
    let shown = all.prefix(Plan.mostMistakes).enumerated().sorted { one, other in
      (one.element.line ?? 0, one.offset) < (other.element.line ?? 0, other.offset)
    }
    self.all = shown.map { $0.element }
    let more = all.count - self.all.count
    if more > 0 { self.all.append(PlanMistake("\(more) more mistakes")) }
  }
}

/// Reads the value of a plan, and collects every mistake.
struct PlanReader {
  let bytes: [UInt8]
  var mistakes: [PlanMistake] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func plan(_ value: Payload.Value) -> Plan? {
    switch value {
    case .list(let values): return plan(values, in: [], nil, nil)
    case .dictionary(let members):
      check(value, .object(PlanField.plan), [], isDeep: false)
      guard case .list(let values)? = members["requests"] else {
        if mistakes.isEmpty { refuse("`requests` is not a list", at: [.name("requests")]) }
        return nil
      }
      return plan(
        values,
        in: [.name("requests")],
        zone(members["zone"], [.name("zone")]),
        date(members["date"], [.name("date")])
      )
    case _:
      refuse("the plan is not a list of requests", help: Self.empty, at: [])
      return nil
    }
  }

  private static let empty = "write `[]` with the pending requests in it"

  private mutating func plan(
    _ values: [Payload.Value],
    in path: [JSONStep],
    _ zone: Zone?,
    _ date: CivilDateTime?
  ) -> Plan? {
    guard values.count <= Plan.mostRequests else {
      let most = Plan.mostRequests
      refuse("the plan has \(values.count) requests; the limit is \(most)", at: path)
      return nil
    }
    guard let first = values.first else {
      refuse("the plan has no request", help: "add the pending requests to the list", at: path)
      return nil
    }
    let form = form(of: first)
    if form == .flutter, !isScheduled(first) {
      refuse(
        "`pendingNotificationRequests` of flutter_local_notifications lists no dates",
        help: "write the arguments of `zonedSchedule`, or the list of the notification center",
        at: path + [.index(0)]
      )
      return nil
    }
    var requests: [PlannedRequest] = []
    for (index, value) in values.enumerated() {
      let other = self.form(of: value)
      if other != form, case .dictionary = value {
        let names = (other.rawValue, form.rawValue)
        refuse(
          "request \(index + 1) has the form of \(names.0), request 1 that of \(names.1)",
          help: "write lists of one form each",
          at: path + [.index(index)]
        )
        return nil
      }
      if let request = request(value, form, path + [.index(index)]) { requests.append(request) }
    }
    let plan = Plan(requests: requests, zone: zone, date: date, form: form)
    return zone == nil && form == .flutter ? plan.inOwnZone : plan
  }

  private func form(of value: Payload.Value) -> Plan.Form {
    guard case .dictionary(let members) = value else { return .belfry }
    if members["notification"] != nil { return .notifee }
    return members["identifier"] == nil && members["id"] != nil ? .flutter : .belfry
  }

  private func isScheduled(_ value: Payload.Value) -> Bool {
    guard case .dictionary(let members) = value else { return false }
    let names = [
      "scheduledDateTime", "scheduledDateTimeISO8601", "repeatInterval",
      "repeatIntervalMilliseconds",
    ]
    return names.contains { members[$0] != nil }
  }

  private mutating func request(
    _ value: Payload.Value,
    _ form: Plan.Form,
    _ path: [JSONStep]
  ) -> PlannedRequest? {
    let count = mistakes.count
    let fields =
      switch form {
      case .belfry: PlanField.request
      case .notifee: PlanField.notifee
      case .flutter: PlanField.flutter
      }
    check(value, .object(fields), path)
    guard mistakes.count == count, case .dictionary(let members) = value else { return nil }
    let request =
      switch form {
      case .belfry: own(members, path)
      case .notifee: notifee(members, path)
      case .flutter: flutter(members, path)
      }
    if let request, request.identifier.utf8.count > 1_000 {
      refuse("an identifier has more than 1000 bytes", at: path)
      return nil
    }
    return request
  }

  /// Adds a mistake at a value.
  mutating func refuse(_ message: String, help: String = "", at path: [JSONStep]) {
    // Only the mistakes that are shown need a line.
    let isShown = mistakes.count < Plan.mostMistakes
    let line = isShown ? JSONLine.line(of: path, in: bytes) : nil
    mistakes.append(PlanMistake(message, help: help, line: line))
  }
}

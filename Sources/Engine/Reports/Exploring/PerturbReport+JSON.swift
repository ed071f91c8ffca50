import Exploration
import Scenarios

/// The version of the JSON of disturbed lives.
let perturbJSONVersion = 1

extension PerturbReport {
  /// The report for programs.
  public var json: String {
    JSON.object([
      "version": .number(perturbJSONVersion),
      "release": .text(scope.release),
      "inputs": .text(scope.inputs),
      "options": .texts(scope.options),
      "shard": scope.shard.map { JSON.shard($0) },
      "zones": .text(zones),
      "problems": .list(problems.map { $0.json }),
      "isPartial": .flag(isPartial),
      "lives": .number(lives),
      "refused": .number(rows.reduce(0) { $0 + $1.refused }),
      "notReached": .number(unreached),
      "partlyPlayed": partly == 0 ? nil : .number(partly),
      "notShortened": unshrunk == 0 ? nil : .number(unshrunk),
      "limit": .text(reached.map { "\($0.name)\($0.advice)" }),
      "reached": reached.map { $0.json },
      "surprises": .number(surpriseCount),
      "scenarios": .list(rows.map { $0.json }),
    ]).written() + "\n"
  }

  /// Reads a report; nil for another value.
  init?(_ json: JSON, _ scope: RunScope, zones: String) {
    guard let rows = json["scenarios"]?.all(PerturbRow.init),
      let unreached = json["notReached"]?.count, case .flag(let isPartial)? = json["isPartial"],
      let problems = json["problems"]?.all(Problem.init)
    else { return nil }
    self.init(scope, zones: zones, problems)
    for row in rows { add(row) }
    if isPartial {
      noteEnd(
        json["reached"].flatMap { LimitReached($0) },
        partly: json["partlyPlayed"]?.count ?? 0,
        unreached: unreached,
        unshrunk: json["notShortened"]?.count ?? 0
      )
    }
  }
}

extension PerturbReport.Problem {
  fileprivate var json: JSON {
    .object([
      "type": .text(kind.rawValue), "path": .text(path), "message": .text(message),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let kind = json["type"]?.text.flatMap({ Kind(rawValue: $0) }),
      let message = json["message"]?.text
    else { return nil }
    self.init(kind, path: json["path"]?.text, message)
  }
}

extension LimitReached {
  /// The limit by its name and its amount.
  fileprivate var json: JSON { .object(["limit": .text(limit.rawValue), "most": .number(most)]) }

  fileprivate init?(_ json: JSON) {
    guard let limit = json["limit"]?.text.flatMap({ Limit(rawValue: $0) }),
      let most = json["most"]?.count
    else { return nil }
    self.init(limit, most)
  }
}

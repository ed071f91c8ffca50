import Exploration
import Scenarios
import SystemPolicy

extension PerturbRow {
  /// The row for programs.
  var json: JSON {
    .object([
      "number": .number(number),
      "id": .text(id),
      "title": .text(title),
      "path": .text(path),
      "line": .number(line),
      "ios": .text(version.map { $0.text }),
      "undisturbed": .text(undisturbed.rawValue),
      "replay": .text(replay),
      "lives": .number(lives),
      "refused": .number(refused),
      "stopped": stops,
      "hidden": .number(hidden),
      "surprises": .list(surprises.map { $0.json }),
      "expected": .list(
        expected.map { breakage, count in
          .object([
            "disturbance": .text(breakage.disturbance.rawValue),
            "rule": .text(breakage.rule.map { Law.rule($0).id }),
            "lives": .number(count),
          ])
        }
      ),
      "losses": losses.isEmpty ? nil : .list(losses.map { $0.json }),
      "tolerated": .list(
        tolerated.map { name, count in
          .object(["disturbance": .text(name.rawValue), "lives": .number(count)])
        }
      ),
    ])
  }

  /// Reads a row; nil for another value.
  init?(_ json: JSON) {
    guard let number = json["number"]?.number, let id = json["id"]?.text,
      let title = json["title"]?.text, let place = TextPlace(json, "path", "line"),
      let undisturbed = json["undisturbed"]?.text.flatMap({ ScenarioResult.End(rawValue: $0) }),
      let lives = json["lives"]?.count, let refused = json["refused"]?.count,
      let hidden = json["hidden"]?.count, let surprises = json["surprises"]?.all(Surprise.init),
      let expected = json["expected"]?.all(ExpectedBreakage.counted),
      let tolerated = json["tolerated"]?.all(DisturbanceName.counted)
    else { return nil }
    if let word = json["ios"] {
      guard case .success(let version)? = word.text.map({ OSVersion.reading($0) }) else {
        return nil
      }
      self.version = version
    }
    (self.number, self.id, self.title) = (number, id, title)
    (path, line) = (place.path, place.line)
    (self.undisturbed, self.lives, self.refused) = (undisturbed, lives, refused)
    replay = json["replay"]?.text
    guard let stopped = json["stopped"].map({ $0.all(Self.stop) }) ?? [] else { return nil }
    self.stopped = stopped
    (self.surprises, self.hidden) = (surprises, hidden)
    if let list = json["losses"] {
      guard let losses = list.all(Loss.init) else { return nil }
      self.losses = losses
    }
    self.expected = expected.map { (breakage: $0.0, count: $0.1) }
    self.tolerated = tolerated.map { (name: $0.0, count: $0.1) }
  }
}

extension PerturbRow {
  /// The limits that stopped lives; nil for none.
  private var stops: JSON? {
    guard !stopped.isEmpty else { return nil }
    let stops: [JSON] = stopped.map { stop in
      .object(["limit": .text(stop.limit), "lives": .number(stop.count)])
    }
    return .list(stops)
  }

  private static func stop(_ json: JSON) -> (limit: String, count: Int)? {
    guard let limit = json["limit"]?.text, let count = json["lives"]?.count else { return nil }
    return (limit, count)
  }
}

extension PerturbRow.Surprise {
  fileprivate var json: JSON {
    .object([
      "disturbance": .text(disturbance.rawValue),
      "consequence": .text(consequence.rawValue),
      "path": .text(place.path),
      "line": .number(place.line),
      "after": .number(after?.line),
      "afterPath": .text(after?.path),
      "rule": .text(rule.map { Law.rule($0).id }),
      "news": .text(news.map { Law.rule($0).id }),
      "dispute": .text(namedRule.flatMap { Law.rule($0).dispute }),
      "lives": .number(lives),
      "scenario": .text(shrunk?.text),
      "lines": .number(shrunk?.lines),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let disturbance = DisturbanceName(json),
      let consequence = json["consequence"]?.text.flatMap({ Consequence(rawValue: $0) }),
      let place = PerturbRow.TextPlace(json, "path", "line"), let lives = json["lives"]?.count,
      json["rule"].isRule, json["news"].isRule
    else { return nil }
    self.init(
      disturbance: disturbance,
      consequence: consequence,
      place: place,
      after: PerturbRow.TextPlace(json, "afterPath", "after"),
      rule: json["rule"].flatMap { RuleNumber($0) },
      news: json["news"].flatMap { RuleNumber($0) },
      lives: lives,
      shrunk: PerturbRow.Shrunk(json)
    )
  }
}

extension PerturbRow.Loss {
  fileprivate var json: JSON {
    .object([
      "disturbance": .text(disturbance.rawValue),
      "consequence": .text(consequence.rawValue),
      "path": .text(place.path),
      "line": .number(place.line),
      "rule": .text(rule.map { Law.rule($0).id }),
      "lives": .number(lives),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let (disturbance, lives) = DisturbanceName.counted(json), json["rule"].isRule,
      let consequence = json["consequence"]?.text.flatMap({ Consequence(rawValue: $0) }),
      let place = PerturbRow.TextPlace(json, "path", "line")
    else { return nil }
    self.init(
      disturbance: disturbance,
      consequence: consequence,
      place: place,
      rule: json["rule"].flatMap { RuleNumber($0) },
      lives: lives
    )
  }
}

extension PerturbRow.TextPlace {
  fileprivate init?(_ json: JSON, _ path: String, _ line: String) {
    guard let path = json[path]?.text, let line = json[line]?.count else { return nil }
    self.init(path: path, line: line)
  }
}

extension PerturbRow.Shrunk {
  fileprivate init?(_ json: JSON) {
    guard let text = json["scenario"]?.text, let lines = json["lines"]?.count else { return nil }
    (self.text, self.lines) = (text, lines)
  }
}

extension RuleNumber {
  fileprivate init?(_ id: JSON) {
    guard let number = id.text.flatMap({ Law.rule(named: $0) })?.number else { return nil }
    self = number
  }
}

extension JSON? {
  /// A Boolean value that indicates whether the value names a rule or is absent.
  fileprivate var isRule: Bool { map { RuleNumber($0) != nil } ?? true }
}

extension DisturbanceName {
  fileprivate init?(_ json: JSON) {
    guard let name = json["disturbance"]?.text else { return nil }
    self.init(rawValue: name)
  }

  fileprivate static func counted(_ json: JSON) -> (DisturbanceName, Int)? {
    guard let name = DisturbanceName(json), let count = json["lives"]?.count else { return nil }
    return (name, count)
  }
}

extension ExpectedBreakage {
  fileprivate static func counted(_ json: JSON) -> (ExpectedBreakage, Int)? {
    guard let (name, count) = DisturbanceName.counted(json), json["rule"].isRule else { return nil }
    let rule = json["rule"].flatMap { RuleNumber($0) }
    return (ExpectedBreakage(disturbance: name, rule: rule), count)
  }
}

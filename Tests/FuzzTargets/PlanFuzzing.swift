import Exploration
import PhoneDescription
import Reports
import VirtualTime

/// Reads an input as a plan, plays it on for a day and writes every report.
enum PlanFuzzing {
  static let words: [String] =
    (PlanField.plan + PlanField.request + PlanField.content + PlanField.trigger
    + PlanField.dateComponents + PlanField.notifee + PlanField.flutter).map { "\"\($0.name)\"" }
    + [
      "{", "}", "[", "]", ":", ",", "true", "false", "null", "1e9", "-1", "0.5", "60",
      "1767225600000",
      "\"2026-03-08T01:59:00\"", "\"Europe/Berlin\"", "\"calendar\"", "\"timeInterval\"", "\\u0041",
    ]

  static func feed(_ bytes: [UInt8]) throws(FuzzViolation) -> FuzzWork {
    var work = FuzzWork()
    guard let span = PlanSpan("1d") else { return work }
    let plan: Plan
    switch Plan.reading(bytes, named: "fuzz") {
    case .success(let read): plan = read
    case .failure(let mistakes):
      try FuzzViolation.unless(!mistakes.all.isEmpty, "a plan is refused without a mistake")
      for mistake in mistakes.all { work.add(mistake.message + mistake.help) }
      return work
    }
    let choices = PlanChoices(span: span)
    var player = PlanPlayer(choices)
    let life: PlanLife
    do throws(PlanMistake) {
      life = try player.play(plan, named: "fuzz", in: nil)
    } catch {
      work.add(error.message + error.help)
      return work
    }
    work.events += life.deliveries.count
    var writer = PlanJSON(of: "fuzz", for: span)
    var json = ""
    writer.add(life) { json += $0 }
    writer.end { json += $0 }
    try FuzzViolation.unless(json.hasPrefix("{") && json.hasSuffix("}\n"), "JSON ends too early")
    work.add(json)
    var text = PlanText(Palette(isColored: false), hasDays: true, PlanLabels([choices]))
    text.add(life, named: "fuzz", for: span)
    work.add(text.text)
    var picture = PlanPicture(of: "fuzz", for: span)
    picture.add(life)
    work.add(picture.svg)
    return work
  }
}

import Exploration
import Scenarios
import SystemPolicy

/// The forms of the JSON of plans and disturbed lives.
extension JSONSchema {
  private static var count: JSONSchema { .number(least: 0) }
  private static var line: JSONSchema { .number(least: 1) }
  private static var grade: JSONSchema { .text(Evidence.Grade.allCases.map { $0.rawValue }) }
  private static var readings: JSONSchema { .text(Reading.allCases.map { $0.rawValue }) }
  private static var version: Member {
    Member("version", line, "The version of this form; it is 1.")
  }

  /// A plan that was played on, as `plan --format json` writes it.
  static var plan: JSONSchema {
    .object([
      version,
      Member("plan", .text(), "The path of the list or of the scenario."),
      Member("span", .text(), "The length of time, such as 1y."),
      Member("lives", .list(planLife), "The outcome for each version, reading and zone."),
      Member(
        "notPlayed",
        .object([
          Member("limit", .text(), "The limit, and what to write."),
          Member("lives", count, "Their number."),
        ]),
        "The lives that a limit kept from being played; absent for none.",
        isRequired: false
      ),
    ])
  }

  private static var planLife: JSONSchema {
    .object([
      Member("zone", .text(), "The time zone of the phone."),
      Member("ios", .text(), "The version of iOS."),
      Member("reading", readings, "The reading."),
      Member("start", .text(), "The date and time at which the requests are added."),
      Member("end", .text(), "The date and time of the end."),
      Member("stopped", .text(), "The date at which a limit ended it early.", isRequired: false),
      Member("limit", .text(), "The limit, and what to write.", isRequired: false),
      Member(
        "waiting",
        count,
        "The number of requests that wait for a place; absent for none.",
        isRequired: false
      ),
      Member("deliveries", .list(planDelivery), "The notifications that come, in order."),
      Member("findings", .list(planFinding), "The findings, the most important kind first."),
      Member("pending", .list(planPending), "The requests that are pending at the end."),
    ])
  }

  private static var planDelivery: JSONSchema {
    .object([
      Member("identifier", .text(), "The identifier of the request."),
      Member("date", .text(), "The date and time on the phone's clock."),
      Member(
        "offset",
        .text(),
        "The offset, if the clock shows the time twice.",
        isRequired: false
      ),
    ])
  }

  private static var planPending: JSONSchema {
    .object([
      Member("identifier", .text(), "The identifier of the request."),
      Member("next", .text(), "Its next date; absent if it never fires.", isRequired: false),
    ])
  }

  private static var planFinding: JSONSchema {
    .object(
      [
        Member("kind", .text(PlanFinding.Kind.allCases.map { $0.rawValue }), "The kind."),
        Member("sentence", .text(), "The meaning of the kind."),
        Member("identifiers", .list(.text()), "The requests."),
        Member("note", .text(), "The circumstances, such as the time.", isRequired: false),
        Member("count", count, "The number of times that it happens."),
        Member("first", .text(), "The first date at which it happens.", isRequired: false),
        Member("last", .text(), "The last date at which it happens.", isRequired: false),
      ] + decidingRule + [
        Member("dispute", .text(), "The dispute about the rule.", isRequired: false),
        Member("side", .text(), "The side that the rule takes.", isRequired: false),
        Member("others", .list(.text()), "The other sides.", isRequired: false),
      ]
    )
  }

  /// The members about a limit that ends an exploration early.
  static var earlyEnd: [Member] {
    [
      Member("isPartial", .flag, "Whether a limit ended it early."),
      Member(
        "limit",
        .text(),
        "The limit that ended it early, and what to write.",
        isRequired: false
      ),
    ]
  }

  /// The members about a deciding rule.
  static var decidingRule: [Member] {
    [
      Member("rule", .text(), "The rule that decided it.", isRequired: false),
      Member("grade", grade, "The grade of its evidence.", isRequired: false),
      Member("behaviour", .text(), "The rule as a sentence.", isRequired: false),
    ]
  }

  /// The lives around scenarios, as `perturb --format json` writes them.
  static var perturb: JSONSchema {
    .object(
      [
        version,
        Member("release", .text(), "The release of Belfry."),
        Member("inputs", .text(), "The digest of what was read."),
        Member("options", .list(.text()), "The flags that choose scenarios and lives."),
        Member("shard", .shard, "The part that was played, with --shard.", isRequired: false),
        Member("zones", .text(), "The release of the tz database."),
        Member("problems", .list(perturbProblem), "The paths that could not be read."),
      ] + earlyEnd + [
        Member(
          "reached",
          .object([
            Member("limit", .text(Limit.allCases.map { $0.rawValue }), "Its name."),
            Member("most", count, "The amount that it allows."),
          ]),
          "The same limit, for programs.",
          isRequired: false
        ),
        Member("lives", count, "The number of lives that were played."),
        Member("refused", count, "The number of lives that the phone refused."),
        Member("notReached", count, "The number of scenarios that were not reached."),
        Member(
          "partlyPlayed",
          count,
          "The number of scenarios whose lives were not all played.",
          isRequired: false
        ),
        Member(
          "notShortened",
          count,
          "The number of surprises that have no scenario, because a limit ended it before.",
          isRequired: false
        ),
        Member("surprises", count, "The number of surprises."),
        Member(
          "scenarios",
          .list(perturbed),
          "The scenarios, in the order in which they are read."
        ),
      ]
    )
  }

  private static var perturbProblem: JSONSchema {
    .object([
      Member("type", .text(PerturbReport.Problem.Kind.allCases.map { $0.rawValue }), "The kind."),
      Member("path", .text(), "The path; absent if it is about shards.", isRequired: false),
      Member("message", .text(), "What is wrong."),
    ])
  }

  private static var perturbed: JSONSchema {
    .object([
      Member("number", line, "Its place among all scenarios that the flags choose."),
      Member("id", .text(), "The id."),
      Member("title", .text(), "The title."),
      Member("path", .text(), "The path of the script."),
      Member("line", line, "The line of the title."),
      Member("ios", .text(), "The version of iOS, with --ios.", isRequired: false),
      Member(
        "undisturbed",
        .text(ScenarioResult.End.allCases.map { $0.rawValue }),
        "The outcome without a disturbance."
      ),
      Member(
        "replay",
        .text(),
        "The command that shows why it is red without a disturbance.",
        isRequired: false
      ),
      Member("lives", count, "The number of lives."),
      Member("refused", count, "The number of lives that the phone refused."),
      Member(
        "stopped",
        .list(
          .object([
            Member("limit", .text(), "The limit, and what to write."),
            Member("lives", count, "The number of lives that it stopped."),
          ])
        ),
        "The limits that stopped single lives.",
        isRequired: false
      ),
      Member("hidden", .number(least: 0), "The number of surprises that are not listed."),
      Member("surprises", .list(surprise), "The surprises that are listed."),
      Member("expected", .list(breakage), "The breakages that the disturbances announce."),
      Member(
        "losses",
        .list(loss),
        "The failures among them with their lines, with --every.",
        isRequired: false
      ),
      Member("tolerated", .list(toleration), "The disturbances that the scenario tolerates."),
    ])
  }

  private static var disturbance: Member {
    Member("disturbance", .text(DisturbanceName.allCases.map { $0.rawValue }), "Its name.")
  }

  private static var surprise: JSONSchema {
    .object([
      disturbance,
      Member("consequence", .text(Consequence.allCases.map { $0.rawValue }), "What breaks."),
      Member("path", .text(), "The path of the expectation."),
      Member("line", line, "The line of the expectation."),
      Member("after", line, "The line before the disturbance.", isRequired: false),
      Member("afterPath", .text(), "The path of that line.", isRequired: false),
      Member("rule", .text(), "The rule that decided it.", isRequired: false),
      Member("news", .text(), "The first rule that is new.", isRequired: false),
      Member("dispute", .text(), "The dispute about the rule.", isRequired: false),
      Member("lives", count, "The number of lives that show it."),
      Member("scenario", .text(), "The shortest scenario that shows it.", isRequired: false),
      Member("lines", count, "The number of its steps and expectations.", isRequired: false),
    ])
  }

  private static var breakage: JSONSchema {
    .object([
      disturbance,
      Member("rule", .text(), "The rule of the disturbance that decided it.", isRequired: false),
      Member("lives", count, "The number of lives."),
    ])
  }

  private static var loss: JSONSchema {
    .object([
      disturbance,
      Member("consequence", .text(Consequence.allCases.map { $0.rawValue }), "What breaks."),
      Member("path", .text(), "The path of the expectation."),
      Member("line", line, "The line of the expectation."),
      Member("rule", .text(), "The rule of the disturbance that decided it.", isRequired: false),
      Member("lives", count, "The number of lives that show it."),
    ])
  }

  private static var toleration: JSONSchema {
    .object([disturbance, Member("lives", count, "The number of lives that would surprise.")])
  }
}

import PhoneDescription
import Reports
import SystemPolicy

/// The command that lists the rules.
enum Rules {
  static let command = Command(
    name: "rules",
    group: .lookFurther,
    operands: "",
    summary: "list every rule with its versions and evidence",
    discussion: """
      --transitions draws three state machines: the state of an app, the notification permission
      and the location permission. Each transition names the rule that decides it.
      """,
    flags: [
      .init("--evidence", nil, "list the grade and the source of every rule, and count the grades"),
      .init("--transitions", nil, "draw state machines: state, event, next state, rule"),
      .init("--format", "NAME", "table or json; with --transitions table, markdown or mermaid"),
      .init("--ios", "VERSION", "the iOS version for --transitions, such as 12"),
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.isEmpty else {
      let command = ShellCommand(words: ["belfry", "explain"] + arguments.operands.prefix(1))
      throw UsageError("rules takes no names; write \(command.text)")
    }
    if arguments.has("--evidence") {
      if let other = ["--transitions", "--format", "--ios"].first(where: arguments.has) {
        throw UsageError("--evidence cannot be combined with \(other); remove one of them")
      }
      console.print(evidenceTable())
      return .passed
    }
    guard arguments.has("--transitions") else {
      guard !arguments.has("--ios") else {
        throw UsageError("--ios is for rules --transitions; write belfry rules without --ios")
      }
      let format = try arguments.choice("--format", among: ["table", "json"]) ?? "table"
      console.print(format == "json" ? jsonRules() : rulesTable())
      return .passed
    }
    let formats = TransitionsFormat.allCases
    let name = try arguments.choice("--format", among: formats.map(\.rawValue))
    let format = formats.first { $0.rawValue == name } ?? .table
    console.print(transitions(format, on: try version(arguments)))
    return .passed
  }

  private static func version(_ arguments: Arguments) throws(UsageError) -> OSVersion {
    let versions = try arguments.variants().versions
    guard versions.count <= 1 else {
      throw UsageError("--ios of --transitions is one version, such as --ios 12")
    }
    let version = versions.first ?? .newest
    guard version >= .center else {
      let first = OSVersion.center.text
      throw UsageError("state machines are drawn from iOS \(first) on; write --ios \(first)")
    }
    return version
  }
}

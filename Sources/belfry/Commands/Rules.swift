import Reports
import SystemPolicy

/// Lists the law.
enum Rules {
  static let command = Command(
    name: "rules",
    operands: "",
    summary: "lists every rule with its facts, versions, evidence and guard",
    discussion: """
      --transitions draws the state machines of the phone: the state of an app, the permission to
      notify and the permission to know the location. A phone is driven through every state and
      every event; the rule of a transition is the one without which the phone would do otherwise.
      """,
    flags: [
      .init("--transitions", nil, "draws state machines instead: state, event, next state, rule"),
      .init("--format", "NAME", "table or json; of --transitions table, markdown or mermaid"),
      .init("--ios", "VERSION", "the version of iOS for --transitions, such as 12"),
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.isEmpty else {
      throw UsageError("rules takes no names; belfry explain \(arguments.operands[0]) does")
    }
    guard arguments.has("--transitions") else {
      guard !arguments.has("--ios") else {
        throw UsageError("--ios is for rules --transitions; a rule says itself where it holds")
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
    guard versions.count <= 1 else { throw UsageError("--ios of --transitions is one version") }
    let version = versions.first ?? .newest
    guard version >= .center else {
      let first = OSVersion.center.text
      throw UsageError("state machines are drawn from iOS \(first) on; write --ios \(first)")
    }
    return version
  }
}

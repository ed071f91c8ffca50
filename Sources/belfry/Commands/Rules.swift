import Reports

/// Lists the law.
enum Rules {
  static let command = Command(
    name: "rules",
    operands: "",
    summary: "lists every rule with its facts, versions, evidence and guard",
    discussion: "",
    flags: [.init("--format", "NAME", "table or json; a table by default")],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.isEmpty else {
      throw UsageError("rules takes no names; belfry explain \(arguments.operands[0]) does")
    }
    let format = try arguments.choice("--format", among: ["table", "json"]) ?? "table"
    console.print(format == "json" ? jsonRules() : rulesTable())
    return .passed
  }
}

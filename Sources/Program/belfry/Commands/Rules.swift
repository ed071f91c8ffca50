import PhoneDescription
import Reports
import SystemPolicy

/// The command that lists the rules.
enum Rules: Subcommand {
  static let name = "rules"
  static let group = Command.Group.lookFurther
  static let operands = ""
  static let summary = "list every rule with its versions and evidence"

  static var discussion: String {
    """
    --transitions draws three state machines: the state of an app, the notification permission
    and the location permission. Each transition names the rule that decides it.
    """
  }

  static func run(
    _ options: RulesOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    switch options.output {
    case .table: console.print(rulesTable(Palette.usual))
    case .json: console.print(unfolded: jsonRules())
    case .evidence: console.print(evidenceTable())
    case .transitions(let format, let version):
      console.print(unfolded: transitions(format, on: version))
    }
    return .passed
  }
}

/// The values of the command line of `belfry rules`.
struct RulesOptions: CommandOptions {
  /// The text that is printed.
  enum Output {
    case table, json, evidence
    case transitions(TransitionsFormat, OSVersion)
  }

  let output: Output

  init(_ flags: inout FlagReader) {
    if let name = flags.operands.first {
      let command = ShellCommand(words: ["belfry", "explain", name])
      flags.refuse(UsageError("rules takes no names; write \(command.text)"))
    }
    let isEvidence = flags.has(
      "--evidence",
      "list the grade and the source of every rule, and count the grades"
    )
    let isTransitions = flags.has(
      "--transitions",
      "draw state machines: state, event, next state, rule"
    )
    if isEvidence, isTransitions { flags.refuse(UsageError(besideEvidence: "--transitions")) }
    let format = flags.value(
      "--format",
      "NAME",
      "table or json; with --transitions table, markdown or mermaid",
      as: FlagType { word, flag throws(UsageError) in
        if isEvidence { throw UsageError(besideEvidence: flag) }
        guard isTransitions else { return .list(try FlagType.word.read(word, flag)) }
        return .transitions(try FlagType.word.read(word, flag))
      } as FlagType<Format>
    )
    let version = flags.value(
      "--ios",
      "VERSION",
      "the iOS version for --transitions, such as 12",
      as: FlagType { word, flag throws(UsageError) in
        if isEvidence { throw UsageError(besideEvidence: flag) }
        guard isTransitions else {
          throw UsageError("\(flag) is for rules --transitions; write belfry rules without --ios")
        }
        return try Self.version(word, flag)
      }
    )
    switch format {
    case _ where isEvidence: output = .evidence
    case .transitions(let format): output = .transitions(format, version ?? .newest)
    case nil where isTransitions: output = .transitions(.table, version ?? .newest)
    case .list(.json): output = .json
    case .list(.table), nil: output = .table
    }
  }

  /// A value of `--format`: of the list of rules, or of state machines.
  private enum Format {
    case list(ListFormat)
    case transitions(TransitionsFormat)
  }

  private enum ListFormat: String, CaseIterable {
    case table, json
  }

  /// Returns the version on which state machines are drawn.
  private static func version(_ word: String, _ flag: String) throws(UsageError) -> OSVersion {
    let versions = try FlagType.versions.read(word, flag)
    guard let version = versions.first, versions.count == 1 else {
      throw UsageError("\(flag) of --transitions is one version, such as \(flag) 12")
    }
    guard version >= .center else {
      let first = OSVersion.center.text
      throw UsageError("state machines are drawn from iOS \(first) on; write \(flag) \(first)")
    }
    return version
  }
}

extension UsageError {
  /// A flag that has no use where the evidence is listed.
  fileprivate init(besideEvidence flag: String) {
    self.init("--evidence cannot be combined with \(flag); remove one of them")
  }
}

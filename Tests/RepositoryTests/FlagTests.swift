import Support
import Testing

/// The flags of the program and the pages that use them.
@Suite struct FlagTests {
  /// The commands, as the overview lists them.
  static var commands: [String] {
    get throws {
      let overview = try Program.run(["help"]).output
      let topics = overview.ranges(of: "\ntopics\n").first?.lowerBound ?? overview.endIndex
      return overview[..<topics].matches(of: #/\n  ([a-z]+) /#).map { String($0.1) }
    }
  }

  @Test func `a page about a command uses each of its flags`() throws {
    let pages =
      try
      (["README.md"] + Repository.files(in: "Documentation", endingIn: ".md")
      + Repository.files(in: ".github", endingIn: ".yml"))
      .map { try Repository.text(of: $0) }
    let commands = try Self.commands
    #expect(commands.count == 12)
    for command in commands {
      let about = pages.filter { $0.contains("belfry \(command)") }.joined(separator: "\n")
      let flags = try Self.flags(of: command)
      #expect(!flags.isEmpty, "belfry \(command) lists no flag")
      for flag in flags where !about.uses(flag) {
        Issue.record("no page about belfry \(command) uses \(flag); describe it or remove it")
      }
    }
  }

  /// Each flag that help lists is one that the command line knows, so help and parsing agree.
  @Test func `a command knows the flags that its help lists, and no other`() throws {
    for command in try Self.commands {
      for flag in try Self.flags(of: command) {
        // An empty value is a mistake of every flag, and is found before anything is read.
        let errors = try Program.run([command, "\(flag)="]).errors
        let isKnown = errors.contains("needs a value") || errors.contains("takes no value")
        #expect(isKnown, "belfry \(command) \(flag): \(errors)")
      }
      let errors = try Program.run([command, "--unknown"]).errors
      #expect(errors.contains("unknown flag of \(command)"), "\(errors)")
    }
  }

  private static func flags(of command: String) throws -> [String] {
    let help = try Program.run([command, "--help-all"]).output
    return help.matches(of: /\n  (--?[a-z-]+)/).map { String($0.1) }
  }
}

extension String {
  /// Indicates whether the text has a flag, and not only a longer one that begins with it.
  fileprivate func uses(_ flag: String) -> Bool {
    ranges(of: flag).contains { range in
      let next = self[range.upperBound...].first
      return next != "-" && next?.isLetter != true
    }
  }
}

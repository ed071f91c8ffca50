import Support
import Testing

/// The help of the program, and its answers to the words of other tools.
@Suite struct HelpTests {
  static let commands = ["run", "check", "fmt", "new", "explain", "rules"]

  @Test func `the overview fits a terminal of 80 columns and 24 lines`() throws {
    let text = try Program.run(["help"]).output
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(lines.count { $0 == "every day" || $0 == "look further" } == 2)
    for command in Self.commands { #expect(text.contains("\n  \(command) ")) }
    #expect(Self.commands.count <= 10)
  }

  /// The flags that a help text lists.
  static func flags(in text: String) -> [String] {
    text.matches(of: /\n  (--[a-z-]+)/).map { String($0.1) }
  }

  @Test(arguments: commands)
  func `help shows at most fifteen flags, and --help-all shows all`(command: String) throws {
    let common = Self.flags(in: try Program.run([command, "--help"]).output)
    let all = Self.flags(in: try Program.run([command, "--help-all"]).output)
    #expect(common.count <= 15)
    #expect(Set(all).isSuperset(of: common))
    #expect(all.contains("--color") || ["rules", "new"].contains(command))
    let help = try Program.run([command, "--help"]).output
    #expect(help.contains("--help-all lists") == (common.count < all.count))
  }

  @Test func `the first scenario of the help plays`() throws {
    let text = try Program.run(["help", "scenario"]).output
    #expect(try Program.run(["run", "-"], input: text).status == 0)
  }

  /// Arguments, status, and a part of the output.
  static let habits: [(arguments: [String], status: Int32, says: String)] = [
    (["version"], 0, "belfry 0."),
    (["test"], 2, "'test' is not a command; write belfry run"),
    (["init"], 2, "write belfry new"),
    (["-v"], 2, "'-v' is not a command; write belfry run, or belfry --version"),
    (["run", "--silent"], 2, "write --quiet, and > /dev/null for the status alone"),
    (["check", "-q"], 2, "write belfry check > /dev/null for the status alone"),
    (["check", "-v"], 2, "unknown flag of check '-v'; remove it"),
    (["check", "-x"], 2, "unknown flag of check '-x'; remove it"),
    (["check", "-j", "4"], 2, "unknown flag of check '-j'; remove it"),
    (["run", "--parallel"], 2, "write --jobs auto"),
    (["plan", "a.json", "--zones", "Asia/Tokyo"], 2, "write --in Europe/Berlin,Asia/Tokyo"),
    (["plan", "a.json", "--ios", "9"], 2, "a list is played on iOS 10 or later"),
    (["run", "--jobs", "0"], 2, "--jobs is a number from 1 to 64, or auto, not '0'"),
    (["run", "-j", "many"], 2, "--jobs is a number from 1 to 64, or auto, not 'many'"),
    (["run", "-p"], 2, "unknown flag of run '-p'; belfry run --help lists them"),
    (["run", "-q", "-v"], 2, "--quiet prints less and --verbose more; write one of them"),
    (["run", "--link-source", "https://host/{path}"], 2, "add --report-html FILE"),
    (
      ["run", "--report-html", "/dev/null", "--link-source", "https://host/main"], 2,
      "--link-source needs {path}, the place of the file, as in https://host/"
    ),
    (["run", "--format", "json"], 2, "write --report-json - for JSON"),
    (["run", "--strict-facts=weak"], 2, "--strict-facts is documented or reported, not 'weak'"),
    (["run", "--strict-facts", "reported"], 2, "write --strict-facts=reported"),
    (["rules", "--evidence", "--ios", "12"], 2, "--evidence cannot be combined with --ios"),
  ]

  @Test(arguments: habits.indices)
  func `the words of other tools are known or answered`(row: Int) throws {
    let (arguments, status, says) = Self.habits[row]
    let outcome = try Program.run(arguments)
    let text = outcome.output + outcome.errors
    #expect(outcome.status == status, "\(arguments)\n\(text)")
    #expect(text.contains(says), "\(arguments)\n\(text)")
  }

  @Test func `rules --evidence ends with the number of rules of each grade`() throws {
    let output = try Program.run(["rules", "--evidence"]).output
    let lines = output.split(separator: "\n")
    let last = try #require(lines.last)
    let total = try #require(last.firstMatch(of: /^(\d+) rules:/)).1
    #expect(Int(total) == lines.count - 1)
    for part in last.drop(while: { $0 != ":" }).dropFirst(2).split(separator: ", ") {
      let words = part.split(separator: " ", maxSplits: 1)
      #expect(Int(words[0]) == lines.dropLast().count { $0.hasPrefix(words[1] + "  ") })
    }
  }

  @Test func `a grade rejects outcomes that weaker rules decide`() throws {
    let strict = try Program.run(
      ["run", "--strict-facts=documented", "-"],
      input: CommandLineTests.denied
    )
    #expect(strict.status == 4)
    let problem = "--strict-facts=documented: 1 outcome depends on a rule weaker than documented"
    #expect(strict.errors.contains(problem), "\(strict.errors)")
  }
}

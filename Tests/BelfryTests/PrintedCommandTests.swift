import Foundation
import Support
import Testing

/// The commands that the program prints, pasted into a shell.
@Suite struct PrintedCommandTests {
  /// Names of files that a shell would read as something else, without their ending.
  static let names = [
    "plain", "a b", "it's", "say \"x\"", "$(touch pwned)", "`touch pwned`", "a&b", "a;touch pwned",
    "-x", "--list", "a\nb", "\n", "wäsche", "水", "\u{0D4E};touch pwned", "\u{0D4E}'", "back\\slash",
    "\u{202E}abc", "\u{1B}[31m", "%s%n", "a!b", "<b>&amp;", "]]>", "a|b", "#x", "~", "*",
  ]

  /// A scenario that fails, about a notification whose identifier needs quotes.
  private static let failing = """
    scenario "nothing comes"
    device has authorization denied
    @08:00  user    opens app
            app     adds "it's; $(touch pwned)" now
            expect  "it's; $(touch pwned)" delivered

    """

  private static let id = "it's; $(touch pwned)"

  private static func scratch() throws -> Scratch {
    let scratch = try Scratch()
    for name in names { try scratch.write(failing, to: "s/\(name).scenario") }
    return scratch
  }

  /// The words of the commands that play each file again.
  private static var replays: [[String]] {
    names.map { ["run", "s/\($0).scenario:1", "--why", id] }
  }

  /// Reads commands as a shell does that has `belfry` as a function.
  private static func words(of commands: [String]) throws -> [[String]] {
    let scratch = try Scratch()
    let script = "belfry() { printf '%s\\0' \"$@\"; printf '\\0'; }\n"
    try scratch.write(script + commands.map { $0 + "\n" }.joined(), to: "script")
    let output = try scratch.bash("sh ./script")
    #expect(try scratch.files().keys.sorted() == ["script"], "a name was run")
    return output.components(separatedBy: "\0\0").dropLast().map {
      $0.components(separatedBy: "\0")
    }
  }

  private static func expectReplays(_ commands: [String], _ report: String) throws {
    let read = try words(of: commands)
    let bytes = Set(read.map { $0.map { Array($0.utf8) } })
    #expect(bytes == Set(replays.map { $0.map { Array($0.utf8) } }), "\(report): \(commands)")
  }

  /// The commands in a text for people.
  private static func replays(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ *= replay +(.+)$/).map { String($0.1) }
    }
  }

  @Test func `every report has commands that a shell reads back`() throws {
    let scratch = try Self.scratch()
    let run = try scratch.belfry(
      "run",
      "s",
      "--report-json",
      "r.json",
      "--report-junit",
      "r.xml",
      "--report-tap",
      "r.tap",
      "--report-html",
      "r.html"
    )
    #expect(run.status == 1, "\(run.errors)")
    try Self.expectReplays(Self.replays(in: run.output), "terminal")

    let object = try JSONSerialization.jsonObject(with: Data(try scratch.text("r.json").utf8))
    let files = (object as? [String: Any])?["files"] as? [[String: Any]] ?? []
    let scenarios = files.flatMap { $0["scenarios"] as? [[String: Any]] ?? [] }
    let cases = scenarios.compactMap { $0["case"] as? [String: Any] }
    let texts = cases.flatMap { $0["problems"] as? [[String: Any]] ?? [] }.compactMap {
      $0["text"] as? String
    }
    try Self.expectReplays(texts.flatMap { Self.replays(in: $0) }, "JSON")

    let junit = try MarkupReader(try scratch.text("r.xml")).elements
    let failures = junit.filter { $0.name == "failure" }.map(\.text)
    try Self.expectReplays(failures.flatMap { Self.replays(in: $0) }, "JUnit")

    // A text of several lines is a block of YAML, as it is.
    try Self.expectReplays(Self.replays(in: try scratch.text("r.tap")), "TAP")

    let page = try scratch.text("r.html")
    let cards = page.matches(of: /<dt>replay<\/dt> <dd><code>(.*?)<\/code>/).map { String($0.1) }
    try Self.expectReplays(
      try cards.map { try MarkupReader("<x>\($0)</x>").elements[0].text },
      "page"
    )
  }

  @Test func `the commands on GitHub can be pasted`() throws {
    let scratch = try Self.scratch()
    for name in Self.names.dropFirst(8) {
      try FileManager.default.removeItem(at: scratch.folder.appending(path: "s/\(name).scenario"))
    }
    let run = try Program.run(
      ["run", "s", "--github"],
      environment: ["GITHUB_STEP_SUMMARY": scratch.folder.appending(path: "summary.md").path],
      in: scratch.folder
    )
    let expected = Set(Self.replays.prefix(8))
    let annotations = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }.map {
      [("%0A", "\n"), ("%0D", "\r"), ("%25", "%")].reduce(String($0)) { text, sign in
        text.replacing(sign.0, with: sign.1)
      }
    }
    let commands = annotations.flatMap { Self.replays(in: $0) }
    #expect(try Set(Self.words(of: commands)) == expected, "\(annotations)")
    let summary = try scratch.text("summary.md")
    let blocks = try summary.matches(of: /<pre>\n(?s:(.*?))<\/pre>/).map {
      try MarkupReader("<pre>\($0.1)</pre>").elements[0].text
    }
    #expect(try Set(Self.words(of: blocks.flatMap { Self.replays(in: $0) })) == expected)
  }

  @Test(arguments: names)
  func `a message has a command that a shell reads back`(name: String) throws {
    let scratch = try Scratch(["d/x.md": "text"])
    let file = "\(name).scenario"
    try scratch.write(Self.failing, to: "d/\(file)")
    func expect(_ text: String, _ pattern: Regex<(Substring, Substring)>, _ words: [String]) throws
    {
      let command = try #require(text.firstMatch(of: pattern).map { String($0.1) }, "\(text)")
      let read = try Self.words(of: [command])
      #expect(read.map { $0.map { Array($0.utf8) } } == [words.map { Array($0.utf8) }], "\(text)")
    }
    let red = try scratch.belfry("perturb", "d/\(file)")
    try expect(red.output, /see (.*)\n/, ["run", "d/\(file):1"])

    let folder = "d/\(name)"
    try scratch.write("", to: "\(folder)/.keep")
    let only = try scratch.belfry("draw", folder)
    try expect(only.errors, /which (.*) prints\n/, ["run", "--list", "--verbose", folder])
    let started = try scratch.belfry("new", folder)
    try expect(started.output, /next: (.*)\n/, ["run", "\(folder)/scenarios"])

    let command = try scratch.belfry("d/\(file)")
    try expect(command.errors, /; write (.*)\n/, ["run", "d/\(file)"])
    let rules = try scratch.belfry("rules", "--", "x\(name)")
    try expect(rules.errors, /; write (.*)\n/, ["explain", "x\(name)"])

    let page =
      "```scenario file=tea.scenario\n\(CommandLineTests.passing)```\n"
      + "```console\n$ belfry check tea.scenario\n2 files\n```\n"
    try scratch.write(page, to: "p/\(name).md")
    let stale = try scratch.belfry("run", "p/\(name).md")
    try expect(stale.errors, /; (\S+ .*) writes it\n/, ["run", "--update", "p/\(name).md"])
  }

  @Test func `a word of a page is no command of a shell`() throws {
    for sign in [";", "&", "|", "$(touch pwned)", "`touch pwned`", "'"] {
      for letter in ["\u{0D4E}", "\u{111C2}", "\u{0600}"] {
        let page =
          "```scenario file=tea.scenario\n\(CommandLineTests.passing)```\n"
          + "```console\n$ belfry run tea.scenario \(letter)\(sign)touch pwned\nx\n```\n"
        let scratch = try Scratch(["page.md": page])
        let run = try scratch.belfry("run", "page.md")
        #expect(run.status == 2 && run.errors.contains("needs a shell"), "\(run.errors)")
      }
    }
  }
}

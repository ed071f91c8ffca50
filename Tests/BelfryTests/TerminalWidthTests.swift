import Foundation
import Reports
import Support
import Testing

/// Every command on a terminal of 80 columns: no line goes on past its edge if it could be divided.
@Suite struct TerminalWidthTests {
  private static let width = 80

  private static let failing = """
    scenario "snoozed and denied, with a title that is much too long for one line of a terminal"
    device  has authorization authorized
    @07:50  user    opens app
            app     sets categories "PILL" with actions "SNOOZE"
            app     adds "pill" after 10m title "Pill" category "PILL" body "With a glass of water"
            user    leaves app
    @08:01  expect  "pill" delivered as banner list sound

    scenario "denied"
    device  has authorization denied
    @08:00  user    opens app
            app     adds "water" after 30m title "Drink water"
            expect  "water" pending
    """

  private static let passing = """
    scenario "tea"
    zone Europe/Berlin
    start 2026-03-28 20:00
    device  has authorization authorized
    @20:00  user    opens app
            app     adds "early" daily at 02:30 title "Take one tablet of this and one of that"
            app     adds "tea" after 10m title "Tea"
            user    leaves app
    @20:10  expect  "tea" delivered as banner list
            user    taps "tea"
    """

  private static let wrong = """
    scenario "one"
    @08:00  user    turns off the phone and then waits for a long time until something happens
            app     adds water in half an hour with a title that says that it is time to drink

    """

  /// The words of a command; those of the first folder read the scripts above.
  static let commands: [[String]] = [
    ["run", "red.scenario"], ["run", "red.scenario", "green.scenario", "-v"],
    ["run", "green.scenario", "--trace"], ["run", "red.scenario", "--why", "water"],
    ["run", "green.scenario", "--coverage"],
    ["run", "red.scenario", "--reading", "seeds,apple,field"],
    ["run", "green.scenario", "--ios", "13,17,26", "--strict-facts=documented"],
    ["run", "nowhere.scenario"], ["run", "--no-such-flag"], ["check", "wrong.scenario"],
    ["check", "green.scenario"], ["fmt", "--check", "green.scenario"],
    ["explain", "add-when-denied"], ["explain", "seeds"], ["explain", "readings"],
    ["explain", "user", "opens"], ["explain", "E0031"], ["explain", "limit"],
    ["explain", "delivery"], ["explain", "nothing-of-the-kind"], ["rules"],
    ["rules", "--evidence"], ["draw", "green.scenario"],
    ["draw", "green.scenario", "--at", "20:20"],
    ["plan", "green.scenario"], ["plan", "green.scenario", "--zones", "Europe/Berlin,Asia/Tokyo"],
    ["perturb", "green.scenario", "--every"], ["perturb", "red.scenario"],
    ["perturb", "--list", "--all"], ["sweep", "green.scenario"], ["merge", "green.scenario"],
    ["help"], ["help", "card"], ["help", "language"], ["new", "app"], ["site", "nowhere.md"],
  ]

  static let pages: [[String]] = {
    let overview = (try? Program.run(["help"]).output) ?? ""
    let names = Set(overview.matches(of: #/\n  ([a-z]+) /#).map { String($0.1) }).subtracting([
      "belfry"
    ])
    return names.sorted().flatMap { [["help", $0], [$0, "--help-all"]] }
  }()

  @Test func `the overview names the commands whose pages are tried`() {
    #expect(Self.pages.count >= 24 && Self.pages.contains(["help", "perturb"]))
  }

  @Test(arguments: commands + pages)
  func `no line is wider than the terminal, unless it cannot be divided`(
    words: [String]
  ) throws {
    let scratch = try Scratch([
      "red.scenario": Self.failing, "green.scenario": Self.passing, "wrong.scenario": Self.wrong,
    ])
    let terminal = try TerminalProgram(words, in: scratch.folder, environment: ["NO_COLOR": "1"])
    let output = terminal.end()
    #expect(!output.isEmpty)
    for line in output.replacing(/[^\n]*\r/, with: "").replacing("\u{1B}[K", with: "").split(
      separator: "\n"
    ) where line.count > Self.width {
      #expect(Self.isWhole(line), "\(line)")
    }
  }

  /// Returns a Boolean value that indicates whether a line may be wider than a terminal: a line of
  /// a script, a command to paste, a path, or one word.
  private static func isWhole(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").map { String($0) }
    let isScript = line.contains(#/^ *(\d+ \|| {4,}(user|app|device|expect) |@\d|\S+  @\d)/#)
    let isCommand = line.contains(#/^ *(= replay +)?(next: )?belfry /#)
    // A mark, a table of state and a diff are as wide as what they are about.
    let isBelow = line.contains(#/^ *\| +\^+$|^[-+@]/#)
    return words.count == 1 || isScript || isCommand || isBelow
      || line.hasPrefix(" ") && words.count <= 2
  }

  @Test func `a pipe gets the same bytes, however wide a terminal is`() throws {
    let scratch = try Scratch(["red.scenario": Self.failing])
    let words = ["run", "red.scenario"]
    let plain = try Program.run(words, in: scratch.folder).output
    let wide = try TerminalProgram(
      words,
      in: scratch.folder,
      columns: 1000,
      environment: ["NO_COLOR": "1"]
    ).end()
    #expect(plain == wide)
    let narrow = try TerminalProgram(words, in: scratch.folder, environment: ["NO_COLOR": "1"])
      .end()
    #expect(narrow != wide && narrow.split { $0.isWhitespace } == wide.split { $0.isWhitespace })
  }

  /// A text, the width, and its lines.
  static let texts: [(text: String, width: Int, lines: [String])] = [
    ("one two three", 20, ["one two three"]),
    ("one two three four five six seven", 30, ["one two three four five six", "  seven"]),
    // Beside a name, the rest is below its own column.
    (
      "  name  a text that is long enough for two lines of it", 40,
      ["  name  a text that is long enough for", "        two lines of it"]
    ),
    // What is in backticks stays together.
    (
      "write this: `belfry explain add-when-denied` to see it all", 40,
      ["write this:", "  `belfry explain add-when-denied` to", "  see it all"]
    ),
    // A word is never divided.
    (
      "see https://example.com/a/long/path/of/words now", 30,
      ["see", "  https://example.com/a/long/path/of/words", "  now"]
    ),
    // Lines of scripts, and the commands to paste, stay as they are.
    ("@08:00  user    opens app and more", 30, ["@08:00  user    opens app and more"]),
    ("12 | @08:00 user opens app and more", 30, ["12 | @08:00 user opens app and more"]),
    ("belfry run a.scenario --why tea", 30, ["belfry run a.scenario --why tea"]),
    // The words beside a mark go on below it.
    (
      "   |     ^^^ delivered as list at 23:00:00 today", 34,
      ["   |     ^^^ delivered as list at", "   |     23:00:00 today"]
    ),
    // Colours take no room.
    ("\u{1B}[1mone\u{1B}[0m two three", 13, ["\u{1B}[1mone\u{1B}[0m two three"]),
  ]

  @Test(arguments: texts.indices)
  func `a text is divided at spaces`(index: Int) {
    let (text, width, lines) = Self.texts[index]
    #expect(folded(text, to: width).split(separator: "\n").map(String.init) == lines)
  }
}

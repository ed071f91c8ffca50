import Foundation
import Support
import Testing

/// The gallery of false passes: ways to be green with nothing tested, or with something left out.
///
/// Each was green once, or could be. Most are beside a story that passes, since a page or a folder
/// in which one story passes is where the others are missed.
@Suite struct FalsePassTests {
  /// A way, and how it ends instead.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var files: [String: String] = [:]
    var links: [String: String] = [:]
    var arguments: [String] = ["run", "."]
    var input = ""
    var status: Int32
    var says: String
  }

  /// A way that begins in a folder `d`, where a story passes.
  private static func way(
    _ name: String,
    _ files: [String: String],
    _ links: [String: String],
    _ status: Int32,
    _ says: String
  ) -> Way {
    Way(
      testDescription: name,
      files: ["d/a.scenario": good].merging(files) { $1 },
      links: links,
      arguments: ["run", "d"],
      status: status,
      says: says
    )
  }

  static let good = CommandLineTests.passing
  static let bad = CommandLineTests.failing
  static let skipped = good.replacing(
    "scenario \"a reminder comes\"",
    with: "scenario \"a reminder comes\"  [slow]  skip \"later\""
  )

  /// A page with a story that passes, and what may be missed.
  private static func page(_ text: String) -> String {
    "# Reminders\n\n```scenario\n\(good)```\n\n\(text)\n"
  }

  /// The story that fails, with something before each of its lines.
  private static func bad(after mark: String) -> String {
    bad.replacing("comes", with: "stays").split(separator: "\n").map { "\(mark)\($0)\n" }.joined()
  }

  private static func block(_ fence: String, _ mark: String = "") -> String {
    "\(mark)\(fence)\n\(bad(after: mark))\(mark)\(fence.prefix(3))"
  }

  // MARK: The command line

  private static let calls: [(String, [String], Int32, String)] = [
    ("--ios ,", ["--ios", ","], 2, "--ios has an empty word in ','"),
    ("--ios 13,", ["--ios", "13,"], 2, "an empty word in '13,'"),
    ("--ios 13,,26", ["--ios=13,,26"], 2, "an empty word in '13,,26'"),
    ("--ios of a blank", ["--ios", " "], 2, "an empty word in ' '"),
    ("--reading ,", ["--reading", ","], 2, "--reading has an empty word in ','"),
    ("--reading ,apple", ["--reading", ",apple"], 2, "an empty word"),
    ("--ios and nothing", ["--ios="], 2, "--ios needs a value"),
    ("--tag and nothing", ["--tag="], 2, "--tag needs a value"),
    ("--filter and nothing", ["--filter", ""], 2, "--filter needs a value"),
    ("a tag that no scenario has", ["--tag", "smok"], 2, "no scenario has the tag 'smok'"),
    ("such a tag beside another", ["--tag", "all,smok"], 2, "no scenario has the tag 'smok'"),
    ("--list of such a tag", ["--list", "--tag", "all,smok"], 2, "no scenario has the tag 'smok'"),
    ("a tag of nothing but a comma", ["--tag", ","], 2, "--tag has an empty word in ','"),
    ("a filter that nothing matches", ["--filter", "never"], 2, "none of 2 scenarios is chosen"),
    ("a tag that all have, left out", ["--skip-tag", "all"], 2, "none of 2 scenarios is chosen"),
    ("--list of nothing", ["--list", "--filter", "never"], 2, "none of 2 scenarios is chosen"),
    ("an operand of no letters", [""], 2, "there is no file or folder ''"),
    ("an operand that a shell did not expand", ["*.scenario"], 2, "'*.scenario'"),
    ("a path that is not there, beside one that is", ["nowhere"], 2, "'nowhere'"),
    ("a folder with a line", [".:3"], 2, "is a folder; a line needs a file"),
    ("a line that is not there", ["a.scenario:99"], 2, "has no line 99"),
    ("a line of standard input that is not there", ["-:99"], 2, "has no line 99"),
    ("line zero", ["a.scenario:0"], 2, "lines are counted from 1"),
    ("line zero of standard input", ["-:0"], 2, "lines are counted from 1"),
    ("standard input twice", ["-", "-"], 2, "standard input can be read only once"),
    ("standard input without a word", ["-"], 3, "the script has no scenario"),
    ("a flag behind --", ["--", "--tag"], 2, "there is no file or folder '--tag'"),
    ("a flag that does not exist", ["--tags", "x"], 2, "unknown flag"),
    ("a file that is a folder", ["a.scenario/b"], 2, "as 'a.scenario' is a file"),
    ("a path that is too long", [String(repeating: "a", count: 5000)], 2, "is too long"),
    ("a limit on events", ["--max-events", "3"], 6, "after 3 events"),
    ("a coverage that is not reached", ["--min-coverage", "99"], 1, "is less than 99%"),
    ("a report that cannot be written", ["--report-tap", "no/r"], 2, "cannot be written"),
    ("a report to a full disk", ["--report-tap", "/dev/full"], 2, "cannot be written: No space"),
  ]

  static let commandLines: [Way] = calls.map { name, arguments, status, says in
    Way(
      testDescription: name,
      files: [
        "a.scenario": good.replacing("comes\"", with: "comes\"  [all]"),
        "b.scenario": good.replacing("comes\"", with: "comes\"  [all]"),
      ],
      arguments: ["run", "."] + arguments,
      input: arguments == ["-:99"] || arguments == ["-:0"] ? good : "",
      status: status,
      says: says
    )
  }

  // MARK: Pages

  private static let texts: [(String, String, Int32, String)] = [
    ("a language in capitals", block("```Scenario"), 1, "a reminder stays"),
    ("all in capitals", block("~~~ SCENARIO"), 1, "a reminder stays"),
    ("a language in braces", block("```{scenario}"), 1, "a reminder stays"),
    ("a class in braces", block("``` {.scenario #stays}"), 1, "a reminder stays"),
    ("attributes behind it", block("```scenario title=\"stays\""), 1, "a reminder stays"),
    ("attributes in braces behind it", block("```scenario{1,3}"), 1, "a reminder stays"),
    ("a word behind a comma", block("```scenario,stays"), 1, "a reminder stays"),
    ("one letter too many", block("```scenarios"), 3, "write ```scenario"),
    ("one letter too few", block("```senario"), 3, "write ```scenario"),
    ("the name of the program", block("```belfry"), 3, "write ```scenario"),
    ("no language", block("```"), 3, "a block without a language is not run"),
    ("no language, and a blank line", "```\n\n\(bad)```", 3, "without a language"),
    ("a quotation", block("```scenario", "> "), 3, "a script in a quotation is not run"),
    ("a quotation of one", block("```scenario", "> > "), 3, "in a quotation is not run"),
    ("a quotation in a list", "- " + block("```scenario", "> "), 3, "in a quotation"),
    ("a list in a quotation", "> - ```scenario\n\(bad(after: ">   "))>   ```", 3, "in a quotation"),
    ("a note of GitHub's", "> [!NOTE]\n" + block("```scenario", "> "), 3, "in a quotation"),
    ("four blanks before it", block("```scenario", "    "), 3, "indented by four more columns"),
    ("a tab before it", block("```scenario", "\t"), 3, "indented by four more columns"),
    ("a note of other tools", "!!! note\n" + block("```scenario", "    "), 3, "indented by four"),
    (
      "a comment without an end", "<!-- old\n" + block("```scenario"), 3,
      "write `-->` above the script"
    ),
    (
      "preformatted text without an end", "<pre>\n" + block("```scenario"), 3,
      "write `</pre>` above the script"
    ),
    ("a block without an end above it", "```sh\nls\n" + block("```scenario"), 3, "is not closed"),
    (
      "a list that ends within it", "- ```scenario\n  scenario \"x\"\n\(bad)  ```", 3,
      "so it ends the list"
    ),
    ("a solution of nothing", block("```scenario solution"), 3, "no block above this solution"),
    ("a zero byte before it", "\0\n" + block("```scenario"), 1, "a reminder stays"),
  ]

  static let pages: [Way] = texts.map { name, text, status, says in
    Way(testDescription: name, files: ["a.md": page(text)], status: status, says: says)
  }

  // MARK: Folders

  static let folders: [Way] = [
    way(
      "a folder that only a link leads to",
      ["x/b.scenario": bad],
      ["d/shared": "../x"],
      1,
      "FAIL"
    ),
    way("a link through a link", ["x/b.scenario": bad], ["d/e": "f", "d/f": "../x"], 1, "FAIL"),
    way("a link to a file", ["x/b.scenario": bad], ["d/b.scenario": "../x/b.scenario"], 1, "FAIL"),
    way("a link to nothing", [:], ["d/shared": "nowhere"], 3, "is a link to 'd/nowhere'"),
    way("a file that is a link to nothing", [:], ["d/b.scenario": "b"], 3, "which does not exist"),
    way("links in a circle", [:], ["d/e": "f", "d/f": "e"], 3, "its links lead in a circle"),
    way("a link to what is above", [:], ["d/up": ".."], 3, "to a folder above the one"),
    way("an ending in capitals", ["d/B.SCENARIO": bad], [:], 1, "FAIL"),
    way("a page in capitals", ["d/README.MD": "```scenario\n\(bad)```\n"], [:], 1, "FAIL"),
    way("a page by its long ending", ["d/b.markdown": "```scenario\n\(bad)```\n"], [:], 1, "FAIL"),
    way("an empty file", ["d/b.scenario": ""], [:], 3, "the script has no scenario"),
    way(
      "a file of comments",
      ["d/b.scenario": "# scenario\n"],
      [:],
      3,
      "the script has no scenario"
    ),
    way(
      "a file of facts",
      ["d/b.scenario": "phone iOS 17\n"],
      [:],
      3,
      "the script has no scenario"
    ),
    way(
      "a page of facts",
      ["d/b.md": "```scenario\nphone iOS 17\n```\n"],
      [:],
      3,
      "the script has no scenario"
    ),
    way("an empty block", ["d/b.md": "```scenario\n```\n"], [:], 3, "the script has no scenario"),
    way(
      "a page in UTF-16",
      ["d/b.md": "```scenario\n\(bad)```\n".flatMap { "\($0)\0" }.map(String.init).joined()],
      [:],
      3,
      "has a zero byte"
    ),
    way(
      "a page whose lines end as they did long ago",
      ["d/b.md": "# a\n```scenario\n\(bad)```\n".replacing("\n", with: "\r")],
      [:],
      3,
      "end with carriage returns only"
    ),
    way(
      "what cannot be read, beside a story",
      ["d/b.scenario": "usr\n"],
      [:],
      3,
      "write `user`"
    ),
    way(
      "a story that fails in a second block",
      ["d/b.md": page("```scenario\n\(bad.replacing("comes", with: "stays"))```")],
      [:],
      1,
      "FAIL"
    ),
  ]

  @Test func `the only story is skipped`() throws {
    let skipped = try Program.run(["run", "-"], input: Self.skipped)
    #expect(skipped.status == 1, "\(skipped.output)")
    #expect(skipped.errors == "belfry: nothing was tested: the only scenario is skipped\n")
  }

  static let stories: [Way] = (scripts + tables).map { name, text, status, says in
    Way(testDescription: name, arguments: ["run", "-"], input: text, status: status, says: says)
  }

  @Test(arguments: commandLines + pages + folders + stories)
  func `is seen`(way: Way) throws {
    let folder = try Scratch(["d/a.txt": ""])
    for (path, text) in way.files { try folder.write(text, to: path) }
    for (path, target) in way.links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.folder.appending(path: path).path,
        withDestinationPath: target
      )
    }
    let outcome = try Program.run(way.arguments, input: way.input, in: folder.folder)
    let said = outcome.output + outcome.errors
    #expect(outcome.status == way.status, "\(said)")
    #expect(said.contains(way.says), "\(said)")
  }
}

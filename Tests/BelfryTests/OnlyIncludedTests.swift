import Foundation
import Support
import Testing

/// Scenarios in files that are there to be included, which no run of a folder plays.
@Suite struct OnlyIncludedTests {
  private static let story = "scenario \"tea\"\n@08:00 user opens app\nexpect app foreground\n"
  private static let facts = "phone iOS 17\n\n  scenario \"never\"\n@08:00 expect app foreground\n"

  private static func scratch(_ name: String) throws -> Scratch {
    let scratch = try Scratch(["d/.keep": ""])
    try scratch.write("include \"\(name)\"\n\(story)", to: "d/a.scenario")
    try scratch.write("include \"\(name)\"\n\(story)", to: "d/b.scenario")
    try scratch.write(facts, to: "d/\(name)")
    return scratch
  }

  @Test(arguments: ["part.facts", "part.FACTS", "part.txt", "part", "sub/part.facts"])
  func `a scenario in an included file is a mistake at its line, told once`(name: String) throws {
    let scratch = try Self.scratch(name)
    for command in ["run", "check", "perturb"] {
      let outcome = try scratch.belfry(command, "d")
      #expect(outcome.status == 3, "\(outcome)")
      #expect(outcome.errors.components(separatedBy: "error[").count == 2, "\(outcome.errors)")
      #expect(outcome.errors.contains(" --> d/\(name):3:3\n"), "\(outcome.errors)")
      #expect(outcome.errors.contains("move the scenario into a file such as `part.scenario`"))
    }
  }

  @Test func `a file of facts with a scenario that nothing includes is one, too`() throws {
    let scratch = try Scratch([
      "d/a.scenario": Self.story, "d/part.facts": Self.facts, "d/other.facts": "phone iOS 17\n",
    ])
    for arguments in [["run", "d"], ["check", "d"], ["run", "d", "-j", "4"], ["perturb", "d"]] {
      let outcome = try Program.run(arguments, in: scratch.folder)
      #expect(outcome.status == 3 && outcome.errors.contains("d/part.facts:3:3"), "\(outcome)")
      #expect(!outcome.errors.contains("other.facts"))
    }
    #expect(try scratch.belfry("run", "d/part.facts").status == 3)
    #expect(try scratch.belfry("fmt", "--check", "d/part.facts").status == 3)
  }

  @Test func `facts of a folder and facts alone are no mistake`() throws {
    let scratch = try Scratch([
      "d/belfry.facts": "phone iOS 17\n", "d/a.scenario": "include \"b.facts\"\n" + Self.story,
      "d/b.facts": "# scenario \"x\"\nzone UTC\nsetup\n@08:00 user opens app\n",
    ])
    try scratch.write("scenario \"never\"\n", to: "d/.hidden.facts")
    #expect(try scratch.belfry("check", "d").output == "1 file, 1 scenario, 0 mistakes\n")
    try scratch.write(Self.facts, to: "d/belfry.facts")
    #expect(try scratch.belfry("check", "d").status == 3)
  }

  @Test func `an included scenario file is played in its folder, and only there`() throws {
    let scratch = try Scratch([
      "d/a.scenario": "include \"b.scenario\"\n" + Self.story,
      "d/b.scenario": Self.story.replacing("tea", with: "milk"),
    ])
    #expect(try scratch.belfry("run", "d").output.contains("2 scenarios: 2 passed"))
    #expect(try scratch.belfry("run", "d/a.scenario").output.contains("1 scenario: 1 passed"))
  }

  @Test func `a setup of a page with a scenario keeps it`() throws {
    let scratch = try Scratch([
      "a.md": "```scenario setup\nphone iOS 17\n\(Self.story)```\n\n```scenario\n"
        + Self.story.replacing("tea", with: "milk") + "```\n"
    ])
    #expect(try scratch.belfry("run", "a.md").output.contains("2 scenarios: 2 passed"))
  }
}

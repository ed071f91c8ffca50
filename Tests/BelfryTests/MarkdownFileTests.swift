import Foundation
import Support
import Testing

/// Markdown on the command line: each block is a script, with the lines of the file.
@Suite struct MarkdownFileTests {
  private static let indented = CommandLineTests.failing.replacing("comes", with: "stays")
    .replacing("\n", with: "\n   ")

  static let page = """
    # Reminders

    ```scenario
    \(CommandLineTests.passing)```

    1. and one that fails:

       ~~~scenario
       \(indented)~~~

    """

  @Test func `every block of a file is played, and they count as one file`() throws {
    let folder = try Scratch(["page.md": Self.page, "other.md": "# nothing to play\n"])
    let run = try folder.belfry("run", "page.md")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("page.md\n  pass  a reminder comes\n  FAIL  a reminder stays\n"))
    #expect(run.output.contains(" --> page.md:22:20\n"))
    #expect(run.output.contains("page.md:19\n"), "the chain has lines of the file too")
    #expect(run.output.contains("2 scenarios: 1 passed, 1 failed"))
    let check = try folder.belfry("check", ".")
    #expect(check.output == "1 file, 2 scenarios, 0 mistakes\n")
  }

  @Test(arguments: ["run", "check", "fmt", "site"])
  func `deeply nested lists are a mistake with a place`(command: String) throws {
    let list = String(repeating: "- ", count: 4000) + "x\n"
    let scratch = try Scratch(["m.md": "# a\n\n" + list])
    let words = command == "site" ? ["m.md", "-o", "m.html"] : ["m.md"]
    let made = try Program.run([command] + words, in: scratch.folder)
    #expect(made.status == 3, "\(made)")
    #expect(made.errors.contains("nested more than 100 levels deep"), "\(made)")
    #expect(made.errors.contains(" --> m.md:3:1\n"), "\(made)")
    #expect(try scratch.files().count == 1)
  }

  @Test func `a block that must fail fails as expected, and passing is a failure`() throws {
    let blocks = [CommandLineTests.failing, CommandLineTests.passing]
      .map { "```scenario fails\n\($0)```\n" }
    let folder = try Scratch(["fails.md": blocks[0], "passes.md": blocks[1]])
    let fails = try folder.belfry("run", "fails.md")
    #expect(fails.status == 0)
    #expect(fails.output.contains("a reminder comes: the script is meant to fail"))
    #expect(try folder.belfry("run", "passes.md").status == 1)
  }

  @Test func `a setup is shared by later blocks, and its mistakes are reported once`() throws {
    let setup = "```scenario setup\nphone iOS 17\nsetup\n@08:00 user opens app\n```\n"
    let block = "```scenario\nscenario \"a\"\n@08:05 expect app foreground\n```\n"
    let folder = try Scratch([
      "a.md": setup + block, "b.md": setup.replacing("17", with: "3") + block,
    ])
    #expect(try folder.belfry("run", "a.md").output.hasPrefix("a.md\n  pass  a\n"))
    #expect(try folder.belfry("run", "a.md:7").status == 0)
    let wrong = try folder.belfry("run", "b.md")
    #expect(wrong.status == 3)
    #expect(wrong.errors.split(separator: "error[").count == 2, "\(wrong.errors)")
    #expect(wrong.errors.contains(" --> b.md:2:11\n"), "\(wrong.errors)")
  }

  @Test func `a line of the file chooses a scenario`() throws {
    let folder = try Scratch(["page.md": Self.page])
    #expect(try folder.belfry("run", "page.md:3").errors.contains("the first begins at line 4"))
    for line in [4, 10, 11] {
      #expect(try folder.belfry("run", "page.md:\(line)").status == 0)
    }
    #expect(try folder.belfry("run", "page.md:20").status == 1)
    let outside = try folder.belfry("run", "page.md:13")
    #expect(outside.status == 2)
    #expect(
      outside.errors.contains("line 13 of 'page.md' is in no block; there are blocks at line")
    )
    #expect(try folder.belfry("run", "page.md:99").errors.contains("has no line 99"))
  }

  @Test func `a block with a mistake does not keep the others from being played`() throws {
    let page = Self.page + "\n```scenario\nusr opens app\n```\n"
    let folder = try Scratch(["page.md": page])
    let run = try folder.belfry("run", "page.md")
    #expect(run.status == 3)
    #expect(run.errors.contains(" --> page.md:26:1\n"))
    #expect(run.output.contains("pass  a reminder comes"))
  }

  @Test func `text that looks like a script does not keep others from being played`() throws {
    let folder = try Scratch(["page.md": "> ```scenario\n> x\n\n" + Self.page])
    let run = try folder.belfry("run", "page.md")
    #expect(run.status == 3 && run.errors.contains(" --> page.md:1:1\n"))
    #expect(run.output.hasPrefix("page.md\n  pass  a reminder comes\n  FAIL  a reminder stays\n"))
    #expect(try folder.belfry("run", "page.md:7").status == 0)
    #expect(try folder.belfry("check", ".").output == "1 file, 2 scenarios, 1 mistake\n")
  }

  @Test func `two blocks of a file cannot have scenarios of one title`() throws {
    let block = "```scenario\n\(CommandLineTests.passing)```\n"
    let folder = try Scratch(["page.md": block + "\n" + block])
    let run = try folder.belfry("run", "page.md")
    #expect(run.status == 3 && run.errors.contains("already has a scenario with this title"))
    #expect(run.errors.contains(" --> page.md:12:10\n"), "\(run.errors)")
  }

  @Test func `a folder is searched for scripts and for Markdown with scripts`() throws {
    let folder = try Scratch([
      "b.md": "```scenario\n\(CommandLineTests.passing)```\n",
      "a/c.scenario": CommandLineTests.passing,
      "a/text.md": "# no script\n",
      ".hidden/d.scenario": CommandLineTests.failing,
      "a/.e.scenario": CommandLineTests.failing,
    ])
    let list = try folder.belfry("run", "--list", ".")
    #expect(list.output == "./a/c.scenario#a reminder comes\n./b.md#a reminder comes\n")
  }

  @Test func `Markdown without a script is an error`() throws {
    let folder = try Scratch(["a.md": "# no script\n\n    ```swift\n    x\n"])
    let run = try folder.belfry("run", "a.md")
    #expect(run.status == 3)
    #expect(run.errors.contains("'a.md' contains no script: no block begins with ```scenario"))
  }
}

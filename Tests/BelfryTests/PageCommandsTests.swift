import Foundation
import Support
import Testing

/// Commands that a page shows with their output: compared by `run`, written by `run --update`.
@Suite struct PageCommandsTests {
  private static let block = "```scenario file=tea.scenario\n\(CommandLineTests.passing)```\n\n"

  private static let blockLines =
    block.split(separator: "\n", omittingEmptySubsequences: false).count - 1

  /// A page whose first command shows a line that is wrong, and whose last command is not Belfry's.
  private static func page(_ output: String) -> String {
    """
    \(block)1. A list:

       ```console
       $ belfry check tea.scenario
       \(output)
       $ ls
       tea.scenario
       ```

    The end.

    """
  }

  private static let today = "1 file, 1 scenario, 0 mistakes"

  @Test func `a page that shows what its commands print passes`() throws {
    let folder = try Scratch(["page.md": Self.page(Self.today)])
    let run = try folder.belfry("run", "page.md")
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  @Test func `a page without commands needs no folder for them`() throws {
    let folder = try Scratch(["page.md": Self.block, "other.md": Self.page(Self.today)])
    func run(_ name: String) throws -> Program.Outcome {
      try Program.run(["run", name], environment: ["TMPDIR": "/dev/null"], in: folder.folder)
    }
    #expect(try run("page.md").status == 0)
    #expect(try run("other.md").status == 2)
  }

  /// The rest of a page whose scenarios are skipped, the status, and what is said.
  static let sites: [(rest: String, status: Int32, says: String)] = [
    ("", 1, "nothing was tested: all 2 scenarios are skipped"),
    ("```console\n$ belfry check tea.scenario\n2 files\n```\n", 1, "has changed: line"),
    ("```console\n$ belfry check tea.scenario\n\(today)\n```\n", 0, ""),
    ("```console\n$ belfry check tea.scenario\n```\n", 1, "all 2 scenarios are skipped"),
  ]

  @Test(arguments: sites.indices)
  func `the commands of a page that is made count as tests`(index: Int) throws {
    let (rest, status, says) = Self.sites[index]
    let title = "scenario \"a reminder comes\""
    let skipped = Self.block.replacing(title, with: title + " skip \"later\"")
    let second = skipped.replacing("comes", with: "stays").replacing(" file=tea.scenario", with: "")
    let page = skipped + second
    let folder = try Scratch(["page.md": page + rest])
    let made = try folder.belfry("site", "page.md", "-o", "page.html")
    #expect(made.status == status, "\(made)")
    #expect((made.output + made.errors).contains(says) || says.isEmpty, "\(made)")
    #expect(made.errors.contains("nothing was tested") == says.contains("skipped"), "\(made)")
  }

  @Test func `a page that shows another output fails, in every report`() throws {
    let folder = try Scratch(["page.md": Self.page("2 files")])
    let run = try folder.belfry("run", "page.md", "--report-junit", "x.xml")
    #expect(run.status == 1)
    let line = Self.blockLines + 5
    #expect(
      run.errors.contains(
        "page.md:\(line): the output of `belfry check tea.scenario` has changed: "
          + "line \(line) is now `\(Self.today)`; belfry run --update page.md writes it"
      ),
      "\(run.errors)"
    )
    #expect(try folder.text("x.xml").contains("type=\"stale\""))
  }

  @Test func `an update writes what the commands print, and nothing else`() throws {
    for end in ["\n", "\r\n"] {
      let stale = Self.page("…").replacing("\n", with: end)
      let folder = try Scratch(["docs/page.md": "\u{FEFF}" + stale])
      let run = try folder.belfry("run", "--update", "docs/page.md")
      #expect(run.status == 0, "\(run.errors)")
      let expected = "\u{FEFF}" + Self.page(Self.today).replacing("\n", with: end)
      #expect(Array(try folder.text("docs/page.md").utf8) == Array(expected.utf8))
      #expect(try folder.belfry("run", "docs").status == 0)
    }
  }

  @Test func `a picture that the page shows is compared with what the command draws`() throws {
    let page =
      Self.block + "```console\n$ belfry draw tea.scenario -o a/tea.svg\n```\n![Tea](a/tea.svg)\n"
    let folder = try Scratch(["page.md": page, "a/tea.svg": "<svg/>"])
    let stale = try folder.belfry("run", "page.md")
    #expect(stale.status == 1 && stale.errors.contains("'a/tea.svg' is not what"))
    #expect(try folder.text("a/tea.svg") == "<svg/>")
    #expect(try folder.belfry("run", "--update", "page.md").status == 0)
    #expect(try folder.text("a/tea.svg").contains("</svg>"))
    #expect(try folder.belfry("run", "page.md").status == 0)
    let text = try folder.text("page.md")
    #expect(text == page)
  }

  @Test func `a block replaces the file of an earlier block, and has the setup above it`() throws {
    let page = """
      ```scenario setup
      phone iOS 16
      ```
      \(Self.block)
      ```console
      $ belfry run tea.scenario --trace -q
      …
      ```
      ```scenario file=tea.scenario
      \(CommandLineTests.failing.replacing("comes", with: "stays"))```
      ```console
      $ belfry run tea.scenario
      …
      ```

      """
    let folder = try Scratch(["page.md": page])
    _ = try folder.belfry("run", "--update", "page.md")
    let text = try folder.text("page.md")
    #expect(text.contains("FAIL  a reminder stays") && text.contains("\"a reminder comes\"\n"))
  }

  @Test func `files beside the page are there for its commands, and stay as they are`() throws {
    let page = "```console\n$ belfry fmt stories/a.scenario\n…\n```\n"
    let loose = CommandLineTests.passing.replacing("@", with: " @")
    let folder = try Scratch(["docs/stories/a.scenario": loose, "docs/page.md": page])
    #expect(try folder.belfry("run", "--update", "docs/page.md").status == 0)
    #expect(try folder.text("docs/stories/a.scenario") == loose)
    #expect(try folder.text("docs/page.md").contains("1 file: 1 "))
  }

  /// A page in `docs`, whose script names files with endings of their own.
  static let including = [
    "```console\n$ belfry run stories/a.scenario\n…\n```\n",
    "```console\n$ belfry run stories\n…\n```\n",
    "```scenario file=a.scenario\ninclude \"stories/facts.txt\"\n"
      + "\(CommandLineTests.passing)```\n\n```console\n$ belfry run a.scenario\n…\n```\n",
  ]

  @Test(arguments: including)
  func `what a script includes is there for the commands, whatever its ending is`(
    page: String
  ) throws {
    let folder = try Scratch([
      "docs/page.md": page, "docs/stories/facts.txt": "include \"more.words\"\n",
      "docs/stories/more.words": "phone iOS 17\n",
      "docs/stories/a.scenario": "include \"facts.txt\"\n\(CommandLineTests.passing)",
    ])
    let made = try folder.belfry("run", "--update", "docs/page.md")
    #expect(made.status == 0, "\(made)")
    #expect(try folder.text("docs/page.md").contains("1 passed"), "\(made)")
  }

  /// A command that a page cannot have, and a part of the answer.
  static let refused = [
    ("run tea.scenario | head", "`|` needs a shell"), ("run $(x)", "`$` needs a shell"),
    ("run 'tea", "`'` needs a shell"), ("run /etc/passwd", "outside of the folder"),
    ("run --report-json=../x -", "outside of the folder"), ("run a.md", "cannot run pages"),
    ("run --watch tea.scenario", "cannot show --watch"),
    ("run --update tea.scenario", "cannot show --update"),
  ]

  @Test(arguments: refused)
  func `a command that needs a shell or another folder is refused`(
    command: String,
    says: String
  ) throws {
    let page = Self.block + "```console\n$ belfry \(command)\nx\n```\n"
    let folder = try Scratch(["page.md": page])
    for flag in [[], ["--update"]] {
      let run = try Program.run(["run"] + flag + ["page.md"], in: folder.folder)
      #expect(run.status == 2 && run.errors.contains(says), "\(run.errors)")
      #expect(run.errors.contains("line \(Self.blockLines + 2)"), "\(run.errors)")
    }
    #expect(try folder.text("page.md") == page)
  }

  @Test func `only a line that closes the block ends an output`() throws {
    let command = "$ belfry help language --format markdown\n…\n"
    let folder = try Scratch(["a.md": "~~~~console\n\(command)~~~~\n"])
    #expect(try folder.belfry("run", "--update", "a.md").status == 0)
    let run = try folder.belfry("run", "a.md")
    #expect(run.status == 0 && run.output == "\n1 command of pages compared\n", "\(run)")
    #expect(try folder.text("a.md").contains("```"))
    try folder.write("```console\n\(command)```\n", to: "a.md")
    let refused = try folder.belfry("run", "a.md")
    #expect(refused.status == 2, "\(refused)")
    #expect(refused.errors.contains("open and close the block with ````"), "\(refused.errors)")
  }

  @Test func `a narrower run does not look at the commands`() throws {
    let folder = try Scratch(["page.md": Self.page("2 files")])
    #expect(try folder.belfry("run", "page.md:3").status == 0)
    #expect(try folder.belfry("run", "page.md", "--filter", "comes").status == 0)
    #expect(try folder.belfry("check", "page.md").status == 0)
  }
}

import Foundation
import Support
import Testing

/// `belfry fmt`: what it writes, what it leaves, and what it says.
@Suite struct FmtTests {
  static let crooked = """
    phone iOS 17
    # why
    scenario "s" [a]


    @08:00 user opens app # at once
      app   asks for alert
    \texpect "Don't   touch" not delivered
      app adds "Don't   touch" now
    """

  static let straight = """
    phone   iOS 17
    # why
    scenario "s"   [a]

    @08:00  user    opens app  # at once
            app     asks for alert
            expect  "Don't   touch" not delivered
            app     adds "Don't   touch" now

    """

  @Test func `an upgrade plays scenarios, and adds the responses that they lose`() throws {
    let story = """
      scenario "snooze"
      device  has authorization authorized
      @07:50  user    opens app
              app     sets categories "PILL" with actions "SNOOZE"
              app     adds "pill" after 10m title "Pill" category "PILL"
              user    leaves app
      @08:01  user    taps action "SNOOZE" on "pill"  # an old habit
              expect  "pill" not listed

      """
    let folder = try Scratch(["a.scenario": story, "p.md": "# P\n\n```scenario\n\(story)```\n"])
    #expect(try folder.belfry("run", ".").status == 1)
    #expect(try folder.belfry("fmt", "--upgrade", ".").errors == "2 files: 2 changed\n")
    let habit = "# an old habit\n"
    let line = "        expect  action \"SNOOZE\" on \"pill\" lost\n"
    let upgraded = story.replacing(habit, with: habit + line)
    #expect(try folder.text("a.scenario") == upgraded)
    #expect(try folder.text("p.md") == "# P\n\n```scenario\n\(upgraded)```\n")
    #expect(try folder.belfry("run", ".").status == 0)
    #expect(try folder.belfry("fmt", "--upgrade", ".").errors == "2 files: 2 unchanged\n")
  }

  @Test func `writes changed files only, and a second run changes none`() throws {
    let folder = try Scratch(["a.scenario": Self.crooked, "b/b.scenario": Self.straight])
    let before = try folder.attributes("b/b.scenario")
    let outcome = try folder.belfry("fmt", ".")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "2 files: 1 changed, 1 unchanged\n")
    #expect(try folder.text("a.scenario") == Self.straight)
    #expect(try folder.attributes("b/b.scenario") == before)
    #expect(try folder.names() == ["a.scenario", "b", "b/b.scenario"])
    #expect(try folder.belfry("fmt", ".").errors == "2 files: 2 unchanged\n")
    #expect(try folder.belfry("fmt", "--check", ".").status == 0)
  }

  @Test func `keeps the permissions, and writes through links`() throws {
    let folder = try Scratch(["there/a.scenario": Self.crooked])
    let file = folder.folder.appending(path: "there/a.scenario")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.folder.appending(path: "link.scenario")
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: "there/a.scenario"
    )
    #expect(try folder.belfry("fmt", "link.scenario").status == 0)
    #expect(try folder.text("there/a.scenario") == Self.straight)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    #expect(target == "there/a.scenario")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func `leaves a file with mistakes alone, and goes on with the others`() throws {
    let folder = try Scratch(["a.scenario": "usr  opens app\n", "b.scenario": Self.crooked])
    let outcome = try folder.belfry("fmt", ".")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("write `user`"))
    #expect(outcome.errors.hasSuffix("2 files: 1 changed, 1 left alone\n"))
    #expect(try folder.text("a.scenario") == "usr  opens app\n")
    #expect(try folder.text("b.scenario") == Self.straight)
  }

  @Test func `a cell that begins a text which other words end stays unchanged`() throws {
    let torn = """
      table halves
      | half     |
      | "one     |
      scenario "torn"  each halves
      @08:00  user    opens app
              app     adds <half>   two" now
              expect  <half>   two" pending

      """
    let folder = try Scratch(["a.scenario": torn])
    let outcome = try folder.belfry("fmt", "a.scenario")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("the quote in this cell is not closed"))
    #expect(try folder.text("a.scenario") == torn)
  }

  @Test func `a file that cannot be written is reported by name`() throws {
    let folder = try Scratch(["a.scenario": Self.crooked])
    let file = folder.folder.appending(path: "a.scenario")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let outcome = try folder.belfry("fmt", "a.scenario")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'a.scenario' cannot be written: it is read-only"))
    #expect(try folder.text("a.scenario") == Self.crooked)
  }

  @Test func `a wrong path changes no file`() throws {
    let folder = try Scratch(["a.scenario": Self.crooked])
    let outcome = try folder.belfry("fmt", "a.scenario", "b.scenario")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no file or folder 'b.scenario'; did you mean 'a.scenario'?"))
    #expect(try folder.belfry("fmt", "a.scenario:3").errors.contains("fmt lays out whole files"))
    #expect(try folder.text("a.scenario") == Self.crooked)
  }

  @Test func `standard input goes to standard output, and nothing beside it`() throws {
    let folder = try Scratch()
    let outcome = try folder.belfry("fmt", "-", input: Self.crooked)
    #expect(outcome.status == 0 && outcome.output == Self.straight && outcome.errors.isEmpty)
    let wrong = try folder.belfry("fmt", "-", input: "usr opens app\n")
    #expect(wrong.status == 3 && wrong.output.isEmpty)
    let check = try folder.belfry("fmt", "--check", "-", input: Self.crooked)
    #expect(check.status == 1 && check.output.hasPrefix("--- standard input\t\n"))
  }

  @Test func `fmt changes only the scripts of Markdown and keeps their indentation`() throws {
    let page = """
      #  Title
      1.  a   list

          ```scenario
          \(Self.crooked.replacing("\n", with: "\n    "))
          ```
          ```swift
          let   x
          ```

      """
    let folder = try Scratch(["a.md": page, "b.md": "no  script\n"])
    let outcome = try folder.belfry("fmt", ".")
    #expect(outcome.errors == "1 file: 1 changed\n")
    let lines = Self.straight.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let indented = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(try folder.text("a.md") == page.replacing(Self.block(in: page), with: indented + "\n"))
    #expect(try folder.belfry("fmt", "a.md").errors == "1 file: 1 unchanged\n")
    #expect(try folder.belfry("fmt", "b.md").errors.contains("contains no script"))
  }

  private static func block(in page: String) -> String {
    String(page[page.range(of: "scenario\n")!.upperBound..<page.range(of: "    ```\n")!.lowerBound])
  }

  @Test func `an included file needs no scenario`() throws {
    let folder = try Scratch(["a.facts": "phone iOS 17\ntable t\n|a|\n|bb|\n"])
    #expect(try folder.belfry("fmt", ".").status == 0)
    #expect(try folder.text("a.facts") == "phone   iOS 17\ntable t\n| a  |\n| bb |\n")
  }
}

extension Scratch {
  /// The parts of a file that a write changes: its number and its date.
  fileprivate func attributes(_ path: String) throws -> [String] {
    let file = folder.appending(path: path).path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    return [FileAttributeKey.systemFileNumber, .modificationDate].map { "\(attributes[$0] ?? "")" }
  }

  fileprivate func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}

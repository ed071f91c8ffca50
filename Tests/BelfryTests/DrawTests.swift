import Foundation
import Support
import Testing

/// `belfry draw` on the command line.
@Suite struct DrawTests {
  private static let script = """
    phone   iOS 18

    scenario "one"
    @08:00  user    opens app
            expect  app foreground

    """

  @Test func `a scenario is drawn to a file, and the same each time`() throws {
    let scratch = try Scratch(["a.scenario": Self.script])
    let made = try scratch.belfry("draw", "a.scenario", "-o", "a.svg")
    #expect(made.status == 0 && made.output.isEmpty && made.errors.isEmpty)
    let drawing = try scratch.text("a.svg")
    #expect(drawing.hasPrefix("<svg ") && drawing.hasSuffix("</svg>\n"))
    #expect(try scratch.belfry("draw", "a.scenario:3").output == drawing)
    let phone = try scratch.belfry("draw", "a.scenario", "--at", "08:30").output
    #expect(phone.contains(">8:30<"))
    #expect(try scratch.belfry("draw", "-", input: Self.script).status == 0)
  }

  @Test(arguments: ["banner", "banner list"])
  func `a banner is drawn, whether Notification Center keeps it or not`(_ ways: String) throws {
    let script = """
      device has authorization authorized
      app has delegate
      app reacts to willPresent with \(ways)

      scenario "the app is open"
      @08:00  user    opens app
              app     adds "recipe" after 10m title "Today: soup"
      @08:10  expect  "recipe" delivered as \(ways)
      @08:20  expect  app foreground

      """
    let scratch = try Scratch(["a.scenario": script])
    let phone = try scratch.belfry("draw", "a.scenario", "--at", "08:10").output
    #expect(phone.contains("Today: soup"))
    let later = try scratch.belfry("draw", "a.scenario", "--at", "08:20").output
    #expect(later.contains("Today: soup") == ways.contains("list"))
  }

  /// Words after `draw`, and what is said.
  static let mistakes: [(arguments: [String], says: String)] = [
    ([], "draw takes one scenario, as in: belfry draw a.scenario:12 -o a.svg"),
    (["a.scenario", "b.scenario"], "draw takes one scenario"),
    (["two.scenario"], "has 2 scenarios; name one by its line, such as two.scenario:3 for \"one\""),
    (["none.scenario"], "there is no"), (["."], "belfry run --list --verbose . prints"),
    ([".:3"], "'.:3' is a folder"), ([".:3"], "belfry run --list --verbose . prints"),
    (["a.scenario:1"], "no scenario at a.scenario:1; the first begins at line 3"),
    (
      ["a.scenario", "--at", "8am"], "--at is a time such as 09:30 or '2026-03-07 09:30', not '8am'"
    ),
    (["a.scenario", "--at", "2025-01-01 08:00"], "starts at 2026-01-01 00:00:00, later than --at"),
    (["a.scenario", "-o", "a.pdf"], "draw writes .svg, .png or .json; write -o a.svg"),
    (
      ["a.scenario", "--at", "09:00", "-o", "a.json"],
      "-o x.json has the phone at each moment; leave --at out"
    ),
    (["a.scenario", "-o", "no/a.svg"], "'no/a.svg' cannot be written: there is no folder 'no'"),
    (["a.scenario", "--ios", "17,18"], "draw plays one version and one reading"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is answered with what to write`(arguments: [String], says: String) throws {
    let scratch = try Scratch([
      "a.scenario": Self.script, "b.scenario": Self.script,
      "two.scenario": Self.script + "\nscenario \"two\"\n@08:00  expect  app not running\n",
    ])
    let before = try scratch.files()
    let made = try Program.run(["draw"] + arguments, in: scratch.folder)
    #expect(made.status == 2)
    #expect(made.errors.contains(says), "\(made.errors)")
    #expect(made.output.isEmpty)
    #expect(try scratch.files() == before)
  }

  @Test func `a scenario is written as data`() throws {
    let scratch = try Scratch(["a.scenario": Self.script])
    #expect(try scratch.belfry("draw", "a.scenario", "-o", "a.json").status == 0)
    let data = try scratch.text("a.json")
    for text in ["\"version\" : 1", "\"path\" : \"a.scenario\"", "scenario \\\"one\\\""] {
      #expect(data.contains(text), "\(text)")
    }
  }

  @Test func `a PNG is made by a program, and its absence is answered with what to install`() throws
  {
    let scratch = try Scratch(["a.scenario": Self.script, "a.png": "old"])
    func draw(_ path: String) throws -> Program.Outcome {
      try Program.run(
        ["draw", "a.scenario", "-o", "a.png"],
        environment: ["PATH": path],
        in: scratch.folder
      )
    }
    let missing = try draw("/nowhere")
    #expect(missing.status == 2)
    #expect(
      missing.errors.contains(
        "'a.png' cannot be written: a PNG needs the program rsvg-convert; install it "
          + "(Debian: apt install librsvg2-bin) or write SVG"
      ),
      "\(missing.errors)"
    )
    // Programs of this name that fail, and that write what they read behind a PNG's signature.
    let programs = scratch.folder.appending(path: "programs")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: false)
    let program = programs.appending(path: "rsvg-convert")
    func install(_ script: String) throws {
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
    try install("exit 1")
    let failed = try draw(programs.path)
    #expect(failed.status == 2 && failed.errors.contains("rsvg-convert made no PNG; write SVG"))
    #expect(try scratch.text("a.png") == "old")
    try install("printf '\\211PNG '; /bin/cat \"$3\"")
    #expect(try draw(programs.path).status == 0)
    let made = try Data(contentsOf: scratch.folder.appending(path: "a.png"))
    #expect(made.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(String(decoding: made.dropFirst(), as: UTF8.self).hasPrefix("PNG <svg "))
  }

  @Test func `a script with a mistake is not drawn`() throws {
    let scratch = try Scratch(["a.scenario": "scenario \"x\"\n@08:00 user opns app\n"])
    let made = try scratch.belfry("draw", "a.scenario", "-o", "a.svg")
    #expect(made.status == 3)
    #expect(made.errors.contains("opns"))
    #expect(try scratch.files().keys.sorted() == ["a.scenario"])
  }
}

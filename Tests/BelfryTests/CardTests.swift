import Foundation
import Support
import Testing

/// The language and eleven recipes on one page.
@Suite struct CardTests {
  @Test func `the card is a page of the documentation`() throws {
    let text = try Program.run(["help", "card"]).output
    expect(text, matchesGolden: "../../Documentation/Card.md")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 164)
  }

  @Test func `each of the eleven recipes passes`() throws {
    let run = try Program.run(["run", "Documentation/Card.md"])
    #expect(run.status == 0)
    #expect(run.output.contains("11 scenarios: 11 passed"))
  }

  /// The sentences that the list of the card names.
  static let sentences = [
    "expect \"tea\" delivered as banner list", "expect \"tea\" not delivered",
    "expect \"tea\" pending", "expect \"tea\" dropped", "expect badge 3",
    "expect tap on \"tea\" received", "user opens app\nexpect impossible",
    "app adds \"x\" every 1h title \"X\"", "app adds \"x\" at 2026-03-29 09:00 title \"X\"",
    "app adds \"x\" weekly on Tue at 09:00 title \"X\"",
    "app adds \"x\" matching day 31 hour 9 repeating title \"X\"",
  ]

  @Test(arguments: sentences) func `a sentence of the list can be read`(sentence: String) throws {
    let script = """
      scenario "x"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
      app adds "tea" after 5m title "Tea"
      \(sentence)
      expect app foreground

      """
    let check = try Program.run(["check", "-"], input: script)
    #expect(check.status == 0, "\(check.errors)")
  }

  @Test func `a path that does not exist is an object, too`() throws {
    let done = try Program.run(["run", "--error-format", "json", "nowhere"])
    #expect(done.status == 2)
    #expect(done.errors.isEmpty)
    #expect(done.output.hasPrefix(#"{"file":"nowhere","message":"there is no file or folder "#))
  }

  @Test func `the form for programs is an object a line, for failures and for mistakes`() throws {
    let failing = """
      scenario "\\"quoted\\" and a tab"
      @08:00  user    opens app
              expect  app background

      """
    for (command, script, status, members) in [
      ("run", failing, Int32(1), ["column", "file", "line", "message", "notes", "text"]),
      ("run", "usr\n", 3, ["column", "file", "help", "id", "line", "message", "text"]),
      ("check", "usr\n", 3, ["column", "file", "help", "id", "line", "message", "text"]),
    ] {
      let done = try Program.run([command, "--error-format", "json", "-"], input: script)
      #expect(done.status == status)
      let objects = try done.output.split(separator: "\n").map { line in
        try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
      #expect(objects.count == 2, "\(done.output)")
      #expect(objects.first.map { $0.keys.sorted() } == members)
      #expect(objects.last.map { $0.keys.sorted() } == ["summary"])
    }
  }
}

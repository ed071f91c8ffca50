import Foundation
import Support
import Testing

/// Bad input never crashes, never hangs and never passes silently.
@Suite struct BadInputTests {
  private func run(_ bytes: [UInt8], _ command: String = "run") throws -> Program.Outcome {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "bad.scenario")
    try Data(bytes).write(to: file)
    return try Program.run([command, file.path])
  }

  static let files: [(name: String, bytes: [UInt8], says: String)] = [
    ("an empty file", [], "the script has no scenario"),
    ("only a comment", Array("# nothing\n".utf8), "the script has no scenario"),
    ("several comments", Array("# nothing\n# at all\n".utf8), "the script has no scenario"),
    ("facts alone", Array("\nphone iOS 17\n\nzone UTC\n".utf8), "the script has no scenario"),
    (
      "a binary", Array((0..<255).map { UInt8($0) }),
      "it is not text\n --> "
    ),
    ("not UTF-8", Array("scenario \"x\"\n".utf8) + [0xC3, 0x28, 0x0A], ".scenario:2:1\n"),
    ("half a character", [0xE2, 0x82], "the file is not UTF-8"),
    ("a zero byte", Array("scenario \"s\"\nab\0c\n".utf8), ".scenario:2:3\n"),
    (
      "line ends of long ago", Array("scenario \"s\"\rexpect prompt\r".utf8),
      "end with carriage returns only"
    ),
    ("a line of a megabyte", Array(repeating: 97, count: 1 << 20), "the limit is 10000"),
    ("control characters", Array("\u{1B}[2J\u{7}\n".utf8), "unknown word"),
    ("a byte order mark alone", [0xEF, 0xBB, 0xBF], "the script has no scenario"),
    ("ten thousand quotes", Array(repeating: 34, count: 9999), "needs a space after it"),
    ("brackets", Array(repeating: 91, count: 9999), "the bracket is not closed"),
  ]

  @Test(arguments: files.indices)
  func `a file that is not a script is an error`(index: Int) throws {
    let file = Self.files[index]
    let outcome = try run(file.bytes)
    #expect(outcome.status == 3, "\(file.name): \(outcome.errors.prefix(500))")
    #expect(outcome.errors.contains(file.says), "\(file.name): \(outcome.errors.prefix(500))")
    #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\u{7}"))
  }

  @Test func `line ends of another system and a byte order mark are no mistakes`() throws {
    let text = "\u{FEFF}" + CommandLineTests.passing.replacing("\n", with: "\r\n")
    #expect(try run(Array(text.utf8)).status == 0)
  }

  @Test func `a byte order mark does not move a caret`() throws {
    let outcome = try run(Array("\u{FEFF}usr opens app\n".utf8), "check")
    #expect(outcome.errors.contains("1 | usr opens app\n  | ^^^\n"))
  }

  @Test func `a title that is too long is one mistake`() throws {
    let title = String(repeating: "t", count: 1_000_000)
    let steps = "@08:00 user opens app\nexpect app foreground\n"
    let outcome = try run(Array("scenario \"\(title)\"\n\(steps)".utf8), "check")
    #expect(outcome.errors.contains("the limit is 10000"))
    #expect(outcome.errors.contains("shorten its texts"))
    #expect(outcome.output == "1 file, 1 scenario, 1 mistake\n")
  }

  @Test func `at most a hundred mistakes are printed`() throws {
    let outcome = try run(Array(String(repeating: "usr\n", count: 5000).utf8), "check")
    #expect(outcome.errors.split(separator: "\n").filter { $0.hasPrefix("error") }.count == 100)
    #expect(outcome.errors.contains("only 100 mistakes of a file are reported"))
  }

  @Test func `unknown names in one long scenario are reported as written`() throws {
    let lines = String(repeating: "        expect  \"x\" not delivered\n", count: 5000)
    let text = "scenario \"long\"\n@08:00  user    opens app\n" + lines
    let outcome = try run(Array(text.utf8), "check")
    #expect(outcome.status == 3)
    #expect(outcome.errors.split(separator: "\n").filter { $0.hasPrefix("error") }.count == 100)
  }

  /// Files that cannot be read, how they come to be, and what is said of each.
  static let unreadable: [(name: String, says: String)] = [
    ("loop.scenario", "its links lead in a circle"),
    ("dangling.scenario", "is a link to 'nowhere', which does not exist"),
    ("locked.scenario", "cannot be read; are you allowed to?"),
  ]

  @Test(arguments: unreadable.indices)
  func `a path that cannot be read has its own message`(index: Int) throws {
    let file = Self.unreadable[index]
    let scratch = try Scratch(["locked.scenario": CommandLineTests.passing])
    let files = FileManager.default
    let path = { (name: String) in scratch.folder.appending(path: name).path }
    try files.createSymbolicLink(
      atPath: path("loop.scenario"),
      withDestinationPath: "loop.scenario"
    )
    try files.createSymbolicLink(atPath: path("dangling.scenario"), withDestinationPath: "nowhere")
    try files.setAttributes([.posixPermissions: 0], ofItemAtPath: path("locked.scenario"))
    let outcome = try scratch.belfry("run", file.name)
    // A user with all rights can read the file, so there is nothing to refuse.
    let isAllowed = file.name == "locked.scenario" && geteuid() == 0
    #expect(outcome.status == (isAllowed ? 0 : file.name == "dangling.scenario" ? 2 : 3))
    #expect(outcome.errors.contains(file.says) != isAllowed, "\(outcome.errors)")
    #expect(outcome.output.contains("1 scenario: 1 passed") == isAllowed, "\(outcome.output)")
  }
}

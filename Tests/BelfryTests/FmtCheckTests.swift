import Foundation
import Support
import Testing

/// `belfry fmt --check`: what it shows, and that `patch` understands it.
@Suite struct FmtCheckTests {
  /// Changes at both ends and in the middle, near to each other and far apart.
  static let crooked =
    "\n\nphone iOS 17\n"
    + (1...3).map { number in
      """

      # Story \(number)
      scenario "\(number)"
      @08:00  user    opens app
              app     asks for alert
              user    answers "Allow"
              app     adds "a" now
              expect  badge 0
              expect  "a" pending

      """
    }.joined() + "        expect badge 0\n\n\n        expect  badge 0"

  @Test func `shows what would change, and changes nothing`() throws {
    let text = Self.crooked.replacing("scenario \"2\"\n", with: "scenario   \"2\"\n\n\n\n")
    let folder = try Scratch(["a b.scenario": text])
    let outcome = try folder.belfry("fmt", "--check", "a b.scenario")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "1 file: 1 would change\n")
    #expect(try folder.text("a b.scenario") == text)
    expect(outcome.output, matchesGolden: "fmt-check.diff")
  }

  @Test func `the library and what the README shows are laid out`() throws {
    let outcome = try Program.run(["fmt", "--check", "scenarios", "README.md"])
    #expect(outcome.status == 0, "run `make format`\n\(outcome.output)")
  }

  @Test func `shows colours if they are requested`() throws {
    let folder = try Scratch(["a.scenario": Self.crooked])
    let plain = try folder.belfry("fmt", "--check", "a.scenario").output
    let colored = try folder.belfry("fmt", "--check", "--color", "always", "a.scenario").output
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain && colored != plain)
  }

  static let patch = URL(filePath: "/usr/bin/patch")

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: patch.path)))
  func `the patch of fmt has the result of fmt`() throws {
    let folder = try Scratch(["crooked.scenario": Self.crooked])
    for (index, path) in Repository.files(in: "scenarios", endingIn: "").enumerated()
    where path.hasSuffix(".scenario") || path.hasSuffix(".facts") {
      var garbler = Garbler(seed: UInt64(index))
      try folder.write(garbler.garbled(try Repository.text(of: path)), to: path)
    }
    for path in Repository.files(in: "scenarios", endingIn: ".apns") {
      try folder.write(try Repository.text(of: path), to: path)
    }
    try folder.write("#  x\n\n~~~scenario\n\(Self.crooked)", to: "page.md")
    try folder.write("#  x\n\n~~~scenario\n\(Self.crooked)\n~~~\n\nno line feed", to: "page 2.md")
    let check = try folder.belfry("fmt", "--check", ".")
    #expect(check.status == 1, "\(check.errors)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.folder.path)
      .filter { $0.contains(".") }.sorted()
    let before = try names.map { try folder.text($0) }
    #expect(try folder.belfry("fmt", ".").status == 0)
    let formatted = try names.map { try folder.text($0) }
    for (name, text) in zip(names, before) { try folder.write(text, to: name) }
    try folder.write(check.output, to: "check.diff")
    let process = Process()
    process.executableURL = Self.patch
    process.arguments = ["-p0", "--fuzz=0", "-s", "-i", "check.diff"]
    process.currentDirectoryURL = folder.folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try names.map { try folder.text($0) } == formatted)
  }
}

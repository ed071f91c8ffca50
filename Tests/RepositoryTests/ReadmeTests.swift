import Foundation
import Support
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  /// The fenced blocks of a kind, in order.
  static func blocks(_ kind: String, in file: String) throws -> [String] {
    var blocks: [String] = []
    var current: [Substring]?
    for line in try Repository.text(of: file).lines {
      if line.hasPrefix("```") {
        if let lines = current {
          blocks.append(lines.joined(separator: "\n") + "\n")
          current = nil
        } else if line == "```\(kind)" {
          current = []
        }
      } else {
        current?.append(line)
      }
    }
    return blocks
  }

  @Test func `the failure on its first screen is what the scenario above it prints`() throws {
    let scenario = try #require(Self.blocks("scenario", in: "README.md").first)
    let shown = try #require(Self.blocks("text", in: "README.md").first)
    let folder = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try scenario.write(
      to: folder.appending(path: "reminders.scenario"),
      atomically: true,
      encoding: .utf8
    )
    let outcome = try Program.run(["run", "reminders.scenario"], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(shown), "the program prints:\n\(outcome.output)")
  }
}

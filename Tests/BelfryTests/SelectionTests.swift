import Foundation
import Support
import Testing

/// Which scenarios tags choose.
@Suite struct SelectionTests {
  /// Flags, and the titles of the scenarios that they leave.
  static let choices: [(flags: [String], titles: [String])] = [
    (["--tag", "fast"], ["a", "ab"]),
    (["--tag", "fast,slow"], ["a", "ab", "b"]),
    (["--tag", "fast, slow"], ["a", "ab", "b"]),
    (["--tag", "fast", "--tag", "slow"], ["ab"]),
    (["--tag=fast,slow", "--tag=night"], ["b"]),
    (["--skip-tag", "fast"], ["b", "none"]),
    (["--skip-tag", "fast,slow"], ["none"]),
    (["--skip-tag", "fast", "--skip-tag", "slow"], ["none"]),
    (["--tag", "slow", "--skip-tag", "fast"], ["b"]),
    (["--skip-tag", "nowhere"], ["a", "ab", "b", "none"]),
  ]

  static func scratch() throws -> Scratch {
    let scenarios = [("a", "fast"), ("ab", "fast slow"), ("b", "slow, night"), ("none", "")].map {
      "scenario \"\($0)\"\($1.isEmpty ? "" : " [\($1)]")\n@08:00 expect no prompt\n"
    }
    return try Scratch(["tags.scenario": scenarios.joined()])
  }

  @Test(arguments: choices.indices)
  func `a list matches any of its tags, and each flag narrows the selection`(index: Int) throws {
    let choice = Self.choices[index]
    let scratch = try Self.scratch()
    let arguments = ["run", "--list", "tags.scenario"] + choice.flags
    let outcome = try Program.run(arguments, in: scratch.folder)
    let titles = outcome.output.split(separator: "\n").map { $0.drop { $0 != "#" }.dropFirst() }
    #expect(titles.map(String.init) == choice.titles, "\(outcome.errors)")
    #expect(outcome.status == 0)
  }

  /// Flags, and a piece of what is wrong with them.
  static let mistakes: [(flags: [String], says: String)] = [
    (["--tag", ","], "--tag has an empty word in ','"),
    (["--skip-tag", "fast,,slow"], "--skip-tag has an empty word in 'fast,,slow'"),
    (["--tag", "fats"], "no scenario has the tag 'fats'; did you mean 'fast'?"),
    (
      ["--tag", "fast", "--tag", "nigth"], "no scenario has the tag 'nigth'; did you mean 'night'?"
    ),
    (["--tag", "fast", "--tag", "night"], "none of 4 scenarios is chosen"),
    (["--skip-tag", "fast,slow", "--tag", "slow"], "none of 4 scenarios is chosen"),
    (["--tag", "fast,nigth"], "no scenario has the tag 'nigth'; did you mean 'night'?"),
    (["--filter", "a", "--filter", "b"], "--filter is given twice"),
  ]

  @Test(arguments: mistakes.indices)
  func `a selection of nothing is reported`(index: Int) throws {
    let mistake = Self.mistakes[index]
    let scratch = try Self.scratch()
    let outcome = try Program.run(["run", "tags.scenario"] + mistake.flags, in: scratch.folder)
    #expect(outcome.status == 2 && outcome.errors.contains(mistake.says), "\(outcome.errors)")
  }
}

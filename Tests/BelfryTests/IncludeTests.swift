import Foundation
import Support
import Testing

/// Scripts that include others, as files.
@Suite struct IncludeTests {
  static let story = """
    scenario "the phone's version comes from elsewhere"
    @08:00  user    opens app
            expect  authorization notDetermined

    """

  /// A path that is included from `scenarios/a.scenario`, and a part of the message.
  static let paths: [(path: String, status: Int32, says: String)] = [
    ("shared/phone.facts", 0, "1 passed"),
    ("./shared/../shared/phone.facts", 0, "1 passed"),
    ("../outside.facts", 0, "1 passed"),
    ("phone.facts", 3, "there is no file 'scenarios/phone.facts'"),
    ("no; phone.facts", 3, "there is no file 'scenarios/no; phone.facts'\n"),
    ("shared/fone.facts", 3, "did you mean 'scenarios/shared/phone.facts'?"),
    ("shared", 3, "'scenarios/shared' is a folder"), (".", 3, "'scenarios' is a folder"),
    ("./", 3, "'scenarios' is a folder"), ("shared/..", 3, "'scenarios' is a folder"),
    ("..", 3, "'.' is a folder"), ("../shared/..", 3, "'.' is a folder"),
    ("shared/binary.facts", 3, "scenarios/shared/binary.facts:1:3"),
    ("a.scenario", 3, "scenarios/a.scenario includes scenarios/a.scenario"),
    ("shared/there.facts", 3, "the files include each other"),
    ("shared/bad.facts", 3, "--> scenarios/shared/bad.facts:2:6"),
    ("shared/bad.facts", 3, "include in scenarios/a.scenario:1"),
    ("shared/story.scenario", 0, "1 scenario: 1 passed"),
  ]

  @Test(arguments: paths.indices)
  func `an include is relative to its file and has its own mistakes`(row: Int) throws {
    let (path, status, says) = Self.paths[row]
    let folder = try Scratch([
      "scenarios/a.scenario": "include \"\(path)\"\n" + Self.story,
      "scenarios/shared/phone.facts": "phone iOS 13\n",
      "scenarios/shared/binary.facts": "ab\0",
      "scenarios/shared/there.facts": "include \"and-back.facts\"\n",
      "scenarios/shared/and-back.facts": "include \"there.facts\"\n",
      "scenarios/shared/bad.facts": "phone iOS 13\nzone Europe/Parsi\n",
      "scenarios/shared/story.scenario": "phone iOS 13\n\n" + Self.story,
      "outside.facts": "phone iOS 13\n",
    ])
    let outcome = try folder.belfry("run", "scenarios/a.scenario")
    #expect(outcome.status == status, "\(path)\n\(outcome.output)\(outcome.errors)")
    #expect((outcome.output + outcome.errors).contains(says), "\(outcome.output)\(outcome.errors)")
  }

  @Test func `a mistake in a shared include is reported once`() throws {
    let folder = try Scratch([
      "a.scenario": "include \"bad.facts\"\n" + Self.story,
      "b.scenario": "include \"bad.facts\"\n" + Self.story,
      "bad.facts": "zone Europe/Parsi\n",
    ])
    let outcome = try folder.belfry("check", ".")
    #expect(outcome.status == 3)
    let count = outcome.errors.components(separatedBy: "there is no time zone").count
    #expect(count == 3, "\(outcome)")
  }

  @Test func `a line of a table chooses the story of its row`() throws {
    let folder = try Scratch([
      "t.scenario": """
      table who
      | auth     |
      | denied   |
      | authorized |
      scenario "told for each"  each who
      device  has authorization <auth>
      @08:00  expect authorization denied

      """
    ])
    #expect(try folder.belfry("run", "t.scenario:3").status == 0)
    let second = try folder.belfry("run", "t.scenario:4")
    #expect(second.status == 1 && second.output.contains("belfry run t.scenario:4"))
    #expect(try folder.belfry("run", "t.scenario:5").output.contains("2 scenarios"))
  }
}

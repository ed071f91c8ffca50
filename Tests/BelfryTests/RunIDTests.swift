import Support
import Testing

/// Ids behind titles, over all files of a run.
@Suite struct RunIDTests {
  private static let story = "\n@08:00 expect no prompt\n"

  @Test func `an id that another file has is a mistake that names its place`() throws {
    let scratch = try Scratch([
      "a.scenario": "scenario \"a\" id tea" + Self.story,
      "b.scenario": "scenario \"b\" id tea" + Self.story,
    ])
    for command in ["run", "check"] {
      let outcome = try Program.run([command, "."], in: scratch.folder)
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("the scenario at a.scenario:1 already has the id `tea`"))
    }
    // The same scenario may be named twice.
    let again = try Program.run(["run", "a.scenario:1", "./a.scenario"], in: scratch.folder)
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test func `a scenario is listed and chosen by its id`() throws {
    let scratch = try Scratch([
      "a.scenario": "scenario \"a\" id tea" + Self.story + "scenario \"b\"" + Self.story
    ])
    let list = try Program.run(["run", "--list", "a.scenario"], in: scratch.folder)
    #expect(list.output == "tea\na.scenario#b\n")
    for filter in ["TEA", "a.scenario#tea", "a.scenario#a"] {
      let arguments = ["run", "--list", "a.scenario", "--filter", filter]
      #expect(try Program.run(arguments, in: scratch.folder).output == "tea\n")
    }
  }
}

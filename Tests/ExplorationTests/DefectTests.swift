import Exploration
import ScenarioParsing
import Scenarios
import Support
import Testing

/// Small apps with a seeded defect, each with its mended twin.
///
/// The tag of the defect names the disturbance that finds it.
@Suite struct DefectTests {
  static let files = Repository.files(in: "Tests/Defects", endingIn: ".scenario")

  @Test func `there are at least twenty seeded defects`() { #expect(Self.files.count >= 20) }

  @Test(arguments: files)
  func `a seeded defect is found and shrunk, and the mended app is clean`(file: String) throws {
    let source = Source(name: file, text: try Repository.text(of: file))
    let (script, mistakes) = Script.parse(source)
    #expect(mistakes.isEmpty)
    try #require(script.scenarios.count == 2)
    let tag = try #require(script.scenarios[0].tags.first)
    let name = try #require(DisturbanceName(rawValue: tag))
    let disturbances = Disturbance.all.filter { $0.isDefault || $0.name == name }

    var perturbing = Perturbing(disturbances)
    let found = perturbing.perturb(script.scenarios[0], of: script)
    #expect(found.undisturbed == .passed)
    let surprise = try #require(found.surprises.first { $0.disturbance.name == name })
    var shrinking = Shrinking()
    let shortest = shrinking.shrink(surprise)
    let shrunk = try #require(shortest)
    #expect(shrunk.lines <= 8, "\(shrunk.text)")
    try expectRed(shrunk, as: surprise)

    let mended = perturbing.perturb(script.scenarios[1], of: script)
    #expect(mended.undisturbed == .passed)
    let rest = mended.surprises.map { "\($0.disturbance.id): \($0.consequence.rawValue)" }
    #expect(rest == [])
    #expect(mended.lives > 0)
  }

  /// Expects that a shrunk scenario is red by the same rule, in the same way.
  private func expectRed(_ shrunk: ShrunkLife, as surprise: Surprise) throws {
    let (script, mistakes) = Script.parse(Source(name: "shrunk", text: shrunk.text))
    #expect(mistakes.isEmpty)
    let scenario = try #require(script.scenarios.first)
    let result = script.play(scenario)
    #expect(!result.isPassed)
    #expect(result.failures.contains { $0.rulesInOrder.first == surprise.rule })
  }
}

import Foundation
import Testing

@testable import ScenarioParsing
@testable import Scenarios

/// Scripts written at random read, print and read again to the same meaning, laid out or not.
///
/// `BELFRY_THOROUGH=1` writes a hundred thousand.
@Suite struct RoundTripTests {
  static let seeds = 0..<8

  static let count =
    ProcessInfo.processInfo.environment["BELFRY_THOROUGH"] == "1" ? 100_000 : 480

  @Test(arguments: seeds)
  func `a random script reads back after printing`(seed: Int) throws {
    var writer = ScriptWriter(seed: UInt64(seed))
    for index in 0..<Self.count / Self.seeds.count {
      let text = sensible(writer.script())
      let script = Script.parse(Source(name: "", text: text)).script
      let printed = script.text
      let (again, mistakes) = Script.parse(Source(name: "", text: printed))
      try #require(mistakes.map(\.message) == [], "\(text)\n---\n\(printed)")
      let isSame = again.withoutPlaces == script.withoutPlaces
      try #require(isSame, "\(text)\n---\n\(printed)")
      try #require(again.text == printed)
      guard index.isMultiple(of: 5) else { continue }
      try #require(FormatterTests.formatted(printed) == printed)
      let laidOut = Source(name: "", text: FormatterTests.formatted(text))
      try #require(Script.parse(laidOut).script.text == printed)
    }
  }

  @Test func `every sentence is among what is written at random`() {
    var writer = ScriptWriter(seed: 1)
    var missing = Set(
      Verb.all.filter { !$0.isStructure && !$0.declaresApp }.map { Sentence($0).form }
    )
    for _ in 0..<3_000 where !missing.isEmpty {
      let text = sensible(writer.script())
      let script = Script.parse(Source(name: "", text: text)).script
      missing.subtract(script.sentences.map(\.form))
    }
    #expect(missing == [])
  }

  /// The lines without those that make no sense.
  private func sensible(_ lines: [String]) -> String {
    var lines = lines
    while true {
      let text = lines.joined(separator: "\n")
      let mistakes = Script.parse(Source(name: "", text: text)).diagnostics
      guard !mistakes.isEmpty else { return text }
      // Nothing is left where the story itself cannot begin.
      guard lines.count > 1 else { return "scenario \"s\"\nexpect prompt" }
      for line in Set(mistakes.map { Int($0.place.line) }).sorted(by: >) {
        lines.remove(at: line - 1)
      }
    }
  }
}

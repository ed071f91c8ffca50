import Foundation
import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// Whatever character is in a title, each report keeps its form, shows no harmful character,
/// and gives every title back: no two of them become equal.
///
/// Each form is read by a reader that shares nothing with the writer.
@Suite struct FormatSafetyTests {
  /// Characters that are special to some format, terminal or reader, and their neighbours.
  static let characters: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0...0xA1, 0xAD...0xAD, 0x300...0x301, 0x34F...0x34F, 0x600...0x605, 0x61C...0x61C,
      0x70F...0x70F, 0x85...0x85, 0x1680...0x1680, 0x180B...0x180F, 0x2000...0x2010,
      0x2025...0x2030, 0x205F...0x2070, 0x3000...0x3000, 0xD7FF...0xD7FF, 0xE000...0xE001,
      0xF8FF...0xF900, 0xFDCF...0xFDF0, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFF03...0xFF03,
      0xFFF0...0x1_0000, 0x1_10BD...0x1_10BD, 0x1_BCA0...0x1_BCA3, 0x1_D173...0x1_D17A,
      0x1_F600...0x1_F600, 0xE_0000...0xE_0002, 0xE_0020...0xE_007F, 0xE_0100...0xE_0100,
    ]
    let ends = (1...16).flatMap { [$0 << 16 | 0xFFFD, $0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] }
    return (ranges.flatMap(Array.init) + ends.map(UInt32.init)).compactMap(Unicode.Scalar.init)
  }()

  /// Each character by itself and in places where it could be lost; and what is special as a whole.
  static let titles: [String] = {
    let frames = ["", "a|b", "\\|", "|u{7}", "| ", "#|SKIP"]
    let framed = characters.flatMap { character in
      frames.map { frame in
        frame == "" ? String(character) : frame.replacing("|", with: String(character))
      }
    }
    let words = [
      " # SKIP", "a # SKIP", "a #SKIP", "a #\tskip x", "a # TODO", "a \\# TODO", "a \\", "a \\\\",
      "a #1", "a #2", "#\u{301} SKIP", "\\u{7}", "\\u{5C}u{7}", "\\\\u{7}", "\\x07", "&#10;",
      "&amp;", "]]>", "<![CDATA[", "--> ", "%0A", "%25", "::error::x", "##[error]x", "...", "---",
      "Bail out!", "1..0", "ok 1", "- a", "a: b", "a b", "a  b", " a", "a ", "\r\n", "\n\n",
    ]
    var seen: Set<[Unicode.Scalar]> = []
    return (framed + words).filter { seen.insert(Array($0.unicodeScalars)).inserted }
  }()

  /// A file of scenarios with these titles, each of which fails.
  static let file: FileResult = {
    let text = "scenario \"x\"\nexpect authorization denied\n"
    let (script, mistakes) = Script.parse(Source(name: "titles.scenario", text: text))
    precondition(mistakes.isEmpty)
    let result = script.play(script.scenarios[0])
    let outcomes = titles.map { title in
      var outcome = Outcome(result: result)
      outcome.result.scenario.title = title
      return outcome
    }
    return FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
  }()

  @Test func `titles are many and unique`() {
    #expect(Self.titles.count > 2500)
    #expect(Set(Self.titles.map { Array($0.unicodeScalars) }).count == Self.titles.count)
  }

  @Test(arguments: JUnitDialect.allCases)
  func `JUnit gives every title back`(dialect: JUnitDialect) throws {
    let text = report([Self.file], as: .junit(Variants(), dialect))
    let cases = try MarkupReader(text).elements(named: "testcase")
    expectTitles(cases.map { Self.unspelled($0.attributes["name"] ?? "no name") })
    expectHarmless(text)
  }

  @Test func `JSON gives every title back`() throws {
    let text = report([Self.file], as: .json(Variants(), journals: .exceptPassed))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let files = try #require(object?["files"] as? [[String: Any]])
    let scenarios = try #require(files.first?["scenarios"] as? [[String: Any]])
    expectTitles(scenarios.compactMap { $0["title"] as? String })
    let ids = scenarios.compactMap { $0["id"] as? String }
    #expect(Set(ids.map { Array($0.unicodeScalars) }).count == Self.titles.count)
    expectHarmless(text)
  }

  @Test func `TAP gives every title back to readers of version 14`() {
    let text = report([Self.file], as: .tap(Variants()))
    let points = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.dropFirst().dropLast()
    let names = points.enumerated().map { index, point in
      let start = "not ok \(index + 1) - titles.scenario: ".unicodeScalars
      var rest = point.unicodeScalars.dropFirst(start.count)
      guard point.unicodeScalars.starts(with: start) else { return "no point" }
      var name = String.UnicodeScalarView()
      while let sign = rest.popFirst() {
        // Version 14 reads a sign behind a backslash as it is.
        guard let read = sign == "\\" ? rest.popFirst() : sign else { return "half an escape" }
        name.append(read)
      }
      return Self.unspelled(String(name))
    }
    expectTitles(names)
    expectHarmless(text)
  }

  @Test func `TAP keeps titles distinct for readers of version 13, and skips no test`() {
    let text = report([Self.file], as: .tap(Variants()))
    let points = text.split(separator: "\n").filter {
      $0.hasPrefix("ok ") || $0.hasPrefix("not ok ")
    }
    #expect(points.count == Self.titles.count)
    // What follows the sign is a directive to them, whatever comes before it; names are trimmed.
    #expect(points.allSatisfy { !$0.unicodeScalars.contains("#") })
    let names = points.map { point in
      point.split(separator: " - ", maxSplits: 1)[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(Set(names.map { Array($0.unicodeScalars) }).count == Self.titles.count)
  }

  @Test func `TAP holds only what YAML can hold, in every line`() {
    let text = report([Self.file], as: .tap(Variants()))
    for scalar in text.unicodeScalars {
      // The characters that YAML 1.2 calls printable, less those that 1.1 takes for line ends.
      let isPrintable =
        [0x9, 0xA].contains(scalar.value) || (0x20...0x7E).contains(scalar.value)
        || (0xA0...0xD7FF).contains(scalar.value) || (0xE000...0xFFFD).contains(scalar.value)
        || scalar.value >= 0x1_0000
      let isBreak = [0x85, 0x2028, 0x2029, 0xFEFF].contains(scalar.value)
      #expect(isPrintable && !isBreak, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `GitHub gives every title back, in one line each`() {
    // A report has ten annotations.
    let outcomes = Self.file.outcomes
    let text = stride(from: 0, to: outcomes.count, by: 10).map { start in
      var file = Self.file
      file.outcomes = Array(outcomes[start..<min(start + 10, outcomes.count)])
      return report([file], as: .gitHub(Variants()))
    }.joined()
    let titles = text.unicodeScalars.split(separator: "\n").map { line in
      // As the runner does: properties up to the next `::`, parted by commas, then unescaped.
      let parts = Array(line).split(separator: [":", ":"], maxSplits: 2)
      let command = String(String.UnicodeScalarView(parts[0])).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, command.first == "error" else { return "no command" }
      let properties = command[1].unicodeScalars.split(separator: ",").map { String($0) }
      guard let title = properties.last(where: { $0.utf8.starts(with: "title=".utf8) }) else {
        return "no title"
      }
      var name = Data(title.utf8.dropFirst(6))
      for (code, sign) in [("%3A", ":"), ("%2C", ","), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")] {
        name.replace(Data(code.utf8), with: Data(sign.utf8))
      }
      let message = Data(": expected authorization denied; it is notDetermined".utf8)
      guard name.suffix(message.count) == message else { return "no message" }
      return Self.unspelled(String(decoding: name.dropLast(message.count), as: UTF8.self))
    }
    expectTitles(titles)
    expectHarmless(text)
  }

  @Test(arguments: ["xml", "strict.xml", "tap", "github", "json"])
  func `a quoted line of a script is harmless`(ending: String) throws {
    for character in Self.characters where !["\n", "\r", "\0"].contains(character) {
      let text = "scenario \"x\"\nexpect authorization denied  # \(character)\n"
      let (script, mistakes) = Script.parse(Source(name: "quoted.scenario", text: text))
      let outcomes =
        mistakes.isEmpty ? script.scenarios.map { Outcome(result: script.play($0)) } : []
      let file = FileResult(sources: script.sources, mistakes: mistakes, outcomes: outcomes)
      expectHarmless(CIReportTests.render([file], ending))
    }
  }

  private func expectTitles(
    _ read: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(read.count == Self.titles.count, sourceLocation: sourceLocation)
    for (title, read) in zip(Self.titles, read)
    where Array(title.unicodeScalars) != Array(read.unicodeScalars) {
      Issue.record(
        "\(title.debugDescription) is read as \(read.debugDescription)",
        sourceLocation: sourceLocation
      )
    }
  }

  /// Checks that no character moves the cursor, changes the direction of text, or is invalid.
  private func expectHarmless(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let harmful = Set(text.unicodeScalars).filter { scalar in
      guard scalar != "\n", scalar != "\t", scalar != "\u{200D}" else { return false }
      return scalar.properties.isBidiControl || scalar.properties.isNoncharacterCodePoint
        || scalar.properties.isDefaultIgnorableCodePoint
          && scalar.properties.generalCategory == .format
        || [.control, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory
        )
    }
    #expect(
      harmful.isEmpty,
      "\(harmful.map(\.debugDescription).sorted())",
      sourceLocation: sourceLocation
    )
  }

  /// The text that is spelled so: `\u{7}` is the character of that number.
  private static func unspelled(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.starts(with: ["u", "{"] as [Unicode.Scalar]) else {
        result.append(scalar)
        continue
      }
      let digits = rest.dropFirst(2).prefix { $0 != "}" }
      guard let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
        let spelled = Unicode.Scalar(value)
      else { return "no number in " + text }
      result.append(spelled)
      rest = rest.dropFirst(3 + digits.count)
    }
    return String(result)
  }
}

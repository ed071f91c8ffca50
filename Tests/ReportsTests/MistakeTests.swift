import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

/// A gallery of mistakes: each file under `Tests/Mistakes` with the messages it gets.
@Suite struct MistakeTests {
  static let files = Repository.files(in: "Tests/Mistakes", endingIn: ".scenario")

  @Test(arguments: files)
  func `a mistake gets a helpful message`(file: String) throws {
    let diagnostics = try Self.diagnostics(of: file)
    #expect(!diagnostics.isEmpty, "\(file) holds no mistake")
    let name = file.split(separator: "/").last!
    let texts = diagnostics.map { text(of: $0, Palette(isColored: false)) }
    let whole = name == "first-day.scenario"
    expect(
      texts.map { whole ? $0 + "\n" : Self.withoutFrame($0) }.joined(),
      matchesGolden: "mistakes/\(name).txt"
    )
  }

  /// A message with its help on one line, without its place and the empty lines around the mark.
  ///
  /// The gallery is read by people in diffs, where the frame says nothing; one file of it is whole.
  private static func withoutFrame(_ message: String) -> String {
    let lines = message.split(separator: "\n").filter { !$0.contains(/^ *(-->.*|\|) *$/) }
    let help = lines.compactMap { $0.firstMatch(of: /^ *= help (.*)/).map { "; " + $0.1 } }
    let rest = lines.filter { !$0.contains(/^ *= help\s/) }.dropFirst()
    return ([lines[0] + help.joined()] + rest).map { $0 + "\n" }.joined()
  }

  @Test(arguments: files)
  func `a mistake fits in one line for editors`(file: String) throws {
    for diagnostic in try Self.diagnostics(of: file) {
      let short = text(of: diagnostic, Palette(isColored: false, errorFormat: .short))
      let lines = text(of: diagnostic, Palette(isColored: false)).split(separator: "\n")
      let place = try #require(lines.lazy.compactMap { $0.wholeMatch(of: #/ *--> (.+)/#) }.first)
      let id = diagnostic.kind.id
      let heading = lines[0].replacing("error[\(id)]", with: "error")
      let help = diagnostic.help.isEmpty ? "" : "; \(diagnostic.help)"
      #expect(
        short.split(separator: "\n") == ["\(place.output.1): \(heading)\(help) [\(id)]"]
      )
    }
  }

  @Test func `its column counts characters, as editors do`() throws {
    let text = "\u{FEFF}scenario \"e\u{301}👩‍👩‍👧漢\tx\" usr\n"
    let diagnostics = Script.parse(Source(name: "x", text: text)).diagnostics
    let palette = Palette(isColored: false, errorFormat: .short)
    let first = try #require(diagnostics.first)
    #expect(Reports.text(of: first, palette).hasPrefix("x:1:18: error"))
  }

  static func diagnostics(of file: String) throws -> [Diagnostic] {
    let name = String(file.split(separator: "/").last!)
    let source = Source(name: name, bytes: try Repository.bytes(of: file))
    let include: Script.Includer = { path, includer throws(IncludeRefusal) in
      let source = try Repository.include(path, "Tests/Mistakes/\(includer)")
      let name = source.name.dropFirst("Tests/Mistakes/".count)
      return Source(name: String(name), bytes: source.bytes)
    }
    let payload: Script.PayloadReader = { path, includer throws(IncludeRefusal) in
      try Payload(json: include(path, includer).bytes, named: path)
    }
    return Script.parse(source, include: include, payload: payload).diagnostics
  }
}

import Reports
import Scenarios
import Support
import Testing

/// A gallery of mistakes: each file under `Tests/Mistakes` with the messages it gets.
@Suite struct MistakeTests {
  static let files = Repository.files(in: "Tests/Mistakes", endingIn: ".scenario")

  @Test(arguments: files)
  func `a mistake gets a message that one is glad to receive`(file: String) throws {
    let diagnostics = try Self.diagnostics(of: file)
    #expect(!diagnostics.isEmpty, "\(file) holds no mistake")
    let palette = Palette(isColored: false)
    let rendered = diagnostics.map { text(of: $0, palette) }.joined(separator: palette.errorGap)
    expect(rendered, matchesGolden: "mistakes/\(file.split(separator: "/").last!).txt")
  }

  @Test func `a mistake can be told in a line, for editors`() throws {
    let palette = Palette(isColored: false, errorFormat: .short)
    let diagnostics = try Self.files.flatMap(Self.diagnostics)
    let rendered = diagnostics.map { text(of: $0, palette) }.joined(separator: palette.errorGap)
    #expect(rendered.split(separator: "\n").count == diagnostics.count)
    expect(rendered, matchesGolden: "mistakes/short.txt")
  }

  @Test func `its column counts characters, as editors do`() throws {
    let text = "\u{FEFF}scenario \"e\u{301}👩‍👩‍👧漢\tx\" usr\n"
    let diagnostics = Script.parse(Source(name: "x", text: text)).diagnostics
    let palette = Palette(isColored: false, errorFormat: .short)
    let first = try #require(diagnostics.first)
    #expect(Reports.text(of: first, palette).hasPrefix("x:1:18: error"))
  }

  private static func diagnostics(of file: String) throws -> [Diagnostic] {
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

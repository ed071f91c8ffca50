import Reports
import Scenarios
import Support
import Testing

/// A gallery of mistakes: each file under `Tests/Mistakes` with the messages it gets.
@Suite struct MistakeTests {
  static let files = Repository.files(in: "Tests/Mistakes", endingIn: ".scenario")

  @Test(arguments: files)
  func `a mistake gets a message that one is glad to receive`(file: String) throws {
    let name = String(file.split(separator: "/").last!)
    let source = Source(name: name, bytes: try Repository.bytes(of: file))
    let diagnostics = Script.parse(source) { path, includer throws(IncludeRefusal) in
      let source = try Repository.include(path, "Tests/Mistakes/\(includer)")
      let name = source.name.dropFirst("Tests/Mistakes/".count)
      return Source(name: String(name), bytes: source.bytes)
    }.diagnostics
    #expect(!diagnostics.isEmpty, "\(file) holds no mistake")
    let palette = Palette(isColored: false)
    let rendered = diagnostics.map { text(of: $0, palette) }.joined(separator: "\n")
    expect(rendered, matchesGolden: "mistakes/\(name).txt")
  }
}

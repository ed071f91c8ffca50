import Foundation
import Scenarios
import Support
import Testing

/// `belfry fmt` over every kind of source: facts alone, blocks of a page, standard input.
@Suite struct FmtSourceTests {
  /// Texts without a story: what is shared, and how it is laid out.
  static let shared: [(text: String, straight: String)] = [
    ("device has authorization denied", "device  has authorization denied\n"),
    (
      "app A\napp B\ndevice has authorization denied for B",
      "app     A\napp     B\ndevice  has authorization denied for B\n"
    ),
    ("phone iOS 17\nzone UTC\n", "phone   iOS 17\nzone    UTC\n"),
    (
      "app Pills\ndevice has authorization denied\n",
      "app     Pills\ndevice  has authorization denied\n"
    ),
    ("setup\n@08:00 user opens app\n", "setup\n@08:00  user    opens app\n"),
    ("table t\n|a|\n|bb|\n", "table t\n| a  |\n| bb |\n"),
    ("# nothing\n", "# nothing\n"), ("", ""),
  ]

  @Test(arguments: shared.indices)
  func `facts are laid out in every place`(index: Int) throws {
    let (text, straight) = Self.shared[index]
    let folder = try Scratch(["a.facts": text, "b.md": "# b\n\n```scenario\n\(text)\n```\n"])
    for name in ["a.facts", "b.md"] {
      let outcome = try folder.belfry("fmt", name)
      #expect(outcome.status == 0, "\(outcome)")
    }
    #expect(try folder.text("a.facts") == straight)
    #expect(try folder.text("b.md").hasPrefix("# b\n\n```scenario\n\(straight)"))
    let piped = try folder.belfry("fmt", "-", input: text)
    #expect(piped.status == 0 && piped.output == straight, "\(piped)")
    #expect(try folder.belfry("fmt", ".").status == 0)
  }

  @Test func `the facts of every story of the library are laid out by themselves`() throws {
    let folder = try Scratch()
    for (index, entry) in Library.all.enumerated() {
      let lines = entry.source.lines.map(entry.source.line)
      for (number, line) in lines.enumerated() where line.hasPrefix("device  has") {
        try folder.write(line + "\n", to: "\(index)-\(number).facts")
      }
    }
    let outcome = try folder.belfry("fmt", ".")
    #expect([0, 3].contains(outcome.status), "\(outcome.errors.suffix(500))")
    #expect(outcome.errors.contains(" files"), "\(outcome.errors.suffix(500))")
  }
}

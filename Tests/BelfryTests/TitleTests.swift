import Foundation
import Support
import Testing

/// Titles that could be taken for markup or for commands, in every report of a run.
@Suite struct TitleTests {
  static let titles =
    TerminalTests.titles + [
      "<script>alert(1)</script> ]]> -->", "| a `b` | *c* [d](e)", "ok 1 # SKIP\\", "🏳️‍🌈\u{200F}",
      String(repeating: "<i>&\u{202E}", count: 200_000),
    ]

  @Test(arguments: titles.indices)
  func `every report has every title, and none as markup`(index: Int) throws {
    let title = Self.titles[index].replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let scratch = try Scratch([
      "a.scenario": TerminalTests.failing.replacing("a reminder comes", with: title)
    ])
    let kinds = ["html", "junit", "tap", "json"]
    let outcome = try Program.run(
      ["run", "a.scenario", "--github"] + kinds.flatMap { ["--report-\($0)", "r.\($0)"] },
      environment: ["GITHUB_STEP_SUMMARY": scratch.folder.appending(path: "r.md").path],
      in: scratch.folder
    )
    #expect([1, 3].contains(outcome.status), "\(outcome.status)")
    for kind in kinds + ["md"] {
      let text = try scratch.text("r.\(kind)")
      let isHarmless = text.unicodeScalars.allSatisfy { scalar in
        "\n\t".unicodeScalars.contains(scalar)
          || scalar.properties.generalCategory != .control
            && !("\u{202A}"..."\u{202E}").contains(scalar)
      }
      #expect(!text.isEmpty && isHarmless, "\(kind)")
    }
    for kind in ["html", "junit"] {
      let markup = try scratch.text("r.\(kind)")
      #expect(!markup.contains("<i>") && !markup.contains("<script>alert"), "\(kind)")
    }
    #expect(!(try scratch.text("r.md")).contains("<script>"))
    let json = Data(try scratch.text("r.json").utf8)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: json) }
    let commands = outcome.output.split(separator: "\n").filter { $0.hasPrefix("::error") }
    // Without its title, each line of a scenario is a mistake.
    #expect(commands.count == 1 || outcome.status == 3 && !commands.isEmpty, "\(commands)")
    #expect(commands.allSatisfy { $0.hasPrefix("::error file=a.scenario,line=") }, "\(commands)")
    let points = try scratch.text("r.tap").split(separator: "\n").filter { $0.hasPrefix("ok ") }
    #expect(points.isEmpty, "a title is no test point")
  }
}

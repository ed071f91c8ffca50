import Reports
import Support
import SystemPolicy
import Testing

/// The page of readings and its text.
@Suite struct ReadingsTests {
  @Test func `the page of readings says what the disputes say`() {
    expect(readingsDocument(), matchesGolden: "../../Documentation/Rules/Readings.md")
  }

  @Test func `the text answers ten questions for every reading`() {
    let text = readingsText(Palette(isColored: false))
    let questions = text.split(separator: "\n").filter { $0.hasSuffix("?") }
    #expect(questions.count == 10)
    for reading in Reading.allCases {
      #expect(text.split(separator: "\n").count { $0.contains(reading.rawValue) } > 10)
    }
  }
}

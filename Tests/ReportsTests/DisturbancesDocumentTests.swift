import Reports
import Support
import Testing

@Suite struct DisturbancesDocumentTests {
  @Test func `the page of the disturbances is their table`() {
    expect(disturbancesDocument(), matchesGolden: "../../Documentation/Internals/Disturbances.md")
  }
}

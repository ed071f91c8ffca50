import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// The scenarios under `scenarios/` are documentation, demonstration and test in one.
@Suite struct LibraryTests {
  @Test(arguments: Library.all)
  func `reads without mistakes`(entry: Library.Entry) {
    #expect(entry.mistakes.map(\.message) == [])
    #expect(!entry.script.scenarios.isEmpty)
  }
}

import BelfryScenarios
import Testing
import XCTest

/// A scenario file in a test that has no phone, with XCTest.
final class FailingScenarioXCTests: XCTestCase {
  // says: broken.scenario:7: error: FailingScenarioXCTests.testAFile
  func testAFile() throws { try expectScenarios(in: "broken.scenario") }

  // says: broken.scenario:12: error: FailingScenarioXCTests.testTheOtherLineOfAFile
  func testTheOtherLineOfAFile() throws { try expectScenarios(in: "broken.scenario") }

  // passes
  func testAFileThatIsMet() throws { try expectScenarios(in: "met.scenario") }
}

/// The same with Swift Testing.
struct FailingScenarioTests {
  // says: at broken.scenario:7:
  @Test func aFileInSwiftTesting() throws { try expectScenarios(in: "broken.scenario") }
}

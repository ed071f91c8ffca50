import BelfryScenarios
import Foundation
import Support
import Testing

/// Texts of `expectScenarios` in which there is nothing to test.
struct EmptyScenarioTests {
  @Test(arguments: ["", "# Tea.\n", "setup\n@08:00 user opens app\n", "phone iOS 17\n"])
  func `a text without a scenario fails`(text: String) {
    withKnownIssue {
      expectScenarios(text)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("the script has no scenario") }
    }
  }

  @Test func `a text without an expectation fails`() {
    withKnownIssue {
      expectScenarios("scenario \"tea\"\n@08:00 user opens app\n")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("this scenario has no expectation") }
    }
  }

  @Test func `a scenario of an included file of facts fails`() throws {
    let story = "scenario \"tea\"\n@08:00 user opens app\nexpect app foreground\n"
    let scratch = try Scratch([
      "a.scenario": "include \"part.facts\"\n\(story)", "part.facts": "phone iOS 17\n\(story)",
    ])
    let path = scratch.folder.appending(path: "a.scenario").path
    try withKnownIssue {
      try expectScenarios(in: path)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("`part.facts` does not end with `.scenario`") }
    }
  }

  @Test func `a scenario that fails as it says passes`() {
    expectScenarios(
      "scenario \"tea\" xfail \"later\"\n@08:00 user opens app\nexpect app background\n"
    )
  }
}

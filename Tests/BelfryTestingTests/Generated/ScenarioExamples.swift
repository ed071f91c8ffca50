// Written by the tests from the examples in doc comments; `make goldens` writes it again.
// swift-format-ignore-file
import BelfryScenarios
import Testing

@Test func `example of expectScenarios`() throws {
  try expectScenarios(in: "scenarios/badge/set-by-the-app.scenario")
}

@Test func `example of expectScenarios 2`() throws {
  expectScenarios(
    """
    scenario "a reminder comes"
    device has authorization authorized
    @00:00  user    opens app
            app     adds "water" after 30m title "Drink water"
            user    leaves app
    @00:30  expect  "water" delivered as banner list
    """
  )
}

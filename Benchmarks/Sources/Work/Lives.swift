import Exploration
import ScenarioParsing
import Scenarios

/// Plays lives around a scenario of thirty lines, and returns their number.
///
/// - Parameter count: The number of lives.
public func lives(times count: Int) -> Int {
  let script = Script.parse(Source(name: "lives.scenario", text: thirtyLines)).script
  var played = 0
  while played < count {
    var perturbing = Perturbing(
      Disturbance.all.filter(\.isDefault),
      budget: Budget(mostLives: count - played)
    )
    let found = perturbing.perturb(script.scenarios[0], of: script)
    guard found.lives > 0 else { return played }
    played += found.lives
  }
  return played
}

/// A story of an ordinary app: permission, a daily reminder, a snooze, a refill and a badge.
private let thirtyLines = """
  phone   iOS 17
  zone    America/New_York
  start   2026-05-06 07:55
  app     has delegate

  scenario "a day with reminders"
  @08:00      user    opens app
              app     asks for alert sound badge
              user    answers "Allow"
              expect  authorization authorized
              app     adds "wake" daily at 07:00 title "Wake up" sound
              app     adds "water" after 30m title "Drink water" body "A glass" badge 1
              app     adds "lunch" daily at 12:00 title "Lunch"
              app     adds "walk" at 15:00 title "Walk"
              expect  pending 4 requests
  @08:05      user    leaves app
  @08:30      expect  "water" delivered
              expect  badge 1
              user    taps "water"
              expect  tap on "water" received
              app     sets badge 0
              app     adds "water" after 2h title "Drink water" badge 1
              expect  badge 0
              user    leaves app
  @10:30      expect  "water" delivered
              user    clears "water"
  @12:00      expect  "lunch" delivered
              user    opens app
              app     removes "walk"
              app     adds "stretch" after 1h title "Stretch"
              user    leaves app
              expect  "walk" not pending
  @13:00      expect  "stretch" delivered
  @+1d 07:00  expect  "wake" delivered
              user    taps "wake"
              expect  tap on "wake" received
  """

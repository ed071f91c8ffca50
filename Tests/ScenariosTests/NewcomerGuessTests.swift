import ScenarioParsing
import Scenarios
import Testing

/// Lines as a user guesses them before reading a page, each with the line that the first message
/// leads to.
@Suite struct NewcomerGuessTests {
  /// A line, and the words that its first help contains.
  static let guesses: [(line: String, help: String)] = [
    ("user turns off the phone", "`device powers off`"),
    ("user turns phone off", "`device powers off`"),
    ("user restarts the phone", "`device reboots`"),
    ("phone restarts", "`device reboots`"),
    ("device enters do not disturb", "`user turns on Do Not Disturb`"),
    ("phone is in do not disturb", "`user turns on Do Not Disturb`"),
    ("user enables do not disturb", "`turns on Do Not Disturb`"),
    ("user opens notification center", "`pulls down Notification Center`"),
    ("user looks at notification center", "`pulls down Notification Center`"),
    ("user opens lock screen", "`user locks device`"),
    ("user snoozes \"pill\"", "`taps action \"SNOOZE\" on`"),
    ("user opens \"pill\"", "`taps`"),
    ("user reads \"pill\"", "`expect \"…\" listed`"),
    ("user swipes \"pill\" away", "`clears \"pill\"`"),
    ("device timezone Asia/Tokyo", "`moves to zone`"),
    ("device changes timezone to Asia/Tokyo", "`moves to zone`"),
    ("device travels to Asia/Tokyo", "`moves to zone`"),
    ("user flies to Asia/Tokyo", "`device moves to zone Asia/Tokyo`"),
    ("device clock 2026-03-08 09:00", "`sets the clock to`"),
    ("time changes to 2026-03-08 10:00", "`device sets the clock to`"),
    ("user sets the time to 2026-03-08 10:00", "`device sets the clock to"),
    ("time passes 10m", "`@+30m`"),
    ("user waits 10 minutes", "`@+10m`"),
    ("user puts the phone to sleep", "`locks device`"),
    ("user unlocks the phone", "`unlocks device`"),
    ("user silences the phone", "`switches to silent`"),
    ("user closes the app", "`leaves`"),
    ("user swipes away the app", "`force-quits`"),
    ("user uninstalls the app", "`deletes`"),
    ("user denies notifications", "`answers \"Don't Allow\"`"),
    ("user dismisses \"pill\"", "`clears`"),
    ("app schedules \"x\" after 10m title \"X\"", "`adds`"),
    ("app cancels \"pill\"", "`removes`"),
    ("expect notification \"pill\"", "`\"pill\" delivered`"),
    ("expect \"pill\" appears", "`delivered`"),
    ("expect no notifications", "`no notification delivered`"),
  ]

  @Test(arguments: guesses)
  func `a guess leads to the line that was meant`(line: String, help: String) throws {
    let story = """
      scenario "a guess"
      device  has authorization authorized
      @07:50  user    opens app
              app     sets categories "PILL" with actions "SNOOZE"
              app     adds "pill" after 10m title "Pill" category "PILL"
      @08:01  \(line)
      """
    let mistakes = Script.parse(Source(name: "guess.scenario", text: story)).diagnostics
    let first = try #require(mistakes.first { $0.place.line == 6 }, "\(mistakes)")
    #expect(first.help.contains(help), "\(first.message); \(first.help)")
  }
}

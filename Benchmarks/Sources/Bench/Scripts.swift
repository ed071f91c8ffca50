/// The scripts that the rows play, and those that peers run.
enum Scripts {
  private static let facts = "device has authorization authorized\n"

  /// A scenario file of thirty lines.
  static let thirty = """
    phone   iOS 17
    zone    America/New_York
    start   2026-03-06 07:55

    scenario "the reminder comes"
    @08:00  user    opens app
            app     asks for alert sound badge
            user    answers "Allow"
            expect  authorization authorized
    @08:05  app     adds "water" after 30m title "Drink water" body "A glass" sound
            user    leaves app
    @08:40  expect  "water" delivered as banner list sound since 08:05
            expect  no prompt

    scenario "the user said no"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Don't Allow"
    @08:05  app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:40  expect  "water" dropped

    scenario "a daily alarm"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Allow"
    @08:05  app     adds "wake" daily at 09:00 title "Wake up"
            user    leaves app
    @09:00  expect  "wake" delivered

    """

  /// A file with a number of small scenarios.
  static func suite(of count: Int) -> String {
    var text = facts
    for number in 0..<count {
      text += "scenario \"s\(number)\"\nuser opens app\napp adds \"a\" after 1m title \"A\"\n"
      text += "user leaves app\n@+1m expect \"a\" delivered\n"
    }
    return text
  }

  /// Timers of SimPy that fire again and again.
  static func simPy(_ count: Int) -> String {
    """
    import simpy
    environment = simpy.Environment()
    def timer(period):
        while True:
            yield environment.timeout(period)
    for number in range(64):
        environment.process(timer(3600 + number * 61))
    for number in range(\(count)):
        environment.step()
    """
  }

  /// Dates of croniter, each from the one before.
  static func croniter(_ count: Int) -> String {
    """
    import croniter
    from datetime import datetime
    dates = croniter.croniter("15 * * * *", datetime(2026, 1, 1))
    for number in range(\(count)):
        dates.get_next(datetime)
    """
  }
}

/// The language and eleven recipes on one page.
///
/// `belfry help card` prints the page, `Documentation/Card.md` is the page, and the tests play its
/// scenarios.
enum Card {
  static let text = #"""
    # Belfry on one card

    Belfry plays scenarios on a virtual iPhone: what does the user see of a notification, and when?

        belfry new                          # writes scenarios/first.scenario
        belfry run scenarios                # status 0 passed, 1 failed, 2 wrong path, 3 mistakes
        belfry run F --error-format json    # an object of JSON a line; check F lists mistakes alone
        belfry run F:LINE --why ID          # one scenario, and every reason for one notification
        belfry explain WORD                 # a word, a rule or a mistake such as E0102
        belfry help language                # every sentence

    ## The language

    - A line is one sentence: who acts, what happens, a value in quotes. `#` begins a comment.
    - The top of a file has facts for every scenario: `phone iOS 18`, `zone Europe/Berlin`,
      `start 2026-03-28 07:55`, `device has authorization authorized`, `app has delegate`. Below
      `scenario "title"` are facts for that one, then steps.
    - A time in the margin (`@08:00`, `@+30m`, `@2026-03-29 08:00`) is for its line and those below.
    - `app …` is a call of the app, `user …` an act of the user, `device …` the world. `expect …`
      checks; every scenario needs one.
    - `app adds "id" TRIGGER title "…"`. Triggers: `now`, `after 30m`, `every 1h`, `at 09:00`,
      `at 2026-03-29 09:00`, `daily at 09:00`, `weekly on Tue at 09:00`,
      `matching day 31 hour 9 repeating`, `on enter "home"`.
    - `expect "id" delivered as banner list sound`, `expect "id" not delivered`,
      `expect "id" pending`, `expect "id" dropped`, `expect badge 3`,
      `expect tap on "id" received`, `expect action "a" on "id" lost`, `expect impossible`.
    - Add `because RULE` to say why; a failure names the rules, and `belfry rules` lists all.
    - An app in the foreground shows nothing unless its delegate says so: leave the app, or write
      `app reacts to willPresent with banner list`.
    - Nothing is shown without permission: `device has authorization authorized`, or let the app
      ask and the user answer.

    ## Eleven recipes

    A reminder after the user has said yes:
    ```scenario
    scenario "a reminder comes"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Allow"
            app     adds "water" after 30m title "Drink water" sound
            user    leaves app
    @08:30  expect  "water" delivered as banner list sound
    ```

    The user says no: adding succeeds, and nothing comes.
    ```scenario
    scenario "denied"
    @08:00  user    opens app
            app     asks for alert
            user    answers "Don't Allow"
            app     adds "water" after 30m title "Drink water"
            expect  "water" dropped because authorization.denied-is-silent
    ```

    Provisional: into Notification Center, without a banner.
    ```scenario
    scenario "provisional"
    @08:00  user    opens app
            app     asks for alert provisional
            app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:30  expect  "water" delivered as list
    ```

    In the foreground, with and without an answer of the delegate:
    ```scenario
    scenario "foreground"
    device  has authorization authorized
    app     reacts to willPresent with banner list
    @08:00  user    opens app
            app     adds "water" after 30m title "Drink water"
    @08:30  expect  "water" delivered as banner list
    ```

    A daily reminder on the day on which an hour is missing:
    ```scenario
    scenario "the clocks go forward"
    zone    Europe/Berlin
    start   2026-03-28 07:55
    device  has authorization authorized
    @08:00  user    opens app
            app     adds "pill" daily at 02:30 title "Pill"
            user    leaves app
    @2026-03-29 03:30  expect  "pill" delivered
    ```

    A tap that starts the app:
    ```scenario
    scenario "a cold tap"
    device  has authorization authorized
    app     has delegate
    @08:00  user    opens app
            app     adds "tea" after 5m title "Tea"
            user    force-quits app
    @08:06  user    taps "tea"
            expect  tap on "tea" received
    ```

    A snooze button: the app reacts to its action. A response that no app receives fails.
    ```scenario
    scenario "snooze"
    device  has authorization authorized
    app     reacts to action "snooze" on "pill" adding "pill" after 9m title "Pill" category "dose"
    @08:00  user    opens app
            app     sets categories "dose" with actions "snooze"
            app     adds "pill" after 10m title "Pill" category "dose"
            user    leaves app
    @08:10  user    taps action "snooze" on "pill"
    @08:19  expect  "pill" delivered
    ```

    Requests survive a restart:
    ```scenario
    scenario "after a restart"
    device  has authorization authorized
    @08:00  user    opens app
            app     adds "tea" after 1h title "Tea"
            device  reboots
            user    unlocks device
    @09:00  expect  "tea" delivered
    ```

    The 65th pending request:
    ```scenario
    scenario "too many requests"
    device  has authorization authorized
    @08:00  user    opens app
            repeat 65 times as n
    @+1m    app     adds "r<n>" after 10h title "R"
            end
            expect  pending 64 requests
    ```

    A Focus, and a time-sensitive notification:
    ```scenario
    scenario "Do Not Disturb"
    device  has authorization authorized
    @08:00  user    opens app
            app     adds "tea" after 5m title "Tea"
            user    leaves app
            user    turns on Do Not Disturb
    @08:05  expect  "tea" delivered as list
    ```

    A push:
    ```scenario
    scenario "a push"
    device  has authorization authorized
    @08:00  user    opens app
            user    leaves app
            device  receives push "chat" title "Anna" body "Hello"
            expect  "chat" delivered as banner list
    ```

    """#
}

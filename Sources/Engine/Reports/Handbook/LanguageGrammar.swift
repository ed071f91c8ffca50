import SystemPolicy

/// The part of the language reference before the sentences: the common parts of all lines.
let languageGrammar = #"""
  # Language reference

  A scenario describes what an app, the user and the phone do, and checks the result. This page
  lists the whole language. `make goldens` generates it from the sentences that the parser accepts,
  and the tests run its scenarios. The [guide](../Guide.md) is the place to start.
  `belfry explain WORD` documents one word, and `belfry help language` lists the sentences.

  ## Lines

  ```scenario
  phone   iOS 17  # facts, for every scenario of the file
  zone    America/New_York
  start   2026-03-06 07:55

  scenario "a reminder comes half an hour later"   [reminders smoke]
  device  has authorization authorized  # a fact of this scenario
  @08:00  user    opens app
          app     adds "water" after 30m title "Drink water"
          user    leaves app
  @08:30  expect  "water" delivered as banner list
  ```

  A line is one sentence of words, separated by spaces or tabs. The number of spaces makes no
  difference, and `belfry fmt` aligns the columns. `#` at the beginning of a line or after a space
  begins a comment. Each word has one spelling. If you write a synonym, the error message gives
  the word to write. Words are in lower case, except Apple's names (`iOS`, `notDetermined`,
  `willPresent`, `lockScreen`, `Notification Center`) and the days (`Tue`).

  Names and texts that you choose are in straight double quotes. In quotes, `\"` is a quote, `\\`
  is a backslash, and `\u{1F514}` is the character with that number. The options of a sentence can
  be in any order. A line has at most 10,000 bytes.

  A *step* begins with its actor: `app` is for what the app's code does; `user` and `device` are
  for events that the code cannot control. A line that begins with `expect` is an *expectation*:
  Belfry checks it. To say that something did not happen or is not there, write `not` after the
  name (`"tea" not delivered`), `no` before a noun (`no prompt`) or `none` for an empty list
  (`pending none`).

  A *fact* has no time and applies from the start. Facts are above the first `scenario`, or between
  a title and its first step. `app reacts to …` is also a fact: it describes code that the app runs
  at every such event. Defaults: iOS \#(OSVersion.newest.text), UTC, 2026-01-01 00:00, one app
  called `app` that has no permission yet, and an unlocked phone.

  A step that cannot happen, such as a tap on a notification that is not shown, fails the scenario
  unless the next line is `expect impossible`. A crash that no line expects also fails the scenario,
  and so does a response that the app does not receive ([which ones](#lost-responses)). A scenario
  without an expectation is an error, because it could not fail.

  ## The margin

  The *margin* is the time at the beginning of a line, such as `@08:00`. Time passes only there: a
  line without a time happens at the time above it. Lines above the first time happen at the start.
  At `@08:30`, Belfry first delivers everything that is due by 08:30. Then it runs the lines of
  08:30. A time cannot be earlier than the time above it.

  | margin | meaning |
  |---|---|
  | `@08:00` `@08:00:30.5` | that time on the same day, on the phone's clock |
  | `@2026-03-08 08:00` | a date and a time |
  | `@Tue 14:00` `@Tuesday 14:00` | the first Tuesday at 14:00 after the time above |
  | `@+1d 09:00` | 09:00 on the next day of the calendar |
  | `@+30m` | 30 minutes after the time above |
  | `@until idle` | when nothing is due any more: after the last delivery |
  | `@01:30-05:00` | a time that clocks show twice that day, with its offset from UTC |

  `@until idle` runs until nothing is due on the phone, apart from the end of the day. Only the run
  shows when that is, so a time below it is relative (`@+30m`) and `since` cannot be used. A request
  that repeats never ends: if something is still due after 10,000 wakeups, the line fails and names
  the request.

  Apple documents no order for things that are due at the same instant. Belfry takes them in the
  order in which their dates were computed: when a request is added, when it fires and repeats, and
  for all requests, in the order in which they were added, when the clock or the zone changes. The
  lines of that time follow. If a line makes something due at once, that happens before the next
  line.

  ```scenario
  scenario "three requests at nine o'clock"
  device  has authorization authorized
  @08:00  user    opens app
          app     adds "repeats" every 30m title "Computed at 08:30, when it fires"
          app     adds "first" at 09:00 title "Computed at 08:00"
  @08:10  app     adds "second" after 50m title "Computed at 08:10"
          user    leaves app
  @09:00  user    clears "first"
          expect  listed "second" "repeats"
          expect  banner "repeats"
  ```

  A time that the clock skips is an error. A time that the clock shows twice is an error if it has
  no offset from UTC.

  Durations have units: `500ms`, `59.9s`, `5m`, `2h`, `1d`, `1w`, `1h30m`. In a duration, a day is
  24 hours. For a day of the calendar, write `@+1d 09:00` in the margin or `daily at` in a trigger.

  ## Triggers and contents

  ```text
  app  adds "id" now                                      at once
  app  adds "id" after 30m                                once, when that time has passed
  app  adds "id" every 1h                                 repeatedly; at least 60 seconds apart
  app  adds "id" at 09:00                                 once, when the clock next shows 09:00
  app  adds "id" at 2026-03-08 09:00                      once, on a date
  app  adds "id" daily at 09:00                           also weekly on Tue at, yearly on 05-30 at
  app  adds "id" matching day 31 hour 9 repeating         any components of a date
  app  adds "id" matching hour 9 zone Asia/Tokyo          in a fixed time zone
  app  adds "id" on enter "office" repeating              at the boundary of a place; also on exit
  ```

  After the trigger come the contents, in any order: `title "…"`, `subtitle "…"`, `body "…"`,
  `sound`, `badge 3`, and the category, `category "…"`. A notification without contents can be
  added, but it is never shown.

  ## Expectations, and how far they look back

  An expectation about a state (`authorization denied`, `"id" pending`, `badge 3`, `next …`) checks
  the phone as it is now.

  An expectation about an event (`delivered`, `dropped`, `add … succeeds`) counts the events since
  the *previous* time in the margin. Steps at that previous time count, too. Two lines with the
  same time in the margin count as one time. By default the event must happen exactly once. After
  `delivered`, `condition …` and `state of …`, write `3 times` for another number; `once` is the
  default in words. For other events, write `since 08:05` to count only those from then on.

  An expectation that something did *not* happen (`not delivered`, `no notification delivered`,
  `no sound`, `not entered` and others) looks further back: to the nearest line above with the same
  subject; if no line has it, to the beginning of the scenario. These lines have the same subject:

  - an expectation of the same kind, positive or negative, about the same notification, app or
    region: `"tea" delivered` and `"tea" not delivered`. `delivered as …` also has the sound as its
    subject, and `sounded` also has the delivery;
  - the step that caused the event: `app adds "tea" …` for every event of `"tea"`, `user taps "tea"`
    for its tap, `app asks for …` for the answer, `app monitors "office"` for the crossings.

  `no notification delivered`, `no sound` and `no crash` look back separately for each notification
  or app, so they also cover a notification or an app that no line names. Expectations at the same
  time, without a step between them, look back to the same line.

  `since 08:05` sets how far back the expectation looks: to the most recent 08:05, today or
  yesterday. For another day, write `since 2026-03-08 08:05`. For a time that the clock showed
  twice, write its offset from UTC: `since 01:30-05:00`. The fact `start` takes the same offset.

  ```scenario
  scenario "how far back an expectation looks"
  device  has authorization authorized
  @08:00  user    opens app
          app     adds "tea" every 10m title "Tea"
          user    leaves app
  @08:10  expect  "tea" delivered
  @08:20  expect  "tea" delivered
          expect  "tea" delivered 2 times since 08:00
          expect  "tea" delivered because delivery.unlocked-shows-banner
  @08:25  expect  "tea" not delivered
  @08:30  expect  "tea" delivered
          expect  "tea" not sounded
  ```

  `because RULE` passes only if Belfry used that rule to decide the result.
  `belfry run FILE --why tea` shows the rules that Belfry used for `"tea"`, and
  `belfry explain RULE` shows the evidence of a rule. `as banner list` must name every way in which
  the notification was presented. With the fact `exhaustive`, a delivery that no line expects is a
  failure; `exhaustive deliveries prompts` names the kinds:

  | kind | what fails | lines that expect it |
  |---|---|---|
  | `deliveries` | a notification that is shown | `delivered`, `sounded` |
  | `sounds` | a sound | `sounded`, `delivered as …` |
  | `drops` | a notification that is lost unseen | `dropped` |
  | `prompts` | a prompt | `prompt`, `location prompt`, `user answers …` |
  | `crossings` | a crossing reported to an app | `entered`, `exited`, `satisfied` |

  An expectation about a state (`listed`, `banner`) expects no delivery.

  A *dispute* is a question about iOS to which sources give different answers. Each answer is a
  *side*, with its own rules. `assume SIDE` chooses the side of one dispute, and
  `belfry explain SIDE` shows the evidence for it. `reading` chooses a side of every dispute:
  `apple` follows Apple's documentation, `seeds` follows the documents that Belfry was created from,
  and `field` follows what several people measured.

  ## Several apps

  Declare each app above the lines that name it; the name is then an actor, like `app`. If a script
  has several apps, every line about an app must name the app.

  ```scenario
  app     mail
  app     pills

  scenario "each app has its own notifications"
  device  has authorization authorized for mail
  @08:00  user    opens mail
          mail    adds "x" after 5m title "A letter"
          user    leaves mail
  @08:05  expect  mail "x" delivered
          expect  pills authorization notDetermined
          user    taps "x" for mail
  ```

  ## Places

  `place "shop" 52.53,13.42 radius 300m` is a circle: degrees north and east in one word, and a
  radius in metres (`300m`) or kilometres (`1.5km`), at most 1000km. A crossing is reported only
  after the phone has moved a minimum distance past the boundary and has stayed there for 20
  seconds. So expect its consequences at a later time.

  ## Tables, setup, include, repeat

  With `each TABLE` after its title, a scenario runs once for every row of the table. Belfry
  replaces `<column>` in every line of the scenario with the cell of that column. A `#` in a cell
  cannot begin a comment, and a quote in a cell cannot end a text. In a cell, write `\|` for a bar.
  Blank lines and comments can be between rows.

  Every scenario of the file begins with the steps below `setup`. `include "shared.facts"` reads the
  facts, tables and setup of another file; the path is relative to this file. Includes are the first
  lines of a file. The setup of an included file runs before the setup of the file itself.

  The steps between `repeat 3 times` and `end` run three times. Times in the margin of these steps
  must be relative, such as `@+30m`. After `repeat 70 times as n`, Belfry replaces `<n>` in the
  steps with the number of the round: 1, 2, and so on. In a time or a date the number gets two
  digits, so `daily at <n>:00` is `daily at 08:00` in round 8. The language has no conditions and no
  arithmetic.

  ```scenario
  scenario "the system keeps the 64 of 70 reminders that fire soonest"
  device  has authorization authorized
  @08:00  user    opens app
          repeat  70 times as n
          app     adds "r<n>" after <n>h title "Reminder <n>"
          end
          expect  pending 64 requests
          expect  "r64" pending title "Reminder 64"
          expect  "r65" dropped
  ```

  ```text
  include "shared.facts"

  table   who
  | status     | fate          |
  | authorized | delivered     |
  # a comment
  | denied     | not delivered |

  scenario "added while <status>"  each who
  ```

  Two scenarios of a file cannot have the same title. A report adds the row of a table to the title.
  `id water-denied` after the title is a name for reports that stays if the title or the path
  changes. It consists of letters, digits, `-`, `_` and `.`; a row of a table follows it, as in
  `water-denied[provisional]`. Two scenarios of a run cannot have the same id.
  Tables, repeats and setups expand to at most 1,000,000 lines per file. A phone has at most 1,000
  apps. Includes can be nested 100 deep.

  With `skip "why"` after its title, a scenario does not run. With `xfail "why"`, a scenario must
  fail: if it passes, Belfry reports a failure. The first thing that fails must be an
  expectation. If an impossible step, a crash, a lost response or a reached limit comes first,
  Belfry reports it as a failure. Words in brackets after the title are tags, for `--tag` and
  `--skip-tag`.


  """#

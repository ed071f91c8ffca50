import SystemPolicy

/// The part of the language reference before the sentences: what all lines have in common.
let languageGrammar = #"""
  # Language reference

  A scenario describes what an app, the user and the phone do, and checks the result. This page
  lists the whole language. `make goldens` generates it from the sentences that the parser accepts,
  and the tests run its scenarios. The [guide](Guide.md) is the place to start.
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
  begins a comment. Each word has one spelling: for a synonym, the message names the word to write.
  Words are in lower case, except Apple's names (`iOS`, `notDetermined`, `willPresent`,
  `lockScreen`, `Notification Center`) and the days (`Tue`). An expectation is negated with `not`
  after a name, `no` before a noun and `none` in a list. Names and texts that you choose are in
  straight double quotes; in quotes, `\"` is a quote, `\\` a backslash, and `\u{1F514}` the
  character with that number. The options of a sentence can be in any order. A line has at most
  10,000 bytes.

  A *step* begins with its actor. `app` does what the developer writes; `user` and `device` do what
  the developer cannot control; `expect` is the only assertion. A *fact* has no time and no actor.
  Facts are in the header, above the first `scenario`, or between a title and its first step.
  `app reacts to …` is also a fact: it describes what the app does by itself, in every launch.
  Defaults: iOS \#(OSVersion.newest.text), UTC, 2026-01-01 00:00, one app called `app` that has
  no permission yet, and an unlocked phone.

  A step that cannot happen, such as a tap on a notification that is not shown, fails the scenario
  unless the next line is `expect impossible`. A crash that no line expects also fails the scenario.
  A scenario without an expectation is an error, because it could not fail.

  ## The margin

  Time passes only in the margin. Everything that is due at or before a time happens before the
  lines of that time. A line without a time happens at the time above it. Steps above the first time
  happen at the start. Time never goes back.

  | margin | meaning |
  |---|---|
  | `@08:00` `@08:00:30.5` | that time on the same day, on the phone's clock |
  | `@2026-03-08 08:00` | a date and a time |
  | `@Tue 14:00` `@Tuesday 14:00` | 14:00 on the next Tuesday, later than the time above |
  | `@+1d 09:00` | 09:00 on the next day of the calendar |
  | `@+30m` | 30 minutes after the time above |
  | `@01:30-05:00` | a time that clocks show twice that day, with its offset from UTC |

  A time that the clock skips is an error. So is a time that the clock shows twice, if it has no
  offset.

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

  An expectation about a state (`authorization denied`, `"id" pending`, `badge 3`, `next …`) looks
  at the phone as it is now. An expectation about an event (`delivered`, `dropped`,
  `add … succeeds`) looks back to the moment at which the lines of the *previous* time in the
  margin began. A time that is written twice counts once: its lines continue the lines above.
  The expectation is met by exactly one event, unless it says `3 times`; `once` states the default.

  An expectation that something did *not* happen (`not delivered`, `no notification delivered`,
  `no sound`, `not entered` and the others) looks further back: to the last line about the same
  subject, or to the first line of the scenario if there is no such line. These lines are about the
  same subject:

  - an expectation of the same kind about the same notification, app or region, positive or
    negative: `"tea" delivered` and `"tea" not delivered`. `delivered as …` is also about the sound,
    and `sounded` is also about the delivery;
  - the step that caused it: `app adds "tea" …` for everything that can happen to `"tea"`,
    `user taps "tea"` for its tap, `app asks for …` for the answer, `app monitors "office"` for the
    crossings.

  `nothing delivered`, `no sound` and `no crash` look back separately for each notification or app,
  so they also cover one that no line mentions. Expectations at the same time, without a step
  between them, look back to the same line.

  `since 08:05` sets the beginning: the latest time before now at which the clock showed 08:05,
  today or the day before. `since 2026-03-08 08:05` names another day. A time that the clock has
  shown twice needs its offset, as in the margin: `since 01:30-05:00`. The same applies to `start`.

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

  `because RULE` requires that the rule is among the reasons. `belfry run FILE --why tea` shows the
  reasons, and `belfry explain RULE` their evidence. `as banner list` names all ways in which a
  notification is presented; another way fails the expectation. With the fact `exhaustive`, a
  delivery that no line expects is a failure. An expectation of an event (`delivered`, `sounded`)
  counts; an expectation of a state (`listed`, `banner`) does not.

  Where sources disagree about what iOS does, there is a *dispute*, and each answer to it is a
  *side*. `reading` chooses one side of every dispute: `apple` follows Apple's documentation,
  `seeds` follows the documents that Belfry was created from, and `field` follows what several
  people measured. `assume SIDE` settles one dispute, and `belfry explain SIDE` shows the evidence
  for it.

  ## Several apps

  Declare an app above every other line that names it; then it can be an actor. A line may leave out
  the app only if there is one app.

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

  A scenario with `each TABLE` after its title runs once for every row. `<column>` stands for the
  cell of the row, anywhere in the lines of the scenario; a cell cannot begin a comment or end a
  text. In a cell, `\|` is a bar. Blank lines and comments may be between rows.

  The steps below `setup` come first in every scenario of the file. `include "shared.facts"` reads
  the facts, tables and setup of another file; the path is relative to this file. Includes come
  before everything else. An included setup runs first, then the setup of the file.

  The steps between `repeat 3 times` and `end` run three times; between them, the margin allows only
  times such as `@+30m`. After `repeat 70 times as n`, `<n>` stands for the number of the round,
  beginning with 1, in names, texts, times and durations. In a time or a date it has two digits, so
  `daily at <n>:00` is 08:00 in the eighth round. There are no conditions and no arithmetic.

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

  The titles in a file are unique; a row of a table is named after the title. Tables, repeats and
  setups expand to at most 1,000,000 lines per file. A phone has at most 1,000 apps, and includes
  nest at most 100 deep.

  `skip "why"` after a title means that the scenario does not run. `xfail "why"` means that it must
  fail: it is a failure if the scenario passes. The first thing that fails must be an expectation;
  an impossible step, a crash or a reached limit is still a failure. Words in brackets after the
  title are tags, for `--tag` and `--skip-tag`.


  """#

/// The page of the manual that comes before the sentences: what all lines have in common.
let languageGrammar = #"""
  # The language of scenarios

  A scenario is a story about a phone: what an app does, what the user and the phone do, and what
  must come of it. This page is all there is to know; it is written by `make goldens` from the
  sentences the reader knows, and its scenarios are played by the tests. `belfry explain WORD`
  tells of one word, `belfry help language` lists the sentences.

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

  A line is one sentence of words between spaces or tabs; how many there are makes no difference,
  and `belfry fmt` straightens the columns. `#` at the beginning of a line or behind a space begins
  a comment. Words have no synonyms: whoever writes another word is told the right one. They are
  written in small letters, but for what others spell: Apple its own (`iOS`, `notDetermined`,
  `willPresent`, `Notification Center`), and everybody the days (`Tue`). So the lock screen has
  three spellings: where it is spoken of, `lock screen`; as a way to be shown, `lockscreen`; as the
  property of UNNotificationSettings, `lockScreen`. What the author names stands in straight double
  quotes, and there `\"` is a quote, `\\` a backslash, `\u{1F514}` a character by its number. The
  order of options within a sentence is free. A line has at most 10,000 bytes.

  A *step* begins with who acts. `app` does what the developer writes; `user` and `device` do what
  the developer cannot control; `expect` is the only assertion. A *fact* has no time and no actor;
  it stands in the header, above the first `scenario`, or under a title, above the first step.
  `app reacts to …` is a fact too: what the app does by itself, in every launch. What is not said
  is so: iOS 26, UTC, 2026-01-01 00:00, one app called `app` that was never allowed anything, a
  phone that is unlocked.

  A step that cannot happen, such as a tap on what is not shown, fails the scenario, unless
  `expect impossible` is the line below it; so does a crash that nothing expects. A scenario without
  an expectation is a mistake, as it could not fail.

  ## The margin

  Time passes in the margin alone. Everything due at or before a time happens before the lines of
  that time. A line without a time happens at the time above it; steps above the first time happen
  at the start. Time never goes back.

  | in the margin | means |
  |---|---|
  | `@08:00` `@08:00:30.5` | that time of the same day, on the phone's clock |
  | `@2026-03-08 08:00` | a date and a time |
  | `@Tue 14:00` `@Tuesday 14:00` | the next Tuesday, 14:00, strictly later |
  | `@+1d 09:00` | a day of the calendar later, at 09:00 |
  | `@+30m` | half an hour after the time above |
  | `@01:30-05:00` | a time that clocks show twice that day, by its distance from UTC |

  A time that clocks skip is a mistake, and so is one that they show twice without its offset.

  Durations have units: `500ms`, `59.9s`, `5m`, `2h`, `1d`, `1w`, `1h30m`. A day is 24 hours
  there; the calendar's day is `@+1d 09:00` in the margin and `daily at` in a trigger.

  ## Triggers and contents

  ```text
  app  adds "id" now                                      at once
  app  adds "id" after 30m                                once, when time has passed
  app  adds "id" every 1h                                 again and again; 60 seconds at least
  app  adds "id" at 09:00                                 once, when clocks show it next
  app  adds "id" at 2026-03-08 09:00                      once, on a date
  app  adds "id" daily at 09:00                           and weekly on Tue at, yearly on 05-30 at
  app  adds "id" matching day 31 hour 9 repeating         any components of a date
  app  adds "id" matching hour 9 zone Asia/Tokyo          in a zone of its own
  app  adds "id" on enter "office" repeating              at the edge of a place; also on exit
  ```

  Behind the trigger stands what the notification carries, in any order: `title "…"`, `subtitle
  "…"`, `body "…"`, `sound`, `badge 3`, and the category that it belongs to, `category "…"`. One
  that carries nothing is added, and never seen.

  ## Expectations, and how far they look

  An expectation about a state (`authorization denied`, `"id" pending`, `badge 3`, `next …`) looks
  at the phone as it is now. One about an event (`delivered`, `dropped`, `add … succeeds`, `told
  …`) looks back: to the moment at which the lines of the *previous* time in the margin began. The
  same time written again is no other time: it goes on with the lines above. The expectation is met
  by exactly one event, unless it says `3 times`; `once` says so aloud.

  An expectation that something did *not* happen (`not delivered`, `nothing delivered`, `no sound`,
  `told nothing`, `not entered` and the others) looks further back: to the last line that spoke of
  its subject, or to the first line of the scenario where none did. A line speaks of a delivery, a
  sound, a tap and so on if it is

  - an expectation of the same thing about the same notification, app or region, whether it is to
    have happened or not: `"tea" delivered` and `"tea" not delivered`. `delivered as …` speaks of
    the sound as well, `sounded` of the delivery;
  - the step that made it: `app adds "tea" …` for all that can happen to `"tea"`, `user taps "tea"`
    for its tap, `app asks for …` for the answer, `app watches "office"` for the crossings.

  `nothing delivered`, `no sound` and `no crash` look back for each notification or app on its own,
  so one that no line has spoken of is never passed over. Expectations at the same time with no
  step between them look back to the same line.

  `since 08:05` replaces either beginning: the latest time before now at which clocks showed it,
  today or the day before; `since 2026-03-08 08:05` names another day. Where they have shown it
  twice, it needs its offset, as in the margin: `since 01:30-05:00`. So does `start`.

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

  `because RULE` asks that the rule is among the reasons; `belfry run FILE --why tea` shows them,
  and `belfry explain RULE` where they come from. `as banner list` names all the ways in which
  something is shown, and no others. Under the fact `exhaustive` a delivery that nothing expects
  is a failure; what happened to it counts as expecting it (`delivered`, `sounded`), what is where
  now (`listed`, `banner`) does not.

  Where sources disagree on what iOS does, the law has a *dispute*, and each answer to it is a
  *side*. `reading` takes one side of all of them: `apple` that of Apple's documents, `seeds` that
  of the documents Belfry was created from, `field` that of what several people measured.
  `assume SIDE` settles one, and `belfry explain SIDE` tells what speaks for it.

  ## Several apps

  Apps are declared above everything that is said about them, and then act under their names.
  Where an app is left out, there must be but one.

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
          user    taps "x" of mail
  ```

  ## Places

  `place "shop" 52.53,13.42 radius 300m` is a circle: degrees north and east in one word, and a
  radius in metres (`300m`) or kilometres (`1.5km`), at most 1000km. A crossing counts once the
  phone has stayed for twenty seconds on the other side, away from the edge; so what follows from
  it is expected at a later time.

  ## Tables, setup, include, repeat

  A story with `each TABLE` behind its title is told for every row; `<column>` stands for the
  row's cell, anywhere in its lines; it begins no comment there and ends no text. In a cell `\|`
  is a bar; blank lines and comments may stand between rows. The steps below `setup` come first
  in every scenario of the file. `include "shared.facts"` takes over the facts, tables and setup
  of another file, named relative to this one, and stands above everything else; an included
  setup is done first, and then the file's own. The steps between `repeat 3 times` and `end` are
  done several times; in there the margin knows `@+30m` alone. After `repeat 70 times as n`,
  `<n>` stands for the number of the round, from 1 on, as a column does for its cell: in names,
  texts, times and durations. In a time or a date it has two digits, so `daily at <n>:00` is
  08:00 in the eighth round. There are no conditions and no arithmetic.

  ```scenario
  scenario "of seventy reminders the sixty-four that come first are kept"
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

  No two scenarios of a file have the same title; the rows of a table are named behind it. Tables,
  repeats and setups make at most 1,000,000 lines of a file, a phone has at most 1,000 apps, and
  includes are nested at most 100 deep.

  `skip "why"` behind a title keeps a scenario from being played; `xfail "why"` says that it must
  fail, and fails it when it does not. The first thing that fails must be an expectation: a step
  that cannot happen, a crash or a limit that is reached is a failure all the same. Words in
  brackets behind the title are tags, for `--tag` and `--skip-tag`.

  """#

extension Synonym {
  /// What is asked for in vain, in a word or several, and what there is instead.
  ///
  /// A word is looked for where a line cannot be read; several, also from the word before it on.
  private static let advice: [(said: String, advice: String)] = [
    (
      "locale, language, region, calendar",
      "nothing here depends on a language or region; `zone` and `week starts on` are what dates need"
    ),
    (
      "if, else, while, unless, var, let, func",
      "scripts have no conditions; write a scenario for each case, or a table of them"
    ),
    (
      "tomorrow, today, yesterday, tonight",
      "what day that is depends on when it is read; write the date, as in 2026-03-08"
    ),
    (
      "do not disturb",
      "it is a Focus that the user turns on: user turns on Do Not Disturb; `focus Do Not Disturb "
        + "allows app` says what it lets through"
    ),
    (
      "iphone, ipad, iphone15, iphone16, model",
      "the model makes no difference, the version does; write phone iOS 17"
    ),
    (
      "month, months, monthly",
      "a day of each month is written as in: matching day 31 hour 9 repeating"
    ),
    (
      "weekly, week, weeks",
      "a day of each week is written as in: weekly on Tue at 09:00"
    ),
    (
      "weekday, weekdays, workday, workdays, weekend, weekends",
      "each day of the week is a request of its own; write one for each, as in: weekly on Mon at "
        + "09:00"
    ),
    (
      "repeats, repeating, repeated, repeat, recurring",
      "what comes again and again is written with every, as in every 1h, or with daily at"
    ),
    (
      "tag, tags",
      "tags stand in brackets behind a title, as in: scenario \"…\"  [smoke]"
    ),
    (
      "app shows, app displays",
      "the phone shows what an app adds; write app adds \"…\" now, or what must come of it: expect "
        + "\"…\" delivered"
    ),
    (
      "lights, wakes, lit",
      "write the screen first, as in: expect screen lit by \"…\""
    ),
    (
      "user ignores, user waits, user does nothing",
      "who does nothing needs no line; time passes in the margin"
    ),
    (
      "increments, increment, increases, decrements, decreases, raises",
      "nothing counts the badge; write the number that it shall show, as in: app sets badge 3"
    ),
    (
      "getpendingnotificationrequests, getdeliverednotifications, getnotificationsettings",
      "what an app reads is expected, as in: expect pending 2 requests, expect listed 1 "
        + "notifications or expect settings alert enabled"
    ),
    (
      "registerforremotenotifications, registers for remote, registers for pushes",
      "no app needs to register here; a push comes with: device receives push \"…\" title \"…\""
    ),
    (
      "dismisses banner, dismisses the banner, swipes banner, swipes up, swipes away banner",
      "say which notification, as in: user flicks away \"…\", or user clears \"…\" from the list"
    ),
    (
      "opens settings, settings, settings app",
      "Settings need not be opened; write what is changed there, as in: user turns off sounds"
    ),
    (
      "tapped, opened, app receives, app hears",
      "what the user does is a step: user taps \"…\"; what the app hears of it: expect tap on "
        + "\"…\" received"
    ),
    (
      "at least, at most, more than, less than, fewer than, minimum, maximum",
      "how often is said exactly, as in once or 3 times"
    ),
    (
      "expect ios, expect version, expect zone",
      "that is no expectation but a fact, above the steps: phone iOS 17, zone Europe/London"
    ),
    (
      "expect device, expect phone, expect iphone, expect screen, expect user, expect the user, "
        + "expect the phone, expect the device, expect the screen",
      "expectations are about notifications and apps; what the phone and the user do, steps say"
    ),
    (
      "expect not",
      "say what is instead, as in: expect authorization denied; not stands behind a name: expect "
        + "\"…\" not delivered"
    ),
    (
      "running, is running, alive",
      "an app is in the foreground, in the background, suspended or not running; write one of these"
    ),
    (
      "delivered after, delivered before",
      "what comes first, the margin tells; expect each notification at its time"
    ),
  ]

  /// What there is instead, by each phrase; taken apart once, as every guess looks for some.
  private static let advicePhrases: [String: String] = {
    var phrases: [String: String] = [:]
    for (said, advice) in advice {
      for phrase in said.phrases where phrases[phrase] == nil { phrases[phrase] = advice }
    }
    return phrases
  }()

  /// What belongs to a phone and is no part of this one.
  private static let outOfScope: [(said: String, name: String)] = [
    ("live activity, live activities, activity, dynamic island", "Live Activities"),
    ("widget, widgets, home screen widget, lock screen widget", "widgets"),
    ("apple watch, watch", "watches"),
    ("app intent, app intents, shortcut, shortcuts, siri", "App Intents and Siri"),
    ("background task, background tasks, bgtask, background fetch", "background tasks"),
    ("notification service extension, service extension, content extension", "extensions"),
    ("in-app purchase, game center, healthkit, bluetooth, nfc", "other frameworks"),
    ("phone call, incoming call, facetime, voip", "calls"),
    ("battery, low power mode", "battery and power modes"),
  ]

  /// What each phrase belongs to; taken apart once, as every line that cannot be read looks here.
  private static let outOfScopePhrases: [String: String] = {
    var phrases: [String: String] = [:]
    for (said, name) in outOfScope {
      for phrase in said.phrases where phrases[phrase] == nil { phrases[phrase] = name }
    }
    return phrases
  }()

  /// Says that something is out of scope, if a line asks for it where it cannot be read or right
  /// behind.
  static func outOfScope(_ draft: Draft, at failure: FailurePoint) -> (advice: String, index: Int)?
  {
    let texts = draft.words.map { $0.kind == .word ? $0.text.lowercased() : "\"" }
    for start in [failure.index, failure.index + 1] where start < texts.count {
      for count in stride(from: min(3, texts.count - start), through: 1, by: -1) {
        let phrase = texts[start..<start + count].joined(separator: " ")
        guard let name = outOfScopePhrases[phrase] else { continue }
        return (
          "\(name) are out of scope: notifications, permissions and regions are simulated, "
            + "and what decides about them",
          start
        )
      }
    }
    return nil
  }

  /// What to do instead of what a line asks for in vain, from the word on where it cannot be read.
  static func advice(on draft: Draft, at failure: FailurePoint) -> String? {
    let texts = draft.words.map { $0.text.lowercased() }
    let (index, subject) = (failure.index, failure.subject)
    if let passing = passing(texts, at: index) { return passing }
    if index > 0, ["and", "&", "or"].contains(texts[index]), index + 1 < texts.count,
      Guess.weekday(texts[index - 1]) != nil, Guess.weekday(texts[index + 1]) != nil
    {
      return "each day of the week is a request of its own; add another one for "
        + draft.words[index + 1].text
    }
    if index == subject + 3, texts[subject + 1] == "taps", texts[index] == "on" {
      let words = draft.words[index - 1].text
      return "which button is tapped stands behind action, as in: taps action \(words) on …"
    }
    if index == subject + 2, texts[index - 1] == "replies", texts[index] == "to" {
      return "what the user writes stands in front, as in: replies \"On my way\" to …"
    }
    if index == subject + 1, texts[subject] == "expect",
      Guess.number(texts[index]) != nil
        || Int(texts[index]) != nil
    {
      return "say where so many are, as in: pending 2 requests, or listed 1 notifications; and of "
        + "one: \"…\" delivered 2 times"
    }
    if index == subject + 2, texts[subject] == "expect", texts[subject + 1] == "not" {
      return advice.first { $0.said == "expect not" }?.advice
    }
    for start in [index, index - 1] where start >= 0 {
      for count in stride(from: min(3, texts.count - start), through: 1, by: -1)
      where start + count > index {
        let phrase = texts[start..<start + count].joined(separator: " ")
        if start < index, count == 1 { continue }
        if let found = advicePhrases[phrase] { return found }
      }
    }
    return sign(draft.words[index].text)
  }

  /// Returns the suggestion for a line that only lets time pass.
  private static func passing(_ texts: [String], at index: Int) -> String? {
    let words = [
      "wait", "waits", "sleep", "sleeps", "advance", "advances", "delay", "pause", "tick",
      "fast-forward",
    ]
    guard words.contains(texts[index]) else { return nil }
    let rest = texts.dropFirst(index + 1).drop { ["for", "by"].contains($0) }
    let guess = rest.isEmpty ? nil : Guess.interval(Array(rest))
    let interval = guess.flatMap { $0.isDoubtful ? nil : $0.words[0] } ?? "30m"
    return "time passes in the margin; write @+\(interval) in front of the next step"
  }

  /// What to write instead of the signs of programs.
  private static func sign(_ word: String) -> String? {
    if ["//", "--", "/*"].contains(where: word.hasPrefix) { return "a comment begins with #" }
    if word.contains("("), word.contains(".") {
      return "a script is made of sentences, not of code; `belfry help language` lists them"
    }
    return nil
  }

  /// Whether there is nothing of this name, whatever stands around it.
  static func isAskedInVain(_ word: String) -> Bool {
    advicePhrases[word.lowercased()] != nil
  }
}

extension String {
  /// The phrases of a list with commas.
  var phrases: [String] {
    split(separator: ",").map { phrase in
      phrase.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
  }
}

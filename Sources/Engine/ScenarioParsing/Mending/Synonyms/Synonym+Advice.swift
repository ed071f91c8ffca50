import Scenarios

extension Synonym {
  /// The words that no sentence contains, each with the message and the text to write instead.
  ///
  /// A word is looked up at the point where reading failed; a phrase also begins at the word before
  /// it.
  private static let advice: [(said: String, message: String, help: String)] = [
    (
      "locale, language, region", "nothing depends on a language or a region",
      "write `zone` and `week starts on` for dates"
    ),
    (
      """
      calendar, calendars, buddhist, japanese, islamic, hebrew, chinese, persian, coptic, ethiopic,
      indian, iso8601, gregorian, uses calendar, uses the calendar, buddhist calendar, japanese
      calendar, islamic calendar, hebrew calendar, chinese calendar, persian calendar
      """,
      "only the Gregorian calendar is simulated", "remove the line; every date is Gregorian"
    ),
    (
      """
      to termination, to terminate, to terminating, to termination adding, to being terminated, to
      will terminate, to willterminate, to force-quit, to force quit, to force-quitting, to being
      force-quit, to swipe away, to swipe, to swiping away, to being swiped away, to kill, to being
      killed, to quit, to quitting, to its end, to the end, to process end, to closing, to close, to
      exit adding, to crash, to crashing, to deletion, to being deleted
      """,
      unasked.message, unasked.help
    ),
    (
      """
      to background, to foreground, to suspension, to being suspended, to leaving, to opening, to
      entering background, to enter background, to becoming active, to resigning active
      """,
      "apps react to their launch, to calls of the system and to times",
      "write the action as a step below `user leaves app` or `user opens app`"
    ),
    (
      "if, else, while, unless, var, let, func", "scripts have no conditions",
      "write a scenario for each case, or a table of the cases"
    ),
    (
      "tomorrow, today, yesterday, tonight", "this day depends on when the script is read",
      "write the date, as in `2026-03-08`"
    ),
    (
      "do not disturb", "Do Not Disturb is a Focus",
      "write `user turns on Do Not Disturb`, and `focus Do Not Disturb allows app` above the steps"
    ),
    (
      "iphone, ipad, iphone15, iphone16, model", "the model of the phone changes nothing",
      "write its version, as in `phone iOS 17`"
    ),
    (
      "month, months, monthly", "no trigger has this name",
      "write the day of each month, as in `matching day 31 hour 9 repeating`"
    ),
    (
      "weekly, week, weeks", "no trigger has this name",
      "write the day of each week, as in `weekly on Tue at 09:00`"
    ),
    (
      "weekday, weekdays, workday, workdays, weekend, weekends",
      "each day of the week needs a request of its own",
      "write one request for each day, as in `weekly on Mon at 09:00`"
    ),
    (
      "repeats, repeating, repeated, repeat, recurring", "no trigger has this name",
      "write `every 1h` or `daily at 09:00`"
    ),
    (
      "tag, tags", "tags are in brackets after a title", "write `scenario \"…\"  [smoke]`"
    ),
    (
      "app shows, app displays", "the system presents what an app adds",
      "write `app adds \"…\" now`, or `expect \"…\" delivered`"
    ),
    (
      "lights, wakes, lit",
      "`screen` must follow `expect`",
      "write `expect screen lit by \"…\"`"
    ),
    (
      "reads, looks, looks at, sees, user checks, notices", "looking at something needs no step",
      "write what is there, as in `expect \"…\" listed`"
    ),
    (
      "opens lock screen, opens the lock screen, lockscreen, lock screen",
      "the lock screen is there while the phone is locked",
      "write `user locks device`, or `expect \"…\" delivered as lockScreen`"
    ),
    (
      "user ignores, user waits, user does nothing, time passes, time goes",
      "waiting needs no step",
      "write the later time in the margin instead, as in `@+30m`"
    ),
    (
      "increments, increment, increases, decrements, decreases, raises",
      "an app sets the badge to a number", "write the number, as in `app sets badge 3`"
    ),
    (
      """
      getpendingnotificationrequests, getdeliverednotifications, getnotificationsettings,
      app pendingnotificationrequests, app deliverednotifications, app notificationsettings
      """,
      "a value that the app reads is an expectation",
      "write `expect pending 2 requests`, `expect listed 1 notifications` or "
        + "`expect settings alert enabled`"
    ),
    (
      "dismisses banner, dismisses the banner, swipes banner, swipes up, swipes away banner",
      "the line does not name the notification",
      "write `user flicks away \"…\"`, or `user clears \"…\"`"
    ),
    (
      "opens settings, settings, settings app", "Settings need not be opened",
      "write the change, as in `user turns off sounds`"
    ),
    (
      "tapped, opened, app receives, app hears, app didreceive, app didreceiveresponse",
      "a tap is a step of the user",
      "write `user taps \"…\"`, or `expect tap on \"…\" received`"
    ),
    (
      "app receives push, app gets push", "the device receives pushes",
      "write `device receives push \"…\" title \"…\"`"
    ),
    (
      "app willpresent", "the system calls willPresent",
      "write `expect willPresent called for \"…\"`, or `app presents \"…\" as banner`"
    ),
    (
      "app didenterregion, app didexitregion, app didenter, app didexit",
      "the system reports crossings",
      "write `device moves to \"…\"`, or `expect region \"…\" entered`"
    ),
    (
      "didreceive adding, didreceive monitoring, didreceive setting",
      "the line does not name the notification",
      "write `app reacts to tap on \"…\" …`"
    ),
    (
      "at least, at most, more than, less than, fewer than, minimum, maximum",
      "an expectation must have an exact count", "write `once` or `3 times`"
    ),
    (
      "expect ios, expect version, expect zone", "this is a fact, not an expectation",
      "write `phone iOS 17` or `zone Europe/London` above the steps"
    ),
    (
      "expect device, expect phone, expect iphone, expect screen, expect user, expect the user, "
        + "expect the phone, expect the device, expect the screen",
      "expectations are about notifications and apps",
      "write actions of the user and the device as steps"
    ),
    (
      "expect not", "`not` comes after a name",
      "write `expect \"…\" not delivered`, or the value itself, as in `expect authorization denied`"
    ),
    (
      "silent, muted, quiet", "a notification without banner and sound is in the list",
      "write `delivered as list`, or `silenced` if the app is in the foreground"
    ),
    (
      "running, is running, alive", "an app has one of four states",
      "write `foreground`, `background`, `suspended` or `not running`"
    ),
    (
      "delivered after, delivered before", "the times in the margin show the order",
      "write `expect \"…\" delivered` at the time of each notification"
    ),
  ]

  /// The mistake of each phrase; the list is taken apart once, because every guess looks for some.
  private static let advicePhrases: [String: ParseError] = {
    var phrases: [String: ParseError] = [:]
    for (said, message, help) in advice {
      let error = ParseError(.unsupported, [message, help])
      for phrase in said.phrases where phrases[phrase] == nil { phrases[phrase] = error }
    }
    return phrases
  }()

  /// The answer to a line that expects the system to ask an app before it ends.
  static let unasked = (
    message: "no process is asked before it ends",
    help: "write what the app does as a step before it ends"
  )

  /// The advice for an unreadable line, from the word at which reading stopped.
  static func advice(on draft: Draft, at failure: FailurePoint) -> ParseError? {
    let texts = draft.words.map { $0.kind == .word ? key(of: $0.text) : $0.text.lowercased() }
    let (index, subject) = (failure.index, failure.subject)
    if let passing = passing(texts, at: index) { return passing }
    if index > 0, ["and", "&", "or"].contains(texts[index]), index + 1 < texts.count,
      Guess.weekday(texts[index - 1]) != nil, Guess.weekday(texts[index + 1]) != nil
    {
      return unsupported(
        "each day of the week needs a request of its own",
        "add another request for `\(draft.words[index + 1].text)`"
      )
    }
    if index == subject + 3, texts[subject + 1] == "taps", texts[index] == "on" {
      let words = draft.words[index - 1].text
      return unsupported(
        "the button comes after `action`",
        "write `taps action \(words) on …`"
      )
    }
    if index == subject + 2, texts[index - 1] == "replies", texts[index] == "to" {
      return unsupported("the text must be before `to`", "write `replies \"On my way\" to …`")
    }
    if index == subject + 1, texts[subject] == "expect",
      Guess.number(texts[index]) != nil
        || Int(texts[index]) != nil
    {
      return unsupported(
        "the count has no noun",
        "write `pending 2 requests`, `listed 1 notifications` or `\"…\" delivered 2 times`"
      )
    }
    if index == subject + 2, texts[subject] == "expect", texts[subject + 1] == "not" {
      return advicePhrases["expect not"]
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

  /// The advice for a line that only lets time pass.
  private static func passing(_ texts: [String], at index: Int) -> ParseError? {
    let words = [
      "wait", "waits", "sleep", "sleeps", "advance", "advances", "delay", "pause", "tick",
      "fast-forward",
    ]
    guard words.contains(texts[index]) else { return nil }
    let rest = texts.dropFirst(index + 1).drop { ["for", "by"].contains($0) }
    let guess = rest.isEmpty ? nil : Guess.interval(Array(rest))
    let interval = guess.flatMap { $0.isDoubtful ? nil : $0.words[0] } ?? "30m"
    return unsupported(
      "waiting needs no step",
      "write `@+\(interval)` in front of the next step"
    )
  }

  /// The advice for signs of programming languages.
  private static func sign(_ word: String) -> ParseError? {
    if ["//", "--", "/*"].contains(where: word.hasPrefix) { return ParseError(.otherComment) }
    if word.contains("("), word.contains(".") {
      return unsupported(
        "a script has sentences, not code",
        "run `belfry help language` for all sentences"
      )
    }
    return nil
  }

  static func unsupported(_ message: String, _ help: String) -> ParseError {
    ParseError(.unsupported, [message, help])
  }

  /// Returns a Boolean value that indicates whether a word alone has advice, because nothing has
  /// its name.
  static func isAskedInVain(_ word: String) -> Bool {
    advicePhrases[word.lowercased()] != nil
  }
}

extension String {
  /// The phrases of a list with commas.
  var phrases: [String] {
    // By bytes: the first mistake of a file waits for all phrases.
    utf8.split(separator: UInt8(ascii: ",")).map { phrase in
      let words = phrase.split { $0 == .space || $0 == .lineFeed }
      return String(decoding: Array(words.joined(separator: [.space])), as: UTF8.self)
    }
  }
}

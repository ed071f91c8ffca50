import ScenarioParsing
import Scenarios
import Support
import Testing

/// A script can be printed, and the printed script has the same meaning.
@Suite struct PrinterTests {
  @Test(arguments: Library.all)
  func `a printed script reads back to the same scenarios`(entry: Library.Entry) throws {
    let printed = entry.script.text
    let (script, mistakes) = Script.parse(Source(name: entry.source.name, text: printed))
    try #require(mistakes.map(\.message) == [], "\(printed)")
    #expect(script.withoutPlaces == entry.script.withoutPlaces)
    #expect(script.text == printed, "the canonical form is its own canonical form")
  }

  @Test(arguments: Library.all)
  func `every beginning of a script prints and reads back`(entry: Library.Entry) throws {
    let lines = String(decoding: entry.source.bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let title = lines.firstIndex { $0.hasPrefix("scenario ") } ?? 0
    // All that have no story yet, and some of those in which one ends early.
    for count in Array(0...title) + stride(from: title + 1, to: min(lines.count, 100), by: 9) {
      let text = lines.prefix(count).joined(separator: "\n")
      let source = Source(name: entry.source.name, text: text)
      let (script, mistakes) = Script.parse(
        source,
        include: Repository.include,
        payload: Repository.payload,
        needsScenario: false
      )
      guard mistakes.isEmpty else { continue }
      let printed = Source(name: "", text: script.text)
      let again = Script.parse(printed, needsScenario: false)
      try #require(again.diagnostics.map(\.message) == [], "\(text)\n---\n\(script.text)")
      try #require(again.script.text == script.text, "\(text)")
    }
  }

  @Test(arguments: [
    // Optional parts are omitted, and the first of several words is printed.
    (#"expect app authorization denied"#, #"expect authorization denied"#),
    (#"expect "a" delivered once"#, #"expect "a" delivered"#),
    (#"expect "a" delivered 1 times"#, #"expect "a" delivered"#),
    (#"expect "a" delivered 0 times"#, #"expect "a" not delivered"#),
    (#"user keeps "a" immediately"#, #"user keeps "a" immediately"#),
    (#"user answers "Don’t Allow""#, #"user answers "Don't Allow""#),
    // What comes in any order has one.
    (
      #"app adds "a" after 90m badge -1 sound body "B" title "A""#,
      #"app adds "a" after 1h30m title "A" body "B" sound badge -1"#
    ),
    (
      #"expect "a" delivered 2 times as sound list banner"#,
      #"expect "a" delivered as banner list sound 2 times"#
    ),
    (
      #"expect "a" dropped since 08:00 because authorization.denied-is-silent"#,
      #"expect "a" dropped because authorization.denied-is-silent since 08:00"#
    ),
    // Characters that quotes cannot contain are escaped, and no others.
    (#"app adds "\u{22}\u{5C}\u{A}é" now"#, #"app adds "\"\\\u{A}é" now"#),
    (#"app adds "" now title """#, #"app adds "" now title """#),
    // Where there is nothing to choose the words stay as they are.
    (#"app adds "a" every 59.9s subtitle "S""#, #"app adds "a" every 59.9s subtitle "S""#),
    (#"app adds "a" after 0s"#, #"app adds "a" after 0s"#),
    (#"app presents "a" as nothing"#, #"app presents "a" as nothing"#),
    (#"app presents "a" as badge alert"#, #"app presents "a" as alert badge"#),
    (#"app sets delegate with willPresent"#, #"app sets delegate with willPresent"#),
    (
      #"expect "a" dropped since 2026-01-01 08:00:01"#,
      #"expect "a" dropped since 2026-01-01 08:00:01"#
    ),
  ])
  func `a sentence has one canonical form`(written: String, canonical: String) throws {
    let head = "scenario \"s\"\n@08:00:01 "
    let (script, mistakes) = Script.parse(
      Source(name: "", text: head + written + "\napp adds \"a\" now\nexpect prompt")
    )
    try #require(mistakes.map(\.message) == [])
    let line = script.text.split(separator: "\n")[1]
    #expect(line.split(separator: " ").dropFirst().joined(separator: " ") == canonical)
  }

  @Test(arguments: [
    "now", "after 1h30m", "after 500ms", "every 1w",
    "at 09:30", "at 00:00", "at 23:59:59.999999999", "at 09:30:00.5",
    "at 2026-03-08 09:30", "at 2028-02-29 12:00:01", "at 9999-12-31 23:59",
    "daily at 02:30", "daily at 02:30:15", "daily at 02:30:00.25",
    "weekly on Sun at 09:00", "weekly on Tue at 09:00:30", "weekly on Sat at 00:00",
    "yearly on 05-30 at 08:00", "yearly on 02-29 at 12:00", "yearly on 12-31 at 23:59:59.5",
    "matching hour 9", "matching hour 9 repeating", "matching minute 15 repeating",
    "matching hour 9 minute 0 second 0 repeating", "matching hour 24 minute 0 repeating",
    "matching hour -24", "matching month 2 day 30 hour 9 minute 0 repeating",
    "matching weekday 8 hour 9 minute 0 repeating", "matching year 2026 month 5 day 30 hour 8",
    "matching weekday 3 weekdayOrdinal 2 hour 10 repeating",
    "matching hour 20 minute 0 zone Europe/London repeating",
    "matching hour 20 minute 0 zone Etc/GMT-1",
    "matching era 1 year 2026 quarter 2 month 5 weekOfMonth 5 weekday 7 weekdayOrdinal 5 day 30",
    "matching yearForWeekOfYear 2026 weekOfYear 20 dayOfYear 150 hour 8 minute 15 second 30",
    "matching hour 9 nanosecond 500000000 zone Australia/Lord_Howe repeating",
  ])
  func `every kind of trigger is printed as it was written`(trigger: String) throws {
    #expect(try canonical(#"app adds "a" \#(trigger)"#) == #"app adds "a" \#(trigger)"#)
  }

  @Test(arguments: [
    ("matching hour 9 minute 30", "at 09:30"),
    ("matching hour 9 minute 30 repeating", "daily at 09:30"),
    ("matching repeating minute 30 hour 9", "daily at 09:30"),
    ("matching minute 0 hour 9 weekday 3 repeating", "weekly on Tue at 09:00"),
    ("weekly on Tuesday at 09:00", "weekly on Tue at 09:00"),
    ("matching day 30 month 5 hour 8 minute 0 repeating", "yearly on 05-30 at 08:00"),
    ("matching year 2026 month 3 day 8 hour 9 minute 30", "at 2026-03-08 09:30"),
    ("matching hour 9 minute 30 second 15 repeating", "daily at 09:30:15"),
    ("matching calendar gregorian hour 9", "matching hour 9"),
    ("at 09:30:00", "at 09:30"),
    ("at 09:30:00.500", "at 09:30:00.5"),
    ("every 24h", "every 1d"),
  ])
  func `a trigger is printed in its shortest form`(
    written: String,
    canonical shortest: String
  ) throws {
    #expect(try canonical(#"app adds "a" \#(written)"#) == #"app adds "a" \#(shortest)"#)
  }

  @Test(arguments: [
    "device moves to zone Europe/London", "device sets the clock to 2026-03-08 09:30",
    "device sets the clock to 2026-03-08 09:30:15.5", #"expect next "a" never"#,
    #"expect next "a" 2026-03-08 03:00 because dates.gap-moves-to-its-end"#,
    #"expect next "a" 2026-03-08 03:00:00.5"#,
    #"expect "a" pending because dates.floats-with-the-zone"#,
    #"expect "a" not pending because scheduling.one-shot-is-spent"#,
  ])
  func `a sentence about dates is printed as it was written`(sentence: String) throws {
    #expect(try canonical(sentence) == sentence)
  }

  /// A sentence as it is printed, without its margin and its columns.
  private func canonical(_ sentence: String) throws -> String {
    let text = """
      start 2026-03-01 00:00
      scenario "s"
      @08:00:01 \(sentence)
      app adds "a" after 1m
      expect "a" pending

      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    let line = script.text.split(separator: "\n")[2]
    return line.split(separator: " ").dropFirst().joined(separator: " ")
  }

  @Test(arguments: [
    "@08:00", "@08:00:30.25", "@2026-11-02 08:00", "@Tue 14:00", "@+1d 08:00", "@+30m", "@+1d",
    "@+0s", "@01:30-05:00", "@2026-11-01 01:30-04:00", "@Sun 01:30-05:00", "@+0d 01:30-05:00",
  ])
  func `every kind of time in the margin is printed as it was written`(gutter: String) throws {
    let text = """
      zone    America/New_York
      start   2026-11-01 00:00

      scenario "the night the clocks go back"
      \(gutter)  expect  prompt

      """
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [])
    #expect(script.text.contains("\n\(gutter) "))
  }

  /// The forms of the sentences that the scripts of the library say.
  private static let said = Set(Library.all.flatMap { $0.script.sentences.map(\.form) })

  /// The words that make a script, of which each is the first of a sentence.
  private static let structure = ["scenario", "include", "setup", "table", "repeat", "end"]

  /// The first words of the lines of the library that make a script, with a blank if more follows.
  ///
  /// These are written out when a script is printed, so its text is looked at.
  private static let structureSaid: Set<String> = {
    var first: Set<String> = []
    for source in Library.all.flatMap(\.script.sources) {
      for number in 1...source.lineCount {
        let line = source.line(number)
        guard let word = line.split(separator: " ", maxSplits: 1).first.map({ String($0) }),
          structure.contains(word)
        else { continue }
        first.insert(line.hasSuffix(word) ? word : word + " ")
      }
    }
    return first
  }()

  @Test(arguments: Sentence.all)
  func `every sentence of the language is said in the library`(sentence: Sentence) {
    let word = String(sentence.form.split(separator: " ")[0])
    let isSaid =
      Self.structure.contains(word)
      ? Self.structureSaid.contains(sentence.form == word ? word : word + " ")
      : Self.said.contains(sentence.form)
    #expect(isSaid, "write a scenario that says: \(sentence.form)")
  }

  @Test func `columns are as wide as their longest word`() {
    let text = """
      app     standup
      app     water
      device  has authorization provisional for standup

      scenario "two apps"   [apps smoke]
      reading apple
      phone   iOS 17.4
      @08:00             user     opens standup
                         standup  adds "daily" now
      @2026-01-02 08:00  expect   water "daily" not delivered

      """
    #expect(Script.parse(Source(name: "", text: text)).script.text == text)
  }
}

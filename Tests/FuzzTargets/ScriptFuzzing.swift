import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice

/// Parses an input as a script, formats it, plays it and writes every report.
///
/// The printed script must read back to the same scenarios, a formatted script must stay as it is
/// and keep its words and its meaning, and every report must list each scenario.
enum ScriptFuzzing {
  /// The words of the language, and some forms of it.
  static let words: [String] = {
    let text = languageDocument()
    var words: Set<String> = []
    var word = ""
    for character in text {
      if character.isASCII, character.isLetter || character == "-" {
        word.append(character)
      } else {
        if word.count > 1, word.count < 40 { words.insert(word) }
        word = ""
      }
    }
    return words.sorted() + [
      "\n", "@08:00 ", "@+1d 09:00 ", "@Tue 14:00 ", "@2026-03-08 01:59 ", "1h30m", "\n| a |\n",
      "<a>", "<n>", "repeat 3 times as n\n", "include \"self\"\n", "\\u{1F514}", "Europe/London",
    ]
  }()

  static func feed(_ bytes: [UInt8]) throws(FuzzViolation) -> FuzzWork {
    let source = Source(name: "fuzz", bytes: bytes)
    var work = FuzzWork()
    let (script, mistakes) = read(source)
    try layOut(source, isWhole: mistakes.isEmpty)
    let file = FileResult(
      sources: script.sources,
      mistakes: mistakes,
      outcomes: play(script, mistakes, &work)
    )
    try reportEverything(file, &work)
    guard mistakes.isEmpty else { return work }
    let printed = script.text
    work.add(printed)
    let (again, others) = Script.parse(Source(name: "printed", text: printed))
    try FuzzViolation.unless(others.isEmpty, "what was printed cannot be read:\n\(printed)")
    try FuzzViolation.unless(again.text == printed, "what was printed reads otherwise:\n\(printed)")
    return work
  }

  private static func read(_ source: Source) -> (script: Script, diagnostics: [Diagnostic]) {
    Script.parse(source) { path, _ throws(IncludeRefusal) in
      // A text can only include itself, or what is empty.
      Source(name: path, bytes: path == "self" ? source.bytes : [])
    }
  }

  /// Lays a text out as `belfry fmt` does.
  private static func layOut(_ source: Source, isWhole: Bool) throws(FuzzViolation) {
    let formatted = source.formatted()
    try FuzzViolation.unless(
      Source(name: "fuzz", bytes: formatted).formatted() == formatted,
      "what was laid out is laid out otherwise"
    )
    try FuzzViolation.unless(formatted.words == source.bytes.words, "a word is lost")
    // The command compares as well, and leaves a file alone that would mean something else.
    if isWhole, formatted != source.bytes { _ = read(Source(name: "fuzz", bytes: formatted)) }
  }

  /// Plays the first scenarios of a script.
  private static func play(
    _ script: Script,
    _ mistakes: [Diagnostic],
    _ work: inout FuzzWork
  ) -> [Outcome] {
    guard mistakes.isEmpty else { return [] }
    var player = FuzzPlayer.player
    let chosen = Array(script.scenarios.indices.prefix(4))
    let idle = player.idleAssumptions(of: script, among: chosen, under: [(nil, nil)])
    var outcomes: [Outcome] = []
    for number in chosen {
      var result = player.play(script.scenarios[number], of: script)
      for assumption in idle[number] ?? [] { result.failAsIdle(assumption) }
      work.events += result.events
      // Replays are plays, and many of them.
      outcomes.append(
        number == 0
          ? Outcome(result: result, differsUnder: player.differingReadings(of: result, in: script))
          : Outcome(result: result)
      )
    }
    return outcomes
  }

  /// Writes every report, and tells why things went as they did.
  private static func reportEverything(
    _ file: FileResult,
    _ work: inout FuzzWork
  ) throws(FuzzViolation) {
    let palette = Palette(isColored: false)
    for mistake in file.mistakes {
      try FuzzViolation.unless(!text(of: mistake, palette).isEmpty, "a mistake has no text")
    }
    let variants = Variants()
    let told = RunReport([file], variants, palette, lines: .scenarios).text
    work.add(told)
    for outcome in file.outcomes {
      let title = outcome.result.scenario.title.printable
      try FuzzViolation.unless(told.contains(title), "a scenario is not told")
    }
    let json = report([file], as: .json(variants))
    try FuzzViolation.unless(json.hasPrefix("{") && json.hasSuffix("}\n"), "JSON ends too early")
    let cases = max(file.outcomes.count, 1)
    let tap = report([file], as: .tap(variants))
    let isUnsaid = file.outcomes.isEmpty && file.mistakes.isEmpty
    try FuzzViolation.unless(
      tap.hasSuffix("\n1..\(cases)\n") || isUnsaid,
      "TAP has another plan:\n\(tap)"
    )
    let xml = report([file], as: .junit(variants))
    try FuzzViolation.unless(xml.hasSuffix("</testsuites>\n"), "XML ends too early")
    for text in [json, tap, xml, report([file], as: .gitHub(variants))] { work.add(text) }
    guard let first = file.outcomes.first?.result else { return }
    let asked = first.book.texts.first ?? ""
    work.add(whyText(asked, in: first, from: file.sources, palette) ?? "")
    traceText(of: first, from: file.sources) { work.add($0) }
  }
}

/// The laws are the same for all inputs, and making them costs more than reading most of these.
enum FuzzPlayer {
  static let player = Player(mostEvents: 2_000, mostJournalBytes: 64 << 20)
}

extension [UInt8] {
  /// All but what a layout is made of.
  var words: [UInt8] { filter { ![0x20, 0x09, 0x0D, 0x0A].contains($0) } }
}

import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy

/// Parses its input as a script, formats it, plays it and writes every report.
///
/// `Scripts/fuzz` calls it in a loop.
///
/// What is printed must read back to the same, what is laid out must stay as it is and keep its
/// words and its meaning, every report must say all there is, and nothing may crash or hang.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWhateverComes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = Source(name: "fuzz", bytes: bytes)
  let (script, mistakes) = read(source)
  layOut(source, as: script, mistakes)
  let file = FileResult(
    sources: script.sources,
    mistakes: mistakes,
    outcomes: play(script, mistakes)
  )
  reportEverything(file)
  guard mistakes.isEmpty else { return 0 }
  let printed = script.text
  let (again, others) = Script.parse(Source(name: "printed", text: printed))
  precondition(others.isEmpty, "what was printed cannot be read:\n\(printed)")
  precondition(again.text == printed, "what was printed reads otherwise:\n\(printed)")
  return 0
}

private func read(_ source: Source) -> (script: Script, diagnostics: [Diagnostic]) {
  Script.parse(source) { path, _ throws(IncludeRefusal) in
    // A text can only include itself, or what is empty.
    Source(name: path, bytes: path == "self" ? source.bytes : [])
  }
}

/// Lays a text out as `belfry fmt` does, as a script and as a page.
private func layOut(_ source: Source, as script: Script, _ mistakes: [Diagnostic]) {
  let formatted = source.formatted()
  precondition(
    Source(name: "fuzz", bytes: formatted).formatted() == formatted,
    "what was laid out is laid out otherwise"
  )
  precondition(formatted.words == source.bytes.words, "a word is lost")
  let blocks = Markdown.blocks(in: source)
  let page = source.formatted(blocks)
  precondition(page.words == source.bytes.words, "a word of Markdown is lost")
  for block in blocks.prefix(4) { _ = Script.parse(block.source, needsScenario: false) }
  // The command compares as well, and leaves a file alone that would mean something else.
  if mistakes.isEmpty, formatted != source.bytes {
    _ = read(Source(name: "fuzz", bytes: formatted))
  }
}

/// The laws are the same for all inputs, and making them costs more than reading most of these.
nonisolated(unsafe) private var player = Player(
  mostEvents: 2_000,
  mostJournalBytes: 64 << 20
)

private func play(_ script: Script, _ mistakes: [Diagnostic]) -> [Outcome] {
  guard mistakes.isEmpty else { return [] }
  let chosen = Array(script.scenarios.indices.prefix(4))
  let idle = player.idleAssumptions(of: script, among: chosen, under: [(nil, nil)])
  return chosen.map { number in
    var result = player.play(script.scenarios[number], of: script)
    for assumption in idle[number] ?? [] { result.failAsIdle(assumption) }
    // Replays are plays, and many of them.
    guard number == 0 else { return Outcome(result: result) }
    return Outcome(result: result, differsUnder: player.differingReadings(of: result, in: script))
  }
}

/// Writes every report, and tells why things went as they did.
private func reportEverything(_ file: FileResult) {
  let palette = Palette(isColored: false)
  for mistake in file.mistakes { precondition(!text(of: mistake, palette).isEmpty) }
  let variants = Variants()
  let told = RunReport([file], variants, palette).text
  for outcome in file.outcomes {
    precondition(told.contains(outcome.result.scenario.title.printable), "a scenario is not told")
  }
  let json = report([file], as: .json(variants))
  precondition(json.hasPrefix("{") && json.hasSuffix("}\n"), "JSON ends too early")
  let cases = max(file.outcomes.count, 1)
  let tap = report([file], as: .tap(variants))
  precondition(tap.hasSuffix("\n1..\(cases)\n") || file.isUnsaid, "TAP has another plan:\n\(tap)")
  let xml = report([file], as: .junit(variants))
  precondition(xml.hasSuffix("</testsuites>\n"), "XML ends too early")
  _ = report([file], as: .gitHub(variants))
  guard let first = file.outcomes.first?.result else { return }
  let asked = first.book.texts.first ?? ""
  _ = whyText(asked, in: first, from: file.sources, palette)
  traceText(of: first, from: file.sources) { _ in }
}

extension FileResult {
  /// Indicates whether an input has neither a scenario nor a mistake.
  fileprivate var isUnsaid: Bool { outcomes.isEmpty && mistakes.isEmpty }
}

extension [UInt8] {
  /// All but what a layout is made of.
  fileprivate var words: [UInt8] { filter { ![0x20, 0x09, 0x0D, 0x0A].contains($0) } }
}

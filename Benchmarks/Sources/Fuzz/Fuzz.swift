import Reports
import Scenarios

/// Reads whatever it is given as a script, and plays it; `Scripts/fuzz` calls it without end.
///
/// What is printed must read back to the same, what is laid out must stay as it is and keep its
/// words, and nothing may crash or hang.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWhateverComes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = Source(name: "fuzz", bytes: bytes)
  let (script, mistakes) = Script.parse(source) { path, _ throws(IncludeRefusal) in
    // A text can only include itself, or what is empty.
    Source(name: path, bytes: path == "self" ? bytes : [])
  }
  let formatted = source.formatted()
  precondition(
    Source(name: "fuzz", bytes: formatted).formatted() == formatted,
    "what was laid out is laid out otherwise"
  )
  precondition(formatted.words == bytes.words, "a word is lost")
  let blocks = Markdown.blocks(in: source)
  precondition(source.formatted(blocks).words == bytes.words, "a word of Markdown is lost")
  let palette = Palette(isColored: false)
  for mistake in mistakes { precondition(!text(of: mistake, palette).isEmpty) }
  guard mistakes.isEmpty else { return 0 }
  let printed = script.text
  let (again, others) = Script.parse(Source(name: "printed", text: printed))
  precondition(others.isEmpty, "what was printed cannot be read:\n\(printed)")
  precondition(again.text == printed, "what was printed reads otherwise:\n\(printed)")
  for scenario in script.scenarios.prefix(8) {
    let result = script.play(scenario, mostEvents: 2_000)
    for failure in result.failures {
      precondition(!text(of: failure, in: result, from: script.sources, palette).isEmpty)
    }
  }
  return 0
}

extension [UInt8] {
  /// All but what a layout is made of.
  fileprivate var words: [UInt8] { filter { !" \t\r\n".utf8.contains($0) } }
}

import PhoneDescription
public import ScenarioParsing
import Scenarios
import VirtualDevice

/// A line of a script with a mark under the part that is meant, and notes below it.
struct Snippet {
  /// The identifier of a mistake; empty for anything else.
  var id = ""
  var heading: String
  /// The text to write instead, or an empty text.
  var help = ""
  var file: String
  var place: Place
  var line: String
  /// The text next to the mark.
  var label = ""
  var notes: [Note] = []

  /// A remark below the line.
  struct Note {
    var key: String
    var text: String
    /// The place for a text that is to be written.
    var place = ""

    /// The text with its place.
    var whole: String { place.isEmpty ? text : "\(text)   \(place)" }

    /// Returns the lines of the note: prose is divided at spaces, a line to write is not.
    func lines(beside lead: String, column: Int, _ palette: Palette) -> [String] {
      let hanging = String(repeating: " ", count: column) + text.prefix { $0 == " " }
      let isCode = !place.isEmpty || key == "replay"
      guard isCode else { return palette.lines(lead + whole, hanging: hanging) }
      let isWide = palette.width.map { column + whole.width > $0 } ?? false
      return isWide && !place.isEmpty ? [lead + text, hanging + place] : [lead + whole]
    }
  }

  /// Returns the snippet in the form of a compiler's message, in the length that the palette has.
  func text(_ palette: Palette) -> String {
    switch palette.errorFormat {
    case .long: full(palette)
    case .short:
      palette.strong("\(file.printable):\(place.line):\(column): ") + palette.bad("error")
        + palette.strong(": \(heading)") + (label.isEmpty ? "" : ": \(label)")
        + (help.isEmpty ? "" : "; \(help)") + (id.isEmpty ? "" : " [\(id)]") + "\n"
    case .json: object
    }
  }

  private func full(_ palette: Palette) -> String {
    let number = "\(place.line)"
    let indent = String(repeating: " ", count: number.count)
    let bar = palette.margin("|")
    var lines = [
      palette.bad(id.isEmpty ? "error" : "error[\(id)]") + palette.strong(": \(heading)"),
      "\(indent)\(palette.margin("-->")) \(file.printable):\(number):\(column)",
      "\(indent) \(bar)",
      "\(palette.margin(number)) \(bar) \(line.shown)",
      "\(indent) \(bar) \(lead)\(palette.bad(mark + (label.isEmpty ? "" : " \(label)")))",
    ]
    let notes = (help.isEmpty ? [] : [Note(key: "help", text: help)]) + self.notes
    if !notes.isEmpty { lines.append("\(indent) \(bar)") }
    let width = notes.map { $0.key.count }.max() ?? 0
    for note in notes {
      let key = note.key.padded(to: width)
      let lead = "\(indent) \(palette.margin("=")) \(palette.strong(key)) "
      lines += note.lines(beside: lead, column: indent.count + width + 4, palette)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The column, counted in characters from one.
  var column: Int { head.count + 1 }

  private var head: String { line.firstBytes(Int(place.start)) }

  /// The blanks before the mark; they keep the tabs of the text, so the mark is below its part.
  private var lead: String {
    String(head.shown.flatMap { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.width) })
  }

  private var mark: String {
    let marked = line.firstBytes(Int(place.end)).dropFirst(head.count)
    return String(repeating: "^", count: max(1, String(marked).shown.width))
  }
}

extension String {
  /// The characters within the first so many bytes.
  fileprivate func firstBytes(_ count: Int) -> String {
    String(decoding: Array(utf8.prefix(count)), as: UTF8.self)
  }

  /// The text as it is shown: control characters as numbers, tabs as they are.
  fileprivate var shown: String {
    split(separator: "\t", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\t")
  }
}

/// Renders a mistake in a script with its line.
public func text(of diagnostic: Diagnostic, _ palette: Palette) -> String {
  Snippet(diagnostic).text(palette)
}

extension Snippet {
  /// Creates the snippet of a mistake in a script.
  init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.kind.id,
      heading: diagnostic.message.printable,
      help: diagnostic.help.printable,
      file: diagnostic.file,
      place: diagnostic.place,
      line: diagnostic.line,
      notes: diagnostic.notes.map { .init(key: $0.key, text: $0.text.printable) }
    )
  }

  /// Returns the snippet of a run that a limit stopped.
  static func stop(of result: ScenarioResult, in sources: [Source]) -> Snippet {
    let events = result.events == 1 ? "1 event" : "\(result.events) events"
    let place = "stopped at \(result.device.moment.fullText), after \(events)"
    let heading =
      switch result.stop {
      case .memory: "\(place), as its journal has no more room; --max-memory SIZE allows more"
      case .totalEvents:
        "\(place), as all runs together have no more events; --max-total-events N allows more"
      case .interruption: "\(place), as the run was interrupted"
      case .events, nil: "\(place); --max-events N allows more"
      }
    return Snippet(title: result, in: sources, heading)
  }

  /// Returns the snippet of a run that passed although it was meant to fail.
  static func surprise(of result: ScenarioResult, in sources: [Source]) -> Snippet {
    let word = result.scenario.xfail == Script.blockFails ? "`fails`" : "xfail"
    return Snippet(title: result, in: sources, "this was to fail, and passes; take \(word) away")
  }

  private init(title result: ScenarioResult, in sources: [Source], _ heading: String) {
    let place = result.scenario.place
    let source = sources[Int(place.source)]
    self.init(
      heading: heading,
      file: source.name,
      place: place,
      line: source.line(Int(place.line))
    )
  }
}

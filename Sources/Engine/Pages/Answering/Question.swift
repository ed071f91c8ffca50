public import Reports
import ScenarioParsing
public import Scenarios
import SystemPolicy
import VirtualTime

/// A script, and what its answer is to contain.
///
/// A page asks in bytes: a line for each choice, an empty line, and then the texts, each after a
/// line with the number of its bytes and its name. The first text is the script. The next ones, as
/// many as `base` says, are included before its first line. With `solution`, one that solves the
/// script as an exercise follows. The script can include the others.
///
///     parts text view
///     ios 17
///     base 0
///
///     56 reminders.scenario
///     scenario "…
public struct Question: Sendable {
  /// A part of an answer.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The output of `belfry run`.
    case text
    /// The output of `belfry run --trace` above that.
    case trace
    /// The output of `belfry run --report-json -`.
    case json
    /// The output of `belfry draw` for each scenario.
    case pictures
    /// The elements that a page shows of the script.
    case view
    /// The script with its columns straight.
    case layout
  }

  /// The script.
  public var source: Source
  /// The texts that it can include.
  public var files: [Source] = []
  /// The texts that are included before its first line.
  public var base: [Source] = []
  /// The parts of the answer.
  public var parts: Set<Part> = []
  /// The versions and readings to play under.
  public var variants = Variants()
  /// The identifier of a notification whose history is a part of the answer.
  public var why: String?
  /// The words to explain; nothing is played then.
  public var words: [String] = []
  /// Indicates whether every scenario must fail, as in a block with the attribute `fails`.
  public var mustFail = false
  /// The number of expectations that the script must have, as an exercise has them: an answer that
  /// leaves one out proves less.
  public var leastExpectations = 0
  /// A script that solves the exercise; an answer has its events, and its moments.
  public var solution: Source?
  /// Indicates whether a script without a scenario is a mistake.
  public var needsScenario = true
  /// The limits of the answer: those of a page, whose reader waits for it.
  public var limits = Limits.page

  /// Creates a question about a script.
  public init(_ source: Source) { self.source = source }
}

extension Question {
  /// Reads a question of a page; nil for bytes that are none.
  public init?(_ bytes: [UInt8]) {
    self.init(Source(name: Source.standardInput, bytes: []))
    var rest = bytes[...]
    var firstLine = 1
    var bases = 0
    var hasChoices = false
    var hasSolution = false
    while !hasChoices {
      guard let line = rest.nextLine() else { return nil }
      hasChoices = line.isEmpty
      if line == "solution" {
        hasSolution = true
        continue
      }
      guard hasChoices || read(line, &firstLine, &bases) else { return nil }
    }
    var texts: [Source] = []
    while !rest.isEmpty {
      guard let head = rest.nextLine(), let blank = head.firstIndex(of: " "),
        let count = Int(head[..<blank]), count >= 0, count <= rest.count
      else { return nil }
      let name = String(head[head.index(after: blank)...])
      let isScript = texts.isEmpty
      // The lines of a block have the numbers that they have in its page.
      let above = [UInt8](repeating: UInt8(ascii: "\n"), count: isScript ? firstLine - 1 : 0)
      let text = Source(name: name, bytes: above + rest.prefix(count))
      texts.append(isScript ? text.part(firstLine..<Int.max) : text)
      rest = rest.dropFirst(count)
    }
    guard let script = texts.first else { return }
    source = script
    base = Array(texts.dropFirst().prefix(bases))
    files = Array(texts.dropFirst(1 + base.count))
    if hasSolution, !files.isEmpty { solution = files.removeFirst() }
  }

  /// Reads a choice.
  private mutating func read(
    _ line: String,
    _ firstLine: inout Int,
    _ bases: inout Int
  ) -> Bool {
    let blank = line.firstIndex(of: " ") ?? line.endIndex
    let value = String(line[blank...].dropFirst())
    let words = value.split(separator: " ").map { String($0) }
    switch String(line[..<blank]) {
    case "parts":
      let known = words.map { Part(rawValue: $0) }
      parts = Set(known.compactMap { $0 })
      return parts.count == words.count
    case "ios":
      for word in words {
        guard case .success(let version) = OSVersion.reading(word) else { return false }
        variants.versions.append(version)
      }
    case "reading":
      for word in words {
        guard let reading = Reading(rawValue: word) else { return false }
        variants.readings.append(reading)
      }
    case "fails": mustFail = true
    case "expects":
      guard let number = Int(value), number >= 0 else { return false }
      leastExpectations = number
    case "base":
      guard let number = Int(value), number >= 0 else { return false }
      bases = number
    case "why": why = value
    case "explain": self.words = words
    case "line":
      guard let number = Int(value), (1...1_000_000).contains(number) else { return false }
      firstLine = number
    case "events", "total", "journal", "runs", "bytes":
      guard let number = Int(value), number > 0 else { return false }
      set(String(line[..<blank]), to: number)
    default: return false
    }
    return true
  }
}

extension Question {
  /// Sets a limit.
  private mutating func set(_ limit: String, to number: Int) {
    switch limit {
    case "events": limits.scenarioEvents = number
    case "total": limits.events = number
    case "journal": limits.memory = number
    case "runs": limits.runs = number
    default: limits.bytes = number
    }
  }
}

extension ArraySlice<UInt8> {
  /// Takes the next line off, without its end; nil if there is no line end.
  fileprivate mutating func nextLine() -> String? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { self = self[(end + 1)...] }
    return String(decoding: self[..<end], as: UTF8.self)
  }
}

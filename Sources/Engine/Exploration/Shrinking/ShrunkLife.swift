import ScenarioParsing
import Scenarios
import VirtualTime

/// The shortest scenario that was found for a surprise, as a file that `belfry run` plays red.
public struct ShrunkLife: Sendable {
  /// The whole script, with a comment that names the disturbance.
  public let text: String
  /// The number of steps and expectations; a repeated step counts once.
  public let lines: Int

  /// Creates the script of a shrunk scenario.
  init?(
    _ scenario: Scenario,
    _ surprise: Surprise,
    _ player: Player,
    _ zones: ZoneDatabase
  ) {
    var scenario = scenario
    let id = surprise.disturbance.id
    scenario.title = "\(surprise.undisturbed.title), with \(id)"
    scenario.tags = []
    let plain = Script(alone: scenario, surprise.book).text
    let folded = FoldedLines(plain)
    var player = player
    // The steps of the scenario itself may have instants from before its start was removed.
    let isSame =
      Self.instants(of: folded.text, zones) == Self.instants(of: plain, zones)
      && surprise.isStillShown(by: folded.text, &player, zones)
    text = "# \(id): \(surprise.disturbance.summary)\n" + (isSame ? folded.text : plain)
    lines = isSame ? folded.steps(of: scenario) : scenario.steps.count
  }

  /// Returns the instants of the steps of a script; nil if it has mistakes.
  private static func instants(of text: String, _ zones: ZoneDatabase) -> [Instant]? {
    let (script, mistakes) = Script.parse(Source(name: "", text: text), zones: zones)
    return mistakes.isEmpty ? script.scenarios.flatMap { $0.steps.map { $0.instant } } : nil
  }
}

extension Surprise {
  /// Indicates whether a script still shows the surprise, at whatever line.
  fileprivate func isStillShown(
    by text: String,
    _ player: inout Player,
    _ zones: ZoneDatabase
  ) -> Bool {
    let (script, _) = Script.parse(Source(name: "", text: text), zones: zones)
    guard let scenario = script.scenarios.first else { return false }
    let result = player.play(scenario, of: script)
    return isShown(by: result.failures, in: scenario, result.journal, at: nil)
  }
}

/// The lines of a script in which lines that differ only in a number are a `repeat`.
struct FoldedLines {
  private(set) var text = ""
  /// The number of lines that a repeat saves.
  private var saved = 0

  /// The least number of lines that are worth a repeat.
  private static let least = 4

  init(_ script: String) {
    let lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    while index < lines.count {
      let series = Self.series(lines[index...])
      if series.count >= Self.least {
        text += "repeat \(series.count) times as n\n\(series.template)\nend\n"
        saved += series.count - 1
        index += series.count
      } else {
        text += lines[index] + (index + 1 < lines.count ? "\n" : "")
        index += 1
      }
    }
  }

  /// The number of steps of the script, a repeated step counting once.
  func steps(of scenario: Scenario) -> Int { scenario.steps.count - saved }

  /// Returns how many lines follow each other with the numbers 1, 2 … in the same places.
  private static func series(_ lines: ArraySlice<String>) -> (count: Int, template: String) {
    guard lines.count >= 2, let first = lines.first, first.utf8.first != UInt8(ascii: "@"),
      let template = template(Words(first), Words(lines[lines.startIndex + 1]))
    else { return (0, "") }
    var count = 0
    for line in lines {
      guard template.filled(with: count + 1) == line else { break }
      count += 1
    }
    return (count, template.filled(with: nil))
  }

  /// Returns the first line with its numbers 1 marked where the second line has a 2.
  private static func template(_ first: Words, _ second: Words) -> Words? {
    guard first.parts.count == second.parts.count else { return nil }
    var template = first
    for index in first.parts.indices where first.parts[index] != second.parts[index] {
      guard first.parts[index] == "1", second.parts[index] == "2" else { return nil }
      template.marks.append(index)
    }
    return template.marks.isEmpty ? nil : template
  }

  /// A line as runs of digits and the texts between them.
  private struct Words {
    var parts: [String] = []
    /// The parts that are the number of the round.
    var marks: [Int] = []

    init(_ line: String) {
      var wasDigit: Bool?
      for character in line {
        let isDigit = character.isASCII && character.isNumber
        if isDigit == wasDigit {
          parts[parts.count - 1].append(character)
        } else {
          parts.append(String(character))
        }
        wasDigit = isDigit
      }
    }

    /// The line with a number in place of the marks, or with `<n>`.
    func filled(with number: Int?) -> String {
      var parts = parts
      for mark in marks { parts[mark] = number.map { "\($0)" } ?? "<n>" }
      return parts.joined()
    }
  }
}

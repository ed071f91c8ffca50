import Reports
import ScenarioParsing
import Scenarios

/// A script as a page shows it: each line with the kinds of its parts, and what is wrong in it.
struct ColoredScript {
  /// A part of a script that is wrong, and the reason.
  struct Mark {
    var place: Place
    var text: String
  }

  private let source: Source
  private var marks: [Int: [Mark]] = [:]

  init(_ source: Source, _ marks: [Mark]) {
    self.source = source
    for mark in marks where mark.place.source == 0 {
      self.marks[Int(mark.place.line), default: []].append(mark)
    }
  }

  /// The lines as parts of a page.
  var lines: [String] { source.numbers.map { line($0) } }

  private func line(_ number: Int) -> String {
    let bytes = Array(source.line(number).utf8)
    var kinds = [Kind](repeating: .plain, count: bytes.count)
    for part in Self.parts(of: bytes) {
      for index in part.range { kinds[index] = part.kind }
    }
    let wrong = marks[number] ?? []
    var edges: Set<Int> = [0, bytes.count]
    for index in kinds.indices.dropFirst() where kinds[index] != kinds[index - 1] {
      edges.insert(index)
    }
    for mark in wrong {
      edges.insert(min(bytes.count, Int(mark.place.start)))
      edges.insert(min(bytes.count, Int(mark.place.end)))
    }
    let places = edges.sorted()
    var text = ""
    for (start, end) in zip(places, places.dropFirst()) {
      let part = String(decoding: bytes[start..<end], as: UTF8.self).inPage
      var classes = kinds[start].name.map { [$0] } ?? []
      let mark = wrong.first { Int($0.place.start) <= start && end <= Int($0.place.end) }
      if mark != nil { classes.append("wrong") }
      let title = mark.map { " title=\"\($0.text.inPage)\"" } ?? ""
      text +=
        classes.isEmpty
        ? part : "<span class=\"\(classes.joined(separator: " "))\"\(title)>\(part)</span>"
    }
    return text
  }

  /// The kind of a part, which decides its colour.
  private enum Kind {
    case plain, time, actor, heading, text, number, comment

    var name: String? {
      switch self {
      case .plain: nil
      case .time: "time"
      case .actor: "actor"
      case .heading: "heading"
      case .text: "text"
      case .number: "number"
      case .comment: "comment"
      }
    }
  }

  /// The parts of a line, as far as they can be seen without reading it as a sentence.
  private static func parts(of bytes: [UInt8]) -> [(range: Range<Int>, kind: Kind)] {
    var parts: [(range: Range<Int>, kind: Kind)] = []
    var position = 0
    var words = 0
    var hasTime = false
    while position < bytes.count {
      let start = position
      switch bytes[position] {
      // Blanks, and control characters, which are no part of a word either.
      case ...UInt8(ascii: " "):
        position += 1
        continue
      case UInt8(ascii: "#"):
        return parts + [(start..<bytes.count, .comment)]
      case UInt8(ascii: "\""):
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(bytes.count, position + 1)
        parts.append((start..<position, .text))
      default:
        while position < bytes.count, bytes[position] > UInt8(ascii: " ") { position += 1 }
        let first = bytes[start]
        var kind = Kind.plain
        if first == UInt8(ascii: "@"), words == 0 {
          kind = .time
          hasTime = true
        } else if words == (hasTime ? 1 : 0), first != UInt8(ascii: "|") {
          kind =
            start == 0 || bytes[start..<position].elementsEqual("scenario".utf8) ? .heading : .actor
        } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
          kind = .number
        }
        parts.append((start..<position, kind))
      }
      words += 1
    }
    return parts
  }
}

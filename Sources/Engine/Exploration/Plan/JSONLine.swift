/// A step on the way from the top of a JSON document to a value in it.
enum JSONStep: Hashable {
  case name(String)
  case index(Int)
}

/// Finds the line of a value in a JSON document that was read before.
///
/// A value does not keep its place, because only a mistake needs the place.
struct JSONLine {
  /// A list or an object that is open.
  private struct Frame {
    var isList: Bool
    var index = 0
    var key: String?

    var step: JSONStep? { isList ? .index(index) : key.map { .name($0) } }
  }

  private let path: [JSONStep]
  private var frames: [Frame] = []
  private var line = 1
  /// The line of the deepest value on the way that was found, and its depth.
  private var found = (line: 1, depth: -1)

  private init(_ path: [JSONStep]) { self.path = path }

  /// Returns the line of a value, or of the deepest value on the way to it.
  static func line(of path: [JSONStep], in bytes: [UInt8]) -> Int {
    var search = JSONLine(path)
    search.read(bytes)
    return search.found.line
  }

  private mutating func read(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count, found.depth < path.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        meetValue()
        frames.append(Frame(isList: byte == UInt8(ascii: "[")))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = frames.popLast()
      case UInt8(ascii: ","):
        guard !frames.isEmpty else { break }
        frames[frames.count - 1].index += 1
        frames[frames.count - 1].key = nil
      case UInt8(ascii: "\""):
        let start = place + 1
        place = end(ofTextFrom: start, in: bytes)
        if let last = frames.last, !last.isList, last.key == nil {
          let key = String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
          frames[frames.count - 1].key = key
        } else {
          meetValue()
        }
      case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case _:
        meetValue()
        while place + 1 < bytes.count, !Self.ends.contains(bytes[place + 1]) { place += 1 }
      }
      place += 1
    }
  }

  /// The bytes that end a number or a word.
  private static let ends = Array(" \t\r\n,]}".utf8)

  private func end(ofTextFrom start: Int, in bytes: [UInt8]) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return place
  }

  private mutating func meetValue() {
    guard frames.count <= path.count, frames.count > found.depth else { return }
    for (frame, step) in zip(frames, path) where frame.step != step { return }
    found = (line, frames.count)
  }
}

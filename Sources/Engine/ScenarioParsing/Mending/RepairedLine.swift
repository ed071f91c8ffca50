import Scenarios
import VirtualDevice

/// A possible meaning of a line that cannot be read, and the changes that lead to it.
struct RepairedLine {
  /// The line as it would be read.
  var draft: Draft
  /// The changes, in order.
  var repairs: [Repair] = []
  /// The cost of the changes: higher is less likely.
  var cost = 0
  /// The number of unread words before the last change; the change must reduce it.
  var left = 1000
  /// A Boolean value that indicates whether the last change need not reduce the number of unread
  /// words.
  var mayStay = false

  /// The rank in the search: lines that change little and lead far come first.
  var rank: Int { cost + 2 * left }

  /// Indicates whether the meaning is only one of several guesses.
  var isDoubtful: Bool { repairs.contains { $0.isDoubtful } }

  /// The reported changes, in the order of the line.
  ///
  /// The whole sentence is reported once. A change that makes sense only together with its
  /// neighbour is reported as one change with it.
  var reported: [Repair] {
    if let whole = repairs.first(where: { $0.showsSentence }) { return [whole] }
    var reported: [Repair] = []
    for repair in repairs.sorted(by: { $0.place.start < $1.place.start }) {
      guard let last = reported.last, last.isHalf || repair.isHalf,
        !last.isDoubtful, !repair.isDoubtful, last.place.line == repair.place.line,
        last.place.source == repair.place.source,
        (0...1).contains(Int(repair.place.start) - Int(last.place.end))
      else {
        reported.append(repair)
        continue
      }
      var both = last
      both.place.end = repair.place.end
      both.isHalf = repair.isHalf
      let words = draft.words.filter {
        $0.place.line == both.place.line && both.place.start <= $0.place.start
          && $0.place.end <= both.place.end
      }
      both.error = ParseError(
        .otherWords,
        [
          words.isEmpty
            ? "\(last.error.help) and \(repair.error.help.dropPrefix("remove "))"
            : "write `\(words.map { $0.text }.joined(separator: " "))`"
        ]
      )
      reported[reported.count - 1] = both
    }
    return reported
  }

  /// Indicates whether one more change would allow almost any line.
  func leadsAstray(with next: Repair) -> Bool {
    switch next.way {
    case .quotes: repairs.contains { $0.way == .addition }
    // What was put in the place of a word needs no word in front of it to make sense.
    case .addition:
      repairs.contains { $0.way == .quotes || $0.way == .addition || $0.place == next.place }
    // Nor is a word missing in front of one that says nothing.
    case .removal: repairs.contains { $0.way == .addition && $0.place == next.place }
    case .other: false
    }
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> Substring {
    hasPrefix(prefix) ? dropFirst(prefix.count) : self[...]
  }
}

/// One change of a line, with its message.
struct Repair {
  /// The mistake.
  var error: ParseError
  var place: Place
  /// Indicates whether the message ends with the whole corrected sentence.
  var showsSentence = false
  /// Indicates whether another meaning is possible as well.
  var isDoubtful = false
  /// Indicates whether the change is valid only with another change.
  var isHalf = false
  var way = Way.other

  /// The kinds of change that must not be combined: with one word added and any other word in
  /// quotes, almost every line can be read.
  enum Way {
    case quotes, addition, removal, other
  }

  /// Indicates whether the change is useful even if the rest of the line is wrong.
  var isReported: Bool { !showsSentence && !(way == .quotes && isHalf) }
}

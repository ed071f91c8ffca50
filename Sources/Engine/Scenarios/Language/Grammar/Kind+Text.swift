import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Kind {
  /// Returns a value as a line spells it, so that the reader reads it back; nil if no word of a
  /// line has the value.
  package func text(of value: Int64, in book: Book) -> String? {
    switch self {
    case .text, .identifier, .local, .identifiers, .place:
      TextNumber(exactly: value).map { book[$0].quoted }
    case .app, .newName: AppNumber(exactly: value).map { book[$0] }
    case .interval: Interval(nanoseconds: value).spelledOut
    case .count: Int32(exactly: value).map { "\($0)" }
    case .fraction:
      switch value {
      case 0: "0"
      case 100: "1"
      case 1...99: "0.\(value < 10 ? "0" : "")\(value)"
      case _: nil
      }
    case .version: OSVersion(captured: value)?.text
    case .zone: UInt16(exactly: value).map { Zone(number: $0).name }
    case .calendar: "gregorian"
    case .date: CivilDate(daysSince1970: Int(value)).spelledOut
    case .time: CivilTime(nanosecondOfDay: value)?.text
    case .clock: WrittenClock(captured: value).text
    case .monthDay:
      CivilDate(year: 2000, month: Int(value / 100), day: Int(value % 100)).map {
        String($0.text.dropFirst(5))
      }
    case .moment: WrittenMoment(captured: value).spelledOut
    case .rule: Law.rule(RuleNumber(rawValue: UInt16(value))).id
    case .side: Side(captured: value).text
    case .coordinate: Coordinate(captured: value).text
    case .monitor:
      book.monitors.indices.contains(Int(value) - 1) ? book.monitors[Int(value) - 1].quoted : nil
    case .speed:
      Geographic.leastSpeed...Geographic.greatestSpeed ~= value
        ? Geographic.text(ofSpeed: value) : nil
    case .length:
      1...Geographic.largestRadius ~= value
        ? (value % 1000 == 0 ? "\(value / 1000)km" : "\(value)m") : nil
    // A token's position has no use without its line; the printer writes titles itself.
    case .label, .word, .tags: ""
    case .one(let vocabulary): vocabulary.word(for: value)
    case .some(let vocabulary): vocabulary.words(in: value)
    case .quoted(let vocabulary): vocabulary.word(for: value)?.quoted
    }
  }
}

extension TextNumber {
  fileprivate init?(exactly value: Int64) {
    guard let number = UInt32(exactly: value) else { return nil }
    self.init(rawValue: number)
  }
}

extension AppNumber {
  fileprivate init?(exactly value: Int64) {
    guard let number = UInt16(exactly: value) else { return nil }
    self.init(rawValue: number)
  }
}

extension OSVersion {
  /// Creates the version of a number that stands for it, if the phone has that version.
  fileprivate init?(captured value: Int64) {
    guard let major = UInt8(exactly: value >> 8) else { return nil }
    self.init(major, UInt8(value & 0xFF))
    guard case .success(self) = OSVersion.reading(text) else { return nil }
  }
}

extension Interval {
  /// The text, if it reads back.
  fileprivate var spelledOut: String? { Interval(parsing: text.utf8) == self ? text : nil }
}

extension CivilDate {
  /// The text, if it reads back.
  fileprivate var spelledOut: String? { CivilDate(parsing: text.utf8) == self ? text : nil }
}

extension Vocabulary {
  /// The word that stands for a number, if there is one.
  fileprivate func word(for value: Int64) -> String? {
    entries.first { $0.value == value }?.word.text
  }

  /// The words whose bits make up a number; nil for none, or for a bit without a word.
  fileprivate func words(in bits: Int64) -> String? {
    let meant = entries.filter { bits & $0.value == $0.value }
    guard !meant.isEmpty, meant.reduce(0, { $0 | $1.value }) == bits else { return nil }
    return meant.map { $0.word.text }.joined(separator: " ")
  }
}

extension WrittenClock {
  /// The time as it is written after a date.
  fileprivate var text: String { time.text + (offset.map(Zone.offsetText) ?? "") }
}

extension WrittenMoment {
  /// The moment as it is written after `since`; empty if it is no time of a day.
  public var text: String { spelledOut ?? "" }

  fileprivate var spelledOut: String? {
    guard let time = CivilTime(nanosecondOfDay: Int64(second) * 1_000_000_000) else { return nil }
    return (day.map { CivilDate(daysSince1970: $0).text + " " } ?? "") + time.text
      + (offset.map(Zone.offsetText) ?? "")
  }
}

extension Side {
  /// The name, after that of the dispute where another one has a side of that name.
  fileprivate var text: String {
    Side.named(name).count == 1 ? name : "\(Law.dispute(dispute).id) \(name)"
  }
}

extension String {
  /// The text between quotes, with special characters escaped.
  package var quoted: String {
    let text = respelled { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      case _: nil
      }
    }
    return "\"\(text)\""
  }
}

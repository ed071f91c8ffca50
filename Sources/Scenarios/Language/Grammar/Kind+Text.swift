import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Kind {
  /// Returns a value as a line spells it, so that the reader reads it back.
  package func text(of value: Int64, in book: Book) -> String {
    switch self {
    case .text, .identifier, .local, .identifiers: book[TextNumber(rawValue: UInt32(value))].quoted
    case .app, .newName: book[AppNumber(rawValue: UInt16(value))]
    case .interval: Interval(nanoseconds: value).text
    case .count: "\(value)"
    case .fraction: value == 100 ? "1" : value == 0 ? "0" : "0.\(value < 10 ? "0" : "")\(value)"
    case .version: OSVersion(UInt8(value >> 8), UInt8(value & 0xFF)).text
    case .zone: Zone(number: UInt16(value)).name
    case .calendar: "gregorian"
    case .date: CivilDate(daysSince1970: Int(value)).text
    case .time: CivilTime(nanosecondOfDay: value)!.text
    case .clock: WrittenClock(captured: value).text
    case .monthDay:
      String(CivilDate.leap(month: Int(value / 100), day: Int(value % 100)).dropFirst(5))
    case .moment: WrittenMoment(captured: value).text
    case .rule: Law.rule(RuleNumber(rawValue: UInt16(value))).id
    case .side: Side(captured: value).text
    // A token's position has no use without its line; the printer writes titles itself.
    case .place: book[TextNumber(rawValue: UInt32(value))].quoted
    case .coordinate: Coordinate(captured: value).text
    case .monitor: book.monitors[Int(value) - 1].quoted
    case .speed: Geographic.text(ofSpeed: value)
    case .length: value % 1000 == 0 ? "\(value / 1000)km" : "\(value)m"
    case .label, .word, .tags: ""
    case .one(let vocabulary): vocabulary.word(for: value)
    case .some(let vocabulary): vocabulary.words(in: value).joined(separator: " ")
    case .quoted(let vocabulary): vocabulary.word(for: value).quoted
    }
  }
}

extension Vocabulary {
  /// The word that stands for a number.
  fileprivate func word(for value: Int64) -> String {
    entries.first { $0.value == value }!.word.text
  }

  /// The words whose bits are in a number.
  fileprivate func words(in bits: Int64) -> [String] {
    entries.filter { bits & $0.value == $0.value }.map { $0.word.text }
  }
}

extension WrittenClock {
  /// The time as it is written after a date.
  fileprivate var text: String { time.text + (offset.map(Zone.offsetText) ?? "") }
}

extension WrittenMoment {
  /// The moment as it is written after `since`.
  public var text: String {
    let time = CivilTime(nanosecondOfDay: Int64(second) * 1_000_000_000)!
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

extension CivilDate {
  /// The text of a day of a leap year, which has them all.
  fileprivate static func leap(month: Int, day: Int) -> String {
    CivilDate(year: 2000, month: month, day: day)!.text
  }
}

import Exploration
import PhoneDescription
import VirtualTime

/// The requests of a plan that come in the same rhythm, as one line of a table.
struct PlanRhythm {
  /// The word for the rhythm, such as `daily`.
  var word: String
  /// The time of day, or a word for several times.
  var time: String
  /// The requests, in the order of their first deliveries.
  var identifiers: [String]
  /// The number of notifications.
  var count: Int
  /// Indicates whether each request comes once.
  var isOfSingles: Bool { count == identifiers.count }
  /// The first and the last day.
  var first: CivilDate
  var last: CivilDate

  /// Returns the rhythms of a life, in the order of their first deliveries.
  static func all(of life: PlanLife) -> [PlanRhythm] {
    var dates: [String: [CivilDateTime]] = [:]
    var order: [String] = []
    for delivery in life.deliveries {
      if dates[delivery.identifier] == nil { order.append(delivery.identifier) }
      dates[delivery.identifier, default: []].append(delivery.date)
    }
    var rhythms: [PlanRhythm] = []
    var places: [[String]: Int] = [:]
    for identifier in order {
      let all = dates[identifier] ?? []
      let rhythm = PlanRhythm(identifier, all)
      // Requests that come once differ by their days; those of one time of day are one line.
      let key =
        rhythm.count == 1
        ? [rhythm.word, rhythm.time]
        : [rhythm.word, rhythm.time, rhythm.first.text, rhythm.last.text]
      guard let place = places[key] else {
        places[key] = rhythms.count
        rhythms.append(rhythm)
        continue
      }
      rhythms[place].identifiers.append(identifier)
      rhythms[place].count += rhythm.count
      if rhythms[place].isOfSingles { rhythms[place].word = "once each" }
      rhythms[place].last = max(rhythms[place].last, rhythm.last)
    }
    return folded(rhythms)
  }

  /// The most lines of requests that come once.
  private static let mostOnce = 6

  /// Returns the rhythms with one line for requests that come once, if their times are many.
  private static func folded(_ rhythms: [PlanRhythm]) -> [PlanRhythm] {
    let once = rhythms.filter { $0.isOfSingles }
    guard once.count > mostOnce, var all = once.first else { return rhythms }
    for other in once.dropFirst() {
      all.identifiers += other.identifiers
      all.count += other.count
      all.last = max(all.last, other.last)
    }
    all.word = "once each"
    all.time = "\(once.count) times of day"
    return [all] + rhythms.filter { !$0.isOfSingles }
  }

  private init(_ identifier: String, _ dates: [CivilDateTime]) {
    identifiers = [identifier]
    count = dates.count
    first = dates[0].date
    last = dates[dates.count - 1].date
    let times = Set(dates.map { $0.time }).sorted()
    time =
      times.count == 1
      ? times[0].text
      : times.count == 2 ? "\(times[0].text) or \(times[1].text)" : "\(times.count) times of day"
    word = Self.word(dates)
  }

  private static func word(_ dates: [CivilDateTime]) -> String {
    guard dates.count > 1 else { return "once" }
    let days = dates.map { $0.date.daysSince1970 }
    let steps = Set(zip(days.dropFirst(), days).map { $0 - $1 })
    if steps == [1] { return "daily" }
    if steps == [7] { return "weekly on \(dates[0].date.weekday.shortName)" }
    if steps.isSubset(of: [28, 29, 30, 31]), Set(dates.map { $0.date.day }).count == 1 {
      return "monthly on day \(dates[0].date.day)"
    }
    if steps.isSubset(of: [365, 366]) { return "yearly" }
    if steps.count == 1, let step = steps.first, step > 1 { return "every \(step) days" }
    if steps.isSubset(of: [0, 1]) { return "several a day" }
    return "on some days"
  }
}

extension [String] {
  /// The identifiers as a text: a few, or the first and the last with their number.
  var asRequests: String {
    guard count > 3 else { return map { $0.cutName }.joined(separator: " ") }
    return "\(self[0].cutName) … \(self[count - 1].cutName) (\(count) requests)"
  }
}

extension String {
  fileprivate var cutName: String { (count > 24 ? prefix(23) + "…" : self).inQuotes }
}

extension Substring {
  fileprivate static func + (text: Substring, end: String) -> String { String(text) + end }
}

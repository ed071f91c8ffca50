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
    var series: [Series] = []
    var numbers: [String: Int] = [:]
    for delivery in life.deliveries {
      if let number = numbers[delivery.identifier] {
        series[number].add(delivery.date)
      } else {
        numbers[delivery.identifier] = series.count
        series.append(Series(delivery.identifier, delivery.date))
      }
    }
    var rhythms: [PlanRhythm] = []
    var places: [[String]: Int] = [:]
    for one in series {
      let rhythm = PlanRhythm(one)
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
      rhythms[place].identifiers.append(one.identifier)
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

  /// The deliveries of a request, without a list of them.
  private struct Series {
    let identifier: String
    let first: CivilDate
    var last: CivilDate
    var count = 1
    var times = PlanTimes()
    /// The numbers of days between two of them.
    var steps: Set<Int> = []
    /// A Boolean value that indicates whether each delivery is on the same day of its month.
    var hasOneDay = true

    init(_ identifier: String, _ date: CivilDateTime) {
      self.identifier = identifier
      first = date.date
      last = date.date
      times.insert(date.time)
    }

    mutating func add(_ date: CivilDateTime) {
      count += 1
      times.insert(date.time)
      steps.insert(date.date.daysSince1970 - last.daysSince1970)
      hasOneDay = hasOneDay && date.date.day == first.day
      last = date.date
    }
  }

  private init(_ series: Series) {
    identifiers = [series.identifier]
    count = series.count
    first = series.first
    last = series.last
    time =
      series.times.few?.map { $0.text }.joined(separator: " or ") ?? series.times.number
    word = Self.word(series)
  }

  private static func word(_ series: Series) -> String {
    guard series.count > 1 else { return "once" }
    let steps = series.steps
    if steps == [1] { return "daily" }
    if steps == [7] { return "weekly on \(series.first.weekday.shortName)" }
    if steps.isSubset(of: [28, 29, 30, 31]), series.hasOneDay {
      return "monthly on day \(series.first.day)"
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

import PhoneDescription
public import Scenarios
import VirtualDevice
import VirtualTime

/// Draws a run as a timeline, in SVG.
///
/// - Parameters:
///   - result: The run.
///   - sources: The texts of its script.
public func timelinePicture(of result: ScenarioResult, from sources: [Source]) -> String {
  TimelinePicture(of: TimelineColumns(of: result, sources), result, sources).document
}

/// Draws the phone of a run at a time of its clock, in SVG.
///
/// - Parameters:
///   - result: The run.
///   - time: The time, as the phone's clock shows it. A time without a date is that of the day on
///     which the scenario starts.
/// - Returns: The drawing; nil if the scenario starts later.
public func phonePicture(of result: ScenarioResult, at time: PictureTime) -> String? {
  guard let phone = phone(of: result, at: time) else { return nil }
  return PhoneSheet(phone, note: result.note(at: phone.moment))
    .document(title: result.scenario.title)
}

/// Returns the phone at a time as text, as a terminal shows it; nil if the run begins later.
///
/// - Parameters:
///   - result: The run.
///   - time: The time on the phone's clock.
///   - palette: The form of the text.
public func phoneText(
  of result: ScenarioResult,
  at time: PictureTime,
  _ palette: Palette
) -> String? {
  guard let phone = phone(of: result, at: time) else { return nil }
  return palette.titled(result, Variants()) + phone.moment.fullText + "\n"
    + stateText(phone.snapshot, Wording(result.book), width: palette.width)
}

/// Returns the phone at a time; nil if the run begins later.
private func phone(of result: ScenarioResult, at time: PictureTime) -> PhoneMoment? {
  let entries = result.journal.entries
  guard let first = entries.first?.moment else { return nil }
  let start = first.zone.civil(at: first.wall)
  let date = time.date ?? start.date
  var count = 0
  var last = first
  for (number, entry) in entries.enumerated() {
    let local = entry.moment.zone.civil(at: entry.moment.wall)
    guard local.date < date || local.date == date && local.time <= time.time else { break }
    count = number + 1
    last = entry.moment
  }
  guard count > 0 else { return nil }
  // The clock goes on after the last entry.
  let wanted =
    switch last.zone.resolve(CivilDateTime(date: date, time: time.time)) {
    case .unique(let instant): instant
    case .overlap(let first, _): first
    case .gap(let gap): gap.transition
    }
  let moment = last.at(last.instant + (max(wanted, last.wall) - last.wall))
  var phone = PhoneMoment(of: result, at: moment)
  phone.advance(through: entries, to: count, at: moment)
  return phone
}

/// Returns a run as data: its script, its journal, and the phone at each moment, as JSON.
///
/// - Parameters:
///   - outcome: The run, with its replays under other sides of disputes.
///   - sources: The texts of its script.
public func playedJSON(of outcome: Outcome, from sources: [Source]) -> String {
  // Nothing is shared with other scenarios.
  var pool = PagePool(most: 0)
  let timeline = TimelineColumns(of: outcome.result, sources)
  let picture = TimelinePicture(of: timeline, outcome.result, sources)
  let played = PlayedScenario(of: timeline, outcome, sources, picture, &pool)
  return played.json(hasJournal: true, isAlone: true, &pool).written() + "\n"
}

extension ScenarioResult {
  /// Returns the end of the run, if a moment is later; an empty text otherwise.
  fileprivate func note(at moment: Moment) -> String {
    let end = device.moment
    guard end.instant < moment.instant else { return "" }
    return "The run ended at \(end.text(beside: moment))."
  }
}

extension PhoneMoment {
  /// Creates the phone of a run before its first entry.
  init(of result: ScenarioResult, at moment: Moment) {
    self.init(
      of: result.book,
      under: result.version,
      entitled: result.device.entitlements,
      at: moment
    )
  }
}

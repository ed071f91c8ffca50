import PhoneDescription
public import Scenarios
import SystemPolicy
import VirtualDevice

/// Explains the outcome of one notification, or of the region of a place: each decision about it,
/// the events that led there and the rules that decided.
///
/// Returns nil where the run never dealt with a notification or a region of that identifier.
public func whyText(
  _ identifier: String,
  in result: ScenarioResult,
  from sources: [Source],
  _ palette: Palette
) -> String? {
  let wording = Wording(result.book)
  let entries = result.journal.entries
  // What a report shows of a name can be given back to it.
  let texts = result.book.texts
  let isThere = texts.contains(identifier)
  let numbers = Set(
    texts.indices.filter { (isThere ? texts[$0] : texts[$0].printable) == identifier }
      .map { TextNumber(rawValue: UInt32($0)) }
  )
  var apps: Set<AppNumber> = []
  func isAbout(_ effect: Effect) -> Bool {
    if case .app(let app, .deleted) = effect { return apps.remove(app) != nil }
    if let region = effect.region, numbers.contains(region.identifier) { return true }
    if case .app(_, .scene(_, .connected(let response?))) = effect,
      numbers.contains(response.plain)
    {
      return true
    }
    guard let name = effect.name, numbers.contains(name.identifier.plain) else {
      return false
    }
    apps.insert(name.app)
    return true
  }
  // Of a life that repeats itself for months the beginning and the end are enough.
  var kept: [Int] = []
  var leftOut = 0
  func leaveOut() {
    guard kept.count > 2 * mostKept else { return }
    leftOut += kept.count - 2 * mostKept
    kept.removeSubrange(mostKept..<kept.count - mostKept)
  }
  for index in entries.indices where isAbout(entries.effect(at: index)) {
    kept.append(index)
    // Several are left out at a time, as the rest has to move.
    if kept.count == 4 * mostKept { leaveOut() }
  }
  leaveOut()
  guard !kept.isEmpty else { return nil }
  var shown = Set(kept)
  for index in kept where !entries[index].because.isEmpty {
    shown.formUnion(result.journal.chain(to: index))
  }

  let effect = entries[kept[0]].effect
  let name = (effect.name?.identifier ?? effect.region?.identifier).map { result.book[$0] }
  var text =
    palette.strong("\((name ?? identifier).inQuotes) in \(result.scenario.title.printable)") + "\n"
  for index in shown.sorted() {
    let entry = entries[index]
    if leftOut > 0, index == kept[mostKept] {
      text += palette.faint("… \(leftOut) more entries …") + "\n"
    }
    text += line(of: entry, in: result, from: sources, wording) + "\n"
    guard kept.contains(index) else { continue }
    for number in entry.because.mostSpecificFirst {
      let rule = Law.rule(number)
      text += palette.faint("    because \(rule.id)") + "\n"
      text += palette.faint("      \(rule.sentence)") + "\n"
    }
    if let missed = result.journal.missedResponse(at: index, before: entries.count) {
      text += "    reason  \(wording.sentence(missed))\n"
    }
  }
  return text
}

/// The number of entries shown from the beginning of a long life, and from its end.
private let mostKept = 100

/// Describes what the phone did, entry by entry.
public func traceText(of result: ScenarioResult, from sources: [Source]) -> String {
  var text = ""
  traceText(of: result, from: sources) { text += $0 }
  return text
}

/// Describes what the phone did, entry by entry, in as many pieces as it comes.
///
/// - Parameters:
///   - result: The run.
///   - sources: The texts of its script.
///   - width: The number of columns of the terminal; lines about the phone are folded there. Nil
///     for no terminal.
///   - write: A closure that is called with each piece.
public func traceText(
  of result: ScenarioResult,
  from sources: [Source],
  width: Int? = nil,
  to write: (String) -> Void
) {
  let wording = Wording(result.book)
  var snapshot = PhoneSnapshot()
  let entries = result.journal.entries
  for (index, entry) in entries.enumerated() {
    snapshot.apply(entry.effect)
    write(line(of: entry, in: result, from: sources, wording) + "\n")
    let isLast = index + 1 == entries.count
    let next = isLast ? nil : entries[index + 1]
    if next?.moment != entry.moment || next?.origin != entry.origin {
      write(stateText(snapshot, wording, width: width))
    }
  }
}

/// Writes what `belfry run --trace` prints for a run: its title, its timeline and its journal.
///
/// - Parameters:
///   - result: The run.
///   - sources: The texts of its script.
///   - palette: The form of the text.
///   - variants: The versions and readings under which the scenario is played.
///   - width: The number of columns of the terminal; nil for no terminal.
///   - write: A closure that is called with each piece.
public func tracedRun(
  of result: ScenarioResult,
  from sources: [Source],
  _ palette: Palette,
  _ variants: Variants,
  width: Int? = nil,
  to write: (String) -> Void
) {
  write(palette.titled(result, variants))
  write("\n" + timelineText(of: result, from: sources, palette, width: width ?? 100) + "\n")
  traceText(of: result, from: sources, width: width, to: write)
  write("\n")
}

/// Returns the phone in words, in lines of at most a width.
func stateText(_ snapshot: PhoneSnapshot, _ wording: Wording, width: Int?) -> String {
  let text = stateText(snapshot, wording)
  return width.map { dividedBetweenParts(text, to: $0) } ?? text
}

/// Divides lines about the phone between their parts.
private func dividedBetweenParts(_ text: String, to width: Int) -> String {
  text.split(separator: "\n").map { line in
    var lines: [String] = []
    // The sign between two parts takes two bytes of UTF-8.
    for part in line.split(separator: "·").map({ String($0) }) {
      let word = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      if let last = lines.last, last.width + 3 + word.width <= width {
        lines[lines.count - 1] = last + " · " + word
      } else {
        lines.append(lines.isEmpty ? "      \(word)" : "      |   \(word)")
      }
    }
    let hanging = "      |     "
    return lines.flatMap { $0.folded(to: width, hanging: hanging) }.joined(separator: "\n") + "\n"
  }.joined()
}

private func line(
  of entry: Journal.Entry,
  in result: ScenarioResult,
  from sources: [Source],
  _ wording: Wording
) -> String {
  let step = Int(entry.origin.step)
  let place = step >= 0 ? lineText(result.scenario.steps[step].place, sources) : ""
  let sentence = wording.sentence(entry)
  return "\(entry.moment.fullText)  \(place.padded(to: 4))  \(sentence)"
}

/// Returns the number of a line, after the name of its file if that is not the script itself.
private func lineText(_ place: Place, _ sources: [Source]) -> String {
  let file = sources[Int(place.source)].name.printable
  return place.source == 0 ? "\(place.line)" : "\(file):\(place.line)"
}

/// The number of requests and notifications in a line about the phone: one app's full list.
private let mostNamed = 64

/// The phone, a line an app.
private func stateText(_ snapshot: PhoneSnapshot, _ wording: Wording) -> String {
  snapshot.apps.enumerated().map { index, app in
    let number = AppNumber(rawValue: UInt16(index))
    func list(_ names: some Collection<NotificationName>) -> String {
      guard !names.isEmpty else { return "none" }
      let shown = names.prefix(mostNamed).map(wording.quoted).joined(separator: " ")
      return shown + (names.count > mostNamed ? " and \(names.count - mostNamed) more" : "")
    }
    let settings = Settings.named.filter { app.permission.settings.contains($0.value) }
      .map { $0.name }
    return """
            | \(wording.name(number)) \(app.stateText) \
      · authorization \(app.permission.status.name) \
      (\(settings.isEmpty ? "all off" : settings.joined(separator: " "))) · badge \(app.badge) \
      · pending \(list(app.pending.lazy.map { $0.name })) \
      · delivered \(list(app.delivered.lazy.map { $0.name }))\
      \(wording.monitoring(app))

      """
  }.joined() + screenText(snapshot, wording)
}

/// Returns the state of the screen; empty if it shows nothing special.
private func screenText(_ snapshot: PhoneSnapshot, _ wording: Wording) -> String {
  var parts: [String] = []
  switch snapshot.power {
  case .on: if snapshot.isLocked { parts.append("locked") }
  case .started: parts.append("locked since it started")
  case .off: parts.append("off")
  }
  if let app = snapshot.prompt { parts.append("prompt of \(wording.name(app))") }
  if let banner = snapshot.banner { parts.append("banner \(wording.quoted(banner))") }
  if !snapshot.lockScreen.isEmpty {
    let shown = snapshot.lockScreen.map(wording.quoted).joined(separator: " ")
    parts.append("lock screen \(shown)")
  }
  return parts.isEmpty ? "" : "      | \(parts.joined(separator: " · "))\n"
}

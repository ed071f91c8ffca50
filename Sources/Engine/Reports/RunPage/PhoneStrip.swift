import PhoneDescription
import Scenarios
import VirtualDevice

/// The phone at the last moments at which something happened before a failure.
struct PhoneStrip {
  /// The drawings with their times, as they are in a page.
  private(set) var text = ""

  /// The largest number of moments.
  private static let most = 6

  init(of timeline: TimelineColumns, _ result: ScenarioResult) {
    let failed = result.failures.map { $0.step }.min()
    let end = failed.map { result.scenario.steps[$0].instant }
    let phones = timeline.phones.filter { phone in
      phone.hasBegun && end.map { phone.moment.instant <= $0 } ?? true
    }
    guard let first = phones.first?.moment else { return }
    text = "<div class=\"strip\">\n"
    for phone in phones.suffix(Self.most) {
      let time = phone.moment.text(beside: first)
      let drawing = PhonePicture(phone: phone).document(title: "the phone at \(time)")
      text += "<figure>\(drawing)<figcaption>\(time)</figcaption></figure>\n"
    }
    text += "</div>\n"
  }
}

/// The lines of a scenario, with those that failed marked.
struct ScriptLines {
  /// A line of the script.
  struct Line {
    var number: Int
    var text: String
    var isFailed: Bool
  }

  let lines: [Line]

  init(of result: ScenarioResult, _ sources: [Source]) {
    let first = Int(result.scenario.place.line)
    var last = first
    // A step that is taken out of the list is copied.
    let steps = result.scenario.steps
    for number in steps.indices where steps[number].place.source == 0 {
      last = max(last, Int(steps[number].place.line))
    }
    let failed = Set(result.failures.map { result.scenario.steps[$0.step].place })
    lines = (first...last).map { number in
      Line(
        number: number,
        text: sources[0].line(number),
        isFailed: failed.contains { $0.source == 0 && $0.line == number }
      )
    }
  }

  /// The lines as they are in a page.
  var text: String {
    var text = TextBuffer()
    text.append("<pre class=\"script\">")
    for (index, line) in lines.enumerated() {
      if index > 0 { text.append(UInt8(ascii: "\n")) }
      if line.isFailed { text.append("<mark>") }
      let start = text.count
      text.append(line.number)
      while text.count < start + 5 { text.append(UInt8(ascii: " ")) }
      text.append(line.text.inPage)
      if line.isFailed { text.append("</mark>") }
    }
    text.append("</pre>\n")
    return text.take()
  }
}

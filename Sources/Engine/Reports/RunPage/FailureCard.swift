import PhoneDescription
import Scenarios
import SystemPolicy

/// A failure in a page: the expectation, the value that was found, and the reasons.
struct FailureCard {
  private let failure: FailureText

  init(_ failure: FailureText) { self.failure = failure }

  /// The card as it is in a page.
  var text: String {
    let snippet = failure.snippet
    if case .idle = failure.failure.reason {
      return "<pre class=\"problem\">\(snippet.text(Palette(isColored: false)).inPage)</pre>\n"
    }
    let place = "\(snippet.file.printable):\(snippet.place.line):\(snippet.column)"
    let time = failure.failure.moment.text(withDate: false)
    let rows =
      [row(expectation.key, expectation.text.inPage), row("found", failure.label.inPage)]
      + failure.reasonNotes.map { row($0.key, $0.text.trimmed.inPage) } + causeRows + ruleRows
      + failure.notesAfterRules.map { note in
        let isCode = ["write", "and", "or", "replay"].contains(note.key)
        let text = note.text.trimmed.inPage
        let place = note.place.isEmpty ? "" : " <small>\(note.place.inPage)</small>"
        return row(note.key, isCode ? "<code>\(text)</code>\(place)" : text)
      }
    return """
      <section class="failure">
      <h3>\(failure.heading.inPage) <small>at \(time), \(place.inPage)</small></h3>
      <dl>
      \(rows.joined())</dl>
      </section>

      """
  }

  /// The words of the line that failed.
  private var expectation: (key: String, text: String) {
    let words = TimelineColumns.words(of: failure.snippet.line)
    if failure.failure.reason.isOfExpectation { return ("expected", words) }
    return ("step", failure.snippet.line.trimmed)
  }

  private func row(_ key: String, _ value: String) -> String {
    let isNamed = ["expected", "found", "now"].contains(key)
    let kind = isNamed ? " class=\"\(key)\"" : ""
    return "<dt\(kind)>\(key)</dt> <dd\(kind)>\(value)</dd>\n"
  }

  private var causeRows: [String] {
    failure.causes.enumerated().map { index, cause in
      let place = cause.place.map { " <small>\($0.inPage)</small>" } ?? ""
      return row(index == 0 ? "because" : "then", "\(cause.time) \(cause.text.inPage)\(place)")
    }
  }

  /// The rule that decided, and the others below it.
  private var ruleRows: [String] {
    let rules = failure.failure.rulesInOrder.map { Law.rule($0) }
    guard let first = rules.first else { return [] }
    var rows = [row("by rule", Self.text(of: first))]
    let rest = rules.dropFirst().map { "<li>\(Self.text(of: $0))</li>\n" }
    if !rest.isEmpty {
      let count = rest.count == 1 ? "1 other rule" : "\(rest.count) other rules"
      rows.append(
        row(
          "and",
          "<details><summary>\(count)</summary>\n<ul>\n\(rest.joined())</ul>\n</details>"
        )
      )
    }
    return rows
  }

  /// A rule with its grade, its sentence and its source.
  private static func text(of rule: RuleSummary) -> String {
    let source =
      rule.link.map { link in
        " <a href=\"\(link.inPage)\" target=\"_blank\" rel=\"noreferrer\">source</a> · "
      } ?? rule.grade.origin.map { " \($0) · " }
    let remarks = rule.briefRemarks.inPage
    return "<b>\(rule.id)</b> <small>\(remarks)</small><br/>\n\(rule.sentence.inPage)"
      + " <small>\(source ?? "")<code>\(ShellCommand.belfry("explain", rule.id).text.inPage)</code>"
      + "</small>"
  }
}

extension Evidence.Grade {
  /// The origin of a rule for which there is no page.
  fileprivate var origin: String? {
    switch self {
    case .seed: "from a document that Belfry was created from"
    case .assumed: "no source states it"
    case .documented, .reported, .reportedOnce: nil
    }
  }
}

import PhoneDescription
import Scenarios
import SystemPolicy

/// A failure in a page: the expectation, the value that was found, and the reasons.
struct FailureCard {
  private let failure: FailureText
  private let links: SourceLinks?

  /// - Parameters:
  ///   - failure: The failure.
  ///   - links: The addresses of the lines of scripts; nil for a card without them.
  init(_ failure: FailureText, _ links: SourceLinks?) {
    self.failure = failure
    self.links = links
  }

  /// The card as it is in a page.
  var text: String {
    let snippet = failure.snippet
    if case .idle = failure.failure.reason {
      return "<pre class=\"problem\">\(snippet.text(Palette(isColored: false)).inPage)</pre>\n"
    }
    let line = Int(snippet.place.line)
    let name = "\(snippet.file.printable):\(line):\(snippet.column)"
    let place = links.link(name.inPage, to: snippet.file, line: line)
    let time = failure.failure.moment.text(withDate: false)
    let rows =
      [row(expectation.key, expectation.text.inPage)]
      + [row("found", failure.explanation.found.inPage)]
      + failure.reasonNotes.map { row($0.key, $0.text.trimmed.inPage) } + causeRows + ruleRows
      + failure.notesAfterRules.map { note in
        let isCode = ["write", "and", "or", "remove", "or remove", "if right", "replay"].contains(
          note.key
        )
        let text = isCode ? note.text.trimmed.inPage : linked(note.text.trimmed)
        let place = note.place.isEmpty ? "" : " <small>\(linked(note.place))</small>"
        return row(note.key, isCode ? "<code>\(text)</code>\(place)" : text)
      }
    return """
      <section class="failure">
      <h3>\(heading.inPage) <small>at \(time), \(place)</small></h3>
      <dl>
      \(rows.joined())</dl>
      </section>

      """
  }

  /// The kind of failure; an expectation has a row of its own.
  private var heading: String {
    failure.failure.reason.isOfExpectation ? "expectation not met" : failure.explanation.headline
  }

  /// The line that failed.
  private var expectation: (key: String, text: String) {
    if failure.failure.reason.isOfExpectation {
      return ("expected", TimelineColumns.words(of: failure.snippet.line))
    }
    return ("step", failure.snippet.line.trimmed)
  }

  private func linked(_ text: String) -> String { links.link(endOf: text, in: failure.sources) }

  private func row(_ key: String, _ value: String) -> String {
    let isNamed = ["expected", "found", "now"].contains(key)
    let kind = isNamed ? " class=\"\(key)\"" : ""
    return "<dt\(kind)>\(key)</dt> <dd\(kind)>\(value)</dd>\n"
  }

  private var causeRows: [String] {
    if let sameCause = failure.sameCause { return [row("because", linked(sameCause))] }
    return failure.causes.enumerated().map { index, cause in
      let place = cause.place.map { " <small>\(linked($0))</small>" } ?? ""
      return row(index == 0 ? "because" : "then", "\(cause.time) \(cause.text.inPage)\(place)")
    }
  }

  /// The rules that decided, and the others below them.
  private var ruleRows: [String] {
    let explanation = failure.explanation
    guard explanation.explainedAt == nil else { return [] }
    var rows = explanation.deciding.enumerated().map { index, number in
      row(index == 0 ? "decided by" : "with", Self.text(of: Law.rule(number)))
    }
    if let stating = explanation.stating {
      rows.append(row("by rule", Self.text(of: Law.rule(stating))))
    }
    let rest = explanation.otherRules.map { "<li>\(Self.text(of: Law.rule($0)))</li>\n" }
    if !rest.isEmpty {
      let count = rest.count == 1 ? "1 other rule" : "\(rest.count) other rules"
      rows.append(
        row(
          "and",
          "<details><summary>\(count) applied</summary>\n<ul>\n\(rest.joined())</ul>\n</details>"
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

import Scenarios
import VirtualDevice

/// The answer to a line that claims a state of its subject, such as `app is authorized`.
///
/// A state is a fact above the steps, the result of a step, or an expectation; the line alone does
/// not say which of them is meant, so the advice names each.
struct StateAdvice: Sendable {
  /// The subject: `app`, which means an app by its name, too, `user`, or `device`.
  let subject: String
  /// The words after the subject, in small letters; `"` is a text in quotes, `{` begins JSON, and
  /// `$` is the end of the line.
  let said: Set<String>
  /// The mistake.
  let message: String
  /// The help; `APP` is the app, `FOR` names it after a fact, and `ITS` before an
  /// expectation.
  let help: String

  /// The largest number of words in a phrase.
  private static let mostWords = 6

  /// The sign in a phrase for the end of the line.
  static let end = "$"

  init(_ subject: String, _ said: String, _ message: String, _ help: String) {
    self.subject = subject
    self.said = Set(said.phrases)
    self.message = message
    self.help = help
  }

  /// Returns the mistake of a line, and the number of words after the subject that have it.
  ///
  /// - Parameters:
  ///   - subject: The subject; an app by any name is `app`.
  ///   - name: The name of the app that the line is about.
  ///   - words: The words after the subject, in small letters.
  ///   - rows: The rows to look at.
  static func advice(
    on subject: String,
    about name: String,
    _ words: ArraySlice<String>,
    among rows: [StateAdvice]
  ) -> (error: ParseError, count: Int)? {
    let subject = subject == "phone" ? "device" : subject
    for count in stride(from: min(mostWords, words.count), through: 1, by: -1) {
      let phrase = words.prefix(count).joined(separator: " ")
      guard let row = rows.first(where: { $0.subject == subject && $0.said.contains(phrase) })
      else { continue }
      return (ParseError(.unsupported, [row.message, row.help(about: name)]), count)
    }
    return nil
  }

  /// Returns the help for an app.
  private func help(about name: String) -> String {
    let isNamed = name != "app"
    let values = [
      ("APP", name), ("FOR", isNamed ? " for \(name)" : ""), ("ITS", isNamed ? "\(name) " : ""),
    ]
    var parts: [Substring] = []
    var rest = help[...]
    while let (range, text) = rest.first(of: values) {
      parts += [rest[..<range.lowerBound], text[...]]
      rest = rest[range.upperBound...]
    }
    return (parts + [rest]).joined()
  }
}

extension Substring {
  /// Returns the range of the first place holder in the text, and its value.
  fileprivate func first(
    of values: [(String, String)]
  ) -> (range: Range<Index>, value: String)? {
    var index = startIndex
    while index < endIndex {
      for (holder, value) in values where self[index...].hasPrefix(holder) {
        return (index..<self.index(index, offsetBy: holder.count), value)
      }
      index = self.index(after: index)
    }
    return nil
  }
}

extension Mender {
  /// Answers a line that claims a state of its subject.
  ///
  /// - Parameters:
  ///   - draft: The line, which cannot be read.
  ///   - failure: The place where it cannot be read.
  ///   - rows: The rows to look at.
  func state(
    _ draft: Draft,
    at failure: FailurePoint,
    among rows: [StateAdvice] = StateAdvice.rows
  ) -> Repair? {
    let start = failure.subject
    guard !failure.isInMargin, start + 1 < draft.words.count else { return nil }
    let words =
      draft.words.map { word in
        guard word.kind == .word else { return "\"" }
        return word.text.hasPrefix("{") ? "{" : Synonym.key(of: word.text)
      } + [StateAdvice.end]
    let subject = subject(of: draft, at: start)
    let first = scope.book.apps.first ?? "app"
    guard
      let found = StateAdvice.advice(
        on: subject,
        about: subject == "app" ? draft.words[start].text : first,
        words[(start + 1)...],
        among: rows
      )
    else { return nil }
    let end = min(start + 1 + found.count, draft.words.count)
    return Repair(error: found.error, place: draft.place(of: start + 1..<end))
  }
}

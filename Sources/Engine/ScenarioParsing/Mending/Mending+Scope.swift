import Scenarios
import VirtualDevice

// The parts of a phone that no script can have, whatever the rest of the line says.
extension Mender {
  /// Returns the message for a part of a phone that is not simulated.
  ///
  /// - Parameters:
  ///   - draft: The line.
  ///   - failure: The place where it cannot be read, which is explained.
  func outOfScope(_ draft: Draft, at failure: FailurePoint) -> Repair? {
    guard !failure.isInMargin, failure.index < draft.words.count else { return nil }
    if let found = Synonym.certainAdvice(on: draft, at: failure),
      !scope.book.apps.contains(draft.words[found.index].inner)
    {
      return Repair(error: found.error, place: draft.words[found.index].place)
    }
    guard let found = Synonym.outOfScope(draft, at: failure), !isName(found.index, draft, failure)
    else { return nil }
    return Repair(error: found.error, place: draft.words[found.index].place)
  }

  /// Indicates whether a word of a line is the name of an app, or a text without quotes, or follows
  /// a misspelling, so that it does not say what the line is about.
  private func isName(_ index: Int, _ draft: Draft, _ failure: FailurePoint) -> Bool {
    guard scope.book.app(named: draft.words[index].text) == nil else { return true }
    let word = draft.words[failure.index].text
    guard index == failure.index else {
      return !Suggestion.nearest(to: word, among: failure.words).isEmpty
    }
    let next = index + 1 < draft.words.count ? draft.words[index + 1] : nil
    let isNoun = next.map { $0.kind == .text || WordShape.isValue($0.text) } ?? false
    return !isNoun && failure.words.isEmpty && !failure.kinds.isEmpty
      && failure.kinds.allSatisfy { $0.isQuoted }
  }
}

extension Kind {
  /// Indicates whether a value of the kind is written in quotes.
  fileprivate var isQuoted: Bool {
    switch self {
    case .text, .identifier, .identifiers, .local, .place, .monitor, .label, .quoted: true
    case _: false
    }
  }
}

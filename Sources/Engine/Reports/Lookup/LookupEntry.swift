import PhoneDescription
import ScenarioParsing
import Scenarios
import SystemPolicy

/// Something that `explain` can explain or point to.
struct LookupEntry {
  /// The kinds, in the order in which equally good hits are listed.
  enum Kind {
    case dispute, rule, fact, sentence, mistake, page
  }

  var kind: Kind
  /// The name, such as `delivery.sound-plays`.
  var name: String
  /// The behaviour, the question or the effect, in a sentence.
  var sentence: String
  /// Other texts about it, such as the sentences of the sides of a dispute.
  var related: [String] = []
  /// Texts that are further away, such as evidence.
  var remarks: [String] = []
  /// The rule or the dispute.
  var versions: (since: OSVersion, until: OSVersion?)?
  /// The operands of the command that explains it; none for a page.
  var operands: [String] = []

  /// Indicates whether it does not hold on the newest version of iOS any more.
  var isPast: Bool { versions?.until.map { $0 < OSVersion.newest } ?? false }

  /// The weight of a hit: the law before the language, and the language before pages.
  ///
  /// Rules of `UILocalNotification`, and of earlier versions, come after those of today; an open
  /// question precedes the rest.
  var weight: Int {
    switch kind {
    case .dispute: name.hasPrefix("legacy") ? 6 : isPast ? 8 : 10
    case .rule: name.hasPrefix("legacy.") || name.hasPrefix("versions.") ? 6 : isPast ? 7 : 9
    case .fact, .sentence: 5
    case .mistake, .page: 4
    }
  }

  /// Everything that can be looked up: the tables of the law, of the language and of the pages.
  static var all: [LookupEntry] {
    disputes + rules + facts + sentences + mistakes + pages
  }

  /// The questions of the catalogue, by their entries.
  private static let questions: [String: String] =
    DocumentationIndex.facts.reduce(into: [:]) { $0[$1.entry] = $1.question }

  private static func questions(of facts: [String]) -> [String] {
    facts.compactMap { questions[$0] }
  }

  private static var disputes: [LookupEntry] {
    Law.disputes.map { dispute in
      let sides = Law.rules.filter { $0.dispute == dispute.id }
      return LookupEntry(
        kind: .dispute,
        name: dispute.id,
        sentence: dispute.sentence,
        related: sides.map { $0.sentence } + sides.map { $0.id } + questions(of: dispute.facts),
        remarks: [dispute.check] + sides.flatMap { side in side.evidence.map { $0.note } },
        versions: (dispute.since, dispute.until),
        operands: [dispute.id]
      )
    }
  }

  /// The rules on which sources agree; the others are the sides of a dispute.
  private static var rules: [LookupEntry] {
    Law.rules.filter { $0.dispute == nil }.map { rule in
      LookupEntry(
        kind: .rule,
        name: rule.id,
        sentence: rule.sentence,
        related: [guardText(rule.when, rule.unless)] + questions(of: rule.facts),
        remarks: rule.evidence.map { $0.note },
        versions: (rule.since, rule.until),
        operands: [rule.id]
      )
    }
  }

  /// The entries of the catalogue that a rule or a dispute answers.
  private static var facts: [LookupEntry] {
    let answered = Set(Law.rules.flatMap { $0.facts } + Law.disputes.flatMap { $0.facts })
    return DocumentationIndex.facts.filter { answered.contains($0.entry) }.map { fact in
      LookupEntry(
        kind: .fact,
        name: fact.entry,
        sentence: fact.question,
        operands: [fact.entry]
      )
    }
  }

  private static var sentences: [LookupEntry] {
    Sentence.all.map { sentence in
      LookupEntry(
        kind: .sentence,
        name: sentence.form,
        sentence: sentence.summary,
        operands: sentence.firstWords
      )
    }
  }

  private static var mistakes: [LookupEntry] {
    MistakeRow.all.map { row in
      LookupEntry(
        kind: .mistake,
        name: row.kind.id,
        sentence: row.message,
        related: [row.help, row.reason],
        operands: [row.kind.id]
      )
    }
  }

  private static var pages: [LookupEntry] {
    DocumentationIndex.headings.map { heading in
      LookupEntry(kind: .page, name: heading.address, sentence: heading.title)
    }
  }
}

extension Sentence {
  /// The words with which `explain` finds the sentence: those before its first value.
  fileprivate var firstWords: [String] {
    let words = form.split(separator: " ")
    let plain = words.prefix { word in word.allSatisfy { $0.isLetter || $0.isNumber } }
    return plain.isEmpty ? words.prefix(1).map { String($0) } : plain.map { String($0) }
  }
}

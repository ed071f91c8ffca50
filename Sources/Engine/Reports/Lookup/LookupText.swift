import PhoneDescription
import Scenarios
public import SystemPolicy

/// The answer to a question: the rules, disputes, words and pages that fit it best.
///
/// - Parameters:
///   - question: The question, in the words of its author.
///   - version: The version of iOS that it is about, if it names one.
///   - palette: The form of the text.
///   - most: The number of answers.
/// - Returns: The answers, each with the command that says more; nil if nothing fits.
public func lookup(
  _ question: String,
  on version: OSVersion? = nil,
  _ palette: Palette,
  most: Int = 5
) -> String? {
  let hits = LookupIndex.shared.hits(for: question).prefix(most)
  guard !hits.isEmpty else { return nil }
  return hits.map { $0.text(palette, on: version) }.joined(separator: "\n")
}

/// Returns the rules and disputes that a word of the language is about, as a text; nil if none is.
public func lawAbout(_ words: String, on version: OSVersion? = nil, _ palette: Palette) -> String? {
  let hits = LookupIndex.shared.hits(for: words).filter { $0.isLaw }.prefix(5)
  guard !hits.isEmpty else { return nil }
  return palette.faint("  what iOS does") + "\n\n"
    + hits.map { $0.text(palette, on: version) }.joined(separator: "\n")
}

/// Indicates whether a look-up knows every word of a text, so that none is mistyped.
public func isKnownToLookup(_ text: String) -> Bool { LookupIndex.shared.knows(text) }

extension LookupIndex {
  /// The index of this program, which only a look-up needs to build.
  static let shared = LookupIndex()
}

extension LookupEntry {
  /// Indicates whether it says what iOS does.
  fileprivate var isLaw: Bool { kind == .rule || kind == .dispute }

  /// The hit: its name, what it says, and the command that says more.
  fileprivate func text(_ palette: Palette, on version: OSVersion?) -> String {
    var lines = ["  \(palette.strong(title))  \(palette.faint(label))", "    \(sentence)"]
    if let version, let versions { lines.append("    \(validity(versions, on: version))") }
    if kind == .page { lines[1] = "    \(name)" }
    if !operands.isEmpty {
      let ios = version.map { ["--ios", $0.text] } ?? []
      lines.append("    " + ShellCommand.belfry("explain").adding(words: operands + ios).text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var title: String { kind == .page ? sentence : name }

  var label: String {
    switch kind {
    case .dispute:
      Law.disputes.first { $0.id == name }
        .map { "disputed: \($0.sides.count) answers\(past($0.versions))" } ?? ""
    case .rule:
      Law.rule(named: name).map { "rule, \($0.grade.rawValue)\(past($0.versions))" } ?? ""
    case .fact: "question"
    case .sentence: "a line of a scenario"
    case .mistake: "a mistake in a script"
    case .page: "page"
    }
  }

  /// The versions of what does not hold any more; empty for the rest.
  private func past(_ versions: String) -> String { isPast ? ", iOS \(versions)" : "" }

  /// Says since when it holds, and whether it does on a version.
  private func validity(
    _ versions: (since: OSVersion, until: OSVersion?),
    on version: OSVersion
  ) -> String {
    let since = versions.since
    let range =
      switch versions.until {
      case nil: "since iOS \(since.text)"
      case since?: "iOS \(since.major).\(since.minor) only"
      case let last?:
        "from iOS \(since.text) to \(last.minor == .max ? "\(last.major)" : last.text)"
      }
    let holds = version.isIn(versions.since, through: versions.until)
    return "on iOS \(version.text): \(holds ? "yes" : "no"), \(range)"
  }
}

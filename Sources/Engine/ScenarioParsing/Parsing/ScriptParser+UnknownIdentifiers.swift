import Scenarios
import SystemPolicy
import VirtualDevice

extension ScriptParser {
  /// Reports the identifiers that a scenario uses and that none of its lines creates.
  ///
  /// Another scenario of the file may create an identifier that a setup or a fact of the file uses.
  mutating func reportUnknownIdentifiers(in scenario: Scenario) {
    let reactions = scenario.setting.apps.enumerated().flatMap { index, app in
      app.reactions.flatMap { $0.action.makes(of: AppNumber(rawValue: UInt16(index))) }
    }
    var made = Set(reactions)
    // A loop over the steps themselves would copy each.
    for index in scenario.steps.indices { made.formUnion(scenario.steps[index].action.makes) }
    names.made.formUnion(made)
    var strangers: [(Mention, Place)] = []
    for fact in scenario.facts {
      strangers += fact.value.mentions.filter { !made.contains($0) }.map { ($0, fact.place) }
    }
    for index in scenario.steps.indices {
      for mention in scenario.steps[index].action.mentions where !made.contains(mention) {
        strangers.append((mention, scenario.steps[index].place))
      }
    }
    for (mention, place) in strangers {
      guard !mistakes.isFull else { return }
      guard !isInSetup(place) else {
        if place.source == 0 { names.shared.append((mention, place)) }
        continue
      }
      report(
        .nothingOfThisName,
        [mention.message(in: script.book, "this scenario"), advice(on: mention, made)],
        at: place
      )
    }
  }

  /// Reports the identifiers that the facts and the setup of the file use and that no scenario
  /// creates.
  mutating func reportSharedStrangers() {
    // What is included may be there for other files.
    let facts = script.facts.filter { $0.place.source == 0 }
      .flatMap { fact in fact.value.mentions.map { ($0, fact.place) } }
    for (mention, place) in facts + names.shared where !names.made.contains(mention) {
      guard !mistakes.isFull else { return }
      let stretch = "any scenario of this file"
      report(
        .nothingOfThisName,
        [mention.message(in: script.book, stretch), advice(on: mention, names.made)],
        at: place
      )
    }
  }

  private func isInSetup(_ place: Place) -> Bool {
    setup.lines.contains {
      $0.origin.source == Int(place.source) && $0.origin.line == Int(place.line)
    }
  }

  /// The name that may have been meant.
  private func advice(on mention: Mention, _ made: Set<Mention>) -> String {
    let wanted = mention.text(in: script.book)
    if case .notification = mention, Vocabulary.prompt.words.contains(wanted) {
      return "write `user answers \(wanted.quoted)` to answer the prompt"
    }
    // In the order of the book, as a set has none.
    let known = made.filter { $0.isLike(mention) }.map { $0.text(in: script.book) }.sorted()
    guard let near = Suggestion.nearest(to: wanted, among: known).first else {
      return (wanted.spaceAround.map { "\(wanted.quoted) \($0); " } ?? "")
        + "add the line that makes it, or write another name"
    }
    let space = [wanted, near].lazy.compactMap { name in
      name.spaceAround.map { "\(name.quoted) \($0); " }
    }.first
    return "\(space ?? "")write \(near.quoted)"
  }
}

extension String {
  /// The place where a name has a space that is hard to see; nil if it has no such space.
  fileprivate var spaceAround: String? {
    hasSuffix(" ") ? "ends with a space" : hasPrefix(" ") ? "begins with a space" : nil
  }
}

extension Fact {
  /// The named thing that has to be made.
  fileprivate var mentions: [Mention] {
    if case .reacts(let app, let reaction) = self { reaction.signal.mentions(of: app) } else { [] }
  }
}

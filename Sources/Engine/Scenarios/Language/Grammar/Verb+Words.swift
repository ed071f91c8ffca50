extension Verb {
  /// Indicates whether the verb states a fact before the first step.
  package var isFact: Bool { use == .fact }

  /// Indicates whether the verb can precede the first scenario.
  package var mayOpen: Bool { isFact || isStructure }

  /// Indicates whether the verb is about the script itself.
  package var isStructure: Bool { use == .structure }

  /// Every word that stands for itself in some sentence; no app may be called so.
  package static let words: Set<String> = words(of: all)

  /// The words that stand for themselves in some sentences.
  package static func words(of verbs: [Verb]) -> Set<String> {
    Set(verbs.flatMap { [$0.subject.text] + $0.pattern.words })
  }
}

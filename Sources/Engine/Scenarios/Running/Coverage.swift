/// The entries of a journal that lines expect or deny, so that they are no surprise.
struct Coverage {
  /// The crashes.
  var crashes = EntrySet()
  /// The deliveries.
  var deliveries = EntrySet()
  /// The sounds, in an exhaustive scenario.
  var sounds = EntrySet()
  /// The drops, prompts and crossings, in an exhaustive scenario.
  var others = EntrySet()

  /// Indicates whether a line covers an entry.
  func has(_ entry: Int, as kind: SurpriseKind) -> Bool {
    switch kind {
    case .delivery: deliveries.contains(entry)
    case .sound: sounds.contains(entry)
    case .drop, .prompt, .crossing: others.contains(entry)
    }
  }
}

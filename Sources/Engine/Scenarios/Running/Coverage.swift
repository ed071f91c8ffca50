import VirtualDevice

/// The entries of a journal that lines expect or deny, so that they are no surprise.
struct Coverage {
  /// The crashes and the responses that no delegate received, in their order.
  private(set) var accidents: [Int] = []
  /// The apps that have set a delegate, by their numbers.
  private var appsWithDelegates = EntrySet()
  /// The crashes.
  var crashes = EntrySet()
  /// The responses that no delegate received.
  var losses = EntrySet()
  /// The deliveries.
  var deliveries = EntrySet()
  /// The sounds, in an exhaustive scenario.
  var sounds = EntrySet()
  /// The drops, prompts and crossings, in an exhaustive scenario.
  var others = EntrySet()

  /// Notes what the end of a run has to know about an entry, while it is processed.
  mutating func note(_ effect: Effect, at entry: Int) {
    switch effect {
    case .app(_, .crashed), .notification(_, .responseLost): accidents.append(entry)
    case .app(let app, .delegateSet(let methods)) where methods.contains(.isSet):
      appsWithDelegates.insert(Int(app.rawValue))
    case .app, .notification, .category, .region, .phone: break
    }
  }

  /// Indicates whether an app has set a delegate.
  func hasDelegate(_ app: AppNumber) -> Bool { appsWithDelegates.contains(Int(app.rawValue)) }

  /// Indicates whether a line covers an entry.
  func has(_ entry: Int, as kind: SurpriseKind) -> Bool {
    switch kind {
    case .delivery: deliveries.contains(entry)
    case .sound: sounds.contains(entry)
    case .drop, .prompt, .crossing: others.contains(entry)
    }
  }
}

import SystemPolicy
import VirtualTime

extension Device {
  /// An app sets the delegate of its notification centre, or lets go of it (nil).
  mutating func setDelegate(
    _ methods: DelegateMethods?,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let decision = law.delegating.decide(Delegating(isRelease: methods == nil), from: .init())
    journal.note(decision)
    if let methods, decision.answer.isTheNewOne {
      change(methods, of: app, because: decision.because, into: &journal)
    } else if decision.answer.isNobody {
      change([], of: app, because: decision.because, into: &journal)
    }
  }

  /// A process that ends takes its delegate with it.
  mutating func endDelegate(of app: AppNumber, into journal: inout Journal) {
    guard !apps[Int(app.rawValue)].delegate.isEmpty else { return }
    change([], of: app, because: [], into: &journal)
  }

  private mutating func change(
    _ methods: DelegateMethods,
    of app: AppNumber,
    because: RuleSet,
    into journal: inout Journal
  ) {
    apps[Int(app.rawValue)].delegate = methods
    note(.delegateSet(app, methods), because: because, in: &journal)
  }

  /// Asks the app in the foreground how to show a notification.
  mutating func offer(
    _ name: NotificationName,
    _ content: Content,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    let methods = apps[Int(name.app.rawValue)].delegate
    let offer = OfferRow(name: name, content: content)
    if methods.contains([.isSet, .willPresent]) {
      offers.append(offer)
      agenda.add(.replyIsOverdue(name), at: now + Presenting.limit)
      note(.willPresentCalled(name), because: because, in: &journal)
    } else {
      let reply: Reply = methods.contains(.isSet) ? .noMethod : .noDelegate
      settle(offer, by: reply, because: because, under: law, into: &journal)
    }
  }

  /// What a notification carries whose app was asked how to show it, and has not answered yet.
  public func offered(_ name: NotificationName) -> Content? {
    offers.last { $0.name == name }?.content
  }

  /// Takes what the app replied, or that it did not; asked twice about a name, it replies in turn.
  mutating func take(
    _ reply: Reply,
    for name: NotificationName,
    because earlier: RuleSet = [],
    under law: Law,
    into journal: inout Journal
  ) {
    guard let index = offers.firstIndex(where: { $0.name == name }) else { return }
    let offer = offers.remove(at: index)
    // A reply that is overdue has left the agenda already; the next one of the name may be in it.
    if reply != .none { agenda.removeFirst { $0 == .replyIsOverdue(name) } }
    settle(offer, by: reply, because: earlier, under: law, into: &journal)
  }

  /// Shows what the app was asked about, as far as its reply lets it.
  private mutating func settle(
    _ offer: OfferRow,
    by reply: Reply,
    because earlier: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    let name = offer.name
    let content = offer.content
    let question = Presenting(
      reply: reply,
      settings: apps[Int(name.app.rawValue)].permission.settings,
      carries: content.carries,
      hasDeliveredTwin: isThere(name),
      isLocked: isLocked
    )
    let decision = law.presenting.decide(question, from: .init())
    journal.note(decision)
    let because = earlier.union(decision.because)
    if decision.answer.presentation.isEmpty {
      if decision.answer.replacesDelivered { withdraw(name, because: because, into: &journal) }
      note(.silenced(name), because: because, in: &journal)
    } else {
      show(
        name,
        content,
        as: decision.answer.presentation,
        replacing: decision.answer.replacesDelivered,
        clearingBadge: decision.answer.clearsBadge,
        wasAsked: true,
        because: because,
        under: law,
        into: &journal
      )
    }
  }

  /// A process that ends can reply to nothing any more.
  mutating func abandonOffers(of app: AppNumber, under law: Law, into journal: inout Journal) {
    while let offer = offers.first(where: { $0.name.app == app }) {
      take(.ended, for: offer.name, under: law, into: &journal)
    }
  }
}

import SystemPolicy
import VirtualTime

extension Device {
  /// Sets the delegate of an app's notification center, or releases it (nil).
  mutating func setDelegate(_ methods: DelegateMethods?, of app: AppNumber, in turn: inout Turn) {
    let decision = turn.ask(DelegateChange.self) { if methods == nil { .released } }
    if let methods, decision.answer.isTheNewOne {
      change(methods, of: app, because: decision.because, in: &turn)
    } else if decision.answer.isNobody {
      change([], of: app, because: decision.because, in: &turn)
    }
  }

  /// Removes the delegate of a process that ends.
  mutating func endDelegate(of app: AppNumber, in turn: inout Turn) {
    guard !apps[Int(app.rawValue)].delegate.isEmpty else { return }
    change([], of: app, because: [], in: &turn)
  }

  private mutating func change(
    _ methods: DelegateMethods,
    of app: AppNumber,
    because: RuleSet,
    in turn: inout Turn
  ) {
    apps[Int(app.rawValue)].delegate = methods
    note(.app(app, .delegateSet(methods)), because: because, in: &turn)
  }

  /// Asks the app in the foreground how to present a notification.
  mutating func offer(
    _ name: NotificationName,
    _ content: Content,
    because: RuleSet,
    in turn: inout Turn
  ) {
    let methods = apps[Int(name.app.rawValue)].delegate
    let offer = OfferRow(name: name, content: content)
    if methods.contains([.isSet, .willPresent]) {
      rare.offers.append(offer)
      agenda.add(.replyIsOverdue(name), at: now + ForegroundPresentation.limit)
      note(.notification(name, .willPresentCalled), because: because, in: &turn)
    } else {
      let reply: Reply = methods.contains(.isSet) ? .noMethod : .noDelegate
      presentOffer(offer, by: reply, because: because, in: &turn)
    }
  }

  /// Returns the content of a notification for which the app's answer is pending.
  public func offered(_ name: NotificationName) -> Content? {
    rare.offers.last { $0.name == name }?.content
  }

  /// Applies the app's reply, or its absence; if asked twice about a name, it replies in order.
  mutating func apply(
    _ reply: Reply,
    for name: NotificationName,
    because earlier: RuleSet = RuleSet(),
    in turn: inout Turn
  ) {
    guard let index = rare.offers.firstIndex(where: { $0.name == name }) else { return }
    let offer = rare.offers.remove(at: index)
    // An overdue reply has left the agenda already; the next one with this name may be in it.
    if reply != .none { agenda.removeFirst(.replyIsOverdue(name)) }
    presentOffer(offer, by: reply, because: earlier, in: &turn)
  }

  /// Presents the notification that the app was asked about, as far as the reply allows.
  private mutating func presentOffer(
    _ offer: OfferRow,
    by reply: Reply,
    because earlier: RuleSet,
    in turn: inout Turn
  ) {
    let name = offer.name
    let content = offer.content
    let settings = apps[Int(name.app.rawValue)].permission.settings
    let decision = turn.ask(ForegroundPresentation.self, of: settings) {
      switch reply {
      case .noDelegate: [.noDelegate, .unseen]
      case .noMethod: [.noMethod, .unseen]
      case .none: [.noReply, .unseen]
      case .ended: [.ended, .unseen]
      case .options(let options):
        if options.contains(.alert) { .returnsAlert }
        if options.contains(.banner) { .returnsBanner }
        if options.contains(.list) { .returnsList }
        if options.contains(.sound) { .returnsSound }
        if options.contains(.badge) { .returnsBadge }
        if !options.wanted.isSubset(of: settings) { .returnsWhatIsOff }
        if options.hidesAlert(under: settings, isLocked: isLocked) { .unseen }
      }
      if content.carries.contains(.alert) { .hasAlert } else { .unseen }
      if content.carries.contains(.sound) { .hasSound }
      if content.carries.contains(.badge) { .hasBadge }
      if content.carries.contains(.negativeBadge) { .hasNegativeBadge }
      if isThere(name) { .hasDeliveredTwin }
      if isLocked { .locked }
    }
    let because = earlier.union(decision.because)
    if decision.answer.presentation.isEmpty {
      if decision.answer.replacesDelivered {
        withdraw(name, because: because.replacing, in: &turn)
      }
      note(.notification(name, .silenced), because: because, in: &turn)
    } else {
      show(
        name,
        content,
        as: decision.answer.presentation,
        replacing: decision.answer.replacesDelivered,
        clearingBadge: decision.answer.clearsBadge,
        wasAsked: true,
        because: because,
        in: &turn
      )
    }
  }

  /// Abandons the questions to a process that ends.
  mutating func abandonOffers(of app: AppNumber, in turn: inout Turn) {
    while let offer = rare.offers.first(where: { $0.name.app == app }) {
      apply(.ended, for: offer.name, in: &turn)
    }
  }
}

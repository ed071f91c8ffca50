import SystemPolicy
import VirtualTime

extension Device {
  /// Delivers a notification that is due: shows it, drops it, or asks the app in the foreground.
  mutating func deliver(
    _ name: NotificationName,
    _ content: Content,
    because earlier: RuleSet,
    in turn: inout Turn
  ) {
    // A closure that read the phone would copy it.
    let index = Int(name.app.rawValue)
    let (status, settings) = (apps[index].permission.status, apps[index].permission.switches)
    let (state, isLocked) = (apps[index].state, isLocked)
    let (isThere, isInBurst) = (isThere(name), isInBurst)
    let decision = turn.ask(NotificationDelivery.self) {
      switch status {
      case .notDetermined: .notDetermined
      case .denied: .denied
      case .provisional: .provisional
      case .authorized, .ephemeral: []
      }
      switch state {
      case .foreground: .foreground
      case .inactive: .inactive
      case .background, .suspended: .background
      case .notRunning: .notRunning
      }
      if isLocked { .locked }
      if settings.contains(.alert) { .alertOn }
      if settings.contains(.sound) { .soundOn }
      if settings.contains(.badge) { .badgeOn }
      if settings.contains(.lockScreen) { .lockScreenOn }
      if settings.contains(.notificationCenter) { .notificationCenterOn }
      if content.carries.contains(.alert) { .hasAlert }
      if content.carries.contains(.sound) { .hasSound }
      if content.carries.contains(.badge) { .hasBadge }
      if content.carries.contains(.negativeBadge) { .hasNegativeBadge }
      if isThere { .hasDeliveredTwin }
      if name.isLegacy { .legacy }
      if isInBurst { .burst }
      if settings.isDisjoint(with: content.carries.wanted(isLocked: isLocked)) { .nothingIsOn }
    }
    var because = earlier
    because.addReasons(of: decision)

    if decision.answer.asksApp {
      offer(name, content, because: because, in: &turn)
    } else if decision.answer.notifiesApp {
      note(.notification(name, .didReceiveLocalCalled), because: because, in: &turn)
    } else if decision.answer.isPresented {
      show(
        name,
        content,
        as: decision.answer.presentation,
        replacing: decision.answer.replacesDelivered,
        clearingBadge: decision.answer.clearsBadge,
        wasAsked: false,
        because: because,
        in: &turn
      )
    } else {
      drop(name, because: because, in: &turn)
    }
  }

  /// Indicates whether more requests fire within a second than the system shows.
  private var isInBurst: Bool {
    guard let next = agenda.nextDue, next < now + NotificationDelivery.burst else { return false }
    let end = now + NotificationDelivery.burst - Interval(nanoseconds: 1)
    return agenda.contains(atLeast: NotificationDelivery.calm, through: end) {
      if case .fires = $0 { true } else { false }
    }
  }

  /// Drops a notification that was due, and any held notification with the same name.
  private mutating func drop(_ name: NotificationName, because: RuleSet, in turn: inout Turn) {
    removeHeld(name)
    note(.notification(name, .dropped(.due)), because: because, in: &turn)
  }

  /// Shows a notification unless a setting or the phone's state prevents it.
  mutating func show(
    _ name: NotificationName,
    _ content: Content,
    as presentation: Presentation,
    replacing: Bool,
    clearingBadge: Bool,
    wasAsked: Bool,
    because: RuleSet,
    in turn: inout Turn
  ) {
    // Nothing prevents most notifications; they take the shortest path.
    let isPlain = !mayBeHeldUp(content, of: name.app) && !mayBeSilenced(content)
    if isPlain, !presentation.isEmpty {
      if replacing { withdraw(name, because: because.replacing, in: &turn) }
      present(
        name,
        content,
        as: presentation,
        clearingBadge: clearingBadge,
        because: because,
        in: &turn
      )
      return
    }
    let before = Shown(ways: presentation, because: because)
    let found = weigh(name, content, before, wasAsked: wasAsked, in: &turn)
    guard let shown = found else { return }
    if replacing { withdraw(name, because: shown.because.replacing, in: &turn) }
    present(
      name,
      content,
      as: shown.ways,
      clearingBadge: clearingBadge,
      because: shown.because,
      in: &turn
    )
    if shown.lights { note(.notification(name, .screenLit), because: shown.because, in: &turn) }
    if shown.isDefault {
      note(.notification(name, .soundReplaced), because: shown.because, in: &turn)
    }
  }

  /// The presentation of a notification after everything that can limit it is taken into account.
  private struct Shown {
    var ways: Presentation
    var because: RuleSet
    var lights = false
    var isDefault = false
  }

  /// Returns the presentation that settings and the phone's state allow; nil if it is not shown
  /// now.
  @inline(never)
  private mutating func weigh(
    _ name: NotificationName,
    _ content: Content,
    _ before: Shown,
    wasAsked: Bool,
    in turn: inout Turn
  ) -> Shown? {
    var shown = before
    if mayBeHeldUp(content, of: name.app) {
      let decision = interruption(by: content, of: name.app, wasAsked: wasAsked, in: &turn)
      shown.because.addReasons(of: decision)
      if decision.answer.isHeld {
        hold(name, content, because: shown.because, in: &turn)
        return nil
      }
      shown.ways.formIntersection(decision.answer.ways)
      shown.lights = decision.answer.lightsScreen && shown.ways.contains(.lockScreen)
    }
    if shown.ways.contains(.sound), mayBeSilenced(content) {
      let decision = sound(of: content, of: name.app, in: &turn)
      shown.because.addReasons(of: decision)
      if !decision.answer.sounds { shown.ways.remove(.sound) }
      if decision.answer.vibrates { shown.ways.insert(.vibration) }
      shown.isDefault = decision.answer.isDefault && decision.answer.sounds
    }
    guard shown.ways.isEmpty else { return shown }
    if wasAsked {
      note(.notification(name, .silenced), because: shown.because, in: &turn)
    } else {
      drop(name, because: shown.because, in: &turn)
    }
    return nil
  }

  /// Presents a notification in exactly the given ways, and keeps the parts that stay.
  mutating func present(
    _ name: NotificationName,
    _ content: Content,
    as presentation: Presentation,
    clearingBadge: Bool,
    because: RuleSet,
    in turn: inout Turn
  ) {
    removeHeld(name)
    if presentation.contains(.banner), banner != nil {
      makeRoom(forBannerOf: name, in: &turn)
    }
    note(.notification(name, .delivered(content, presentation)), because: because, in: &turn)
    if presentation.contains(.list) {
      delivered.append(DeliveredRow(name: name, content: content))
    }
    if presentation.contains(.lockScreen) { lockScreen.append(name) }
    let covered = banner
    if presentation.contains(.banner) { raise(name) }
    if content.category != nil || content.target != nil || !rare.labels.isEmpty {
      label(name, content)
      forgetLabel(of: name)
      if let covered { forgetLabel(of: covered) }
    }
    if presentation.contains(.badge) {
      let number = clearingBadge ? 0 : content.badge
      apps[Int(name.app.rawValue)].badge = number
      note(.app(name.app, .badgeSet(number)), because: because.aboutBadge, in: &turn)
    }
  }

  /// Removes a notification from Notification Center, the lock screen and the banner.
  mutating func withdraw(_ name: NotificationName, because: RuleSet, in turn: inout Turn) {
    delivered.removeFirst(of: name)
    lockScreen.removeAll(of: name)
    removeBannerBeneath(name)
    forgetLabel(of: name)
    removeHeld(name)
    note(.notification(name, .withdrawn), because: because, in: &turn)
    if banner == name { retractBanner(in: &turn) }
  }

  /// Indicates whether a notification exists that another one with the same name would replace.
  func isThere(_ name: NotificationName) -> Bool {
    isShown(name) || rare.bannersBeneath.contains(name)
  }

  /// Indicates whether the user can touch a notification now.
  func isShown(_ name: NotificationName) -> Bool {
    banner == name || lockScreen.contains(name) || delivered.contains(name)
  }
}

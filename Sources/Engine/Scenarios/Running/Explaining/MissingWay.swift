import SystemPolicy
import VirtualDevice

/// The reason why a notification was not shown in a wanted way, or was shown in an unwanted way:
/// the rule about the way, and why it did not apply.
struct WayReason {
  var remark: Remark?
  /// The rule that decides about the way.
  var rule: RuleNumber?
  /// The entry that last set the setting.
  var permission: Int?
}

extension Run {
  /// Returns why the first differing way was used or not used for a notification that was shown
  /// or could have been.
  func wayReason(of wanted: Expectation.Subject, for cause: Cause?) -> WayReason? {
    guard let cause, let name = cause.name else { return nil }
    let effect = journal.entries[cause.entry].effect
    var used: Presentation = []
    switch effect {
    case .notification(_, .delivered(_, let ways)): used = ways
    case .notification(_, .silenced), .notification(_, .dropped(.due)): break
    case _: return nil
    }
    let wantedWays = wanted.ways(beside: used)
    let isAsked = wasAsked(about: name, before: cause.entry)
    if let way = Presentation.named.map({ $0.value }).first(where: {
      wantedWays.contains($0) && !used.contains($0)
    }) {
      return missing(way, of: name, at: cause.entry, isAsked: isAsked)
    }
    let unwanted = wanted.unwantedWays.intersection(used)
    guard let extra = Presentation.named.map({ $0.value }).first(where: unwanted.contains) else {
      return nil
    }
    return WayReason(rule: rule(about: extra, isAsked: isAsked, among: cause.entry))
  }

  private func missing(
    _ way: Presentation,
    of name: NotificationName,
    at entry: Int,
    isAsked: Bool
  ) -> WayReason? {
    let (permission, cause) = permission(of: name.app, way.setting ?? .alert, before: entry)
    // Who may show nothing was not asked for the way.
    guard ![.denied, .notDetermined].contains(permission.status) else { return nil }
    let rule = rule(about: way, isAsked: isAsked)
    if let content = content(of: name, before: entry), !content.carries.contains(way.needed) {
      return WayReason(remark: .carriesNo(way, name), rule: rule)
    }
    guard let setting = way.setting else { return nil }
    if permission.status != .provisional, !permission.switches.contains(setting) {
      let wasGranted = permission.kinds.contains(setting)
      return WayReason(
        remark: .isOff(way, name.app, wasGranted: wasGranted),
        rule: isAsked ? Law.number(of: "foreground.settings-limit-options") : rule,
        permission: cause
      )
    }
    if isAsked, let reply = scenario.setting.apps[Int(name.app.rawValue)].reply,
      !reply.asks(for: way)
    {
      return WayReason(remark: .repliedWithout(way, name), rule: rule)
    }
    let isLocked = wasLocked(before: entry)
    if !isAsked, way == .banner && isLocked || way == .lockScreen && !isLocked {
      return WayReason(remark: .wasLocked(isLocked), rule: rule)
    }
    return nil
  }

  /// Returns the rule that uses a way: the one that applied, or the one that would have.
  private func rule(
    about way: Presentation,
    isAsked: Bool,
    among entry: Int? = nil
  ) -> RuleNumber? {
    let ids = isAsked ? way.optionRules : way.deliveryRules
    let known = ids.compactMap { id in Law.rules.first { $0.id == id } }
    guard let entry else {
      return known.first {
        $0.since <= law.version && $0.until.map { law.version <= $0 } ?? true
      }?.number
    }
    return known.first { journal.entries[entry].because.contains($0.number) }?.number
  }

  /// Returns the content of a notification that may not have been shown.
  func content(of name: NotificationName, before entry: Int) -> Content? {
    for earlier in journal.entries[...entry].reversed() {
      switch earlier.effect {
      case .notification(name, .delivered(let content, _)),
        .notification(name, .kept(let content, _)), .notification(name, .held(let content)),
        .notification(name, .keptForRegion(let content, _, _)),
        .notification(name, .keptByServer(let content)),
        .notification(name, .pushHeld(let content)):
        return content
      case _: continue
      }
    }
    for step in scenario.steps.reversed() {
      switch step.action {
      case .event(.app(name.app, .adds(let request))) where request.identifier == name.identifier:
        return request.content
      case .event(.device(.receives(name.app, let push)))
      where push.identifier == name.identifier:
        return push.content
      case .event, .expect: continue
      }
    }
    return nil
  }

  /// Indicates whether the app in the foreground was asked how to present a notification.
  private func wasAsked(about name: NotificationName, before entry: Int) -> Bool {
    let because = journal.entries[entry].because.elements
    if because.contains(where: { Law.rule($0).firstOfQuestion == Law.questionOfReplies }) {
      return true
    }
    let last = journal.entries[...entry].lastIndex {
      $0.effect.name == name
        && ($0.effect == .notification(name, .willPresentCalled) || $0.effect.isKept)
    }
    return last.map { journal.entries[$0].effect == .notification(name, .willPresentCalled) }
      ?? false
  }

  /// Returns the permission of an app at that time, and the entry that last changed a setting.
  private func permission(
    of app: AppNumber,
    _ setting: Settings,
    before entry: Int
  ) -> (Permission, Int?) {
    var permission = Permission()
    var cause: Int?
    for (index, earlier) in journal.entries[..<entry].enumerated() {
      switch earlier.effect {
      case .app(app, .installed(let next)), .app(app, .authorizationChanged(let next, _)):
        if cause == nil || next.switches.contains(setting) != permission.switches.contains(setting)
          || next.status != permission.status
        {
          cause = index
        }
        permission = next
      case _: continue
      }
    }
    return (permission, cause)
  }

  private func wasLocked(before entry: Int) -> Bool {
    for earlier in journal.entries[..<entry].reversed() {
      switch earlier.effect {
      case .phone(.locked(let isLocked)): return isLocked
      case .phone(.poweredOn): return true
      case _: continue
      }
    }
    return false
  }
}

extension Law {
  /// Returns the number of the rule with this name.
  static func number(of id: String) -> RuleNumber? { rules.first { $0.id == id }?.number }

  /// The first rule of the question about replies of the app in the foreground.
  fileprivate static let questionOfReplies = rules.first {
    $0.id == "foreground.no-delegate-shows-nothing"
  }!.firstOfQuestion
}

extension Expectation.Subject {
  /// Returns the ways in which a notification is wanted.
  fileprivate func ways(beside used: Presentation) -> Presentation {
    switch self {
    case .delivered(_, let ways?, _): ways
    case .delivered(_, nil, 1...): used.isEmpty ? .banner : []
    case .happened(.sounded, _): .sound
    case .isSo(.badge): .badge
    case .isSo(.banner(_?)): .banner
    case .isSo(.listed(_, true)), .isSo(.says(.listed, _, _)): .list
    case .isSo(.holds(.lockScreen, _, _)), .isSo(.counts(.lockScreen, _, _)): .lockScreen
    case .isSo(.holds(.listed, _, _)), .isSo(.counts(.listed, _, _)): .list
    case _: []
    }
  }
}

extension Expectation.Subject {
  /// The ways in which a notification must not be shown.
  fileprivate var unwantedWays: Presentation {
    switch self {
    case .delivered(_, let ways?, _): .all.subtracting(ways)
    case .didNotHappen(.sounded, _), .noSound: .sound
    case .isSo(.banner): .banner
    case .isSo(.listed(_, false)), .isSo(.holds(.listed, _, _)), .isSo(.counts(.listed, _, _)):
      .list
    case .isSo(.holds(.lockScreen, _, _)), .isSo(.counts(.lockScreen, _, _)): .lockScreen
    case _: []
    }
  }
}

extension Presentation {
  /// The content that a notification needs.
  fileprivate var needed: ContentParts {
    switch self {
    case .sound, .vibration: .sound
    case .badge: .badge
    case _: .alert
    }
  }

  /// The setting that must be on.
  var setting: Settings? {
    switch self {
    case .banner: .alert
    case .list: .notificationCenter
    case .lockScreen: .lockScreen
    case .sound: .sound
    case .badge: .badge
    case _: nil
    }
  }

  fileprivate var deliveryRules: [String] {
    switch self {
    case .banner: ["delivery.unlocked-shows-banner"]
    case .list: ["delivery.kept-in-notification-center"]
    case .lockScreen: ["delivery.locked-shows-on-lock-screen"]
    case .sound: ["delivery.sound-plays"]
    case .badge: ["delivery.badge-is-set"]
    case _: []
    }
  }

  fileprivate var optionRules: [String] {
    switch self {
    case .banner: ["foreground.banner-option", "foreground.alert-is-banner-and-list"]
    case .list: ["foreground.list-option", "foreground.alert-is-banner-and-list"]
    case .lockScreen: ["foreground.locked-meanwhile-hides-the-banner"]
    case .sound: ["foreground.sound-option"]
    case .badge: ["foreground.badge-option"]
    case _: []
    }
  }
}

extension PresentationOptions {
  fileprivate func asks(for way: Presentation) -> Bool {
    switch way {
    case .banner: !isDisjoint(with: [.alert, .banner])
    case .list: !isDisjoint(with: [.alert, .list])
    case .sound: contains(.sound)
    case .badge: contains(.badge)
    case _: true
    }
  }
}

import SystemPolicy
import VirtualDevice

/// Presentation: SET, FG, BDG and RSP.
extension ReferencePhone {
  /// A notification is due.
  mutating func present(_ name: NotificationName, _ content: Content) {
    let app = name.owner
    if apps[app].status == .denied || apps[app].status == .notDetermined {
      happenings.append(.dropped(name, .due))
      return
    }
    if apps[app].isInFront { return offer(name, content) }
    let allowed = apps[app].allowed
    var ways: Presentation = []
    if content.carries.contains(.alert) {
      if !isLocked, allowed.contains(.alert) { ways.insert(.banner) }
      if isLocked, allowed.contains(.lockScreen) { ways.insert(.lockScreen) }
      if allowed.contains(.notificationCenter) { ways.insert(.list) }
    }
    if content.carries.contains(.sound), allowed.contains(.sound) { ways.insert(.sound) }
    if content.carries.contains(.badge), allowed.contains(.badge) { ways.insert(.badge) }
    hush(app, &ways)
    if ways.isEmpty {
      happenings.append(.dropped(name, .due))
      return
    }
    // REQ-02: it takes the place of the one with its identifier.
    remove(name)
    show(name, content, ways)
  }

  /// UIS-01: while an app is muted, only the list and the badge are left.
  private func hush(_ app: Int, _ ways: inout Presentation) {
    if let end = apps[app].mutedUntil, now < end { ways.formIntersection([.list, .badge]) }
  }

  private mutating func show(_ name: NotificationName, _ content: Content, _ ways: Presentation) {
    let app = name.owner
    if ways.contains(.list) {
      apps[app].delivered.append(Delivered(name: name, content: content))
    }
    if ways.contains(.lockScreen) { lockScreen.append(name) }
    if ways.contains(.banner) {
      if let banner, bannerLeaves == nil { beneath.append(banner) }
      banner = name
      bannerLeaves = apps[app].keepsBanners ? nil : now + 5
    }
    if ways.contains(.badge) { apps[app].badge = max(content.badge, 0) }
    happenings.append(.delivered(name, content, ways))
  }

  /// A notification goes from everywhere it is seen.
  mutating func remove(_ name: NotificationName) {
    apps[name.owner].delivered.removeAll { $0.name == name }
    lockScreen.removeAll { $0 == name }
    beneath.removeAll { $0 == name }
    if banner == name { leaveBanner() }
  }

  /// REQ-04, REQ-13: an app reaches what is in Notification Center, and nothing else.
  mutating func removeDelivered(_ name: NotificationName) {
    if apps[name.owner].delivered.contains(where: { $0.name == name }) { remove(name) }
  }

  mutating func removeAllDelivered(of app: Int) {
    for shown in apps[app].delivered { remove(shown.name) }
  }

  /// The banner goes; one that stays is seen again.
  mutating func leaveBanner() {
    banner = beneath.popLast()
    bannerLeaves = nil
    // What was to stay may leave by now, as the user has it.
    if let banner, !apps[banner.owner].keepsBanners { bannerLeaves = now + 5 }
  }

  // MARK: In the foreground

  /// FG-01: the app is asked, if it has a delegate that can be asked.
  private mutating func offer(_ name: NotificationName, _ content: Content) {
    let delegate = apps[name.owner].delegate
    guard delegate.contains(.willPresent) else {
      happenings.append(.silenced(name))
      return
    }
    offers.append(Offer(name: name, content: content, until: now + 30))
    happenings.append(.offered(name))
  }

  /// FG-04, FG-05, FG-06: what the app returned, as far as the user lets it.
  mutating func answer(_ name: NotificationName, _ options: PresentationOptions) {
    let index = offers.firstIndex { $0.name == name }!
    let content = offers.remove(at: index).content
    let allowed = apps[name.owner].allowed
    var ways: Presentation = []
    if content.carries.contains(.alert) {
      let wantsBanner = options.contains(.alert) || version >= 14 && options.contains(.banner)
      let wantsList = options.contains(.alert) || version >= 14 && options.contains(.list)
      if wantsBanner, !isLocked, allowed.contains(.alert) { ways.insert(.banner) }
      if wantsBanner, isLocked, allowed.contains(.lockScreen) { ways.insert(.lockScreen) }
      if wantsList, allowed.contains(.notificationCenter) { ways.insert(.list) }
    }
    if options.contains(.sound), content.carries.contains(.sound), allowed.contains(.sound) {
      ways.insert(.sound)
    }
    if options.contains(.badge), content.carries.contains(.badge), allowed.contains(.badge) {
      ways.insert(.badge)
    }
    hush(name.owner, &ways)
    if ways.isEmpty {
      happenings.append(.silenced(name))
    } else {
      // FG-07, keeps the older: what is not seen takes nothing away.
      if !ways.isDisjoint(with: [.banner, .lockScreen, .list]) { remove(name) }
      show(name, content, ways)
    }
  }

  /// The app did not answer in time.
  mutating func dismiss(_ name: NotificationName) {
    offers.remove(at: offers.firstIndex { $0.name == name }!)
    happenings.append(.silenced(name))
  }

  // MARK: The badge

  /// BDG-01, BDG-03, BDG-06, BDG-07.
  mutating func setBadge(_ count: Int32, _ app: Int, isProperty: Bool = false) {
    let isProperty = isProperty || version < 16
    if !isProperty, count < 0 {
      happenings.append(.badgeAnswered(app, .badgeInputInvalid))
      return
    }
    if apps[app].allowed.contains(.badge) {
      apps[app].badge = max(count, 0)
      if isProperty, count == 0 || count < 0 && version >= 18 { removeAllDelivered(of: app) }
    }
    if !isProperty { happenings.append(.badgeAnswered(app, nil)) }
  }

  // MARK: Taps

  /// RSP-01: the app comes to the front, and then its delegate is called.
  mutating func tap(_ name: NotificationName) {
    // The tapped app is what opens, and not the one that the lock screen covered.
    covered = nil
    if isLocked { unlock() }
    remove(name)
    // SCN-02: a scene that connects for it gets the response, too.
    if apps[name.owner].hasScenes, apps[name.owner].scene == nil { tapsInOptions.insert(name) }
    open(name.owner)
    taps.append(name)
  }

  mutating func respond(_ name: NotificationName) {
    taps.remove(at: taps.firstIndex(of: name)!)
    let isHeard = apps[name.owner].delegate.contains(.didReceive)
    let isInOptions = tapsInOptions.remove(name) != nil
    if isHeard {
      happenings.append(.toldTap(name))
    } else if !isInOptions {
      happenings.append(.lostTap(name))
    }
  }
}

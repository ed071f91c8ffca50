public import SystemPolicy

extension Effect {
  /// The app it is about; nil where it is about the whole phone.
  public var app: AppNumber? {
    switch self {
    case .installed(let app, _), .launched(let app), .moved(let app, _, _),
      .delegateSet(let app, _), .observed(let app, _), .signalled(let app, _),
      .promptShown(let app), .promptQueued(let app),
      .promptWithheld(let app), .promptClosed(let app), .authorizationChanged(let app, _, _),
      .authorizationReported(let app, _), .crashed(let app, _), .badgeSet(let app, _),
      .badgeKept(let app), .badgeReported(let app, _), .deleted(let app), .updated(let app),
      .locationChanged(let app, _), .settingsLinked(let app), .settingsLinkFollowed(let app, _),
      .openSettingsCalled(let app, _), .warned(let app, _):
      app
    case .category(let effect): effect.category.app
    case .legacy(let effect): effect.app
    case .kept, .replaced, .spent, .removed, .nothingToRemove, .addReported, .dropped,
      .willPresentCalled, .silenced, .delivered, .withdrawn, .cleared, .tapped, .acted,
      .didReceiveCalled, .responseLost, .keptForRegion, .triggerPassedOver,
      .didReceiveRemoteCalled, .screenLit, .soundReplaced, .held:
      name?.app
    case .monitored, .monitoringResumed, .monitoringStopped, .monitoringFailed,
      .monitoringIgnored, .crossed, .crossingIgnored:
      region?.app
    case .location(let effect): effect.app
    case .attachment(let effect): effect.name.app
    case .locked, .lockScreenCleared, .bannerLeft, .bannerCovered, .zoneChanged, .clockSet,
      .relocated, .summaryShown, .focusTurned, .silentSwitched,
      .poweredOff, .poweredOn:
      nil
    }
  }

  /// The region it is about, if it is about one that an app monitors.
  public var region: RegionName? {
    switch self {
    case .monitored(let name, _), .monitoringResumed(let name), .monitoringStopped(let name),
      .monitoringFailed(let name), .monitoringIgnored(let name), .crossed(let name, _),
      .crossingIgnored(let name):
      name
    case .location(let effect): effect.region
    case .attachment, .observed, .signalled, .legacy, .settingsLinked, .settingsLinkFollowed,
      .openSettingsCalled, .warned, .category,
      .installed, .launched, .moved, .delegateSet, .promptShown, .promptQueued, .promptWithheld,
      .promptClosed, .authorizationChanged, .authorizationReported, .crashed, .badgeSet, .badgeKept,
      .badgeReported, .locked, .lockScreenCleared, .bannerLeft, .bannerCovered, .zoneChanged,
      .clockSet, .relocated,
      .poweredOff, .poweredOn, .deleted, .updated, .locationChanged,
      .kept, .replaced, .spent, .removed, .nothingToRemove, .addReported, .dropped,
      .willPresentCalled, .silenced, .delivered, .withdrawn, .cleared, .tapped, .acted,
      .didReceiveCalled, .responseLost, .keptForRegion, .triggerPassedOver,
      .didReceiveRemoteCalled, .screenLit, .soundReplaced, .held, .summaryShown, .focusTurned,
      .silentSwitched:
      nil
    }
  }

  /// The notification it is about, if it is about one.
  public var name: NotificationName? {
    switch self {
    case .kept(let name, _, _), .replaced(let name), .spent(let name), .removed(let name),
      .nothingToRemove(let name), .addReported(let name, _), .dropped(let name, _),
      .willPresentCalled(let name), .silenced(let name), .delivered(let name, _, _),
      .withdrawn(let name), .cleared(let name), .tapped(let name), .acted(let name, _),
      .didReceiveCalled(let name, _), .responseLost(let name, _),
      .keptForRegion(let name, _, _, _), .triggerPassedOver(let name),
      .didReceiveRemoteCalled(let name), .screenLit(let name), .soundReplaced(let name),
      .held(let name, _):
      name
    case .legacy(let effect): effect.name
    case .attachment(let effect): effect.name
    case .observed, .signalled, .location, .settingsLinked, .settingsLinkFollowed,
      .openSettingsCalled, .warned, .category,
      .installed, .launched, .moved, .delegateSet, .promptShown, .promptQueued, .promptWithheld,
      .promptClosed, .authorizationChanged, .authorizationReported, .crashed, .badgeSet, .badgeKept,
      .badgeReported, .locked, .lockScreenCleared, .bannerLeft, .bannerCovered, .zoneChanged,
      .clockSet, .relocated,
      .poweredOff, .poweredOn, .deleted, .updated, .locationChanged,
      .monitored, .monitoringResumed, .monitoringStopped, .monitoringFailed,
      .monitoringIgnored, .crossed, .crossingIgnored, .summaryShown, .focusTurned,
      .silentSwitched:
      nil
    }
  }

  /// What it changes, in the words of the guards; nil where no guard is about it.
  public var aspect: Aspect? {
    switch self {
    case .authorizationChanged, .installed: .authorization
    case .moved: .state
    case .delegateSet: .delegate
    case .locked: .lock
    case .locationChanged: .location
    case .focusTurned, .silentSwitched: .attention
    case .poweredOn, .poweredOff: .power
    case .relocated: .place
    case .monitored, .monitoringResumed, .monitoringStopped: .region
    case .location(let effect): effect.aspect
    case .kept, .keptForRegion, .spent, .replaced, .removed: .request
    case .category(let effect): effect.changesTheSet ? .category : nil
    case .attachment, .observed, .signalled, .legacy, .settingsLinked, .settingsLinkFollowed,
      .openSettingsCalled, .warned, .acted,
      .launched, .promptShown, .promptQueued, .promptWithheld, .promptClosed,
      .authorizationReported, .nothingToRemove, .addReported, .dropped, .crashed,
      .willPresentCalled, .silenced, .delivered, .withdrawn, .bannerLeft, .bannerCovered,
      .lockScreenCleared,
      .badgeSet, .badgeKept, .badgeReported, .cleared, .tapped, .didReceiveCalled, .responseLost,
      .zoneChanged, .clockSet, .deleted, .updated, .monitoringFailed,
      .monitoringIgnored, .crossed, .crossingIgnored, .triggerPassedOver, .didReceiveRemoteCalled,
      .screenLit, .soundReplaced, .held, .summaryShown:
      nil
    }
  }

  /// Whether a request is pending by it.
  public var isKept: Bool {
    if case .kept = self { return true }
    if case .keptForRegion = self { return true }
    return false
  }

  /// Whether a request that this is about is not pending from then on.
  public var endsWaiting: Bool {
    switch self {
    case .replaced, .spent, .removed, .nothingToRemove, .dropped(_, .added), .dropped(_, .limit):
      true
    case .addReported(_, let error): error != nil
    case .attachment(let effect): effect.isRefusal
    case .observed, .signalled, .legacy, .location, .settingsLinked, .settingsLinkFollowed,
      .openSettingsCalled, .warned,
      .category,
      .acted,
      .installed, .launched, .moved, .delegateSet, .promptShown, .promptQueued, .promptWithheld,
      .promptClosed, .authorizationChanged, .authorizationReported, .crashed, .badgeSet, .badgeKept,
      .badgeReported, .locked, .lockScreenCleared, .bannerLeft, .bannerCovered, .zoneChanged,
      .clockSet, .relocated,
      .poweredOff, .poweredOn, .deleted, .updated, .locationChanged,
      .kept, .dropped(_, .due), .dropped(_, .pushed), .didReceiveRemoteCalled, .willPresentCalled,
      .silenced, .delivered, .withdrawn, .cleared,
      .tapped, .didReceiveCalled, .responseLost, .keptForRegion, .triggerPassedOver,
      .monitored, .monitoringResumed, .monitoringStopped, .monitoringFailed,
      .monitoringIgnored, .crossed, .crossingIgnored, .screenLit, .soundReplaced, .held,
      .summaryShown, .focusTurned, .silentSwitched:
      false
    }
  }

  /// Whether this is how it ended with a notification, for this time.
  public func isFate(of wanted: NotificationName) -> Bool {
    switch self {
    case .delivered, .dropped, .silenced, .removed, .didReceiveCalled, .responseLost,
      .triggerPassedOver, .didReceiveRemoteCalled, .legacy(.received), .legacy(.handled), .held:
      name == wanted
    case .addReported(_, let error): name == wanted && error != nil
    case .attachment(let effect): effect.isRefusal && effect.name == wanted
    case .observed, .signalled, .legacy, .location, .settingsLinked, .settingsLinkFollowed,
      .openSettingsCalled, .warned,
      .category,
      .acted,
      .installed, .launched, .moved, .delegateSet, .promptShown, .promptQueued, .promptWithheld,
      .promptClosed, .authorizationChanged, .authorizationReported, .crashed, .badgeSet, .badgeKept,
      .badgeReported, .locked, .lockScreenCleared, .bannerLeft, .bannerCovered, .zoneChanged,
      .clockSet, .relocated,
      .poweredOff, .poweredOn, .deleted, .updated, .locationChanged,
      .kept, .replaced, .spent, .nothingToRemove, .willPresentCalled, .withdrawn, .cleared,
      .tapped, .keptForRegion, .monitored, .monitoringResumed, .monitoringStopped,
      .monitoringFailed,
      .monitoringIgnored, .crossed, .crossingIgnored, .screenLit, .soundReplaced, .summaryShown,
      .focusTurned, .silentSwitched:
      false
    }
  }
}

extension Journal {
  /// The entries that led to one of them, oldest first and with it.
  ///
  /// For each thing the guards of its rules are about, the entry that last changed it; and what was
  /// done with the request itself.
  public func chain(to decisive: Int) -> [Int] {
    let entry = entries[decisive]
    guard let app = entry.effect.app else { return [decisive] }
    let aspects = entry.because.elements.flatMap { Law.rule($0).aspects }
    var chain = [decisive]
    for aspect in Aspect.allCases where aspects.contains(aspect) || aspect == .request {
      let cause = entries[..<decisive].lastIndex { earlier in
        guard earlier.effect.aspect == aspect, earlier.effect.app ?? app == app else {
          return false
        }
        guard aspect == .request else { return true }
        // That it left the pending ones by this very firing is no news.
        let isThisFiring = earlier.moment == entry.moment && !earlier.effect.isKept
        return earlier.effect.name == entry.effect.name && !isThisFiring
      }
      if let cause, aspect != .request || entries[cause].effect.isKept { chain.append(cause) }
    }
    return chain.sorted()
  }
}

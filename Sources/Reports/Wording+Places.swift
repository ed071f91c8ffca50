import SystemPolicy
import VirtualDevice

extension Wording {
  /// What was done about places, regions and the power of the phone, as a sentence.
  func placed(_ effect: Effect) -> String {
    switch effect {
    case .relocated(let spot):
      "the phone is at \(spot.name.map(quoted) ?? "another place")"
    case .poweredOff: "the phone was switched off"
    case .poweredOn: "the phone has started, and waits to be unlocked"
    case .deleted(let app): "\(name(app)) was deleted"
    case .updated(let app): "\(name(app)) was updated"
    case .locationChanged(let app, let location):
      located(app, location)
    case .monitored(let region, let circle):
      "\(name(region.app)) watches \(quoted(region.identifier)), \(circle.radius)m around it"
    case .monitoringResumed(let region): "\(quoted(region.identifier)) is watched again"
    case .monitoringStopped(let region):
      "\(name(region.app)) watches \(quoted(region.identifier)) no longer"
    case .monitoringFailed(let region):
      "monitoringDidFailFor was called for \(quoted(region.identifier)): kCLErrorDomain 5"
    case .monitoringIgnored(let region): "\(quoted(region.identifier)) is not watched"
    case .crossed(let region, .entry):
      "didEnterRegion was called for \(quoted(region.identifier))"
    case .crossed(let region, _): "didExitRegion was called for \(quoted(region.identifier))"
    case .crossingIgnored(let region):
      "\(name(region.app)) hears nothing of \(quoted(region.identifier))"
    case .triggerPassedOver(let name): "\(quoted(name)) did not fire"
    case .keptForRegion(let name, _, let place, let boundary):
      "\(quoted(name)) pending until the phone \(verb(boundary)) \(quoted(place))"
    case .location, .legacy, .settingsLinked,
      .settingsLinkFollowed, .openSettingsCalled, .installed, .launched, .moved,
      .locked, .zoneChanged, .clockSet, .delegateSet,
      .promptShown, .promptQueued, .promptWithheld, .promptClosed, .authorizationChanged,
      .authorizationReported, .kept, .replaced, .spent, .addReported, .dropped, .crashed,
      .willPresentCalled, .silenced, .delivered, .withdrawn, .removed, .nothingToRemove,
      .bannerLeft, .bannerCovered, .lockScreenCleared, .badgeSet, .badgeKept, .badgeReported,
      .cleared, .tapped,
      .acted, .didReceiveCalled, .responseLost, .warned, .category,
      .didReceiveRemoteCalled, .observed, .signalled, .attachment, .screenLit, .soundReplaced,
      .held, .summaryShown, .focusTurned, .silentSwitched:
      ""
    }
  }

  /// The regions that an app monitors, behind what else there is to say of it.
  func watching(_ app: Face.AppFace) -> String {
    app.regions.isEmpty
      ? "" : " · watches \(app.regions.map { quoted($0.identifier) }.joined(separator: " "))"
  }

  /// What is to be said of the phone itself, if it is not on and unlocked.
  func state(of face: Face) -> String? {
    switch face.power {
    case .on: face.isLocked ? "the phone is locked" : nil
    case .started: "the phone was not unlocked since it started"
    case .off: "the phone is off"
    }
  }

  func quoted(_ text: TextNumber) -> String { book[text].inQuotes }

  private func verb(_ boundary: Boundary) -> String {
    switch boundary {
    case .entry: "enters"
    case .exit: "leaves"
    default: "crosses"
    }
  }
}

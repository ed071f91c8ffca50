import Scenarios
import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Wording {
  /// The words for events of an app, and for the callbacks of its code.
  package func phrase(_ effect: AppEffect, of app: AppNumber) -> Phrase {
    let it = name(app)
    return switch effect {
    case .installed(let permission):
      Phrase("\(it) installed, authorization \(permission.status.name)")
    case .launched: Phrase("\(it) launched")
    case .moved(let state, let cause): Phrase(moved(app, state, cause))
    case .scene(let scene, .connected(nil)): Phrase("\(of(scene, it)) connected")
    case .scene(let scene, .connected(let response?)):
      Phrase(
        "\(of(scene, it)) connected with the response to "
          + quoted(NotificationName(app, response)),
        label: "connected with \(quoted(NotificationName(app, response)))"
      )
    case .scene(let scene, .moved(let state)): Phrase("\(of(scene, it)) is \(state.name)")
    case .scene(let scene, .disconnected): Phrase("\(of(scene, it)) disconnected")
    case .deleted: Phrase("\(it) was deleted", label: "deleted with its app")
    case .updated: Phrase("\(it) was updated")
    case .crashed(let exception):
      Phrase("\(it) crashed: \(exception.reason)", label: "crashed with \"\(exception.reason)\"")
    case .warned(let warning):
      Phrase(
        "the console of \(it) has a warning: \(warning.text)",
        label: "warned \"\(warning.text)\""
      )
    case .delegateSet(let methods): Phrase(delegate(app, methods))
    case .observed(let signals): Phrase("\(it) observes \(signals.text)")
    case .signalled(let signals):
      Phrase("\(it) was notified of \(signals.text)", label: "notified of \(signals.text)")
    case .promptShown: Phrase("permission prompt shown for \(it)")
    case .promptQueued: Phrase("the prompt of \(it) waits for the one on the screen")
    case .promptWithheld: Phrase("no prompt for \(it)", label: "no prompt")
    case .promptClosed: Phrase("the prompt of \(it) closed")
    case .authorizationChanged(let permission, let cause):
      Phrase(changed(app, permission, by: cause))
    case .authorizationReported(let isGranted):
      Phrase(
        "requestAuthorization of \(it): \(isGranted ? "granted" : "not granted")",
        label: isGranted ? "granted" : "not granted"
      )
    case .didRegisterCalled(let kinds):
      Phrase(
        "didRegister was called for \(it): \(registered(kinds))",
        label: "registered for \(registered(kinds))"
      )
    case .locationPromptShown(.confirmation):
      Phrase("location prompt shown for \(it): keep Always")
    case .locationPromptShown(.fullAccuracy):
      Phrase("location prompt shown for \(it): full accuracy for now")
    case .fullAccuracyReported(let isGranted):
      Phrase("full accuracy of \(it): \(isGranted ? "granted for now" : "not granted")")
    case .locationPromptShown(let prompt):
      Phrase(
        "location prompt shown for \(it): "
          + (prompt == .whenInUse ? "When In Use" : "Always")
      )
    case .locationChanged(let location, _): Phrase(located(app, location))
    case .monitorMade(let monitor): Phrase("\(it) has a monitor \(quoted(monitor))")
    case .monitorAwaited(let monitor, let isOn):
      Phrase("\(it) \(isOn ? "awaits" : "no longer awaits") events of monitor \(quoted(monitor))")
    case .sessionCreated(let session): Phrase("\(it) created \(words(for: session))")
    case .sessionInvalidated(let session): Phrase("\(it) invalidated \(words(for: session))")
    case .sessionDiagnosed(let session, let reasons):
      Phrase("\(words(for: session)) of \(it) reported \(reported(reasons))")
    case .liveUpdatesSet(let isOn):
      Phrase("\(it) \(isOn ? "iterates" : "no longer iterates") over live updates")
    case .liveUpdateReported(let reasons):
      Phrase("a live update came for \(it): \(reported(reasons))")
    case .significantChangesSet(let isOn):
      Phrase("\(it) \(isOn ? "monitors" : "no longer monitors") significant changes")
    case .significantChangeReported:
      Phrase("didUpdateLocations was called for \(it)", label: "didUpdateLocations")
    case .didRegisterForRemoteCalled:
      Phrase("\(it) got a device token", label: "didRegisterForRemoteNotifications")
    case .didFailToRegisterForRemoteCalled:
      Phrase(
        "\(it) failed to register for remote notifications",
        label: "didFailToRegisterForRemoteNotifications"
      )
    case .registrationWaits: Phrase("the registration of \(it) waits until APNs can be reached")
    case .visitsSet(let isOn):
      Phrase("\(it) \(isOn ? "monitors" : "no longer monitors") visits")
    case .visitReported(_, let departure):
      Phrase(
        "didVisit was called for \(it), after \(departure == nil ? "an arrival" : "a departure")",
        label: "didVisit"
      )
    case .backgroundLocationSet(true):
      Phrase("\(it) shows the location indicator in the background")
    case .backgroundLocationSet(false):
      Phrase("\(it) no longer shows the location indicator in the background")
    case .backgroundLocationRefused:
      Phrase("\(it) does not show the location indicator in the background")
    case .task(let identifier, let effect): phrase(effect, of: identifier)
    case .muted: Phrase("the user muted \(it)")
    case .refreshSet(let isOn):
      Phrase("Background App Refresh of \(it) is \(isOn ? "on" : "off")")
    case .badgeSet(let badge): Phrase("the badge of \(it) is \(badge)")
    case .badgeKept: Phrase("the badge of \(it) stays as it is")
    case .badgeReported(nil): Phrase("setting the badge of \(it) succeeded", label: "it succeeded")
    case .badgeReported(let error?):
      Phrase(
        "setting the badge of \(it) failed: \(error.inFull)",
        label: "it failed with \(error.name)"
      )
    case .settingsLinked: Phrase("there is a link to settings inside \(it)")
    case .settingsLinkFollowed(nil):
      Phrase("the user followed the link to the settings of \(it) in Settings")
    case .settingsLinkFollowed(let identifier?):
      Phrase("the user followed the link of \(quoted(NotificationName(app, identifier)))")
    case .openSettingsCalled(nil):
      Phrase("openSettingsFor was called without a notification", label: "openSettings called")
    case .openSettingsCalled(let identifier?):
      Phrase(
        "openSettingsFor was called for \(quoted(NotificationName(app, identifier)))",
        label: "openSettings called"
      )
    }
  }

  /// The reasons that diagnostics gave.
  private func reported(_ reasons: LocationDiagnostics) -> String {
    reasons.isEmpty ? "no reason" : reasons.names.joined(separator: ", ")
  }

  /// A scene of an app, whose first scene has no name.
  package func of(_ scene: TextNumber?, _ app: String) -> String {
    scene.map { "scene \(quoted($0)) of \(app)" } ?? "the scene of \(app)"
  }

  /// The reason why an app is in another state.
  private func moved(_ app: AppNumber, _ state: AppState, _ cause: Effect.Cause) -> String {
    switch cause {
    case .opened: "the user opened \(name(app))"
    case .tapped: "the tap brought \(name(app)) to the foreground"
    case .linked: "the link to its settings brought \(name(app)) to the foreground"
    case .left: "the user left \(name(app))"
    case .pulledDown: "Notification Center covers \(name(app))"
    case .returned: "the user returned to \(name(app))"
    case .covered: "\(name(app)) gave way to another app"
    case .settings: "\(name(app)) gave way to Settings"
    case .unlocked: "the unlocked phone shows \(name(app))"
    case .locked: "\(name(app)) went to the background with the lock"
    case .forceQuit: "the user force-quit \(name(app))"
    case .crashed: "the process of \(name(app)) ended"
    case .tasked: "\(name(app)) runs in the background, for a background task"
    case .woken: "\(name(app)) runs in the background, for a location event"
    case .pushed: "\(name(app)) runs in the background, for a push"
    case .responded:
      state == .foreground
        ? "the response brought \(name(app)) to the foreground"
        : "\(name(app)) runs in the background, for a response"
    case .suspended: "\(name(app)) was suspended"
    case .terminated: "the phone ended the process of \(name(app))"
    case .poweredOff: "the process of \(name(app)) ended with the phone"
    case .deleted, .updated: "the process of \(name(app)) ended"
    }
  }

  private func delegate(_ app: AppNumber, _ methods: DelegateMethods) -> String {
    guard methods.contains(.isSet) else { return "\(name(app)) has no delegate any more" }
    // Of a delegate written in Swift it shows with the first call whether a method is there; so
    // only those are named that are known to be missing.
    let missing = [(DelegateMethods.willPresent, "willPresent"), (.didReceive, "didReceive")]
      .filter { !methods.contains($0.0) }.map { $0.1 }
    return "\(name(app)) set a delegate"
      + (missing.isEmpty ? "" : " without \(missing.joined(separator: " and "))")
  }

  /// The kinds for which an app is registered, in the words of the language.
  private func registered(_ kinds: Settings) -> String {
    let names = AuthorizationOptions.registered.filter {
      !Settings.granting($0.value).isDisjoint(with: kinds)
    }
    return names.isEmpty ? "nothing" : names.map { $0.name }.joined(separator: " ")
  }

  /// The regions that an app monitors, behind what else there is to say of it.
  package func monitoring(_ app: PhoneSnapshot.AppSnapshot) -> String {
    app.regions.isEmpty
      ? "" : " · monitors \(app.regions.map { quoted($0.identifier) }.joined(separator: " "))"
  }
}

extension SystemSignals {
  /// The signals by Apple's names.
  package var text: String {
    Self.named.filter { contains($0.value) }.map { $0.name }.joined(separator: " and ")
  }
}

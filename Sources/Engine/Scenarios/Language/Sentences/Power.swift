import SystemPolicy
import VirtualDevice

extension Topic {
  static let power = Topic(
    "Restarts and their effect on apps",
    "After a restart the phone is locked, and no app runs until an event launches it.",
    Verb.power,
    examples: [
      #"""
      scenario "the phone is off when a request is due"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 30m title "Tea"
        user leaves app
      @08:10 device powers off
      @09:00 device powers on
        user unlocks device
        expect "tea" delivered
        device reboots
        user unlocks device
        expect app not running
      """#,
      #"""
      scenario "a phone that is set up from a backup"
      device has authorization authorized
      @08:00 device restores from backup
        expect authorization authorized
      """#,
      #"""
      scenario "suspended, terminated, updated, deleted, installed"
      @08:00 user opens app
        user leaves app
        device suspends app
        expect app suspended
        device terminates app
        device updates app
        expect app updated
        user deletes app
        user installs app
      """#,
    ],
    slips: [
      "device restarts",
      "device is restored from a backup",
      "user reboots phone",
      "user uninstalls app",
      "device powers on",
      "user installs app",
    ]
  )
}

extension Verb {
  /// Restarts of the phone, and the installation, suspension and termination of apps.
  static let power: [Verb] = [
    device("reboots", "Restarts the phone, which is then locked; no time passes.") {
      _ in
      .reboots
    } write: {
      $0 == .reboots ? [] : nil
    },

    device("powers off", "Switches the phone off; while it is off, nothing is delivered.") { _ in
      .powersOff
    } write: {
      $0 == .powersOff ? [] : nil
    },

    device("powers on", "Switches the phone on; it is locked until the user unlocks it.") { _ in
      .powersOn
    } write: {
      $0 == .powersOn ? [] : nil
    },

    device(
      "restores from backup",
      """
      Sets the phone up from a backup of it, as a new phone is. Each app keeps its permission and \
      gets another device token: it receives no push until it is launched.
      """
    ) { _ in
      .restores
    } write: {
      $0 == .restores ? [] : nil
    },

    device("suspends <of:app>", "Suspends an app in the background; it stays in memory.") {
      .suspends($0.appNamed("of"))
    } write: {
      guard case .suspends(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    device("terminates <of:app>", "Ends the process of an app, as iOS does when memory is short.") {
      .terminates($0.appNamed("of"))
    } write: {
      guard case .terminates(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    device("updates <of:app>", "Installs a newer version of an app.") {
      .updates($0.appNamed("of"))
    } write: {
      guard case .updates(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    user("deletes <of:app>", "Deletes an app.") {
      .deletes($0.appNamed("of"))
    } write: {
      guard case .deletes(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    user("installs <of:app>", "Installs an app that was deleted, without launching it.") {
      .installs($0.appNamed("of"))
    } write: {
      guard case .installs(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    expect(
      "[<of:app>] (launched | installed | updated | deleted | didUpdateLocations | didVisit | didRegisterForRemoteNotifications | didFailToRegisterForRemoteNotifications) WINDOW",
      """
      This happened to the app once; didUpdateLocations is called for a significant change of the \
      location, didVisit when the phone notices an arrival or a departure. The last two answer \
      `app registers for remote notifications`.
      """
    ) { captures in
      .milestone(
        captures.appNamed("of"),
        Milestone.allCases.first { captures.has(SlotName($0.rawValue)) }!
      )
    } write: {
      guard case .milestone(let app, let milestone) = $0 else { return nil }
      return [("of", app.captured), (milestone.rawValue, 1)]
    },
  ]
}

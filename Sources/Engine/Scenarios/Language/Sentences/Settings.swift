import SystemPolicy
import VirtualDevice

extension Topic {
  static let settings = Topic(
    "Settings",
    "The user changes switches under the app's name in Settings, and the app reads them.",
    Verb.settings,
    examples: [
      #"""
      scenario "sounds off, persistent banners"
      @08:00 user opens app
        app asks for alert sound
        user answers "Allow"
        user turns off sounds
        user makes banners persistent
        expect app settings alert enabled sound disabled alertStyle alert
      """#
    ],
    slips: [
      "user disables sounds",
      "user turns sounds off",
      "user turns off notification",
      "expect settings",
      "user turns on notifications\nuser turns on notifications",
    ]
  )
}

extension Verb {
  /// Changes in Settings, and the values that the app reads.
  static let settings: [Verb] = [
    user(
      """
      turns (on | off) \
      (notifications | banners | sounds | badges | lockScreen | Notification Center \
      | critical alerts) [for <of:app>]
      """,
      "Turns a switch under the app's name in Settings; the app in front goes to the background."
    ) { captures in
      let turned = Switch.allCases.first { captures.has(SlotName($0.mark)) }!
      return .changes(captures.appNamed("of"), .turns(turned, on: captures.has("on")))
    } write: {
      guard case .changes(let app, .turns(let turned, let isOn)) = $0 else { return nil }
      return [("of", app.captured), (isOn ? "on" : "off", 1), (turned.mark, 1)]
    },

    user(
      "makes banners (temporary | persistent) [for <of:app>]",
      """
      Chooses in Settings whether banners disappear after some seconds or stay until the user \
      acts.
      """
    ) {
      .changes($0.appNamed("of"), .keepsBanners($0.has("persistent")))
    } write: {
      guard case .changes(let app, .keepsBanners(let keeps)) = $0 else { return nil }
      return [("of", app.captured), (keeps ? "persistent" : "temporary", 1)]
    },

    expect(
      """
      [<of:app>] settings \
      \(Settings.named.map { "[\($0.name) <\($0.name)Is:setting>]" }.joined(by: " ")) \
      [alertStyle <alertStyle:style>] [because <because:rule>]
      """,
      "The values of UNNotificationSettings now; settings that are not named are not checked."
    ) { captures in
      let settings = Settings.named.compactMap { kind in
        captures[SlotName("\(kind.name)Is")].map {
          Expectation.Setting(kind.value, NotificationSetting(rawValue: UInt8($0))!)
        }
      }
      let style = captures["alertStyle"].map { AlertStyle(rawValue: UInt8($0))! }
      return .isSo(.settings(captures.appNamed("of"), settings, style))
    } write: {
      guard case .isSo(.settings(let app, let settings, let style)) = $0 else { return nil }
      return [("of", app.captured)]
        + settings.map { ("\($0.name)Is", Int64($0.setting.rawValue)) }
        + (style.map { [("alertStyle", Int64($0.rawValue))] } ?? [])
    },
  ]
}

extension Switch {
  /// The first word of the switch, which marks it in the captures of a sentence.
  fileprivate var mark: String {
    switch self {
    case .notifications: "notifications"
    case .lockScreen: "lockScreen"
    case .notificationCenter: "Notification"
    case .banners: "banners"
    case .sounds: "sounds"
    case .badges: "badges"
    case .criticalAlerts: "critical"
    }
  }
}

extension Captures {
  /// Indicates whether a sentence about settings names no setting.
  package var readsNoSetting: Bool {
    guard pattern.slot(named: "alertStyle") != nil, !has("alertStyle") else { return false }
    return !Settings.named.contains { has(SlotName("\($0.name)Is")) }
  }
}

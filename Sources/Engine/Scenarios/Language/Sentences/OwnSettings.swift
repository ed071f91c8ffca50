import SystemPolicy
import VirtualDevice

extension Topic {
  static let ownSettings = Topic(
    "Settings inside an app",
    """
    An app that asks for providesAppNotificationSettings has a link to its own settings, in \
    Settings and on its notifications.
    """,
    Verb.ownSettings,
    examples: [
      #"""
      scenario "the link on a notification"
      app has delegate
      @08:00 user opens app
        app asks for alert providesAppNotificationSettings
        user answers "Allow"
        app adds "tea" after 5m title "Tea"
        user leaves app
        expect openSettings not called
      @08:05 user opens settings inside app from "tea"
        expect openSettings called for "tea"
        expect app foreground
      """#
    ],
    slips: [
      "user opens settings inside app"
    ]
  )
}

extension Verb {
  /// Notification settings inside an app.
  static let ownSettings: [Verb] = [
    user(
      "opens settings inside <of:app> [from <id:id>]",
      "Follows the link to the settings inside an app, in Settings or on a notification."
    ) {
      .followsSettingsLink(of: $0.appNamed("of"), from: $0.text("id"))
    } write: {
      guard case .followsSettingsLink(let app, let identifier) = $0 else { return nil }
      return [("of", app.captured)] + identifier.written
    },

    expect(
      "[<of:app>] openSettings called [for <id:id>] WINDOW",
      "The delegate's openSettingsFor was called, for a notification or from Settings."
    ) {
      .openSettingsCalled($0.appNamed("of"), $0.text("id"))
    } write: {
      guard case .openSettingsCalled(let app, let identifier) = $0 else { return nil }
      return [("of", app.captured)] + identifier.written
    },
    expect(
      "[<of:app>] openSettings not called SINCE",
      "The delegate's openSettingsFor was not called."
    ) {
      .openSettingsNotCalled($0.appNamed("of"))
    } write: {
      guard case .openSettingsNotCalled(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },
  ]
}

extension TextNumber? {
  /// The captures of an optional identifier.
  fileprivate var written: Written { map { [("id", $0.captured)] } ?? [] }
}

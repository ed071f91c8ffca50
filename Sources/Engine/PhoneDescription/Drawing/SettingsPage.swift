import SystemPolicy
package import VirtualDevice

/// The page of an app in Settings: its rows, each with its value.
package struct SettingsPage {
  /// A row that the page can have.
  package enum Field: CaseIterable {
    case notifications, lockScreen, notificationCenter, banners, bannerStyle
    case sounds, badges, criticalAlerts, timeSensitive, carPlay
    case summary, previews, grouping, ownSettings
    case location, preciseLocation, backgroundRefresh
  }

  /// The value of a row.
  package enum Value: Equatable {
    /// A switch that is on or off.
    case isOn(Bool)
    /// The choice that was made on a page of its own.
    case choice(String)
    /// A link to the app.
    case link
  }

  /// A row.
  package struct Row {
    package var field: Field
    package var label: String
    package var value: Value
    /// Indicates whether the user changes it at the moment that is shown.
    package var isChanged: Bool
  }

  /// The rows, in their groups.
  package private(set) var groups: [[Row]] = []

  private let changed: [Field]

  /// Creates the page of an app.
  ///
  /// - Parameters:
  ///   - number: The app.
  ///   - phone: The phone at a moment.
  ///   - changed: The rows that the user changes at the moment.
  package init(of number: AppNumber, on phone: PhoneMoment, changing changed: [Field] = []) {
    self.changed = changed
    let app = phone.app(number)
    let permission = app.permission
    let law = Law(version: phone.version)
    // An app that never asked has no page of notifications.
    if permission.status != .notDetermined {
      add([row(.notifications, permission.status != .denied)])
    }
    // Settings hides the other rows while notifications are off.
    if ![.notDetermined, .denied].contains(permission.status) {
      addNotifications(permission, law, phone.entitlements(of: number))
    }
    if app.linksSettings {
      let label = "\(phone.book[number]) Notification Settings"
      add([Row(field: .ownSettings, label: label, value: .link, isChanged: false)])
    }
    addAccess(of: app, law)
  }

  private mutating func add(_ rows: [Row?]) {
    let rows = rows.compactMap { $0 }
    if !rows.isEmpty { groups.append(rows) }
  }

  private func row(_ field: Field, _ value: Value) -> Row {
    Row(field: field, label: field.label, value: value, isChanged: changed.contains(field))
  }

  private func row(_ field: Field, _ isOn: Bool) -> Row { row(field, .isOn(isOn)) }

  /// Returns the switch of a kind of interaction, if the app has asked for it.
  private func row(_ field: Field, _ kind: Settings, _ permission: Permission) -> Row? {
    guard permission.kinds.contains(kind) else { return nil }
    return row(field, permission.switches.contains(kind))
  }

  private mutating func addNotifications(
    _ permission: Permission,
    _ law: Law,
    _ entitlements: Entitlements
  ) {
    let showsBanners = permission.settings.contains(.alert)
    let style = permission.keepsBanners ? "Persistent" : "Temporary"
    add([
      row(.lockScreen, .lockScreen, permission),
      row(.notificationCenter, .notificationCenter, permission),
      row(.banners, .alert, permission),
      showsBanners ? row(.bannerStyle, .choice(style)) : nil,
    ])
    let hasTimeSensitive = entitlements.contains(.timeSensitive) && law.offers(.timeSensitive)
    add([
      row(.sounds, .sound, permission),
      row(.badges, .badge, permission),
      row(.criticalAlerts, .criticalAlert, permission),
      hasTimeSensitive ? row(.timeSensitive, !permission.refusesTimeSensitive) : nil,
      row(.carPlay, .carPlay, permission),
    ])
    add([
      law.offers(.summary) ? row(.summary, permission.isSummarized) : nil,
      law.offers(.previews) ? row(.previews, .choice(permission.previews.label)) : nil,
      law.offers(.grouping) ? row(.grouping, .choice(permission.grouping.label)) : nil,
    ])
  }

  /// Adds the rows of what the app may use besides notifications.
  private mutating func addAccess(of app: PhoneSnapshot.AppSnapshot, _ law: Law) {
    let location = app.location
    let isListed = location.authorization != .notDetermined || location.terms.contains(.listed)
    let hasPrecise = location.isAllowed && law.offersPreciseLocation
    let hasRefresh = app.isRefreshOff || changed.contains(.backgroundRefresh)
    add([
      isListed || changed.contains(.location) ? row(.location, .choice(location.label)) : nil,
      hasPrecise ? row(.preciseLocation, !location.terms.contains(.reduced)) : nil,
      hasRefresh ? row(.backgroundRefresh, !app.isRefreshOff) : nil,
    ])
  }
}

extension SettingsPage.Field {
  /// The label of the row.
  fileprivate var label: String {
    switch self {
    case .notifications: "Allow Notifications"
    case .lockScreen: "Lock Screen"
    case .notificationCenter: "Notification Center"
    case .banners: "Banners"
    case .bannerStyle: "Banner Style"
    case .sounds: "Sounds"
    case .badges: "Badges"
    case .criticalAlerts: "Critical Alerts"
    case .timeSensitive: "Time Sensitive"
    case .carPlay: "CarPlay"
    case .summary: "Scheduled Summary"
    case .previews: "Show Previews"
    case .grouping: "Notification Grouping"
    case .ownSettings: "Notification Settings"
    case .location: "Location"
    case .preciseLocation: "Precise Location"
    case .backgroundRefresh: "Background App Refresh"
    }
  }
}

extension ShowPreviews {
  fileprivate var label: String {
    switch self {
    case .always: "Always"
    case .whenAuthenticated: "When Unlocked"
    case .never: "Never"
    }
  }
}

extension GroupingChoice {
  fileprivate var label: String {
    switch self {
    case .automatic: "Automatic"
    case .byApp: "By App"
    case .off: "Off"
    }
  }
}

extension LocationPermission {
  fileprivate var label: String {
    if terms.contains(.servicesOff) { return "Services Off" }
    // The user who allowed the location once is asked again.
    if terms.contains(.once) { return "Ask Next Time" }
    return switch authorization {
    case .notDetermined: "Ask Next Time"
    case .restricted: "Restricted"
    case .denied: "Never"
    case .whenInUse: "While Using"
    case .always: "Always"
    }
  }
}

extension Law {
  /// Returns a Boolean value that indicates whether the user has a choice.
  fileprivate func offers(_ choice: UserChoice) -> Bool {
    decide(ChoiceAvailability.self) { choice.condition }.answer.isOffered
  }

  /// A Boolean value that indicates whether the user can turn off an app's precise location.
  fileprivate var offersPreciseLocation: Bool {
    let draft = LocationPermissionChoice.Answer(permission: .init())
    return decide(LocationPermissionChoice.self, from: draft) { .preciseOff }.answer.isOffered
  }
}

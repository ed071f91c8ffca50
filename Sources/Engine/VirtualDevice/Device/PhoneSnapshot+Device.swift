public import SystemPolicy

extension PhoneSnapshot {
  init(of device: Device) {
    apps = device.apps.indices.map { AppSnapshot(of: AppNumber(rawValue: UInt16($0)), on: device) }
    for row in device.delivered {
      apps[Int(row.name.app.rawValue)].delivered.append(
        Delivered(name: row.name, content: row.content)
      )
    }
    for row in device.rare.categories {
      guard let category = device.category(row.name) else { continue }
      apps[Int(row.name.app.rawValue)].categories.append(category)
    }
    for row in device.rare.regions where row.request == nil {
      apps[Int(row.app.rawValue)].regions.append(row.name)
    }
    for row in device.rare.monitors { apps[Int(row.app.rawValue)].monitors.append(row.monitor) }
    for row in device.rare.sessions {
      apps[Int(row.app.rawValue)].sessions.append(
        SessionSnapshot(session: row.session, diagnostics: row.reported)
      )
    }
    readScreen(of: device)
  }

  /// Reads the visible state of the phone other than its apps.
  fileprivate mutating func readScreen(of device: Device) {
    prompt = device.rare.prompts.first?.app
    locationPrompt = device.rare.prompts.first?.location
    banner = device.banner
    bannersBeneath = device.rare.bannersBeneath.rows
    lockScreen = device.lockScreen.rows
    radios = device.radios
    labels = device.rare.labels.rows
    held = device.rare.held.map { Delivered(name: $0.name, content: $0.content) }
    focus = device.focus
    isSilent = device.isSilent
    isLocked = device.isLocked
    power = device.power
  }
}

extension PhoneSnapshot.AppSnapshot {
  /// Creates the visible state of an app, without the parts that the phone keeps for all apps
  /// together.
  fileprivate init(of app: AppNumber, on device: Device) {
    let row = device.apps[Int(app.rawValue)]
    self.init(
      isInstalled: row.isInstalled,
      state: row.state,
      permission: row.permission,
      delegate: row.delegate,
      badge: row.badge,
      pending: device.requests.rows(of: app)
        .map { PhoneSnapshot.Pending(name: $0.name, content: $0.content, due: $0.due) },
      location: row.location,
      isRefreshOff: row.isRefreshOff,
      linksSettings: row.linksSettings,
      scenes: row.scenes.map { PhoneSnapshot.SceneSnapshot(name: $0.name, state: $0.state) }
    )
  }
}

extension Device {
  /// The visible state of this device.
  public var snapshot: PhoneSnapshot { PhoneSnapshot(of: self) }

  /// Returns the visible state of one app, without reading the others.
  public func snapshot(of app: AppNumber) -> PhoneSnapshot.AppSnapshot {
    var snapshot = PhoneSnapshot.AppSnapshot(of: app, on: self)
    for row in delivered where row.name.app == app {
      snapshot.delivered.append(PhoneSnapshot.Delivered(name: row.name, content: row.content))
    }
    snapshot.categories = rare.categories.filter { $0.name.app == app }.compactMap {
      category($0.name)
    }
    snapshot.regions = rare.regions.filter { $0.app == app && $0.request == nil }.map { $0.name }
    snapshot.monitors = rare.monitors.filter { $0.app == app }.map { $0.monitor }
    snapshot.sessions = rare.sessions.filter { $0.app == app }.map {
      PhoneSnapshot.SessionSnapshot(session: $0.session, diagnostics: $0.reported)
    }
    return snapshot
  }

  /// The visible state of the phone itself, without its apps.
  public var screen: PhoneSnapshot {
    var snapshot = PhoneSnapshot()
    snapshot.readScreen(of: self)
    return snapshot
  }

  /// The entitlements of the apps, by their numbers.
  public var entitlements: [Entitlements] { apps.map { $0.entitlements } }

  /// Returns whether a request is pending.
  public func isPending(_ name: NotificationName) -> Bool { requests.place(of: name) != nil }

  /// Returns whether Notification Center holds a notification.
  public func isListed(_ name: NotificationName) -> Bool { delivered.contains(name) }

  /// Any pending request, if there is one.
  public var anyPending: NotificationName? { requests.first { _ in true }?.name }
}

import SystemPolicy

extension Face {
  init(of device: Device) {
    for (index, row) in device.apps.enumerated() {
      let app = AppNumber(rawValue: UInt16(index))
      apps.append(
        AppFace(
          isInstalled: row.isInstalled,
          state: row.state,
          permission: row.permission,
          delegate: row.delegate,
          badge: row.badge,
          pending: device.requests.filter { $0.name.app == app }
            .map { Pending(name: $0.name, content: $0.content, due: $0.due) },
          delivered: device.delivered.filter { $0.name.app == app }
            .map { Delivered(name: $0.name, content: $0.content) },
          location: row.location,
          isRefreshOff: row.isRefreshOff,
          linksSettings: row.linksSettings,
          categories: device.categories.filter { $0.name.app == app }
            .compactMap { device.category($0.name) },
          regions: device.regions.filter { $0.app == app && $0.request == nil }
            .map(\.name),
          monitors: device.monitors.filter { $0.app == app }.map(\.monitor)
        )
      )
    }
    prompt = device.prompts.first?.app
    locationPrompt = device.prompts.first?.location
    banner = device.banner
    bannersBeneath = device.bannersBeneath
    lockScreen = device.lockScreen
    radios = device.radios
    labels = device.labels
    held = device.held.map { Delivered(name: $0.name, content: $0.content) }
    focus = device.focus
    isSilent = device.isSilent
    isLocked = device.isLocked
    power = device.power
  }
}

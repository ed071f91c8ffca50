import SystemPolicy
import VirtualDevice

/// Permission to notify: AUTH, and the switches of SET.
extension ReferencePhone {
  /// An alert is a banner, an entry on the lock screen and one in Notification Center.
  private func kinds(_ options: AuthorizationOptions) -> Settings {
    var kinds: Settings = []
    if options.contains(.alert) { kinds = [.alert, .lockScreen, .notificationCenter] }
    if options.contains(.sound) { kinds.insert(.sound) }
    if options.contains(.badge) { kinds.insert(.badge) }
    return kinds
  }

  mutating func ask(_ app: Int, _ options: AuthorizationOptions) {
    let kinds = kinds(options)
    let isTrial = version >= 12 && options.contains(.provisional)
    switch apps[app].status {
    case .notDetermined where isTrial:
      // AUTH-07: no prompt, and quiet.
      apps[app].status = .provisional
      apps[app].kinds.formUnion(kinds)
      apps[app].kinds.insert(.notificationCenter)
      apps[app].switches = [.notificationCenter]
      happenings.append(.toldAuthorization(app, true))
    case .provisional where isTrial:
      happenings.append(.toldAuthorization(app, true))
    case .denied:
      // AUTH-03: told at once.
      happenings.append(.toldAuthorization(app, false))
    case .authorized:
      // AUTH-06, added: a kind that was not asked for before is switched on.
      for kind in [Settings.alert, .sound, .badge, .lockScreen, .notificationCenter]
      where kinds.contains(kind) && !apps[app].kinds.contains(kind) {
        apps[app].kinds.insert(kind)
        apps[app].switches.insert(kind)
      }
      happenings.append(.toldAuthorization(app, true))
    case .notDetermined, .provisional, .ephemeral:
      // AUTH-02, AUTH-10, AUTH-12: the user is asked, after those who asked earlier (AUTH-21).
      prompts.append(Prompt(app: app, options: options))
      if prompts.count == 1 { happenings.append(.prompted(app)) }
    }
  }

  mutating func answerPrompt(_ verdict: Verdict) {
    if prompts.first?.location != nil { return answerLocation(.dontAllow) }
    let prompt = prompts.removeFirst()
    let kinds = kinds(prompt.options)
    let app = prompt.app
    let wasTrial = apps[app].status == .provisional
    apps[app].status = verdict == .allow ? .authorized : .denied
    // What was asked for is on, for who says yes now and for who does so later, in Settings.
    if wasTrial, verdict == .allow { apps[app].switches.formUnion(apps[app].kinds) }
    apps[app].switches.formUnion(kinds)
    apps[app].kinds.formUnion(kinds)
    happenings.append(.toldAuthorization(app, verdict == .allow))
    showPrompt()
  }

  /// The next one asks as if it were now: what was answered meanwhile needs no prompt.
  mutating func showPrompt() {
    while let next = prompts.first {
      if let asked = next.location {
        if apps[next.app].isInFront, canAsk(next.app, asked) { return }
        prompts.removeFirst()
        continue
      }
      let others = prompts.dropFirst()
      prompts = []
      ask(next.app, next.options)
      let isShown = !prompts.isEmpty
      prompts += others
      if isShown { return }
    }
  }

  /// The first minute of another day.
  private var midnight: Int {
    let day = (wall + offset(zone, wall)) / 86400
    var minute = wall - wall % 60
    while (minute + offset(zone, minute)) / 86400 <= day { minute += 60 }
    return minute
  }

  mutating func decide(_ verdict: Verdict, _ app: Int) {
    switch verdict {
    case .turnOff: apps[app].status = .denied
    case .keepProminently:
      // AUTH-09 before iOS 15: all that was asked for.
      apps[app].status = .authorized
      apps[app].switches.formUnion(apps[app].kinds)
    case .keepQuietly where apps[app].status != .provisional:
      // UIS-03: Notification Center alone is left.
      apps[app].switches.formIntersection(.notificationCenter)
    case .muteForOneHour: apps[app].mutedUntil = now + 3600
    case .muteForToday: apps[app].mutedUntil = midnight - shift
    case .keepImmediately, .keepQuietly:
      // Since iOS 15, and for who chooses the quiet way: Notification Center alone.
      apps[app].status = .authorized
      apps[app].switches = [.notificationCenter]
    case .allow, .dontAllow, .keepInSummary: break
    }
  }

  /// The user leaves what is in front for Settings.
  mutating func change(_ change: SettingsChange, _ app: Int) {
    for app in apps.indices where apps[app].isInFront { apps[app].state = .background }
    switch change {
    case .turns(.notifications, on: false): apps[app].status = .denied
    case .turns(.notifications, on: true): apps[app].status = .authorized
    case .turns(.lockScreen, let on): turn(.lockScreen, on, app)
    case .turns(.notificationCenter, let on): turn(.notificationCenter, on, app)
    case .turns(.banners, let on): turn(.alert, on, app)
    case .turns(.sounds, let on): turn(.sound, on, app)
    case .turns(.badges, let on): turn(.badge, on, app)
    case .turns(.criticalAlerts, let on): turn(.criticalAlert, on, app)
    // The compared lives do not contain these choices.
    case .allowsTimeSensitive, .summarizes, .previews, .groups: break
    case .keepsBanners(let keeps):
      apps[app].keepsBanners = keeps
      // The one on the screen becomes one that leaves.
      if !keeps, banner?.app == AppNumber(app), bannerLeaves == nil { bannerLeaves = now + 5 }
    }
  }

  private mutating func turn(_ kind: Settings, _ on: Bool, _ app: Int) {
    if on {
      apps[app].switches.insert(kind)
      if apps[app].status == .provisional { apps[app].status = .authorized }
    } else {
      apps[app].switches.remove(kind)
    }
  }

  // MARK: App clips, AUTH-12

  /// A clip may notify for eight hours after each launch, unless the user has decided.
  mutating func launchClip(_ app: Int) {
    guard apps[app].isClip, version >= 14 else { return }
    if apps[app].status == .notDetermined {
      apps[app].status = .ephemeral
      apps[app].kinds = [.alert, .lockScreen, .notificationCenter, .sound, .badge]
      apps[app].switches = apps[app].kinds
    }
    if apps[app].status == .ephemeral { apps[app].clipEnds = now + 8 * 3600 }
  }

  mutating func expire(_ app: Int) {
    apps[app].clipEnds = nil
    guard apps[app].status == .ephemeral else { return }
    apps[app].status = .notDetermined
    apps[app].kinds = []
    apps[app].switches = []
    apps[app].keepsBanners = false
  }
}

/// The question what becomes of pending requests when a phone starts, and when it is then unlocked.
public struct Restarting: Question {
  /// Whether nobody has unlocked the phone since it started.
  public var isBeforeUnlock: Bool
  /// Whether it is about a repeating request that came due meanwhile.
  public var missedRepeat: Bool

  /// Creates the question.
  public init(isBeforeUnlock: Bool, missedRepeat: Bool = false) {
    self.isBeforeUnlock = isBeforeUnlock
    self.missedRepeat = missedRepeat
  }

  /// What becomes of them.
  public struct Answer: Hashable, Sendable {
    /// Whether requests fire again, first those that came due meanwhile.
    public var fires = false
    /// Whether of a repeating request that was missed several times only the last is made up for.
    public var missedComeOnce = false
    /// Whether what waited for a time is gone since the phone was switched off.
    public var losesRequests = false

    /// Creates the answer in which nothing happens.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case beforeUnlock, missedRepeat

    /// What the word is about.
    public var aspect: Aspect { self == .missedRepeat ? .request : .power }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.beforeUnlock, if: isBeforeUnlock)
    conditions.insert(.missedRepeat, if: missedRepeat)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Restarting>] {
    Dispute(
      "restart-keeps",
      facts: ["PWR-02"],
      "Do requests that wait for a time outlive a restart of the phone?",
      when: [],
      seeds: "pending-survive",
      apple: "pending-survive",
      field: "pending-survive",
      check: "Add a date for tomorrow, restart, unlock, and print the pending requests."
    )
    Rule(
      "restart.pending-survive",
      facts: ["PWR-02"],
      dispute: "restart-keeps",
      side: "pending-survive",
      "Pending requests outlive a restart of the phone.",
      evidence: .reported(
        "Reminders that came due while the phone was off arrive after it starts.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1696",
        "https://github.com/thudugala/Plugin.LocalNotification/issues/134"
      ),
      when: []
    )

    Rule(
      "restart.pending-are-gone",
      facts: ["PWR-02"],
      dispute: "restart-keeps",
      side: "pending-are-gone",
      "Pending requests that wait for a time are gone once the phone restarts.",
      evidence: .reportedOnce(
        "A plugin's tracker of 2014 says so, and was closed without a cause.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/221"
      ),
      .assumed("Another tracker passes on as hearsay that iOS does not store them."),
      when: []
    ) { _, draft in
      draft.losesRequests = true
    }

    Rule(
      "restart.missed-repeats-come-once",
      facts: ["PWR-02"],
      "A repeating request that came due several times while the phone was off is shown once.",
      evidence: .assumed(
        "Each would take the place of the one before in Notification Center; no report counts them."
      ),
      when: [.missedRepeat]
    ) { _, draft in
      draft.missedComeOnce = true
    }

    Dispute(
      "before-unlock",
      facts: ["PWR-03"],
      "Does a request fire between the start of the phone and its first unlock?",
      when: [.beforeUnlock],
      seeds: "waits",
      apple: "waits",
      field: "waits",
      check: "Add an interval of five minutes, restart, do not unlock, and look at the screen."
    )
    Rule(
      "restart.waits-for-the-first-unlock",
      facts: ["PWR-03"],
      dispute: "before-unlock",
      side: "waits",
      "Until the first unlock after a start nothing fires.",
      evidence: .assumed("What an app has stored is encrypted until then; no report tells."),
      when: [.beforeUnlock]
    )
    Rule(
      "restart.shows-before-the-first-unlock",
      facts: ["PWR-03"],
      dispute: "before-unlock",
      side: "shows",
      "Requests fire as soon as the phone has started, locked as it is.",
      evidence: .assumed(
        "The system holds the requests, and the app need not run; no report tells."
      ),
      when: [.beforeUnlock]
    ) { _, draft in
      draft.fires = true
    }

    Rule(
      "restart.missed-come-after-the-start",
      facts: ["PWR-02"],
      "What came due while the phone was off is shown after it starts, one after the other.",
      evidence: .reported(
        "All of them come as a stream once the phone is on again.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1696",
        "https://github.com/thudugala/Plugin.LocalNotification/issues/134"
      ),
      when: [],
      unless: [.beforeUnlock]
    ) { _, draft in
      draft.fires = true
    }
  }
}

/// The question whether a region that was registered before a restart is monitored again.
public struct Resuming: Question {
  /// Whether nobody has unlocked the phone since it started.
  public var isBeforeUnlock: Bool
  /// Whether the region's app is being launched.
  public var isLaunch: Bool
  /// Whether a location trigger has the region, and not the app.
  public var isTrigger: Bool

  /// Creates the question.
  public init(isBeforeUnlock: Bool, isLaunch: Bool, isTrigger: Bool) {
    self.isBeforeUnlock = isBeforeUnlock
    self.isLaunch = isLaunch
    self.isTrigger = isTrigger
  }

  /// Whether it is monitored.
  public struct Answer: Hashable, Sendable {
    /// Whether it is monitored from now on.
    public var resumes = false

    /// Creates the answer in which it is not.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case beforeUnlock, launch, trigger

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .beforeUnlock: .power
      case .launch: .state
      case .trigger: .region
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.beforeUnlock, if: isBeforeUnlock)
    conditions.insert(.launch, if: isLaunch)
    conditions.insert(.trigger, if: isTrigger)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Resuming>] {
    Rule(
      "restart.regions-wait-for-unlock",
      facts: ["PWR-04"],
      "After a restart no region is monitored before the phone is unlocked.",
      evidence: .documented(
        "Monitoring happens only after the user unlocks the device after a reboot.",
        Apple.proximity
      ),
      when: [.beforeUnlock],
      isFinal: true
    )

    Rule(
      "restart.triggers-need-no-launch",
      facts: ["PWR-04", "APP-05"],
      "The region of a location trigger is monitored again once the phone was unlocked.",
      evidence: .documented(
        "The system itself monitors the regions of location triggers.",
        Apple.locationTrigger
      ),
      .assumed("That this holds after a restart as well is not written anywhere."),
      when: [.trigger],
      isFinal: true
    ) { _, draft in
      draft.resumes = true
    }

    Dispute(
      "regions-after-reboot",
      facts: ["PWR-04"],
      "What must happen after a restart for an app's regions to be monitored again?",
      when: [],
      unless: [.beforeUnlock, .trigger],
      seeds: "after-launch",
      apple: "after-unlock",
      field: "after-unlock",
      check: "Monitor, restart, unlock, do not open the app, cross the edge; read the app's log."
    )
    Rule(
      "restart.regions-wait-for-relaunch",
      facts: ["PWR-04"],
      dispute: "regions-after-reboot",
      side: "after-launch",
      "After a restart an app's regions are not monitored until the app has been launched.",
      evidence: .seed(
        .geofencing,
        "the app must have been launched at least once since the last reboot."
      ),
      when: [],
      unless: [.beforeUnlock, .trigger]
    )
    Rule(
      "restart.relaunch-resumes-regions",
      facts: ["PWR-04"],
      dispute: "regions-after-reboot",
      side: "after-launch",
      "The first launch after a restart resumes the monitoring of the app's regions.",
      evidence: .seed(.geofencing, "region monitoring resumes with that launch."),
      when: [.launch],
      unless: [.beforeUnlock, .trigger]
    ) { _, draft in
      draft.resumes = true
    }
    Rule(
      "restart.unlock-resumes-regions",
      facts: ["PWR-04"],
      dispute: "regions-after-reboot",
      side: "after-unlock",
      "After a restart regions are monitored again once the phone was unlocked.",
      evidence: .documented(
        "Monitoring happens only after the user unlocks the device after a reboot.",
        Apple.proximity
      ),
      .reported(
        "Regions work after a restart without opening the app; on iOS 5 some three minutes later.",
        "https://github.com/sjitech/iOS_Monitor_Location_Region_In_Background",
        "https://twocanoes.com/ios-region-monitoring-after-iphone-restart/"
      ),
      when: [],
      unless: [.beforeUnlock, .trigger]
    ) { _, draft in
      draft.resumes = true
    }
    Rule(
      "restart.regions-are-lost",
      facts: ["PWR-04"],
      dispute: "regions-after-reboot",
      side: "lost",
      "A restart ends all monitoring; the app has to start it anew.",
      evidence: .documented(
        "Monitoring goes on until it is stopped or until the device reboots.",
        Apple.proximity
      ),
      when: [],
      unless: [.beforeUnlock, .trigger]
    )
  }
}

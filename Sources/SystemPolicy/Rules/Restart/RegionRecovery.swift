/// The question whether a region that was registered before a restart is monitored again.
public enum RegionRecovery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("resuming")

  /// Whether it is monitored.
  public struct Answer: DefaultAnswer {
    /// Whether it is monitored from now on.
    public var resumes = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case beforeUnlock, launch, trigger

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .beforeUnlock: .power
      case .launch: .state
      case .trigger: .region
      }
    }
  }

  /// The rows.
  public static var rows: [Row<RegionRecovery>] {
    Rule(
      "restart.regions-wait-for-unlock",
      facts: ["PWR-04"],
      since: .oldest,
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
      since: .oldest,
      "The region of a location trigger is monitored again once the phone was unlocked.",
      evidence: .documented(
        "The system itself monitors the regions of location triggers.",
        Apple.locationTrigger
      ),
      .assumed("That this holds after a restart as well is not written anywhere."),
      when: [.trigger],
      isFinal: true,
      then: { $0.resumes = true }
    )

    Dispute(
      "regions-after-reboot",
      facts: ["PWR-04"],
      since: .oldest,
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
      since: .oldest,
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
      since: .oldest,
      "The first launch after a restart resumes the monitoring of the app's regions.",
      evidence: .seed(.geofencing, "region monitoring resumes with that launch."),
      when: [.launch],
      unless: [.beforeUnlock, .trigger],
      then: { $0.resumes = true }
    )
    Rule(
      "restart.unlock-resumes-regions",
      facts: ["PWR-04"],
      dispute: "regions-after-reboot",
      side: "after-unlock",
      since: .oldest,
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
      unless: [.beforeUnlock, .trigger],
      then: { $0.resumes = true }
    )
    Rule(
      "restart.regions-are-lost",
      facts: ["PWR-04"],
      dispute: "regions-after-reboot",
      side: "lost",
      since: .oldest,
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

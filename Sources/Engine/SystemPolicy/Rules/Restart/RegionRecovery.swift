/// Decides whether a region that was registered before a restart is monitored again.
public enum RegionRecovery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("region-recovery")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system monitors the region from now on.
    public var resumes = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case beforeUnlock, launch, trigger

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .beforeUnlock: .power
      case .launch: .state
      case .trigger: .region
      }
    }
  }

  /// The rows.
  public static var rows: Rows<RegionRecovery> {
    Rule(
      "restart.regions-wait-for-unlock",
      facts: ["PWR-04"],
      since: .oldest,
      "After a restart, the system monitors no region before the phone is unlocked.",
      evidence: .documented(
        "After a reboot, monitoring happens only after the user unlocks the device.",
        Apple.proximity
      ),
      when: [.beforeUnlock],
      isFinal: true
    )

    Rule(
      "restart.triggers-need-no-launch",
      facts: ["PWR-04", "APP-05"],
      since: .oldest,
      "After a restart, the system monitors the region of a location trigger once the phone is unlocked.",
      evidence: .documented(
        "The system itself monitors the regions of location triggers.",
        Apple.locationTrigger
      ),
      .assumed("No source says that this also holds after a restart."),
      when: [.trigger],
      isFinal: true,
      then: { $0.resumes = true }
    )

    Dispute(
      "regions-after-reboot",
      facts: ["PWR-04"],
      since: .oldest,
      "After a restart, when does the system monitor an app's regions again?",
      when: [],
      unless: [.beforeUnlock, .trigger],
      seeds: "after-launch",
      apple: "after-unlock",
      field: "after-unlock",
      check:
        "Monitor, restart, unlock, do not open the app, cross the boundary; read the app's log."
    )
    Rule(
      "restart.regions-wait-for-relaunch",
      facts: ["PWR-04"],
      dispute: "regions-after-reboot",
      side: "after-launch",
      since: .oldest,
      "After a restart, the system does not monitor an app's regions until the app has been launched.",
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
      "After a restart, the system monitors regions again once the phone is unlocked.",
      evidence: .documented(
        "After a reboot, monitoring happens only after the user unlocks the device.",
        Apple.proximity
      ),
      .reported(
        "Regions work after a restart without opening the app; on iOS 5, about three minutes later.",
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
      "A restart ends all monitoring of regions; the app must start it again.",
      evidence: .documented(
        "Monitoring continues until the app stops it or the device reboots.",
        Apple.proximity
      ),
      when: [],
      unless: [.beforeUnlock, .trigger]
    )
  }
}

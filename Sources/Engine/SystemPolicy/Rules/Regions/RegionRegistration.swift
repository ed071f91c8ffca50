/// Decides whether the system monitors a region that an app registers.
public enum RegionRegistration: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("region-registration")

  /// The outcome for the region.
  public struct Answer: DefaultAnswer {
    /// The fate of the region.
    public var fate: Fate?
    /// A Boolean value that indicates whether the region replaces the one with the same identifier.
    public var replacesTwin = false
    /// A Boolean value that indicates whether the system reduces the radius to ``largestRadius``.
    public var isClipped = false
  }

  /// The possible fates of a registered region.
  public enum Fate: Hashable, Sendable {
    /// The system monitors the region.
    case monitored
    /// The system does not monitor the region and reports nothing.
    case ignored
    /// The system does not monitor the region and reports `kCLErrorDomain`, code 5.
    case failed
    /// The system does not monitor the region; an event reports that, with or without the reason.
    case unmonitored(saysWhy: Bool)
  }

  /// The largest radius of a region, in metres: the value of `maximumRegionMonitoringDistance`.
  ///
  /// The value depends on the phone, and no source has a number. A seed says a few kilometres.
  public static let largestRadius: Int32 = 5_000

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case full, oversize, hasTwin, notAllowed, condition

    /// The subject of the condition.
    public var aspect: Aspect { self == .notAllowed ? .location : .region }
  }

  /// The rows.
  public static var rows: Rows<RegionRegistration> {
    Dispute(
      "21st-region",
      facts: ["LOC-06"],
      since: .oldest,
      "If an app monitors a region beyond the limit, does the system report an error?",
      when: [.full],
      unless: [.condition],
      seeds: "ignored",
      apple: "error-5",
      field: "error-5",
      check: "Monitor 21 regions; check whether monitoringDidFailFor is called for the last one."
    )
    Rule(
      "regions.one-too-many-is-ignored",
      facts: ["LOC-06"],
      dispute: "21st-region",
      side: "ignored",
      since: .oldest,
      "The system does not monitor a region beyond the limit and reports no error.",
      evidence: .seed(.geofencing, "the extra regions are silently ignored, without an error."),
      when: [.full],
      unless: [.condition],
      isFinal: true,
      then: { $0.fate = .ignored }
    )
    Rule(
      "regions.one-too-many-fails",
      facts: ["LOC-06"],
      dispute: "21st-region",
      side: "error-5",
      since: .oldest,
      "The system does not monitor a region beyond the limit; monitoringDidFailFor gets regionMonitoringFailure.",
      evidence: .reported(
        "Plugins log error 5 of kCLErrorDomain as soon as a 21st region is registered.",
        "https://github.com/cowbell/cordova-plugin-geofence/issues/186",
        "https://github.com/mapbox/mapbox-gl-native/issues/6602"
      ),
      when: [.full],
      unless: [.condition],
      isFinal: true,
      then: { $0.fate = .failed }
    )

    Dispute(
      "oversize",
      facts: ["LOC-13"],
      since: .oldest,
      "If a region is too large, does the system reject it or reduce its radius?",
      when: [.oversize],
      unless: [.full, .condition],
      seeds: "clips",
      apple: "error",
      field: "error",
      check: "Monitor a radius beyond maximumRegionMonitoringDistance, and cross that distance."
    )
    Rule(
      "regions.too-large-is-clipped",
      facts: ["LOC-13"],
      dispute: "oversize",
      side: "clips",
      since: .oldest,
      "The system reduces the radius of a region that is too large to the maximum and reports no error.",
      evidence: .seed(
        .geofencing,
        "a radius beyond the maximum (up to a few kilometres) is silently clipped."
      ),
      when: [.oversize],
      unless: [.full, .condition],
      then: { $0.isClipped = true }
    )
    Rule(
      "regions.too-large-fails",
      facts: ["LOC-13"],
      dispute: "oversize",
      side: "error",
      since: .oldest,
      "The system does not monitor a region that is too large; monitoringDidFailFor gets regionMonitoringFailure.",
      evidence: .documented(
        "Monitoring a region larger than this distance sends a failure to the delegate.",
        Apple.locationManager + "/maximumregionmonitoringdistance"
      ),
      when: [.oversize],
      unless: [.full, .condition],
      isFinal: true,
      then: { $0.fate = .failed }
    )

    monitorsRows

    Rule(
      "regions.same-identifier-replaces",
      facts: ["LOC-08"],
      since: .oldest,
      "A new region replaces the app's region with the same identifier.",
      evidence: .documented(
        "The new region replaces one that is already monitored under the identifier.",
        Apple.locationManager + "/startmonitoring(for:)"
      ),
      when: [.hasTwin],
      then: { $0.replacesTwin = true }
    )

    Rule(
      "regions.registered-without-permission",
      facts: ["LOC-15"],
      since: .oldest,
      "An app can register a region without permission; monitoring begins once permission is given.",
      evidence: .documented(
        "An app without permission may register regions; they take effect once permission is given.",
        Apple.regionGuide
      ),
      when: [.notAllowed]
    )

    Rule(
      "regions.monitored-until-stopped",
      facts: ["LOC-02"],
      since: .oldest,
      "The system monitors a region until the app stops the monitoring, even while the app is not running.",
      evidence: .documented(
        "The system keeps monitoring until the app asks it to stop.",
        Apple.proximity
      ),
      .seed(.geofencing, "registered regions outlive the app's process."),
      when: [],
      then: { $0.fate = .monitored }
    )
  }
}

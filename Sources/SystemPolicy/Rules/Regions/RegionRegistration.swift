/// The question what comes of an app's wish to monitor a region.
public enum RegionRegistration: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("watching")

  /// What becomes of the region.
  public struct Answer: DefaultAnswer {
    /// What becomes of it.
    public var fate: Fate?
    /// Whether it takes the place of the one with its identifier.
    public var replacesTwin = false
    /// Whether it is cut to the largest radius there can be.
    public var isClipped = false
  }

  /// What can become of a region.
  public enum Fate: Hashable, Sendable {
    /// It is monitored.
    case monitored
    /// It is not monitored, and nobody is told.
    case ignored
    /// It is not monitored, and the app is told: `kCLErrorDomain`, code 5.
    case failed
    /// It is not monitored, and an event of its monitor says so, with the reason or without.
    case unmonitored(saysWhy: Bool)
  }

  /// The largest radius of a region, in metres; what `maximumRegionMonitoringDistance` tells.
  ///
  /// It depends on the phone and no source has a number: a few kilometres, says a seed.
  public static let largestRadius: Int32 = 5_000

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case full, oversize, hasTwin, notAllowed, condition

    /// What the condition is about.
    public var aspect: Aspect { self == .notAllowed ? .location : .region }
  }

  /// The rows.
  public static var rows: [Row<RegionRegistration>] {
    Dispute(
      "21st-region",
      facts: ["LOC-06"],
      since: .oldest,
      "What becomes of a region for which there is no room?",
      when: [.full],
      unless: [.condition],
      seeds: "ignored",
      apple: "error-5",
      field: "error-5",
      check: "Monitor 21 regions; look whether monitoringDidFailFor is called for the last."
    )
    Rule(
      "regions.one-too-many-is-ignored",
      facts: ["LOC-06"],
      dispute: "21st-region",
      side: "ignored",
      since: .oldest,
      "A region beyond the limit is not monitored, and the app is not told.",
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
      "A region beyond the limit is not monitored; monitoringDidFailFor gets regionMonitoringFailure.",
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
      "What becomes of a region that is larger than the phone can monitor?",
      when: [.oversize],
      unless: [.full, .condition],
      seeds: "clips",
      apple: "error",
      field: "error",
      check: "Monitor a radius beyond maximumRegionMonitoringDistance and cross that distance."
    )
    Rule(
      "regions.too-large-is-clipped",
      facts: ["LOC-13"],
      dispute: "oversize",
      side: "clips",
      since: .oldest,
      "A region that is too large is cut to the largest radius; the app is not told.",
      evidence: .seed(
        .geofencing,
        "a radius beyond the maximum, up to a few kilometres, is clipped without a word."
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
      "A region that is too large is not monitored; monitoringDidFailFor gets regionMonitoringFailure.",
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
      "A region takes the place of the app's region with its identifier.",
      evidence: .documented(
        "A region already monitored under the identifier is replaced by the new one.",
        Apple.locationManager + "/startmonitoring(for:)"
      ),
      when: [.hasTwin],
      then: { $0.replacesTwin = true }
    )

    Rule(
      "regions.registered-without-permission",
      facts: ["LOC-15"],
      since: .oldest,
      "A region can be registered without permission; monitoring begins once it is given.",
      evidence: .documented(
        "An app without permission may register regions for later; they count once it is allowed.",
        Apple.regionGuide
      ),
      when: [.notAllowed]
    )

    Rule(
      "regions.monitored-until-stopped",
      facts: ["LOC-02"],
      since: .oldest,
      "A region is monitored until the app stops it, whether the app runs or not.",
      evidence: .documented(
        "The system goes on monitoring until it is asked to stop.",
        Apple.proximity
      ),
      .seed(.geofencing, "registered regions outlive the app's process."),
      when: [],
      then: { $0.fate = .monitored }
    )
  }
}

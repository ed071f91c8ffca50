import SystemPolicy
import VirtualDevice

extension Topic {
  static let places = Topic(
    "Places and regions",
    """
    A place has coordinates. iOS reports crossings to an app that watches the place, and launches \
    the app for them. A request with a location trigger needs no running app.
    """,
    Verb.placeFacts + Verb.reactionFacts + Verb.places,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "an entry is reported while the app watches the region"
      @08:00 user opens app
        app monitors "office"
        expect region "office" monitored
        user leaves app
      @09:00 device moves to "office"
      @09:01 expect region "office" entered
        expect region "office" not exited
        user opens app
        app stops monitoring "office"
        expect region "office" not monitored
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always
      device has authorization authorized

      scenario "reactions to launches and crossings"
      app reacts to launch monitoring "office"
      app reacts to launch asking for alert
      app reacts to launch observing significantTimeChange
      app reacts to launch setting categories "travel" with actions "book"
      app reacts to enter "office" adding "cabs" after 1s category "travel" title "Cabs"
      @08:00 user opens app
        user leaves app
      @09:00 device moves to "office"
      @09:01 expect "cabs" delivered
      """#,
      #"""
      place "office" 12.9775,77.5713
      place "home" 12.9000,77.5000
      device at "home"
      device has authorization authorized
      assume needs-always

      scenario "While Using is not enough, if that is assumed"
      device has location always
      @08:00 user opens app
        app adds "cabs" on enter "office" title "Cabs near you"
        user changes location for app to when in use
      @09:00 device moves to "office"
      @09:10 expect "cabs" passed over
      """#,
    ],
    slips: [
      "place office 12.9775,77.5713",
      "place \"office\" 12.9775, 77.5713",
      "device moves to \"office\"",
      "app monitors \"office\"",
      "user enters \"office\"",
    ]
  )
}

extension Verb {
  /// Places, the position of the phone, and the location permission at the start.
  static let placeFacts: [Verb] = [
    fact(
      "place <name:id> <point:coordinate> [radius <radius:length>]",
      "Declares a place, in degrees north and east; the default radius is 200m."
    ) {
      .place(
        Region(
          identifier: $0.identifier("name"),
          center: Coordinate(captured: $0["point"]!),
          radius: Int32($0["radius"] ?? Int64(Geographic.usualRadius))
        )
      )
    } write: {
      guard case .place(let region) = $0 else { return nil }
      let radius = region.radius == Geographic.usualRadius ? nil : Int64(region.radius)
      return [("name", region.identifier.captured), ("point", region.center.captured)]
        + (radius.map { [("radius", $0)] } ?? [])
    },

    fact("device at <place:place>", "The place of the phone at the start.") {
      .spot($0.spot("place")!)
    } write: {
      guard case .spot(let spot) = $0 else { return nil }
      return [("place", spot.name?.captured)]
    },

    fact(
      "device has location (always | when in use | denied | restricted | not determined) [for <of:app>]",
      """
      The app's location permission at the start; `restricted` if parental controls or the \
      management of the phone forbid the location.
      """
    ) {
      .location($0.appNamed("of"), $0.location)
    } write: {
      guard case .location(let app, let location) = $0 else { return nil }
      return [("of", app.captured), (location.mark, 1)]
    },
  ]

  /// Moves of the phone, and the regions that apps monitor.
  static let places: [Verb] = [
    device("moves to <place:place>", "Moves the phone to the center of a place; no time passes.") {
      .relocates(to: $0.spot("place")!)
    } write: {
      guard case .relocates(let spot) = $0, let name = spot.name else { return nil }
      return [("place", name.captured)]
    },

    app(
      "monitors <place:place> [for (entry | exit)]",
      "Calls startMonitoring for the region of a place; the identifier is the name of the place."
    ) {
      .monitors($0.monitoredRegion!)
    } write: {
      guard case .monitors(let region) = $0 else { return nil }
      return region.written
    },

    app("stops monitoring <place:place>", "Calls stopMonitoring for the region of a place.") {
      .stopsMonitoring($0.text("place")!)
    } write: {
      guard case .stopsMonitoring(let identifier) = $0 else { return nil }
      return [("place", identifier.captured)]
    },

    user(
      "changes location for <of:app> to (always | when in use | never)",
      "Changes the location permission of an app in Settings."
    ) {
      .allows($0.appNamed("of"), $0.has("never") ? .denied : $0.location)
    } write: {
      guard case .allows(let app, let location) = $0, location != .notDetermined,
        location != .restricted
      else {
        return nil
      }
      return [("of", app.captured), (location == .denied ? "never" : location.mark, 1)]
    },

    expect(
      "[<of:app>] region <place:place> (monitored | not monitored) [because <because:rule>]",
      "The app monitors the region of a place now, or not; with `because`, this rule decided."
    ) {
      .isSo(.monitored($0.region, $0.has("monitored")))
    } write: {
      guard case .isSo(.monitored(let name, let isMonitored)) = $0 else { return nil }
      return name.written + [(isMonitored ? "monitored" : "not", 1)]
    },

    expect(
      "[<of:app>] region <place:place> (entered | exited | ignored | failed) WINDOW",
      """
      didEnterRegion or didExitRegion was called, a crossing was not reported, or monitoring \
      failed.
      """
    ) {
      .region(.happened($0.region, $0.happening))
    } write: {
      guard case .region(.happened(let name, let happening)) = $0, name.monitor == .manager else {
        return nil
      }
      return name.written + [(happening.rawValue, 1)]
    },

    expect(
      "[<of:app>] region <place:place> not (entered | exited | ignored | failed) SINCE",
      "The event did not happen to the region of a place."
    ) {
      .region(.didNotHappen($0.region, $0.happening))
    } write: {
      guard case .region(.didNotHappen(let name, let happening)) = $0 else { return nil }
      return name.written + [(happening.rawValue, 1)]
    },

    expect(
      "[<of:app>] <id:id> passed over WINDOW",
      "The phone crossed the boundary of a location trigger's region, and the trigger did not fire."
    ) {
      .region(.passedOver($0.name()))
    } write: {
      guard case .region(.passedOver(let name)) = $0 else { return nil }
      return name.written
    },
  ]
}

extension Captures {
  /// The center of the place that a sentence names.
  func spot(_ slot: SlotName) -> Spot? {
    place(slot).map { Spot($0.center, named: $0.identifier) }
  }

  /// The region of a sentence with `monitors`, with the crossings that it reports.
  var monitoredRegion: Region? {
    guard var region = place("place") else { return nil }
    if has("entry") { region.notifies = .entry }
    if has("exit") { region.notifies = .exit }
    return region
  }

  fileprivate var region: RegionName { RegionName(appNamed("of"), text("place")!) }

  var location: LocationAuthorization {
    has("always")
      ? .always
      : has("when")
        ? .whenInUse
        : has("denied") ? .denied : has("restricted") ? .restricted : .notDetermined
  }

  fileprivate var happening: RegionSubject.Happening {
    RegionSubject.Happening.allCases.first { has(SlotName($0.rawValue)) }!
  }
}

extension Region {
  /// The captures of a sentence with `monitors`.
  var written: Written {
    let direction: Written =
      notifies == .entry ? [("entry", 1)] : notifies == .exit ? [("exit", 1)] : []
    return [("place", identifier.captured)] + direction
  }
}

extension RegionName {
  fileprivate var written: Written { [("of", app.captured), ("place", identifier.captured)] }
}

extension LocationAuthorization {
  /// The word that marks the access in the captures of a sentence.
  var mark: String {
    switch self {
    case .always: "always"
    case .whenInUse: "when"
    case .denied: "denied"
    case .restricted: "restricted"
    case .notDetermined: "not"
    }
  }
}

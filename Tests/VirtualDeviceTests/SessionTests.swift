import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// The requests for the location on each version: with each permission, each kind of session and
/// each state of the app, against a second description of the same.
@Suite struct SessionTests {
  /// The API that needs the location.
  enum Need: CaseIterable, Sendable {
    case monitor, unawaitedMonitor, updates, none, whenInUse, always, noneAndUpdates

    var actions: [LocationAction] {
      let monitor = MonitorNumber(rawValue: 1)
      return switch self {
      case .monitor: [.opens(monitor, awaits: true)]
      case .unawaitedMonitor: [.opens(monitor, awaits: false)]
      case .updates: [.startsLiveUpdates]
      case .none: [.createsSession(ServiceSession(.none))]
      case .whenInUse: [.createsSession(ServiceSession(.whenInUse))]
      case .always: [.createsSession(ServiceSession(.always))]
      case .noneAndUpdates: [.createsSession(ServiceSession(.none)), .startsLiveUpdates]
      }
    }

    /// The authorization that it asks for by itself.
    var request: LocationRequest? {
      switch self {
      case .monitor, .updates, .whenInUse: .whenInUse
      case .always: .always
      case .none, .unawaitedMonitor, .noneAndUpdates: nil
      }
    }
  }

  enum Place: CaseIterable, Sendable { case front, back }

  struct Case: Sendable, CustomTestStringConvertible {
    var location: LocationAuthorization
    var isServicesOff: Bool
    var isKeyed: Bool
    var missing: LocationRequest?
    var need: Need
    var place: Place
    var version: OSVersion

    var testDescription: String {
      "\(location.name) off:\(isServicesOff) key:\(isKeyed) \(need) \(place) \(version.text)"
    }

    /// The prompt that a reader of Apple's pages expects, once the app is in front.
    var prompt: LocationPrompt? {
      guard version >= 18, let request = need.request, !isServicesOff else { return nil }
      // With the key, loops do not ask.
      if isKeyed, need == .monitor || need == .updates { return nil }
      if missing == .whenInUse || (missing == .always && request == .always) { return nil }
      switch (location, request) {
      case (.notDetermined, .whenInUse): return .whenInUse
      case (.notDetermined, .always): return .always
      case (.whenInUse, .always): return .upgrade
      case _: return nil
      }
    }
  }

  static let cases: [Case] = {
    var cases: [Case] = []
    for location in LocationAuthorization.allCases {
      for isServicesOff in [false, true] {
        for isKeyed in [false, true] {
          for missing in [nil, .whenInUse, .always] as [LocationRequest?] {
            for need in Need.allCases {
              for place in Place.allCases {
                for version in [17, 18, 26, 27] as [OSVersion] {
                  cases.append(
                    Case(
                      location: location,
                      isServicesOff: isServicesOff,
                      isKeyed: isKeyed,
                      missing: missing,
                      need: need,
                      place: place,
                      version: version
                    )
                  )
                }
              }
            }
          }
        }
      }
    }
    return cases
  }()

  private func phone(_ it: Case) -> Phone {
    var phone = Phone(Law(version: it.version))
    phone.send(.device(.installs(Phone.app, .notDetermined)))
    if it.isKeyed {
      phone.send(.device(.builds(Phone.app, AppBuild(requiresServiceSession: true))))
    }
    if it.location != .notDetermined {
      phone.send(.device(.location(.permits(Phone.app, it.location))))
    }
    if let missing = it.missing { phone.send(.device(.location(.lacksUsage(Phone.app, missing)))) }
    if it.isServicesOff { phone.send(.user(.location(.turnsLocationServices(isOn: false)))) }
    phone.send(.user(.opens(Phone.app)))
    if it.place == .back { phone.send(.user(.leaves(Phone.app))) }
    for action in it.need.actions { phone.send(.app(Phone.app, .location(action))) }
    return phone
  }

  @Test func `each permission, kind, state and version asks as Apple says`() {
    #expect(Self.cases.count == 5 * 2 * 2 * 3 * 7 * 2 * 4)
    var prompts = 0
    for it in Self.cases {
      var phone = phone(it)
      if it.place == .back {
        #expect(phone.device.screen.locationPrompt == nil, "\(it.testDescription) in the back")
        phone.send(.user(.opens(Phone.app)))
      }
      let found = phone.device.screen.locationPrompt
      #expect(found == it.prompt, "\(it.testDescription)")
      if found != nil { prompts += 1 }
      #expect(
        PhoneSnapshot(after: phone.journal.entries) == phone.device.snapshot,
        "\(it.testDescription)"
      )
    }
    // In the front and in the back, on 18, 26 and 27: the four needs of When In Use (two of them
    // without the key alone) with the usage string; those of Always with and without When In Use.
    #expect(prompts == 2 * 3 * (4 * 2 + 2 * 2))
  }

  @Test func `after an answer nothing asks again, but a permission for once does`() {
    for need in [Need.monitor, .updates, .whenInUse] {
      for verdict in [LocationVerdict.dontAllow, .allowOnce, .allowWhileUsing] {
        var phone = Phone(Law(version: 18))
        phone.send(.device(.installs(Phone.app, .notDetermined)), .user(.opens(Phone.app)))
        for action in need.actions { phone.send(.app(Phone.app, .location(action))) }
        phone.send(.user(.location(.answers(verdict, isPrecise: true))))
        #expect(phone.device.screen.locationPrompt == nil)
        phone.send(.user(.leaves(Phone.app)), .user(.opens(Phone.app)))
        let isAsked = phone.device.screen.locationPrompt != nil
        #expect(isAsked == (verdict == .allowOnce), "\(need) \(verdict)")
        // A process that has ended needs nothing.
        phone.send(.device(.terminates(Phone.app)), .user(.opens(Phone.app)))
        #expect(phone.device.screen.locationPrompt == nil)
      }
    }
  }

  @Test func `the reasons of each permission and state`() {
    let region = Region(
      identifier: TextNumber(rawValue: 1),
      center: Coordinate(latitude: 0, longitude: 0)!,
      radius: 300
    )
    for location in LocationAuthorization.allCases {
      for isServicesOff in [false, true] {
        for place in Place.allCases {
          for version in [17, 18] as [OSVersion] {
            let it = Case(
              location: location,
              isServicesOff: isServicesOff,
              isKeyed: false,
              need: .monitor,
              place: place,
              version: version
            )
            var phone = phone(it)
            let monitor = MonitorNumber(rawValue: 1)
            let adds = LocationAction.monitors(region, in: monitor, assuming: .unknown)
            phone.send(.app(Phone.app, .location(adds)))
            var expected: LocationDiagnostics = []
            switch location {
            case .restricted:
              expected = .authorizationRestricted
              if isServicesOff { expected.insert(.authorizationDeniedGlobally) }
            case _ where isServicesOff:
              expected = [.authorizationDenied, .authorizationDeniedGlobally]
            case .denied: expected = .authorizationDenied
            case .notDetermined:
              expected = place == .front ? .authorizationRequestInProgress : .insufficientlyInUse
            case .whenInUse: expected = place == .front ? [] : .insufficientlyInUse
            case .always: break
            }
            let told = phone.journal.entries.compactMap { entry -> String? in
              guard case .region(_, .conditionReported(let state, let reasons)) = entry.effect
              else {
                return nil
              }
              return ([state.name] + reasons.names).joined(separator: " ")
            }
            let isAllowed = location.isAllowed && !isServicesOff
            let events =
              version >= 18 && !expected.isEmpty
              ? [(["unmonitored"] + expected.names).joined(separator: " ")]
              : isAllowed ? ["unsatisfied"] : []
            #expect(told == events, "\(it.testDescription)")
          }
        }
      }
    }
  }

  @Test func `sessions and loops need little room`() {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .notDetermined)), .user(.opens(Phone.app)))
    let before = phone.device.footprint
    phone.send(.app(Phone.app, .location(.createsSession(ServiceSession(.none)))))
    #expect(phone.device.footprint - before <= 16)
    phone.send(.app(Phone.app, .location(.invalidatesSession(ServiceSession(.none)))))
    #expect(phone.device.footprint == before)
  }
}

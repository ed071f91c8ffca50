import BelfryTesting
import CoreLocation
import Testing

/// Geofencing apps in the styles people use, on a phone that is carried around.
@Suite(.phone(zone: "Asia/Kolkata", reading: .apple)) struct AppTests {
  let phone = VirtualPhone.current
  static let home = CLLocationCoordinate2D(latitude: 12.9, longitude: 77.5)

  private func carry(to place: CLLocationCoordinate2D) async {
    await phone.move(to: place)
    await phone.advance(by: .seconds(30))
  }

  @Test func `an object for the whole app, also where the phone has to launch it`() async {
    let app = phone.install(authorization: .authorized) { GeofenceManager() }
    await phone.allowLocation(.always)
    await carry(to: Self.home)
    await phone.launch()
    await phone.background()
    await carry(to: GeofenceManager.office)
    #expect(phone.delivered == ["entered office"])
    await app.terminate()
    await carry(to: Self.home)
    #expect(phone.delivered == ["entered office", "left office"])
    #expect(app.state != .notRunning)
  }

  @Test func `permission that is taken away ends the monitoring`() async {
    phone.install(authorization: .authorized) { GeofenceManager() }
    await phone.allowLocation(.always)
    await carry(to: Self.home)
    await phone.launch()
    await phone.background()
    await phone.allowLocation(.never)
    await carry(to: GeofenceManager.office)
    #expect(phone.delivered == [])
  }

  @Test func `a class on the main actor`() async {
    phone.install(authorization: .authorized) {
      let service = ArrivalService()
      service.watch("office", at: GeofenceManager.office)
      return service
    }
    await phone.allowLocation(.always)
    await carry(to: Self.home)
    await phone.launch()
    await phone.background()
    await carry(to: GeofenceManager.office)
    #expect(phone.delivered == ["office"])
  }

  @Test func `a monitor of conditions`() async {
    phone.install(authorization: .authorized) {
      let fences = FenceActor()
      Task { await fences.start() }
      return fences
    }
    await phone.allowLocation(.always)
    await carry(to: Self.home)
    await phone.launch()
    await phone.background()
    await carry(to: GeofenceManager.office)
    await phone.wait { $0.delivered == ["office"] }
    #expect(phone.delivered == ["office"])
  }
}

/// Asking the user where the phone may be known.
@Suite(.phone(reading: .apple)) struct PromptTests {
  let phone = VirtualPhone.current

  private final class Asking: NSObject, CLLocationManagerDelegate {
    let manager = CLLocationManager()

    override init() {
      super.init()
      manager.delegate = self
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
    }
  }

  @Test func `an app asks when it learns that the permission is undetermined`() async {
    phone.install { Asking() }
    await phone.launch()
    #expect(phone.prompt == "app")
    await phone.answerLocation(.allowWhileUsing)
    await phone.app.run {
      #expect(CLLocationManager().authorizationStatus == .authorizedWhenInUse)
      #expect(CLLocationManager().accuracyAuthorization == .fullAccuracy)
    }
  }

  @Test func `an answer can be prepared before the prompt`() async {
    phone.install { Asking() }
    phone.willAnswerLocation(.dontAllow)
    await phone.launch()
    await phone.app.run { #expect(CLLocationManager().authorizationStatus == .denied) }
  }
}

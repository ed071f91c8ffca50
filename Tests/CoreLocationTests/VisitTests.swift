import BelfryTesting
import CoreLocation
import Testing
import UIKit

/// Visits to places.
@Suite(.phone(zone: "Europe/Rome", start: "2026-03-06 09:00")) struct VisitTests {
  let phone = VirtualPhone.current
  static let office = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

  @Test func `an arrival and a departure launch the app, with their dates`() async throws {
    phone.install { VisitApp() }
    await phone.allowLocation(.always)
    await phone.move(to: Self.office)
    await phone.launch()
    await phone.app.terminate()
    let arrival = phone.date
    await phone.noticeArrival()
    #expect(phone.app.state == .background)
    let first = try #require(phone.app.object(of: Visits.self)?.visits.first)
    #expect(first.arrivalDate == arrival && first.departureDate == .distantFuture)
    #expect(first.coordinate.latitude == Self.office.latitude)
    await phone.app.terminate()
    await phone.advance(by: .seconds(3600))
    await phone.noticeDeparture()
    let second = try #require(phone.app.object(of: Visits.self)?.visits.first)
    #expect(second.arrivalDate == arrival && second.departureDate == phone.date)
  }

  @Test func `an app without permission receives no visit`() async {
    phone.install { VisitApp() }
    await phone.move(to: Self.office)
    await phone.launch()
    await phone.noticeArrival()
    #expect(phone.app.object(of: Visits.self)?.visits.isEmpty == true)
  }

  @Test func `a manager that has stopped receives no visit`() async {
    phone.install { VisitApp() }
    await phone.allowLocation(.always)
    await phone.move(to: Self.office)
    await phone.launch()
    await phone.run { phone.app.object(of: Visits.self)?.stop() }
    await phone.noticeArrival()
    #expect(phone.app.object(of: Visits.self)?.visits.isEmpty == true)
  }

  @Test func `a departure without an arrival fails the test`() async {
    phone.install { VisitApp() }
    await phone.move(to: Self.office)
    await withKnownIssue {
      await phone.noticeDeparture()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("the phone has noticed no arrival") }
    }
  }
}

/// Monitors visits from each launch on.
private final class VisitApp: NSObject, UIApplicationDelegate {
  private let visits = Visits()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    visits.start()
    return true
  }
}

/// Writes down the visits.
private final class Visits: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private(set) var visits: [CLVisit] = []

  func start() {
    manager.delegate = self
    manager.startMonitoringVisits()
  }

  func stop() { manager.stopMonitoringVisits() }

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    visits.append(visit)
  }
}

import BelfryTesting
import CoreLocation
import UIKit
import UserNotifications
import XCTest

@testable import AppsInSwift5

/// A suite with mocks of its own: no test has a phone, and none needs one.
final class MockXCTests: XCTestCase {
  func testThatDosesAreScheduled() throws {
    let center = MockNotificationCenter()
    let scheduler = DoseScheduler(center: center)
    scheduler.enable { XCTAssert($0) }
    scheduler.schedule(Medication(name: "Iron", hours: [8, 20]))
    XCTAssertEqual(center.requests.map(\.identifier), ["Iron-8", "Iron-20"])
    let before = Date()
    var next: Date?
    scheduler.nextDose { next = $0 }
    let date = try XCTUnwrap(next)
    XCTAssertGreaterThan(date, before)
    XCTAssertLessThanOrEqual(date, before.addingTimeInterval(86_400))
    XCTAssert([8, 20].contains(Calendar.current.component(.hour, from: date)))
    scheduler.stop(Medication(name: "Iron", hours: [8]))
    XCTAssertEqual(center.requests.map(\.identifier), ["Iron-20"])
  }

  func testThatATripIsRecorded() {
    let manager = MockLocationManager()
    let recorder = TripRecorder(manager: manager)
    XCTAssert(manager.delegate === recorder)
    recorder.start()
    XCTAssertEqual(manager.calls.last, "ask")
    manager.status = .authorizedWhenInUse
    recorder.locationManagerDidChangeAuthorization(manager)
    XCTAssertEqual(manager.calls.suffix(3), ["start", "start changes", "start visits"])
    recorder.locationManager(
      manager,
      didUpdateLocations: [
        MockLocation(latitude: 48, longitude: 11), MockLocation(latitude: 48.01, longitude: 11),
        CLLocation(),
      ]
    )
    XCTAssertEqual(recorder.path.count, 2)
    recorder.locationManager(manager, didUpdateHeading: MockHeading(270))
    XCTAssertEqual(recorder.direction, 270)
    recorder.locationManager(
      manager,
      didVisit: MockVisit(DateInterval(start: .distantPast, duration: 60))
    )
    recorder.locationManager(manager, didVisit: CLVisit())
    XCTAssertEqual(recorder.stays.count, 1)
    recorder.watchHome(CLLocationCoordinate2DMake(48, 11))
    XCTAssertEqual((manager.regions.first as? CLCircularRegion)?.radius, 50)
    recorder.stop()
    XCTAssert(manager.regions.isEmpty)
  }

  /// A subclass that overrides what the app calls, and keeps the properties as they are.
  func testThatAPartialMockNeedsNoPhone() {
    final class Quiet: CLLocationManager {
      var isStarted = false
      override var authorizationStatus: CLAuthorizationStatus { .authorizedAlways }
      override func startUpdatingLocation() { isStarted = true }
      override func startMonitoringSignificantLocationChanges() {}
      override func startMonitoringVisits() {}
    }
    let manager = Quiet()
    let recorder = TripRecorder(manager: manager)
    recorder.start()
    XCTAssert(manager.isStarted)
    XCTAssertEqual(manager.distanceFilter, 10)
  }

  @MainActor func testThatSettingsAreOpened() {
    let application = MockApplication()
    let recorder = TripRecorder(manager: MockLocationManager(), application: application)
    recorder.openSettings()
    XCTAssertEqual(application.opened.map(\.absoluteString), ["app-settings:"])
    XCTAssertEqual(application.applicationState, .inactive)
  }

  func testThatValuesAreMadeWithoutAPhone() throws {
    let before = Date()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)
    let next = try XCTUnwrap(trigger.nextTriggerDate())
    XCTAssertGreaterThanOrEqual(next.timeIntervalSince(before), 89.999)
    XCTAssertLessThanOrEqual(next.timeIntervalSince(Date()), 90.001)
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 7, minute: 30),
      repeats: true
    )
    let morning = try XCTUnwrap(daily.nextTriggerDate())
    XCTAssertEqual(
      Calendar.current.dateComponents([.hour, .minute], from: morning),
      DateComponents(hour: 7, minute: 30)
    )
    XCTAssertThrowsError(
      try UNNotificationAttachment(identifier: "a", url: URL(fileURLWithPath: "/nowhere.png"))
    ) { XCTAssertEqual(($0 as? UNError)?.code, .attachmentInvalidURL) }
    XCTAssertEqual(
      UIApplication.significantTimeChangeNotification.rawValue,
      "UIApplicationSignificantTimeChangeNotification"
    )
  }
}

/// The same in the hands of Swift Testing, beside tests that have phones.
@Suite struct MockTests {
  @Test(arguments: 0..<8) func `mocks and values need no phone`(number: Int) {
    let center = MockNotificationCenter()
    DoseScheduler(center: center).schedule(Medication(name: "Iron", hours: [number]))
    let trigger = center.requests.first?.trigger as? UNCalendarNotificationTrigger
    #expect(trigger?.nextTriggerDate() ?? .distantPast > Date())
    let manager = MockLocationManager()
    TripRecorder(manager: manager).start()
    #expect(manager.calls.last == "ask")
    #expect(MockBeacon().proximity == .near)
    #expect(CLRegion().identifier.isEmpty && CLCircularRegion().radius == 0)
    #expect(MockLocation().floor?.level == 3)
    #expect(CLBeaconRegion().major == nil && CLHeading().trueHeading < 0)
  }

  @Test(.phone(start: "2026-03-06 07:55")) func `the mocked app runs on the virtual center, too`()
    async
  {
    let phone = VirtualPhone.current
    let scheduler = DoseScheduler()
    phone.willAnswer(.allow)
    scheduler.enable { _ in }
    await phone.settle()
    scheduler.schedule(Medication(name: "Iron", hours: [8, 20]))
    await phone.background()
    await phone.advance(to: "08:00")
    #expect(phone.delivered == ["Iron-8"])
  }

  @Test func `a trigger that ends an app is reported without a phone, too`() {
    withKnownIssue {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: true)
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("time interval must be at least 60 if repeating")
      }
    }
  }
}

// Written by the tests from the examples in doc comments; `make goldens` writes it again.
// swift-format-ignore-file
import BelfryTesting
import CoreLocation
import Foundation
import Testing
import UserNotifications
import XCTest

final class LockTests: PhoneTestCase {
  override var settings: PhoneSettings { PhoneSettings(start: "2026-03-06 07:55") }

  func testTheUserLocksThePhone() async {
    await phone.lock()
    XCTAssertTrue(phone.isLocked)
  }
}

@Suite(.phone(start: "2026-03-06 07:55")) struct AlarmTests {
  @Test func `the phone has its own clock`() async {
    let phone = VirtualPhone.current
    await phone.advance(to: "08:00")
    #expect(phone.date == Date(timeIntervalSince1970: 1_772_784_000))
  }
}

@Test(.phone) func `example of VirtualPhone picture`() async throws {
  let phone = VirtualPhone.current
  Attachment.record(phone.picture(titled: "before the tap"), named: "phone.svg")
}

@Test(.phone) func `example of PhoneSettings`() async throws {
  let settings = PhoneSettings(ios: 17, zone: "Europe/Rome", start: "2026-03-06 07:55")
  let phone = VirtualPhone(settings)
  #expect(phone.zone == "Europe/Rome")
  await phone.finish()
}

@Test(.phone) func `example of VirtualPhone Side`() async throws {
  let side = VirtualPhone.Side.backgroundQueue
  #expect(side.name == "background-queue")
  let phone = VirtualPhone(PhoneSettings(assuming: [side]))
  await phone.finish()
}

@Test(.phone) func `example of VirtualClock`() async throws {
  let phone = VirtualPhone.current
  let start = phone.clock.now
  await phone.advance(by: .minutes(5))
  #expect(start.duration(to: phone.clock.now) == .minutes(5))
}

@Test(.phone) func `example of VirtualClock Instant`() async throws {
  let phone = VirtualPhone.current
  let now = phone.clock.now
  let later: VirtualClock.Instant = now.advanced(by: .seconds(90))
  #expect(now.duration(to: later) == .seconds(90))
}

@Test(.phone) func `example of PhoneApp`() async throws {
  let phone = VirtualPhone.current
  let app = phone.install("Medicine") { nil }
  await app.launch()
  #expect(app.state == .foreground)
  await app.background()
}

@Test(.phone) func `example of PhoneFocus`() async throws {
  let phone = VirtualPhone.current
  await phone.turnOn(.doNotDisturb)
  #expect(phone.focus == .doNotDisturb)
  await phone.turnOffFocus()
  #expect(phone.focus == nil)
}

@Test(.phone) func `example of TrialVerdict`() async throws {
  let phone = VirtualPhone.current
  let app = phone.install("News", authorization: .provisional) { nil }
  await app.launch()
  await app.background()
  await phone.push(["aps": ["alert": ["title": "Rain at noon"]]], id: "rain")
  await phone.decide(.turnOff, on: "rain")
  #expect(app.authorization == .denied)
}

@Test(.phone) func `example of LocationAnswer`() async throws {
  let phone = VirtualPhone.current
  phone.willAnswerLocation(.allowWhileUsing)
  let manager = CLLocationManager()
  manager.requestWhenInUseAuthorization()
  await phone.settle()
  #expect(manager.authorizationStatus == .authorizedWhenInUse)
}

@Test(.phone) func `example of SeenNotification`() async throws {
  let phone = VirtualPhone.current
  phone.install("News", authorization: .authorized) { nil }
  await phone.launch()
  await phone.background()
  await phone.push(["aps": ["alert": ["title": "Rain at noon"]]], id: "rain")
  let seen: SeenNotification? = phone.notification("rain")
  #expect(seen?.title == "Rain at noon")
  #expect(seen?.ways.contains(.banner) == true)
}

@Test(.phone) func `example of LocationAccess`() async throws {
  let phone = VirtualPhone.current
  phone.install("Map") { nil }
  await phone.launch()
  await phone.allowLocation(.always)
  #expect(CLLocationManager().authorizationStatus == .authorizedAlways)
}

@Test(.phone) func `example of VirtualPhone noticeArrival`() async throws {
  let phone = VirtualPhone.current
  await phone.move(to: CLLocationCoordinate2D(latitude: 48, longitude: 11))
  await phone.noticeArrival()
  await phone.advance(by: .seconds(3600))
  await phone.noticeDeparture()
}

@Test(.phone) func `example of PromptAnswer`() async throws {
  let phone = VirtualPhone.current
  phone.willAnswer(.dontAllow)
  let center = UNUserNotificationCenter.current()
  _ = try? await center.requestAuthorization(options: [.alert])
  #expect(phone.app.authorization == .denied)
}

@Test(.phone) func `example of VirtualPhone push`() async throws {
  let phone = VirtualPhone.current
  phone.install("Weather", authorization: .authorized) { nil }
  await phone.powerOff()
  await phone.push(["aps": ["alert": "Rain"]], id: "rain", expiration: phone.date + 3600)
  await phone.powerOn()
  #expect(phone.app.delivered == ["rain"])
}

@Test(.phone) func `example of VirtualPhone`() async throws {
  let phone = VirtualPhone(PhoneSettings(start: "2026-03-06 07:55"))
  await phone.run {
    phone.willAnswer(.allow)
    let center = UNUserNotificationCenter.current()
    _ = try? await center.requestAuthorization(options: [.alert])
    #expect(phone.app.authorization == .authorized)
  }
  await phone.finish()
}

import BelfryExploration
import BelfryTesting
import UserNotifications
import XCTest

/// The same phone in the hands of XCTest.
final class XCTestTests: PhoneTestCase {
  func testThatAReminderComes() async throws {
    phone.willAnswer(.allow)
    let center = UNUserNotificationCenter.current()
    let isGranted = try await center.requestAuthorization(options: [.alert])
    XCTAssert(isGranted)
    let content = UNMutableNotificationContent()
    content.title = "Drink water"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
    )
    await phone.background()
    await phone.advance(by: .minutes(1))
    XCTAssertEqual(phone.delivered, ["water"])
  }

  func testThatFailuresOfADisturbedLifeBelongToIt() async {
    let found = await phone.perturb(playing: [.forceQuit]) { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      await phone.background()
      await phone.advance(by: .minutes(1))
      XCTAssertEqual(phone.app.state, .background)
    }
    XCTAssertGreaterThan(found.announced, 0)
    XCTAssertLessThan(found.announced, found.lives)
    XCTAssert(found.surprises.isEmpty)
  }
}

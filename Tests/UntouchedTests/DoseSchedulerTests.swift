import UserNotifications
import XCTest

@testable import AppsInSwift5

// Tests as they were written for the simulator: nothing in this file knows of a phone.
class DoseSchedulerTests: XCTestCase {
  private var scheduler: DoseScheduler!

  override func setUp() {
    super.setUp()
    scheduler = DoseScheduler()
  }

  override func tearDown() {
    scheduler = nil
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    super.tearDown()
  }

  func testEveryHourHasARequest() {
    scheduler.schedule(Medication(name: "Iron", hours: [8, 20]))
    let listed = expectation(description: "listed")
    UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
      XCTAssertEqual(requests.map(\.identifier).sorted(), ["Iron-20", "Iron-8"])
      listed.fulfill()
    }
    wait(for: [listed], timeout: 5)
  }

  func testTheNextDoseIsInTheFuture() async throws {
    scheduler.schedule(Medication(name: "Iron", hours: [8]))
    let requests = await UNUserNotificationCenter.current().pendingNotificationRequests()
    let trigger = try XCTUnwrap(requests.first?.trigger as? UNCalendarNotificationTrigger)
    XCTAssertGreaterThan(try XCTUnwrap(trigger.nextTriggerDate()), Date())
  }
}

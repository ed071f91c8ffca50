import BelfryTesting
import Exploration
import Foundation
import Testing
import UserNotifications
import VirtualTime

/// The Swift of Documentation/Plan.md, which writes the pending requests of an app as a plan.
@Suite(.phone(zone: "Europe/Berlin", start: "2026-03-06 07:55")) struct PlanExportTests {
  /// Holds the text of the page; a test of the repository compares them.
  private func export() async throws -> String {
    let center = UNUserNotificationCenter.current()
    let requests = await center.pendingNotificationRequests().map { request -> [String: Any] in
      let repeats = request.trigger?.repeats ?? false
      var trigger: [String: Any] = ["type": "location", "repeats": repeats]
      if let interval = request.trigger as? UNTimeIntervalNotificationTrigger {
        trigger["type"] = "timeInterval"
        trigger["seconds"] = interval.timeInterval
      } else if let date = (request.trigger as? UNCalendarNotificationTrigger)?.dateComponents {
        let fields = [
          "year": date.year, "month": date.month, "day": date.day, "weekday": date.weekday,
          "hour": date.hour, "minute": date.minute, "second": date.second,
        ]
        trigger["type"] = "calendar"
        trigger["dateComponents"] = fields.compactMapValues { $0 }
      }
      let content = ["title": request.content.title, "body": request.content.body]
      return ["identifier": request.identifier, "content": content, "trigger": trigger]
    }
    let list = try JSONSerialization.data(withJSONObject: requests, options: .prettyPrinted)
    print(String(decoding: list, as: UTF8.self))
    return String(decoding: list, as: UTF8.self)
  }

  @Test func `the list that an app exports is a plan with its requests`() async throws {
    VirtualPhone.current.willAnswer(.allow)
    let center = UNUserNotificationCenter.current()
    _ = try await center.requestAuthorization(options: [.alert])
    let content = UNMutableNotificationContent()
    content.title = "Take your pill"
    let nine = DateComponents(hour: 9, minute: 0)
    for (identifier, trigger) in [
      ("pill", UNCalendarNotificationTrigger(dateMatching: nine, repeats: true)),
      ("water", UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)),
    ] {
      try await center.add(
        UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
      )
    }
    let text = try await export()
    guard case .success(let plan) = Plan.reading(Array(text.utf8), named: "pending.json") else {
      Issue.record("it is no plan: \(text)")
      return
    }
    #expect(plan.form == .belfry)
    #expect(plan.requests.map(\.identifier) == ["pill", "water"])
    #expect(plan.requests.map(\.content.title) == ["Take your pill", "Take your pill"])
    var pattern = DatePattern()
    (pattern.hour, pattern.minute) = (9, 0)
    #expect(plan.requests[0].trigger == .calendar(pattern, repeats: true))
    #expect(plan.requests[1].trigger == .interval(Interval(seconds: 3600), repeats: true))
  }
}

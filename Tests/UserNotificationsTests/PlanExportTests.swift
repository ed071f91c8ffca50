import BelfryTesting
import Exploration
import Foundation
import Testing
import UserNotifications
import VirtualTime

/// The Swift of Documentation/Reference/Plan.md, which writes the pending requests of an app as a
/// plan.
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
        let fields: [String: Any?] = [
          "year": date.year, "month": date.month, "day": date.day, "hour": date.hour,
          "minute": date.minute, "second": date.second, "weekday": date.weekday,
          "weekdayOrdinal": date.weekdayOrdinal, "weekOfMonth": date.weekOfMonth,
          "weekOfYear": date.weekOfYear, "quarter": date.quarter,
          "timeZone": date.timeZone?.identifier,
        ]
        trigger["type"] = "calendar"
        trigger["dateComponents"] = fields.compactMapValues { $0 }
      }
      let content = [
        "title": request.content.title, "subtitle": request.content.subtitle,
        "body": request.content.body,
      ]
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
    content.subtitle = "With water"
    let nine = DateComponents(timeZone: TimeZone(identifier: "Asia/Tokyo"), hour: 9, minute: 0)
    let tuesday = DateComponents(hour: 9, weekday: 3, weekdayOrdinal: 2)
    for (identifier, trigger) in [
      ("pill", UNCalendarNotificationTrigger(dateMatching: nine, repeats: true)),
      ("bins", UNCalendarNotificationTrigger(dateMatching: tuesday, repeats: true)),
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
    #expect(plan.requests.map(\.identifier) == ["pill", "bins", "water"])
    #expect(plan.requests.allSatisfy { $0.content.title == "Take your pill" })
    #expect(plan.requests.allSatisfy { $0.content.subtitle == "With water" })
    var pattern = DatePattern()
    (pattern.hour, pattern.minute, pattern.zone) = (9, 0, Zone(named: "Asia/Tokyo"))
    #expect(plan.requests[0].trigger == .calendar(pattern, repeats: true))
    var second = DatePattern()
    (second.hour, second.weekday, second.weekdayOrdinal) = (9, 3, 2)
    #expect(plan.requests[1].trigger == .calendar(second, repeats: true))
    #expect(plan.requests[2].trigger == .interval(Interval(seconds: 3600), repeats: true))
  }
}

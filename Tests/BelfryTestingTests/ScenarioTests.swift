import BelfryScenarios
import BelfryTesting
import Foundation
import Support
import Testing
import UserNotifications

/// From code to scenarios, and back.
struct ScenarioTests {
  @Test func `a scenario is played inside a test`() {
    expectScenarios(
      """
      scenario "a reminder comes"
      device has authorization authorized
      @00:00  user    opens app
              app     adds "water" after 30m title "Drink water"
              user    leaves app
      @00:30  expect  "water" delivered as banner list
      """
    )
  }

  @Test func `an unmet expectation fails on its own line`() {
    let opening = #line + 3
    withKnownIssue {
      expectScenarios(
        """
        scenario "a reminder comes"
        @00:00  user    opens app
                app     adds "water" after 30m title "Drink water"
        @00:30  expect  "water" delivered
        """
      )
    } matching: { issue in
      issue.sourceLocation?.line == opening + 4
        && issue.comments.contains { $0.rawValue.contains("expected \"water\" delivered") }
    }
  }

  @Test func `a file of scenarios is played`() throws {
    try expectScenarios(in: "scenarios/badge/set-by-the-app.scenario")
  }

  @Test(arguments: [
    "scenarios/language/tables.scenario", "scenarios/remote/from-a-file.scenario",
  ])
  func `paths of includes and pushes are relative to their file`(path: String) throws {
    try expectScenarios(in: path)
  }

  @Test func `an include that cannot be read is a failure`() {
    withKnownIssue {
      expectScenarios("include \"there-is-none.facts\"")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("there is no file") }
    }
  }

  @Test(arguments: ["include \"pipe\"", "@08:00  device  receives push from \"pipe\""])
  func `a pipe is refused and not waited for`(line: String) throws {
    let scratch = try Scratch()
    _ = try scratch.bash("mkfifo pipe")
    let file = scratch.folder.appending(path: "Tests.swift").path
    withKnownIssue {
      expectScenarios(
        line,
        at: SourceLocation(fileID: "Tests/Tests.swift", filePath: file, line: 1, column: 1)
      )
    } matching: {
      $0.comments.contains { $0.rawValue.contains("pipe' is no regular file") }
    }
  }

  @Test(.phone(start: "2026-03-06 07:55"))
  func `the events of a phone are written as a scenario that plays`() async throws {
    let phone = VirtualPhone.current
    let center = UNUserNotificationCenter.current()
    phone.willAnswer(.allow)
    _ = try await center.requestAuthorization(options: [.alert, .sound])
    // A script may not name what nothing adds.
    center.removePendingNotificationRequests(withIdentifiers: ["of an older version"])
    let content = UNMutableNotificationContent()
    content.title = "Drink water"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1800, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
    )
    await phone.background()
    await phone.advance(by: .minutes(30))
    await phone.lock()
    let text = phone.scenario(titled: "a glass of water")
    #expect(
      text == """
        scenario "a glass of water"
        phone   iOS 27
        zone    UTC
        start   2026-03-06 07:55
                user    opens app
                app     asks for alert sound
                user    answers "Allow"
                app     adds "water" after 30m title "Drink water"
                user    leaves app
        @08:25  expect  "water" delivered as banner list
                user    locks device
                expect  pending 0 requests

        """
    )
    expectScenarios(text)
  }

  @Test(.phone) func `random identifiers are written in their order`() async throws {
    let phone = VirtualPhone.current
    for _ in 1...2 {
      let content = UNMutableNotificationContent()
      content.body = "Hello"
      let request = UNNotificationRequest(
        identifier: UUID().uuidString,
        content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      )
      try await UNUserNotificationCenter.current().add(request)
    }
    let text = phone.scenario()
    #expect(text.contains("adds \"id-1\"") && text.contains("adds \"id-2\""))
  }
}

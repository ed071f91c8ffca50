import BelfryTesting
import Foundation
import Support
import Testing
import UserNotifications

/// The red test in the manual and in the README, and what it prints.
@Suite struct PageFailureTests {
  @Test func `the pages show a red test and what it prints`() async throws {
    let text = try await failureText(.phone(start: "2026-03-06 08:00")) { _ in
      // The pages show these lines, the first of which is the second of its test.
      let phone = VirtualPhone.current
      phone.install(authorization: .authorized) { RemindersDelegate() }
      await phone.launch()
      try await addReminder("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
    let page = try Repository.text(of: "Documentation/SwiftTests.md")
    let shown = text.replacing("Test.swift:", with: "ReminderTests.swift:").replacing(
      "FailureTexts/DrinkingApp.swift:42",
      with: "Water/AppDelegate.swift:9"
    )
    #expect(page.contains("```text\n\(shown)```"), "\(shown)")
    // The README ends where the history begins.
    let start = shown.split(separator: "\n").prefix { !$0.hasPrefix("↳ what") }
      .map { "\($0)\n" }.joined()
    #expect(try Repository.text(of: "README.md").contains("```text\n\(start)```"), "\(start)")
  }
}

import BelfryTesting
import Foundation
import Support
import Testing
import UserNotifications

/// The red test in the manual, and what it says.
@Suite struct PageFailureTests {
  @Test func `the manual shows a red test and what it says`() async throws {
    let text = try await failureText(.phone(start: "2026-03-06 08:00")) { _ in
      // The lines of the page.
      let phone = VirtualPhone.current
      phone.install(authorization: .authorized) { ForgetfulApp() }
      await phone.launch()
      try await addRequest("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
    let page = try Repository.text(of: "Documentation/SwiftTests.md")
    let shown = text.replacing("Test.swift:", with: "ReminderTests.swift:").replacing(
      "FailureTexts/DrinkingApp.swift:42",
      with: "Water/AppDelegate.swift:9"
    )
    #expect(page.contains("```text\n\(shown)```"), "\(shown)")
    let own = try Repository.text(
      of: "Tests/BelfryTestingTests/FailureTexts/PageFailureTests.swift"
    )
    let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
    let begin = try #require(lines.firstIndex { $0.hasSuffix("// The lines of the page.") }) + 1
    let code = lines[begin..<begin + 6].map { "\($0.dropFirst(4))\n" }.joined()
      .replacing("ForgetfulApp()", with: "AppDelegate()")
      .replacing("addRequest", with: "Reminders.add")
    #expect(page.contains("async throws {\n\(code)}\n```"), "\(code)")
  }
}

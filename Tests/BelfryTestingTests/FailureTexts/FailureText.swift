import BelfryTesting
import Foundation
import Support
import Synchronization
import Testing
import UserNotifications

/// Runs a test that fails as a newcomer would write it, and returns what the failures say.
///
/// Lines of the file count from the line of the call, and what the app draws at random is `…`.
///
/// - Parameter isWhole: Whether the journal and the way to the files are a part of it.
func failureText(
  _ trait: PhoneTrait = .phone(start: "2026-03-06 08:00"),
  isWhole: Bool = true,
  file: String = #fileID,
  line: Int = #line,
  _ body: @escaping @Sendable (VirtualPhone) async throws -> Void
) async throws -> String {
  let texts = Mutex<[String]>([])
  let test = try #require(Test.current)
  let name = String(file.split(separator: "/").last ?? "")
  let capture = IssueHandlingTrait.compactMapIssues { issue in
    // As Swift Testing prints them.
    let comments = issue.comments.filter { isWhole || $0.rawValue.isOfFinding }.map { comment in
      "↳ \(comment.rawValue.split(separator: "\n").joined(separator: "\n  "))\n"
    }
    texts.withLock { $0.append("\(issue.kind)\n\(comments.joined())") }
    return nil
  }
  try await capture.provideScope(for: test, testCase: Test.Case.current) {
    try await trait.provideScope(for: test, testCase: Test.Case.current) {
      try await body(VirtualPhone.current)
    }
  }
  return texts.withLock { $0 }.joined(separator: "\n").relative(to: name, line).withoutChance
}

/// Compares what a test that fails says with a golden.
func expectFailure(
  _ name: String,
  _ trait: PhoneTrait = .phone(start: "2026-03-06 08:00"),
  file: String = #fileID,
  line: Int = #line,
  at place: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (VirtualPhone) async throws -> Void
) async throws {
  let text = try await failureText(trait, isWhole: false, file: file, line: line, body)
  expect(text, matchesGolden: "swift/\(name).txt", sourceLocation: place)
}

extension String {
  /// Indicates whether a comment is neither the journal nor the way to the files.
  fileprivate var isOfFinding: Bool { !hasPrefix("what the phone did") && !hasPrefix("`mkdir") }

  /// The text with the lines of a file counted from one of them.
  fileprivate func relative(to file: String, _ line: Int) -> String {
    replacing(/(?:\w+\/)?(\w+\.swift):(\d+)/) { match in
      match.1 == file ? "Test.swift:\((Int(match.2) ?? 0) - line)" : String(match.0)
    }
  }

  /// The text without the digits of universally unique identifiers.
  fileprivate var withoutChance: String {
    replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) { _ in "????????-…" }
      .replacing(/\b[0-9A-F]{4,}…/) { _ in "????…" }
  }
}

/// Adds a request of an app.
func addReminder(
  _ identifier: String,
  title: String = "Water",
  after seconds: TimeInterval = 1800,
  repeats: Bool = false,
  sound: UNNotificationSound? = .default,
  category: String = ""
) async throws {
  let content = UNMutableNotificationContent()
  content.title = title
  content.sound = sound
  content.categoryIdentifier = category
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
  let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  try await UNUserNotificationCenter.current().add(request)
}

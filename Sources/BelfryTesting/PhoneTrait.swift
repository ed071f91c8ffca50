public import DeviceHost
import Foundation
public import SystemPolicy
public import Testing
import VirtualDevice

/// Gives each test a phone of its own: `@Test(.phone)`, or `@Suite(.phone)` for all of a suite's.
///
/// Tests with phones run at the same time, but for those whose phones are in different time zones:
/// the zone that Foundation takes for the machine's is the whole program's.
public struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: @Sendable (SourceLocation) -> PhoneSettings
  let watchdog: Duration

  /// Whether every test of a suite has a phone of its own.
  public var isRecursive: Bool { true }

  /// Runs a test with its phone.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let place = test.sourceLocation
    let phone = VirtualPhone(settings(place), watchdog: watchdog)
    try await TimeZoneLock.shared.withTurn(of: phone) {
      let journal = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments += phone.host.realWaits.sentences.map { Comment(rawValue: $0) }
        issue.comments.append(Comment(rawValue: phone.journalText))
        return issue
      }
      try await journal.provideScope(for: test, testCase: testCase) {
        do {
          try await phone.run(function)
        } catch {
          await phone.finish(at: place)
          throw error
        }
        await phone.finish(at: place)
      }
    }
  }
}

extension Trait where Self == PhoneTrait {
  /// Gives each test a phone of its own.
  public static var phone: Self { phone() }

  /// Gives each test a phone of its own.
  ///
  ///     @Test(.phone(ios: .version(17, 4), reading: .apple, assuming: [.backgroundQueue]))
  ///
  /// - Parameters:
  ///   - ios: The version of iOS, such as `17` or `.version(17, 4)`.
  ///   - zone: The name of its time zone.
  ///   - start: What its clock shows at first, such as `2026-03-06 07:55`.
  ///   - reading: The sources that are believed where sources disagree.
  ///   - assuming: Sides of disputes to take instead.
  ///   - waiting: On whose clock an app's timers and sleeping tasks wait: the phone's, or the
  ///     machine's.
  ///   - clockStep: How far each reading of the clock by the app's code moves what it shows.
  ///   - watchdog: How long it waits, in real time, for an app's code.
  public static func phone(
    ios: VirtualPhone.Version = .newest,
    zone: String = "UTC",
    start: String = "2026-01-01 00:00",
    reading: VirtualPhone.Reading = .seeds,
    assuming: [VirtualPhone.Side] = [],
    waiting: Waiting = .virtual,
    clockStep: Duration = .zero,
    watchdog: Duration = .seconds(5)
  ) -> Self {
    PhoneTrait(
      settings: { place in
        PhoneSettings(
          ios: ios,
          zone: zone,
          start: start,
          reading: reading,
          assuming: assuming,
          waiting: waiting,
          clockStep: clockStep,
          at: place
        )
      },
      watchdog: watchdog
    )
  }

  /// Gives each test a phone whose reading is written as text, as Belfry 0.3 had it.
  @available(*, deprecated, message: "write reading: \"apple\" as reading: .apple")
  public static func phone(
    ios: VirtualPhone.Version = .newest,
    zone: String = "UTC",
    start: String = "2026-01-01 00:00",
    reading: String,
    assuming: [VirtualPhone.Side] = [],
    waiting: Waiting = .virtual,
    clockStep: Duration = .zero,
    watchdog: Duration = .seconds(5)
  ) -> Self {
    PhoneTrait(
      settings: { place in
        PhoneSettings(
          ios: ios,
          zone: zone,
          start: start,
          reading: Reading(reading, at: place),
          assuming: assuming,
          waiting: waiting,
          clockStep: clockStep,
          at: place
        )
      },
      watchdog: watchdog
    )
  }
}

extension VirtualPhone {
  /// The journal, for a failure: its last lines, and how many came before.
  var journalText: String {
    let lines = journal
    guard !lines.isEmpty else { return "nothing has happened to the phone" }
    let shown = lines.suffix(20)
    let before = lines.count - shown.count
    let head = before > 0 ? "what the phone did (\(before) lines before):" : "what the phone did:"
    return ([head] + shown.map { "  \($0)" }).joined(separator: "\n")
  }
}

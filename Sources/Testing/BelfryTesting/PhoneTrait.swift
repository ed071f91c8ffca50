public import DeviceHost
import Foundation
public import SystemPolicy
public import Testing
import VirtualDevice
import VirtualTime

/// A trait that gives each test a virtual phone of its own.
///
/// Add it to a test with `@Test(.phone)`, or to every test of a suite with `@Suite(.phone)`. Tests
/// with phones in one time zone run in parallel. Tests with phones in different time zones take
/// turns, because Foundation has one time zone for the whole process.
///
/// ```swift
/// @Suite(.phone(start: "2026-03-06 07:55")) struct AlarmTests {
///   @Test func `the phone has its own clock`() async {
///     let phone = VirtualPhone.current
///     await phone.advance(to: "08:00")
///     #expect(phone.date == Date(timeIntervalSince1970: 1_772_784_000))
///   }
/// }
/// ```
public struct PhoneTrait: TestTrait, SuiteTrait, TestScoping {
  let settings: @Sendable (SourceLocation) -> PhoneSettings
  let watchdog: Duration

  /// A Boolean value that indicates whether each test of a suite gets a phone of its own; always
  /// `true`.
  public var isRecursive: Bool { true }

  /// Runs a test with its phone, and fails the test if the app still has open work at the end.
  ///
  /// - Parameters:
  ///   - test: The test or suite.
  ///   - testCase: The test case; `nil` for a suite.
  ///   - function: The code of the test.
  ///
  /// - Throws: Any error of the test.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let place = test.sourceLocation
    let phone = VirtualPhone(settings(place), watchdog: watchdog)
    try await TimeZoneLock.shared.withTurn(of: phone) {
      let records = FailureRecords(of: phone, titled: test.name)
      let comments = FailureComments(of: phone)
      let journal = IssueHandlingTrait.compactMapIssues { issue in
        guard phone.owns(issueIn: test) else { return issue }
        let texts = [issue.kind.description] + issue.comments.map(\.rawValue)
        records.add(texts.joined(separator: "\n"))
        var issue = issue
        let added = comments.comments(
          on: texts.joined(separator: "\n"),
          isExpectation: issue.kind.isExpectation
        )
        issue.comments += added.map { Comment(rawValue: $0) }
        return issue
      }
      try await journal.provideScope(for: test, testCase: testCase) {
        do {
          try await phone.run(at: place, function)
        } catch {
          await phone.finish(at: place)
          throw error
        }
        await phone.finish(at: place)
      }
      for file in records.files { Attachment.record(file.text, named: file.name) }
    }
  }
}

extension Trait where Self == PhoneTrait {
  /// A trait that gives each test a phone with the default settings.
  public static var phone: Self { phone() }

  /// Returns a trait that gives each test a phone with the given settings.
  ///
  /// - Parameters:
  ///   - ios: The version of iOS, such as `17` or `.version(17, 4)`.
  ///   - zone: The name of the time zone in the tz database.
  ///   - zones: A folder of compiled time zones, such as `/usr/share/zoneinfo`, if the phone is not
  ///     to have those of Belfry.
  ///   - start: The date and time on the clock at the start, such as `2026-03-06 07:55`.
  ///   - reading: The sources to follow where sources disagree.
  ///   - assuming: The sides of single disputes that replace the ones of the reading.
  ///   - waiting: The clock for timers and sleeping tasks of the app: the phone's or the machine's.
  ///   - clockStep: The time by which each reading of the clock by the app's code advances the
  ///     clock.
  ///   - watchdog: The longest real time to wait for the app's code.
  ///
  /// - Returns: The trait.
  public static func phone(
    ios: VirtualPhone.Version = .newest,
    zone: String = "UTC",
    zones: String? = nil,
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
          zones: zones,
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

  /// Returns a trait whose reading is text, as in Belfry 0.3.
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

extension Issue.Kind {
  /// Indicates whether an expectation of the test was not met.
  fileprivate var isExpectation: Bool {
    if case .expectationFailed = self { true } else { false }
  }
}

extension VirtualPhone {
  /// The end of the journal for a failure, with the number of earlier lines.
  ///
  /// - Parameter most: The largest number of lines.
  func journalText(_ most: Int = 20) -> String {
    let shown = lastLines(most)
    guard !shown.isEmpty else { return "nothing has happened to the phone" }
    let before = lineCount - shown.count
    let earlier = before > 0 ? " (\(before) earlier line\(before == 1 ? "" : "s"))" : ""
    let head = "what the phone did\(earlier):"
    let lead = releaseRemark.map { [$0, head] } ?? [head]
    let short = ShortIdentifiers(of: host.withBook { $0 }, titles: titles)
    return (lead + shown.map { "  \(short.applied(to: $0))" }).joined(separator: "\n")
  }

  /// A sentence on the time zone, if the app's `Calendar` has another release of it than the phone
  /// and the two show different times now or at the date of a pending request.
  var releaseRemark: String? {
    let foundation = TimeZone.timeZoneDataVersion
    guard foundation != host.zones.release else { return nil }
    let (zone, now, due) = host.look { device, _, _ in
      (device.zone, device.wall, device.snapshot.apps.flatMap { $0.pending.compactMap(\.due) })
    }
    guard let theirs = TimeZone(identifier: zone.name) else { return nil }
    let differs = ([now] + due).contains { instant in
      guard instant < .latest else { return false }
      let date = Date(timeIntervalSince1970: Double(instant.seconds))
      return theirs.secondsFromGMT(for: date) != zone.offset(at: instant)
    }
    guard differs else { return nil }
    return """
      the app's Calendar has the tz release \(foundation), the phone \(host.zones.release); in \
      \(zone.name) they show different times
      """
  }
}

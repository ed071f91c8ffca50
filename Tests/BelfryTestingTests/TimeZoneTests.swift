import BelfryTesting
import Foundation
import Synchronization
import Testing
import UIKit
import XCTest

/// An app asks Foundation for the machine's time zone and its clock in many ways: each answers with
/// the phone's.
@Suite struct TimeZoneTests {
  /// The ways to ask for the zone.
  static let readings: [(name: String, read: @Sendable () -> TimeZone)] = [
    ("TimeZone.current", { .current }),
    ("TimeZone.autoupdatingCurrent", { .autoupdatingCurrent }),
    ("NSTimeZone.local", { NSTimeZone.local }),
    ("NSTimeZone.default", { NSTimeZone.default }),
    ("NSTimeZone.system", { NSTimeZone.system }),
    ("Calendar.current", { Calendar.current.timeZone }),
    ("Calendar.autoupdatingCurrent", { Calendar.autoupdatingCurrent.timeZone }),
    ("Calendar(identifier:)", { Calendar(identifier: .gregorian).timeZone }),
    ("DateFormatter", { DateFormatter().timeZone }),
    ("Date.FormatStyle", { Date.FormatStyle().timeZone }),
    (
      "TimeZone.current, read anew",
      {
        NSTimeZone.resetSystemTimeZone()
        return .current
      }
    ),
  ]

  @Test(.phone(zone: "Asia/Kolkata"), arguments: readings.indices)
  func `every form of the current zone is the phone's`(index: Int) async {
    let (name, read) = Self.readings[index]
    #expect(read().identifier == "Asia/Kolkata", "\(name)")
    let elsewhere = await Task.detached { read().identifier }.value
    #expect(elsewhere == "Asia/Kolkata", "\(name) in a detached task")
    await VirtualPhone.current.travel(to: "America/New_York")
    #expect(read().identifier == "America/New_York", "\(name) after a journey")
  }

  @Test(.phone(zone: "Asia/Kolkata", start: "2026-03-06 07:55"))
  func `a date is written as the phone's clock shows it`() async {
    let style = Date.FormatStyle(date: .omitted, time: .shortened).locale(
      Locale(identifier: "de_DE")
    )
    #expect(Date().formatted(style).hasSuffix("7:55"))
    #expect(Date().formatted(.dateTime.hour().locale(Locale(identifier: "de_DE"))) == "07 Uhr")
    #expect(Date.now.formatted(.iso8601.time(includingFractionalSeconds: false)) == "02:25:00")
    await VirtualPhone.current.advance(by: .minutes(5))
    #expect(Date().formatted(style).hasSuffix("8:00"))
  }

  @Test(.phone(start: "2026-03-06 07:55")) func `every clock of Foundation shows the same`() {
    let now = VirtualPhone.current.date
    #expect(Date() == now)
    #expect(NSDate() as Date == now)
    #expect(NSDate(timeIntervalSinceNow: 60) as Date == now + 60)
    #expect(Date(timeIntervalSinceNow: 60) == now + 60)
    #expect(NSDate().timeIntervalSinceNow == 0)
  }

  /// All phones of the process post on one notification center; no other test has a phone in these
  /// zones.
  @Test(.phone(zone: "Pacific/Pitcairn"))
  func `an app that is notified of a new zone reads it`() async {
    let phone = VirtualPhone.current
    let seen = Mutex<[String]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: .NSSystemTimeZoneDidChange,
      object: nil,
      queue: nil
    ) { _ in
      seen.withLock { $0.append(TimeZone.current.identifier) }
    }
    await phone.launch()
    await phone.app.observesTimeChanges()
    await phone.travel(to: "Atlantic/Stanley")
    NotificationCenter.default.removeObserver(observer)
    #expect(seen.withLock { $0 }.contains("Atlantic/Stanley"))
    #expect(!seen.withLock { $0 }.contains("Pacific/Pitcairn"))
  }

  @Test(.phone(zone: "Asia/Kolkata", start: "2026-03-06 07:55"))
  func `the environment keeps everything but the zone`() {
    let environment = ProcessInfo.processInfo.environment
    #expect(environment["PATH"] == getenv("PATH").map { String(cString: $0) })
    #expect(environment["TZ"] == "Asia/Kolkata")
  }

  /// Foundation walks the environment without a lock, so that nothing of it may ever be freed.
  @Test(.phone(zone: "Asia/Kolkata"))
  func `an environment variable stays intact while others are read`()
    async
  {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { _ in ProcessInfo.processInfo.environment["TZ"] == "Asia/Kolkata" }
        }
      }
      for await isWhole in group { #expect(isWhole) }
    }
  }

  @Test(
    .phone(zone: "Pacific/Auckland"),
    .timeLimit(.minutes(60)),
    arguments: 0..<4
  ) func `phones of one zone see it from every thread`(number: Int) async {
    await withTaskGroup(of: Set<String>.self) { group in
      for _ in 0..<8 {
        group.addTask { Set((0..<50).map { _ in TimeZone.current.identifier }) }
      }
      for await zones in group { #expect(zones == ["Pacific/Auckland"]) }
    }
  }
}

/// The same in XCTest, where one test runs at a time.
final class TimeZoneXCTests: PhoneTestCase {
  override var settings: PhoneSettings { PhoneSettings(zone: "Asia/Kolkata") }

  func testThatTheZoneIsThePhones() async {
    for (name, read) in TimeZoneTests.readings {
      XCTAssertEqual(read().identifier, "Asia/Kolkata", name)
    }
    await phone.travel(to: "America/New_York")
    for (name, read) in TimeZoneTests.readings {
      XCTAssertEqual(read().identifier, "America/New_York", name)
    }
  }
}

import Foundation
import Support
import Testing
import UserNotifications

@testable import BelfryTesting

/// Helpers that keep tests short: framework values, shared objects, clocks and files.
@Suite struct HelperTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Recorder: NSObject, UNUserNotificationCenterDelegate {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
      UNUserNotificationCenter.current().delegate = self
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse)?.userText
      log.lines.append([response.actionIdentifier, text].compactMap { $0 }.joined(separator: " "))
      completionHandler()
    }
  }

  private func request(_ identifier: String) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = identifier
    return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
  }

  // MARK: Makers

  @Test func `a delegate is called with responses that a test makes`() {
    let log = Log()
    let phone = VirtualPhone()
    phone.host.run {
      let recorder = Recorder(log)
      let center = UNUserNotificationCenter.current()
      let notification = UNNotification(request: request("water"), date: .distantPast)
      #expect(notification.date == .distantPast && notification.request.identifier == "water")
      let responses = [
        UNNotificationResponse(notification: notification),
        UNNotificationResponse(notification: notification, actionIdentifier: "SNOOZE"),
        UNTextInputNotificationResponse(
          notification: notification,
          actionIdentifier: "REPLY",
          userText: "yes"
        ),
      ]
      for response in responses {
        recorder.userNotificationCenter(center, didReceive: response) {}
      }
    }
    #expect(log.lines == [UNNotificationDefaultActionIdentifier, "SNOOZE", "REPLY yes"])
  }

  @Test(arguments: [
    (UNAuthorizationStatus.authorized, UNNotificationSetting.enabled), (.denied, .disabled),
    (.notDetermined, .notSupported), (.provisional, .enabled), (.ephemeral, .enabled),
  ])
  func `settings are made as a user leaves them`(
    status: UNAuthorizationStatus,
    setting: UNNotificationSetting
  ) {
    let settings = UNNotificationSettings(authorizationStatus: status, sound: .disabled)
    #expect(settings.authorizationStatus == status && settings.alertSetting == setting)
    #expect(settings.badgeSetting == setting && settings.soundSetting == .disabled)
  }

  // MARK: Objects of the test's

  @Test(.phone) func `an app shares objects of a test that are not sendable`() async throws {
    let phone = VirtualPhone.current
    let log = Log()
    var launches = [Int]()
    phone.install(authorization: .authorized, sharing: log) { Recorder($0) }
    await phone.launch()
    try await UNUserNotificationCenter.current().add(request("water"))
    await phone.background()
    try await phone.app.run { try await UNUserNotificationCenter.current().add(request("tea")) }
    await phone.settle()
    await phone.tap("tea")
    launches.append(log.lines.count)
    #expect(launches == [1])
    #expect(log.lines == [UNNotificationDefaultActionIdentifier])
    let second = phone.install("second", sharing: log, 7) { log, number in
      log.lines.append("launch \(number)")
      return log
    }
    await second.launch()
    #expect(log.lines.last == "launch 7")
  }

  @Test(.phone) @MainActor func `a test on the main actor uses its objects as they are`() async {
    let phone = VirtualPhone.current
    let log = Log()
    var launches = 0
    phone.install {
      launches += 1
      return Recorder(log)
    }
    await phone.launch()
    #expect(launches == 1 && log.lines.isEmpty)
  }

  // MARK: Clocks

  @Test(.phone(start: "2026-03-06 08:00", clockStep: .microseconds(1)))
  func `each reading moves the clock a microsecond`() async {
    let phone = VirtualPhone.current
    let start = phone.date
    let dates = (0..<1000).map { _ in Date() }
    #expect(dates.first == start)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(dates[999].timeIntervalSince(start) - 0.000_999) < 0.000_001)
    await phone.advance(by: .seconds(1))
    #expect(Date() == start.addingTimeInterval(1))
    await phone.setClock(to: "2026-03-06 07:00")
    #expect(Date().timeIntervalSince(start) < -3500)
  }

  @Test(.phone) func `a clock stays unless it is moved`() {
    #expect(Date() == Date() && Date() == VirtualPhone.current.date)
  }

  // MARK: Mistakes in what is asked for

  static let mistakes: [(trait: PhoneTrait, text: String)] = [
    (.phone(zone: "Nowhere"), "no time zone \"Nowhere\""), (.phone(ios: 99), "no iOS 99"),
    (.phone(start: "noon"), "not \"noon\""), (.phone(ios: .version(3, 2)), "no iOS 3.2"),
    (.phone(clockStep: .seconds(-1)), "zero or more"),
  ]

  @Test(arguments: mistakes.indices)
  func `impossible settings of a phone are reported at the test's line`(index: Int) async throws {
    let test = try #require(Test.current)
    await withKnownIssue {
      try? await Self.mistakes[index].trait.provideScope(for: test, testCase: nil) {}
    } matching: { issue in
      issue.sourceLocation == test.sourceLocation
        && issue.comments.contains { $0.rawValue.contains(Self.mistakes[index].text) }
    }
  }

  // MARK: Journals

  @Test func `journals make their folder`() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "a/b").path
    #expect(JournalFiles.write(["one", "two"], "scenario", in: folder) == nil)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let texts = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    #expect(texts == ["scenario", "one\ntwo\n"])
    let blocked = JournalFiles.write(["one"], "", in: "\(folder)/\(files[0])/c")
    #expect(blocked?.contains("set BELFRY_JOURNALS to a folder") == true)
  }
}

import BelfryExploration
import BelfryScenarios
import BelfryTesting
import Foundation
import Testing
import UserNotifications

/// Tests that test nothing: each fails, next to a test that passes.
// each fails, and the others pass
@Suite(.serialized) struct NothingTestedTests {
  let center = UNUserNotificationCenter.current()

  @Test(.phone) func passes() async {
    let phone = VirtualPhone.current
    await phone.perturb(playing: [.reboot]) { phone in
      phone.install()
      await phone.launch()
      #expect(phone.badge == 0)
    }
  }

  // says: nothing was tested: the only scenario is skipped
  @Test func failsIfTheOnlyScenarioIsSkipped() {
    expectScenarios(
      """
      scenario "later" skip "it takes a device"
      expect no request pending
      """
    )
  }

  // says: an assumption that changes nothing
  @Test func failsIfAnAssumptionChangesNothing() {
    expectScenarios(
      """
      scenario "nothing depends on it"
      assume needs-always
      @08:00 user opens app
        expect no request pending
      """
    )
  }

  // says: nothing was tested: all 2 scenarios are skipped
  @Test func failsIfAllScenariosAreSkipped() {
    expectScenarios(
      """
      scenario "a" skip "no"
      expect no request pending
      scenario "b" skip "no"
      expect no request pending
      """
    )
  }

  // says: the scenarios of this call have 1000 events, the limit; write mostEvents: 2000
  @Test func failsAtTheLimitOfEvents() {
    expectScenarios(
      """
      start 2026-01-01 00:00
      device has authorization authorized
      scenario "for ever"
      @00:00 user opens app
      app adds "a" every 60s title "A"
      @2050-01-01 00:00 expect "a" pending
      """,
      mostEvents: 1000
    )
  }

  // says: there is no file "nowhere.scenario" in /
  @Test func failsWithoutTheFile() throws { try expectScenarios(in: "nowhere.scenario") }

  // says: the folder of the test's file, or in a folder above it: /
  @Test(.phone) func failsWithoutTheFileOfAPush() async {
    VirtualPhone.current.install()
    await VirtualPhone.current.push(file: "nowhere.apns")
  }

  // says: nothing was tested: the body has no expectation, so no life can fail; add one, such
  @Test(.phone) func failsIfNoLifeCanFail() async {
    await VirtualPhone.current.perturb { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      await phone.background()
      await phone.advance(by: .hours(1))
    }
  }

  // says: no prompt for notifications took the answer of willAnswer(.dontAllow)
  @Test(.phone) func failsIfNoPromptTakesTheAnswer() async {
    let phone = VirtualPhone.current
    phone.install()
    phone.willAnswer(.dontAllow)
    await phone.launch()
    #expect(phone.delivered.isEmpty)
  }

  // says: no prompt for the location took the answer of willAnswerLocation(.allowOnce)
  @Test(.phone) func failsIfNoLocationPromptTakesTheAnswer() async {
    let phone = VirtualPhone.current
    phone.install()
    phone.willAnswerLocation(.allowOnce)
    await phone.launch()
  }

  // says: no prompt for notifications took the answer of willAnswer(.allow)
  @Test func failsIfAPhoneOfItsOwnIsNotAsked() async {
    let phone = VirtualPhone()
    await phone.run { phone.willAnswer(.allow) }
  }

  // says: time never goes back: advance(by: -5.0 seconds) is negative; write a duration of zero
  @Test(.phone) func failsIfTimeGoesBack() async {
    await VirtualPhone.current.advance(by: .seconds(-5))
  }

  // says: already, which is after 2025-12-31 23:59:59; time never goes back
  @Test(.phone) func failsIfTimeGoesBackToADate() async {
    let phone = VirtualPhone.current
    await phone.advance(to: phone.date.addingTimeInterval(-1))
  }

  // says: reason: 'time interval must be greater than 0'
  @Test func failsIfAPhoneOfItsOwnCrashesAtTheEnd() async {
    let phone = VirtualPhone()
    await phone.run { add(interval: 0) }
  }

  // says: reason: 'time interval must be greater than 0'
  @Test func failsIfTheAppOfAPhoneOfItsOwnCrashesAtTheEnd() async {
    let phone = VirtualPhone()
    let app = phone.install(authorization: .authorized) { nil }
    await app.launch()
    await app.run { add(interval: 0) }
  }

  // says: reason: 'time interval must be greater than 0'
  @Test func failsIfAPhoneOfItsOwnCrashesOnAQueue() async {
    let phone = VirtualPhone()
    await phone.run {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          add(interval: 0)
          continuation.resume()
        }
      }
    }
  }

  // says: the service extension of chat never called the content handler of didReceive
  @Test(.phone) func failsIfAnExtensionNeverAnswers() async {
    let phone = VirtualPhone.current
    phone.install(
      "chat",
      AppDescription(serviceExtension: ServiceExtension { SilentService() }),
      authorization: .authorized
    )
    await phone.push(["aps": ["alert": "Hi", "mutable-content": 1]], id: "hi")
    await phone.advance(by: .minutes(1))
    #expect(phone.delivered == ["hi"])
  }

  // says: foreground.no-delegate-shows-nothing
  @Test(.phone) func failsAndNamesTheRuleOfWhatWasNotShown() async throws {
    let phone = VirtualPhone.current
    phone.install(authorization: .authorized)
    await phone.launch()
    add(interval: 5)
    await phone.advance(by: .seconds(5))
    #expect(phone.delivered == ["water"])
  }
}

private final class SilentService: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
}

private func add(interval: Double) {
  let content = UNMutableNotificationContent()
  content.title = "Water"
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: false)
  let request = UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
  UNUserNotificationCenter.current().add(request)
}

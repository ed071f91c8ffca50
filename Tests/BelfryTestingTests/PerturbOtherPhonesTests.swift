import BelfryExploration
import BelfryTesting
import Foundation
import Synchronization
import Testing
import UserNotifications

@testable import AppsInSwift6

/// The lives around tests of real app code on other phones: the night the clocks change, and the
/// other side of a dispute.
@Suite(.serialized, .phone(start: "2026-03-06 07:55")) struct PerturbOtherPhonesTests {
  private let outer = VirtualPhone.current

  private func refill(countsSeconds: Bool, on phone: VirtualPhone) async {
    let app = phone.install(authorization: .authorized) { nil }
    await app.launch()
    await app.run { RefillApp(countsSeconds: countsSeconds).remindTomorrow() }
    await app.background()
    await phone.advance(by: .hours(1))
  }

  @Test func `a day of 24 hours is found in the night the clocks change`() async throws {
    let found = try await surprises {
      await outer.perturb { phone in
        await refill(countsSeconds: true, on: phone)
        await phone.advance(to: "07:55")
        #expect(phone.delivered == ["refill"])
      }
    }
    let surprise = try #require(found.surprises.first)
    #expect(found.surprises.count == 1 && found.unplayed.isEmpty)
    #expect(surprise.disturbance == .clocks)
    #expect(surprise.consequence == "a notification is not delivered when it is expected")
    // The zone, the day and the time of the failure are what the scenario is about.
    #expect(surprise.scenario.contains("zone    Europe/Berlin\nstart   2026-03-28 07:55\n"))
    #expect(surprise.scenario.contains("@2026-03-29 07:55  expect  \"refill\" delivered"))
  }

  @Test func `a day of the calendar is right in that night`() async {
    let found = await outer.perturb(playing: [.clocks]) { phone in
      await refill(countsSeconds: false, on: phone)
      await phone.advance(to: "07:55")
      #expect(phone.delivered == ["refill"])
    }
    // Two nights in Berlin and two in New York.
    #expect(found.lives == 4 && found.surprises.isEmpty && found.announced == 0)
  }

  @Test func `a day that a test lets pass is 24 hours, or the same time on the next day`() async {
    for countsSeconds in [true, false] {
      let found = await outer.perturb(playing: [.clocks]) { phone in
        await refill(countsSeconds: countsSeconds, on: phone)
        await phone.advance(by: .hours(23))
        #expect(phone.delivered == ["refill"])
      }
      #expect(found.lives == 4 && found.surprises.isEmpty)
    }
  }

  @Test func `identifiers with a date are another day's own`() async {
    let found = await outer.perturb(playing: [.clocks]) { phone in
      let app = phone.install(authorization: .authorized) { nil }
      await app.launch()
      await app.run {
        let day = phone.date.formatted(.iso8601.year().month().day())
        ErrandApp(hasOneIdentifier: false).remind(of: day, hour: 7)
      }
      await app.background()
      let zone = TimeZone(identifier: phone.zone)
      let offset = zone?.secondsFromGMT(for: phone.date)
      await phone.advance(by: .days(1))
      // This fails in each life, but no notification is missing.
      #expect(zone?.secondsFromGMT(for: phone.date) == offset)
    }
    #expect(found.lives == 4 && found.announced == 4 && found.surprises.isEmpty)
  }

  @Test func `a body with dates of its own has no night of its own, and says so`() async throws {
    let body: (VirtualPhone) async -> Void = { phone in
      await refill(countsSeconds: true, on: phone)
      await phone.advance(to: "2026-03-07 07:55")
      #expect(phone.delivered == ["refill"])
    }
    let found = await outer.perturb(playing: [.clocks, .reboot], body)
    #expect(found.lives > 0 && found.surprises.isEmpty)
    let reason = try #require(found.unplayed[.clocks])
    let start = "the body fails on a phone that starts on 2026-04-11 in Europe/Berlin: "
    #expect(reason.hasPrefix(start))
    let said = await failure { await outer.perturb(playing: [.clocks], body) }
    #expect(said == "nothing was tested: no life was played: \(reason)")
  }

  @Test(arguments: [1, 365])
  func `a body across a change of clocks knows it already`(_ days: Int) async {
    let rome = VirtualPhone(PhoneSettings(zone: "Europe/Rome", start: "2026-03-28 07:55"))
    let said = await failure {
      await rome.perturb(playing: [.clocks]) { phone in
        await refill(countsSeconds: false, on: phone)
        await phone.advance(by: .days(days))
        #expect(phone.badge == 0)
      }
    }
    #expect(
      said == "nothing was tested: no life was played: the body gives clocks no occasion"
    )
    await rome.finish()
  }

  @Test func `an app that relies on one side of a dispute is found`() async throws {
    let found = try await surprises {
      await outer.perturb(playing: [.disputedSide]) { phone in
        let app = phone.install(authorization: .authorized) { nil }
        await app.launch()
        await app.run { StretchApp(isChain: true, count: 65).start() }
        await app.background()
        await phone.advance(by: .hours(2))
        #expect(phone.delivered == ["stretch 1", "stretch 2"])
      }
    }
    let surprise = try #require(found.surprises.first)
    #expect(surprise.disturbance == .disputedSide)
    #expect(surprise.rule == "scheduling.limit-keeps-the-last-added")
    #expect(surprise.scenario.contains("assume"))
  }

  @Test func `a disturbance of the app's own code has no lives, and says so`() async {
    let said = await failure {
      await outer.perturb(playing: [.delegateLate, .otherOrder]) { phone in
        await refill(countsSeconds: false, on: phone)
        #expect(phone.badge == 0)
      }
    }
    #expect(
      said == """
        nothing was tested: no life was played: delegate-late, other-order would change the app's \
        own code; name another disturbance
        """
    )
  }

  /// The text of the failure that a body records.
  private func failure(of body: () async -> PhonePerturbation) async -> String {
    let text = Mutex("")
    await withKnownIssue {
      _ = await body()
    } matching: { issue in
      let said = issue.comments.map(\.rawValue).joined()
      guard said.hasPrefix("nothing was tested: no life was played") else { return false }
      text.withLock { $0 = said }
      return true
    }
    return text.withLock { $0 }
  }
}

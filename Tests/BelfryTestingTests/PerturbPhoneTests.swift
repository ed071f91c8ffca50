import BelfryExploration
import BelfryTesting
import Foundation
import Synchronization
import Testing
import UserNotifications

@testable import AppsInSwift6

/// The lives around tests of real app code: seeded defects, each with its mended twin.
@Suite(.serialized, .phone(start: "2026-03-06 07:55")) struct PerturbPhoneTests {
  private let outer = VirtualPhone.current

  /// The object of the running process of an app.
  private final class Shelf: @unchecked Sendable {
    var pills: PillApp?
  }

  private func pills(isMended: Bool) async -> PhonePerturbation {
    // A life with a forgotten handler waits a second.
    await outer.perturb(playing: [.forceQuit, .zone, .cleared]) { phone in
      let shelf = Shelf()
      let app = phone.install(authorization: .authorized) {
        shelf.pills = PillApp(isMended: isMended)
        return shelf.pills
      }
      await app.launch()
      await app.run { shelf.pills?.remind(of: "iron") }
      await app.background()
      await phone.advance(by: .minutes(10))
      #expect(phone.delivered == ["iron"])
      await phone.tap("iron")
      #expect(phone.delivered.isEmpty)
    }
  }

  @Test func `a completion handler that is never called is found`() async throws {
    let found = try await surprises { await pills(isMended: false) }
    let surprise = try #require(found.surprises.first)
    #expect(surprise.disturbance == .forceQuit)
    #expect(surprise.consequence == "the app misuses a framework")
    #expect(surprise.scenario.contains("taps \"iron\""))
  }

  @Test func `where the handler is called, nothing is found`() async {
    let found = await pills(isMended: true)
    #expect(found.surprises.isEmpty && found.lives > 10)
  }

  private func errands(hasOneIdentifier: Bool) async -> PhonePerturbation {
    await outer.perturb { phone in
      let app = phone.install(authorization: .authorized) { nil }
      await app.launch()
      await app.run { ErrandApp(hasOneIdentifier: hasOneIdentifier).remind(of: "Milk", hour: 9) }
      await app.background()
      await phone.advance(by: .hours(2))
      await app.launch()
      await app.run { ErrandApp(hasOneIdentifier: hasOneIdentifier).remind(of: "Bread", hour: 11) }
      await app.background()
      await phone.advance(by: .hours(26))
      #expect(phone.journal.count { $0.contains("delivered") } == 2)
    }
  }

  @Test func `one identifier for all items is found`() async throws {
    let found = try await surprises { await errands(hasOneIdentifier: true) }
    let surprise = try #require(found.surprises.first)
    #expect(surprise.disturbance == .zone)
    #expect(surprise.rule == "scheduling.same-identifier-replaces")
  }

  @Test func `with an identifier for each item, nothing is found`() async {
    let found = await errands(hasOneIdentifier: false)
    #expect(found.surprises.isEmpty && found.lives > 10)
  }

  private func stretches(isChain: Bool) async -> PhonePerturbation {
    await outer.perturb { phone in
      let app = phone.install(authorization: .authorized) { nil }
      await app.launch()
      await app.run { StretchApp(isChain: isChain).start() }
      await app.background()
      await phone.advance(by: .hours(40))
      #expect(phone.journal.count { $0.contains("delivered") } == 40)
    }
  }

  @Test func `a chain that ends at the limit is found`() async throws {
    let found = try await surprises { await stretches(isChain: true) }
    let surprise = try #require(found.surprises.first)
    #expect(surprise.disturbance == .limit)
    #expect(surprise.rule == "scheduling.limit-keeps-the-soonest")
  }

  @Test func `a repeating request is clean`() async {
    let found = await stretches(isChain: false)
    #expect(found.surprises.isEmpty && found.lives > 10)
  }

  @Test func `an app that keeps state in statics is not explored`() async throws {
    let known = Mutex("")
    await withKnownIssue {
      let found = await outer.perturb { phone in
        phone.install(authorization: .authorized) { nil }
        await phone.launch()
        let number = Self.count.withLock { count in
          count += 1
          return count
        }
        await phone.app.run { ErrandApp(hasOneIdentifier: false).remind(of: "\(number)", hour: 9) }
      }
      #expect(found.lives == 0)
      #expect(found.divergence?.line == 4)
      #expect(found.divergence?.first != found.divergence?.second)
    } matching: { issue in
      known.withLock { $0 = issue.comments.first?.rawValue ?? "" }
      return issue.comments.contains { $0.rawValue.hasPrefix("nothing was explored: ") }
    }
    #expect(known.withLock { $0 }.contains("second play"))
  }

  private static let count = Mutex(0)

  @Test func `identifiers drawn at random are no difference`() async {
    let found = await outer.perturb(playing: [.reboot]) { phone in
      phone.install(authorization: .authorized) { nil }
      await phone.launch()
      await phone.app.run {
        ErrandApp(hasOneIdentifier: false).remind(of: UUID().uuidString, hour: 9)
      }
      await phone.background()
      await phone.advance(to: "09:00")
      #expect(phone.delivered.count == 1)
    }
    #expect(found.divergence == nil && found.lives > 0 && found.surprises.isEmpty)
  }

  @Test func `a body that fails undisturbed is not explored`() async {
    await withKnownIssue {
      let found = await outer.perturb { phone in
        phone.install()
        #expect(phone.zone == "Asia/Tokyo")
      }
      #expect(found.lives == 0)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("the body fails without a disturbance") }
    }
  }

  @Test func `a disturbance that is tolerated is counted, and a limit ends the lives`() async {
    let tolerated = await outer.perturb(
      playing: [.limit],
      tolerating: [.limit: "other requests are few"],
      Self.chain
    )
    #expect(tolerated.surprises.isEmpty && tolerated.tolerated > 0 && !tolerated.isPartial)
    let partial = await outer.perturb(playing: [.reboot], mostLives: 2, Self.chain)
    #expect(partial.isPartial && partial.lives == 2)
  }

  private static func chain(_ phone: VirtualPhone) async {
    let app = phone.install(authorization: .authorized) { nil }
    await app.launch()
    await app.run { StretchApp(isChain: true).start() }
    await app.background()
    await phone.advance(by: .hours(40))
    #expect(phone.journal.count { $0.contains("delivered") } == 40)
  }

  @Test func `calls outside an app end a disturbed life, and no test waits for ever`() async {
    let found = await outer.perturb(playing: [.reboot, .forceQuit, .kill]) { phone in
      let center = UNUserNotificationCenter.current()
      phone.willAnswer(.allow)
      _ = try await center.requestAuthorization(options: [.alert])
      await phone.background()
      let request = UNNotificationRequest(
        identifier: "tea",
        content: UNMutableNotificationContent(),
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      )
      try await center.add(request)
      await phone.advance(by: .minutes(2))
      #expect(phone.pending.isEmpty)
    }
    #expect(found.lives > 0)
  }
}

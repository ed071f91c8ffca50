import BelfryTesting
import Foundation
import Testing
import UIKit

@testable import AppsInSwift5
@testable import AppsInSwift6

/// Remote notifications, and signals about the time.
@Suite(.phone(start: "2026-03-06 07:55")) @MainActor struct PushTests {
  let phone = VirtualPhone.current

  /// The object that the app was made of at its latest launch.
  private final class Kept<Object: AnyObject>: @unchecked Sendable {
    var object: Object?
  }

  private func install<Object: AnyObject>(_ make: @escaping @MainActor @Sendable () -> Object)
    -> Kept<Object>
  {
    let kept = Kept<Object>()
    phone.install("shop", authorization: .authorized) {
      kept.object = make()
      return kept.object
    }
    return kept
  }

  @Test func `a push in the foreground, and a tap on one`() async throws {
    let kept = install { OrderAppDelegate() }
    await phone.launch()
    let delegate = try #require(kept.object)
    #expect(delegate.token?.count == 64)
    #expect(delegate.token == phone.app.deviceToken.map { String(format: "%02x", $0) }.joined())
    await phone.push(["aps": ["alert": ["title": "Ready"]], "order": "7"], id: "order-7")
    #expect(delegate.shown == ["Ready"])
    #expect(phone.banner == "order-7")
    await phone.background()
    await phone.tap("order-7")
    #expect(delegate.tapped == ["7"])
    #expect(delegate.silent.isEmpty)
  }

  @Test func `without the entitlement registering fails`() async throws {
    let kept = Kept<OrderAppDelegate>()
    phone.install("shop", AppDescription(hasPushEntitlement: false)) {
      kept.object = OrderAppDelegate()
      return kept.object
    }
    await phone.launch()
    #expect(kept.object?.failure == 3000 && kept.object?.token == nil)
    #expect(kept.object?.isRegistered == false)
  }

  @Test func `in airplane mode the token comes when the network is back`() async throws {
    let kept = install { OrderAppDelegate() }
    await phone.turnAirplaneMode(on: true)
    await phone.launch()
    #expect(kept.object?.token == nil && kept.object?.failure == nil)
    await phone.turnAirplaneMode(on: false)
    #expect(kept.object?.token?.count == 64)
  }

  @Test func `a push launches the app in the background`() async throws {
    let kept = install { OrderAppDelegate() }
    await phone.push(json: #"{"aps": {"content-available": 1}, "order": "8"}"#)
    let delegate = try #require(kept.object)
    #expect(delegate.silent == ["8"])
    #expect(delegate.launchedFor == "8")
    #expect(phone.app.state == .background)
    await phone.advance(by: .seconds(31))
    #expect(phone.app.state == .suspended)
  }

  @Test func `without the background mode a push does not launch the app`() async {
    let kept = Kept<OrderAppDelegate>()
    phone.install("shop", AppDescription(backgroundModes: []), authorization: .authorized) {
      kept.object = OrderAppDelegate()
      return kept.object
    }
    await phone.push(["aps": ["content-available": 1], "order": "8"])
    #expect(kept.object == nil)
    #expect(phone.app.state == .notRunning)
    await phone.launch()
    await phone.background()
    await phone.push(["aps": ["content-available": 1], "order": "9"])
    #expect(kept.object?.silent == ["9"])
  }

  @Test func `a phone that was off receives the latest push when it starts`() async {
    let kept = install { OrderAppDelegate() }
    await phone.powerOff()
    await phone.push(["aps": ["content-available": 1], "order": "8"])
    await phone.push(["aps": ["content-available": 1], "order": "9"], expiration: phone.date + 60)
    await phone.push(
      ["aps": ["content-available": 1], "order": "10"],
      expiration: Date(timeIntervalSince1970: 300)
    )
    await phone.powerOn()
    #expect(kept.object?.silent == ["9"])
  }

  @Test func `in airplane mode the phone receives the latest push afterwards`() async {
    let kept = install { OrderAppDelegate() }
    await phone.turnAirplaneMode(on: true)
    await phone.push(["aps": ["content-available": 1], "order": "8"])
    await phone.push(["aps": ["content-available": 1], "order": "9"])
    #expect(kept.object == nil)
    await phone.turnAirplaneMode(on: false)
    #expect(kept.object?.silent == ["9"])
  }

  @Test func `a held background push arrives when the user opens the app`() async {
    let kept = install { OrderAppDelegate() }
    await phone.holdBackgroundPushes()
    await phone.push(["aps": ["content-available": 1], "order": "8"])
    await phone.push(["aps": ["content-available": 1], "order": "9"])
    #expect(kept.object == nil)
    await phone.launch()
    #expect(kept.object?.silent == ["9"])
    await phone.background()
    await phone.push(["aps": ["content-available": 1], "order": "10"])
    #expect(kept.object?.silent == ["9"])
    await phone.deliverBackgroundPushes()
    #expect(kept.object?.silent == ["9", "10"])
  }

  @Test func `a restored phone has another token, and no push before the launch`() async {
    let kept = install { OrderAppDelegate() }
    let before = phone.app.deviceToken
    await phone.restoreFromBackup()
    #expect(phone.app.deviceToken != before)
    #expect(phone.app.deviceToken.count == before.count)
    await phone.push(["aps": ["content-available": 1], "order": "8"])
    #expect(kept.object == nil)
    await phone.unlock()
    await phone.launch()
    await phone.push(["aps": ["content-available": 1], "order": "9"])
    #expect(kept.object?.silent == ["9"])
  }

  @Test func `a tap on a push launches the app for it`() async throws {
    let kept = install { OrderAppDelegate() }
    await phone.push(["aps": ["alert": "Ready"], "order": "9"])
    #expect(phone.delivered == ["push-1"] && kept.object == nil)
    await phone.tap("push-1")
    #expect(kept.object?.launchedFor == "9")
    #expect(kept.object?.tapped == ["9"])
  }

  @Test func `the spelling with async is called`() async throws {
    let kept = install { SyncAppDelegate() }
    await phone.push(["aps": ["content-available": 1], "revision": 12])
    #expect(kept.object?.synced == [12])
    #expect(phone.notification("news")?.title == "Revision 12")
  }

  @Test func `a payload file of simctl is pushed`() async throws {
    _ = install { OrderAppDelegate() }
    await phone.push(file: "scenarios/remote/order.apns", to: phone.app)
    #expect(phone.delivered == ["order"])
  }

  @Test func `mistakes in a payload are reported with their keys`() async {
    _ = install { OrderAppDelegate() }
    let mistakes: [(String, String)] = [
      (#"{"aps": {"alret": "x"}}"#, "the unknown key `alret` under `aps`; write `alert`"),
      (#"{"aps": {"badge": "1", "alert": "x"}}"#, "a text under `badge`; write a whole number"),
      (#"{"alert": "x"}"#, "has no key `aps`"), (#"{"aps": {}}"#, "nothing to present"),
      ("{", "not JSON"),
    ]
    for (json, message) in mistakes {
      await withKnownIssue {
        await phone.push(json: json)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains(message) }
      }
    }
  }

  @Test func `an app is notified of changes of the time`() async throws {
    let kept = install { CalendarAppDelegate() }
    await phone.launch()
    let delegate = try #require(kept.object)
    // The program has one centre for all its phones: others may be heard of besides.
    func heard(_ happen: () async -> Void) async -> (told: Int, Set<String>) {
      let before = delegate.log.lines.count
      await happen()
      let new = delegate.log.lines.dropFirst(before)
      return (new.count { $0 == "told" }, Set(new))
    }
    let midnight = await heard { await phone.advance(to: "00:00") }
    #expect(midnight.told == 1 && midnight.1.isSuperset(of: ["posted", "day"]))
    let journey = await heard { await phone.travel(to: "Asia/Tokyo") }
    #expect(journey.told == 1 && journey.1.isSuperset(of: ["posted", "zone"]))
    let clock = await heard { await phone.setClock(to: "2026-03-07 12:00") }
    #expect(clock.told == 1 && clock.1.isSuperset(of: ["posted", "clock"]))
    await phone.background()
    await phone.app.suspend()
    let missed = await heard { await phone.advance(by: .days(1)) }
    #expect(missed.told == 0)
    let again = await heard { await phone.launch() }
    #expect(again.told == 1 && again.1.isSuperset(of: ["posted", "day"]))
  }
}

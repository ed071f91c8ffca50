import BelfryTesting
import CoreLocation
import Links
import Pills
import Testing
import UIKit

/// The app on a virtual phone.
@Suite(.phone(zone: "America/New_York", start: "2026-03-06 07:55")) struct PillsTests {
  let phone = VirtualPhone.current
  let reminders = PillReminders()

  @Test func `a user who says no gets nothing`() async throws {
    phone.install { PillsAppDelegate() }
    await phone.launch()
    phone.willAnswer(.dontAllow)
    #expect(try await !reminders.askForPermission())
    try await reminders.remind(of: "iron", hour: 8, minute: 0)
    await phone.background()
    await phone.advance(by: .days(3))
    #expect(phone.shown.isEmpty)
    #expect(await !reminders.canRemind())
  }

  @Test func `a reminder comes every day, also when the clocks change`() async throws {
    phone.install(authorization: .authorized) { PillsAppDelegate() }
    await phone.launch()
    try await reminders.remind(of: "iron", hour: 8, minute: 0)
    await phone.background()
    await phone.advance(to: "2026-03-09 08:00")
    #expect(phone.shown.count == 4)
    let hours = phone.shown.map { Calendar.current.component(.hour, from: $0.date) }
    #expect(hours == [8, 8, 8, 8])
  }

  @Test func `a tap counts the pill as taken, even if the app was closed`() async throws {
    phone.install(authorization: .authorized) { PillsAppDelegate() }
    await phone.launch()
    try await reminders.remind(of: "iron", hour: 8, minute: 0)
    await phone.forceQuit()
    await phone.advance(to: "08:00")
    await phone.tap("iron")
    let taken = await phone.app.run {
      await MainActor.run { (UIApplication.shared.delegate as? PillsAppDelegate)?.takenPills }
    }
    #expect(taken == ["iron"])
  }

  @Test func `leaving home without the pills is noticed`() async {
    let home = CLLocationCoordinate2D(latitude: 40.7128, longitude: -74.0060)
    phone.install(authorization: .authorized) {
      let delegate = PillsAppDelegate()
      delegate.watchHome(at: home)
      return delegate
    }
    await phone.allowLocation(.always)
    await phone.move(to: home)
    await phone.launch()
    await phone.background()
    await phone.move(to: CLLocationCoordinate2D(latitude: 40.73, longitude: -74))
    await phone.advance(by: .seconds(30))
    #expect(phone.delivered == ["leaving"])
  }

  /// Launches a new app that watches home with a `CLMonitor` and has no permission yet.
  private func watchHome() async -> HomeWatch? {
    let home = CLLocationCoordinate2D(latitude: 40.7128, longitude: -74.0060)
    phone.install(authorization: .authorized) {
      let watch = HomeWatch()
      Task { try await watch.watchHome(at: home) }
      return watch
    }
    await phone.move(to: home)
    await phone.launch()
    return phone.app.object(of: HomeWatch.self)
  }

  @Test func `a monitor asks for the location, and notices that the phone leaves home`() async {
    _ = await watchHome()
    await phone.answerLocation(.allowWhileUsing)
    await phone.background()
    await phone.move(to: CLLocationCoordinate2D(latitude: 40.73, longitude: -74))
    await phone.advance(by: .seconds(30))
    await phone.answerLocation(.changeToAlways)
    await phone.wait { $0.delivered == ["leaving"] }
    #expect(phone.delivered == ["leaving"])
  }

  @Test func `a user who refuses the location: the monitor says so`() async throws {
    let watch = try #require(await watchHome())
    await phone.answerLocation(.dontAllow)
    await phone.settle()
    #expect(await watch.isRefused)
  }

  @Test func `a target that asks for UIKit finds it`() {
    #expect(SettingsLink.address?.absoluteString == "app-settings:")
  }
}

import BelfryTesting
import CoreLocation
import UIKit

@testable import AppsInSwift5

/// The usual life of an app with notifications: it asks, reminds every day, monitors a region, they
/// show in front, they have buttons.
@Suite(.phone(zone: "Europe/Rome", start: "2026-03-06 07:55")) struct DailyLifeTests {
  let phone = VirtualPhone.current
  static let home = CLLocationCoordinate2D(latitude: 45.06, longitude: 7.6)
  static let station = CarPark(
    name: "station",
    center: CLLocationCoordinate2D(latitude: 45.07, longitude: 7.67)
  )

  private func openButtons() async -> ReminderButtons? {
    let made = Answer<ReminderButtons>()
    phone.install(authorization: .authorized) {
      let buttons = ReminderButtons()
      made.give(buttons)
      return buttons
    }
    await phone.launch()
    return made.value
  }

  @Test func `a cooldown of half an hour holds over two hours`() async {
    phone.install(authorization: .authorized) {
      let watcher = ParkingWatcher([Self.station])
      watcher.watch()
      return watcher
    }
    await phone.allowLocation(.always)
    await phone.move(to: Self.home)
    await phone.launch()
    await phone.background()
    for _ in 1...12 {
      await phone.move(to: Self.station.center)
      await phone.advance(by: .minutes(5))
      await phone.move(to: Self.home)
      await phone.advance(by: .minutes(5))
    }
    let dates = phone.shown.map(\.date)
    #expect(dates.count == 4)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 1800 })
  }

  @Test func `an app may show in front what it reminds of`() async {
    let buttons = await openButtons()
    buttons?.remind("water", after: 60)
    await phone.advance(by: .minutes(1))
    #expect(phone.banner == "water")
  }

  @Test func `one button brings it back, the other ends it, the text opens it`() async {
    let buttons = await openButtons()
    buttons?.remind("walk", after: 60)
    await phone.background()
    await phone.advance(by: .minutes(1))
    await phone.act("LATER", on: "walk")
    #expect(phone.delivered.isEmpty)
    await phone.advance(by: .minutes(10))
    await phone.act("DONE", on: "walk")
    #expect(buttons?.finished == ["walk"])
    #expect(phone.app.state == .background)
    buttons?.remind("read", after: 60)
    await phone.advance(by: .minutes(1))
    await phone.tap("read")
    #expect(buttons?.opened == ["read"])
    #expect(phone.app.state == .foreground)
  }

  @Test(.phone(ios: 6, zone: "Europe/Rome", start: "2013-03-30 22:00")) @MainActor
  func `an alarm of the older kind rings every day by the clock, until it is cancelled`() async {
    let phone = VirtualPhone.current
    phone.install()
    await phone.launch()
    await phone.app.run {
      AlarmClock.set(hour: 7, text: "Up")
      AlarmClock.set(hour: 8, text: "Out")
      AlarmClock.cancel(hour: 8)
      #expect(AlarmClock.hours == [7])
    }
    await phone.background()
    await phone.advance(to: "2013-04-01 07:00")
    #expect(phone.shown.map(\.body) == ["Up", "Up"])
    let hours = phone.shown.map { Calendar.current.component(.hour, from: $0.date) }
    #expect(hours == [7, 7])
    #expect(phone.sounds.count == 2)
  }
}

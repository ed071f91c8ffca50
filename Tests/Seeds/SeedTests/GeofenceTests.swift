import BelfryTesting
import CoreLocation
import UIKit

@testable import Seed004

/// The places to which the phone moves.
enum Places {
  static let home = CLLocationCoordinate2D(latitude: 12.9, longitude: 77.5)
  static let metro = transitHubs[0].coordinate
  static let koramangala = transitHubs[1].coordinate
}

extension VirtualPhone {
  /// The phone is carried to a place, and stays until it counts.
  func carry(to place: CLLocationCoordinate2D) async {
    await move(to: place)
    await advance(by: .seconds(30))
  }
}

/// The article's geofences: the app offers cabs when the user arrives at a station.
@Suite(.phone(zone: "Asia/Kolkata", start: "2026-04-05 09:00")) @MainActor struct GeofenceTests {
  let phone = VirtualPhone.current

  /// An app that keeps its manager, as the article's prose has it.
  private func openKeeping() async {
    phone.install(authorization: .authorized) {
      let manager = GeofenceManager(zones: transitHubs)
      manager.startMonitoring()
      return manager
    }
    await phone.allowLocation(.always)
    await phone.move(to: Places.home)
    await phone.launch()
    await phone.background()
  }

  @Test func `a user who arrives at a station is offered cabs`() async {
    await openKeeping()
    await phone.carry(to: Places.metro)
    #expect(phone.shown.map(\.title) == [transitHubs[0].notificationTitle])
    #expect(phone.shown.first?.identifier.hasPrefix("majestic_metro_bengaluru_") == true)
    await phone.carry(to: Places.koramangala)
    #expect(phone.shown.map(\.title).last == transitHubs[1].notificationTitle)
  }

  @Test func `the cooldown of thirty minutes holds over two hours of coming and going`() async {
    await openKeeping()
    for _ in 1...12 {
      await phone.move(to: Places.metro)
      await phone.advance(by: .minutes(5))
      await phone.move(to: Places.home)
      await phone.advance(by: .minutes(5))
    }
    let dates = phone.shown.map(\.date)
    #expect(dates.count == 4)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) == 30 * 60 })
    #expect(Set(phone.shown.map(\.identifier)).count == 4)
  }

  @Test func `each station has its own cooldown`() async {
    await openKeeping()
    for _ in 1...3 {
      await phone.carry(to: Places.metro)
      await phone.carry(to: Places.koramangala)
    }
    #expect(phone.shown.count == 2)
  }

  @Test func `an app that was ended is woken`() async {
    await openKeeping()
    await phone.app.terminate()
    await phone.carry(to: Places.metro)
    #expect(phone.shown.map(\.title) == [transitHubs[0].notificationTitle])
  }

  @Test func `monitoring stops`() async {
    await openKeeping()
    await phone.app.run {
      let manager = GeofenceManager(zones: transitHubs)
      manager.stopMonitoring()
    }
    await phone.carry(to: Places.metro)
    #expect(phone.shown.isEmpty)
  }

  @Test func `a tap books a cab near the station`() async throws {
    phone.install(authorization: .authorized) { AppDelegate() }
    await phone.allowLocation(.always)
    await phone.launch()
    await phone.background()
    let content = UNMutableNotificationContent()
    content.title = "Cabs"
    content.userInfo = ["zone_id": "koramangala_hub"]
    let request = UNNotificationRequest(identifier: "cabs", content: content, trigger: nil)
    try await UNUserNotificationCenter.current().add(request)
    await phone.tap("cabs")
    #expect(NavigationRouter.shared.opened == ["koramangala_hub"])
  }

  /// The article's last listing keeps its manager in a constant of the method.
  ///
  /// The object is released when the method returns: the regions stay monitored, and no object
  /// receives their events.
  @Test func `as printed, regions are monitored and no object gets their events`() async {
    phone.install { AppDelegate() }
    await phone.allowLocation(.always)
    await phone.move(to: Places.home)
    phone.willAnswer(.allow)
    await phone.launch()
    #expect(phone.app.authorization == .authorized)
    let regions = await phone.app.run { CLLocationManager().monitoredRegions }
    #expect(Set(regions.map(\.identifier)) == Set(transitHubs.map(\.identifier)))
    await phone.background()
    await phone.carry(to: Places.metro)
    #expect(phone.shown.isEmpty)
  }
}

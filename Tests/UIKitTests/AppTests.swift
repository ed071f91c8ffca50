import BelfryTesting
import CoreLocation
import Testing
import UIKit

/// An app with an app delegate, on a phone in a test's hand.
@Suite(.phone(reading: .apple)) @MainActor struct AppTests {
  let phone = VirtualPhone.current

  private var delegate: ReminderAppDelegate? {
    get async {
      await phone.app.run { UIApplication.shared.delegate as? ReminderAppDelegate }
    }
  }

  @Test func `an app asks at launch, reminds in the background, and clears its badge`() async {
    phone.install { ReminderAppDelegate() }
    phone.willAnswer(.allow)
    await phone.launch()
    #expect(await delegate?.events == ["token of 32 bytes"])
    #expect(await delegate?.launchedForPlace == false)
    await phone.background()
    #expect(phone.pending == ["come back"])
    await phone.advance(by: .hours(1))
    #expect(phone.delivered == ["come back"])
    #expect(phone.badge == 1)
    await phone.tap("come back")
    #expect(await delegate?.events == ["token of 32 bytes", "tapped come back"])
    #expect(phone.badge == 0)
  }

  @Test func `a user who says no gets nothing`() async {
    phone.install { ReminderAppDelegate() }
    phone.willAnswer(.dontAllow)
    await phone.launch()
    await phone.background()
    await phone.advance(by: .hours(2))
    #expect(phone.delivered == [])
  }

  @Test func `an app that is launched for a region gets the location key`() async {
    phone.install(authorization: .authorized) { ReminderAppDelegate() }
    let office = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    await phone.allowLocation(.always)
    await phone.move(to: CLLocationCoordinate2D(latitude: 9, longitude: 20))
    await phone.launch()
    await phone.app.run {
      let region = CLCircularRegion(center: office, radius: 300, identifier: "office")
      CLLocationManager().startMonitoring(for: region)
    }
    await phone.background()
    await phone.app.terminate()
    await phone.move(to: office)
    await phone.advance(by: .seconds(30))
    #expect(await delegate?.launchedForPlace == true)
    #expect(await delegate?.events.contains("entered office") == true)
  }
}

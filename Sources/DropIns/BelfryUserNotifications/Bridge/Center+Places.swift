import BelfryCoreLocation
import DeviceHost
import VirtualDevice
import VirtualTime

extension Center {
  /// Returns the phone's form of a location trigger.
  func place(of trigger: UNLocationNotificationTrigger) -> Trigger {
    let circle = trigger.region as? CLCircularRegion
    let region = process.host.withBook { book in
      circle?.onPhone(as: book.number(of: trigger.region.identifier))
    }
    if let region { return .region(region, repeats: trigger.repeats) }
    process.host.report(
      Trouble("a location trigger of \"\(trigger.region.identifier)\" is not a circle on the globe")
    )
    return .calendar(DatePattern(), repeats: false)
  }
}

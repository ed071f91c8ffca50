import SystemPolicy
import VirtualDevice
import VirtualTime

/// A phone with 64 pending requests, all repeating, and 16 notifications in Notification Center.
public func fullDevice() -> (device: Device, turn: Turn) {
  let app = AppNumber(rawValue: 0)
  var device = Device(startingAt: Instant(seconds: 0), zone: .utc)
  var turn = Turn(under: Law())
  device.receive(.device(.installs(app, .authorized)), in: &turn)
  device.receive(.user(.opens(app)), in: &turn)
  device.receive(.user(.leaves(app)), in: &turn)
  let content = Content(
    texts: ContentNumber(rawValue: 0),
    carries: [.alert, .sound, .badge],
    badge: 1
  )
  for number in 0..<80 {
    if number == 16 {
      while let event = device.nextWakeup(through: Instant(seconds: 10)) {
        device.receive(event, in: &turn)
      }
    }
    let seconds = number < 16 ? 1 : Int64(3600 + number * 61)
    let request = Request(
      identifier: TextNumber(rawValue: UInt32(number)),
      content: content,
      trigger: .interval(Interval(seconds: seconds), repeats: number >= 16)
    )
    device.receive(.app(app, .adds(request)), in: &turn)
  }
  return (device, Turn(under: turn.law))
}

/// Lets that many notifications fire on a full phone and returns how many entries that makes.
public func deliver(times: Int) -> Int {
  var (device, turn) = fullDevice()
  var fired = 0
  while fired < times, let event = device.nextWakeup(through: .latest) {
    device.receive(event, in: &turn)
    if case .due(.fires) = event { fired += 1 }
  }
  return turn.journal.entries.count
}

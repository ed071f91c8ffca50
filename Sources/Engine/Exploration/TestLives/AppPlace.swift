import Scenarios
public import VirtualDevice
public import VirtualTime

/// A place between two calls of a test of real app code, at which a disturbance can happen.
public struct AppPlace: Sendable {
  /// The phone.
  public var device: Device
  /// The texts behind its numbers.
  public var book: Book
  /// The instant to which the next call advances the time; nil if it does not.
  public var end: Instant?

  /// A step of a disturbance.
  public struct Disturbed: Sendable {
    /// The event.
    public var event: Event
    /// The instant of the step; nil for that of the place.
    public var instant: Instant?
  }

  /// Creates a place.
  public init(_ device: Device, _ book: Book, before end: Instant?) {
    self.device = device
    self.book = book
    self.end = end
  }

  /// Returns the steps of a disturbance at the place; each element is another life.
  ///
  /// A disturbance that changes a scenario as a whole has none.
  public func lives(with disturbance: Disturbance, _ fillers: Fillers) -> [[Disturbed]] {
    switch disturbance.form {
    case .later(let form):
      let rest = end.map {
        [Step(.expect(Expectation(.noCrash)), at: $0, place: Place(line: 1, start: 0, end: 0))]
      }
      let opening = Opening(
        device: device,
        snapshot: device.snapshot,
        book: book,
        rest: (rest ?? [])[...],
        fillers: fillers
      )
      return form(opening).map { $0.map { Disturbed(event: $0.event, instant: $0.instant) } }
    case .gaps(let actions):
      guard let end, end > device.now else { return [] }
      return actions(device.wall, device.zone).map { [Disturbed(event: .device($0))] }
    case .scenarios: return []
    }
  }

  /// The whole minute in the middle of the time until something is due; nil without one.
  public var middle: Instant? {
    guard let end, let due = device.nextDue, due > device.now, end > device.now else { return nil }
    let minute: Int64 = 60_000_000_000
    let half = (min(due, end) - device.now).nanoseconds / 2
    let middle = (device.now.nanoseconds + half) / minute * minute
    return middle > device.now.nanoseconds ? Instant(nanoseconds: middle) : nil
  }
}

import DeviceHost

extension CLMonitor {
  /// What a monitor tells, one event after the other.
  public struct Events: AsyncSequence, Sendable {
    /// What it tells.
    public typealias Element = CLMonitor.Event
    /// What goes through it.
    public typealias AsyncIterator = CLMonitor.Events.Iterator

    let monitor: String

    /// Returns what goes through it.
    public func makeAsyncIterator() -> Iterator {
      let services = LocationServices.current
      return Iterator(
        reader: EventReader(
          services.events(of: monitor),
          of: services.process.host,
          "an event of a CLMonitor"
        )
      )
    }

    /// What goes through the events.
    public struct Iterator: AsyncIteratorProtocol {
      /// What it tells.
      public typealias Element = CLMonitor.Events.Element

      let reader: EventReader<CLMonitor.Event>

      /// Waits for the next event.
      public mutating func next() async throws -> CLMonitor.Events.Element? {
        await reader.next()
      }
    }
  }
}

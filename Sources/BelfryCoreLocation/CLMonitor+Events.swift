import DeviceHost

extension CLMonitor {
  /// An asynchronous sequence of a monitor's events.
  public struct Events: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLMonitor.Event
    /// The type of the sequence's iterator.
    public typealias AsyncIterator = CLMonitor.Events.Iterator

    let monitor: String

    /// Creates an iterator over the sequence.
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

    /// An iterator over the events.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLMonitor.Events.Element

      let reader: EventReader<CLMonitor.Event>

      /// Waits for the next event.
      public mutating func next() async throws -> CLMonitor.Events.Element? {
        await reader.next()
      }
    }
  }
}

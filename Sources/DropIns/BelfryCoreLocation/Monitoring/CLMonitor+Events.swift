import DeviceHost

extension CLMonitor {
  /// An asynchronous sequence of a monitor's events.
  ///
  /// Since iOS 18, iterating over it asks the user for When In Use, unless the app holds a
  /// `CLServiceSession`.
  public struct Events: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = CLMonitor.Event
    /// The type of the sequence's iterator.
    public typealias AsyncIterator = CLMonitor.Events.Iterator

    let monitor: String

    /// Creates an iterator over the sequence.
    public func makeAsyncIterator() -> Iterator {
      let loops = LocationLoops.of(.current)
      return Iterator(
        reader: EventReader(
          loops.events(of: monitor),
          of: loops.process.host,
          "an event of a CLMonitor"
        ),
        life: loops.awaitEvents(of: monitor)
      )
    }

    /// An iterator over the events.
    public struct Iterator: AsyncIteratorProtocol {
      /// The type of the elements.
      public typealias Element = CLMonitor.Events.Element

      let reader: EventReader<CLMonitor.Event>
      let life: LoopLife

      /// Waits for the next event.
      public mutating func next() async throws -> CLMonitor.Events.Element? {
        await reader.next()
      }
    }
  }
}

import DeviceHost
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// Returns the events on the phone as a scenario that `belfry run` can repeat.
  ///
  /// - Parameter title: The title of the scenario.
  /// - Returns: The text of the scenario.
  public func scenario(titled title: String = "what happened") -> String {
    let events = host.events
    let (journal, book) = host.look { _, turn, book in (turn.journal, book) }
    return Script(
      recording: events.map { Script.Occurrence($0.event, at: $0.moment) },
      titled: title,
      from: host.start,
      journal: journal,
      book: book,
      under: host.law
    ).text
  }
}

import Scenarios
import SystemPolicy
package import VirtualDevice
package import VirtualTime

/// Says in words what a device did, with the names of one book.
package struct Wording {
  package let book: Book

  package init(_ book: Book) { self.book = book }

  /// The words for an effect.
  package struct Phrase: Equatable {
    /// The whole sentence.
    package var sentence: String
    /// The event in a word or two, next to a caret.
    package var label: String?

    package init(_ sentence: String, label: String? = nil) {
      self.sentence = sentence
      self.label = label
    }
  }

  /// The words for an entry.
  package func phrase(_ entry: Journal.Entry) -> Phrase {
    switch entry.effect {
    case .notification(let name, let effect): phrase(effect, of: name, at: entry.moment)
    case .app(let app, let effect): phrase(effect, of: app)
    case .region(let name, let effect): phrase(effect, of: name)
    case .category(let name, let effect): phrase(effect, of: name)
    case .phone(let effect): phrase(effect)
    }
  }

  /// An entry as a sentence.
  package func sentence(_ entry: Journal.Entry) -> String { phrase(entry).sentence }

  package func name(_ app: AppNumber) -> String { book[app].printable }

  package func quoted(_ text: TextNumber) -> String { book[text].inQuotes }

  package func quoted(_ name: NotificationName) -> String {
    let text = book[name.identifier].inQuotes
    return book.apps.count > 1 ? "\(text) of \(self.name(name.app))" : text
  }
}

extension Moment {
  /// The moment of a later instant of the monotonic clock, if the other clock is not set meanwhile.
  package func later(_ instant: Instant) -> Moment {
    Moment(instant: instant, wall: instant + (wall - self.instant), zone: zone)
  }

  /// Another instant of the monotonic clock, if the other clock is not set meanwhile.
  package func at(_ instant: Instant) -> Moment {
    Moment(instant: instant, wall: wall - (self.instant - instant), zone: zone)
  }

  /// The time on the phone's clock, with the date where it is another day than one beside it.
  package func text(beside other: Moment) -> String { text(withDate: !isSameDay(as: other)) }

  /// Indicates whether the phone's clock showed the same date at another moment.
  package func isSameDay(as other: Moment) -> Bool {
    zone.civil(at: wall).date == other.zone.civil(at: other.wall).date
  }

  /// The time on the phone's clock, with or without the date.
  package func text(withDate hasDate: Bool) -> String {
    let local = zone.civil(at: wall)
    // A time that the clock shows twice has its offset, as in the margin of a script.
    let isTwice = if case .overlap = zone.resolve(local) { true } else { false }
    let time = local.time.fullText + (isTwice ? Zone.offsetText(zone.offset(at: wall)) : "")
    return hasDate ? "\(local.date.text) \(time)" : time
  }

  /// The times of some moments: all with their date if one of them is of another day than a moment
  /// beside them.
  package static func texts(of moments: [Moment], beside other: Moment) -> [String] {
    let hasDate = !moments.allSatisfy { $0.isSameDay(as: other) }
    return moments.map { $0.text(withDate: hasDate) }
  }

  /// Date, time and offset of the phone's clock.
  package var fullText: String { wall.text(in: zone) }
}

extension PhoneSnapshot.AppSnapshot {
  /// The state in the words of the language.
  package var stateText: String { state.text }
}

extension AppState {
  /// The state in the words of the language.
  package var text: String { self == .notRunning ? "not running" : name }
}

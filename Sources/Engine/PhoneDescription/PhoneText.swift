public import VirtualDevice
import VirtualTime

/// An entry of a journal as a line: what the clock showed, and what the phone did.
public func text(of entry: Journal.Entry, in book: Book) -> String {
  let shown = entry.moment.zone.civil(at: entry.moment.wall)
  return "\(shown.date.text) \(shown.time.fullText)  \(Wording(book).sentence(entry))"
}

/// The reason why an event cannot happen, as a sentence.
public func text(of objection: Objection, in book: Book) -> String {
  Wording(book).sentence(objection)
}

/// The reason why no delegate received a response, and what the app must do, as a sentence.
public func text(of missed: MissedResponse, in book: Book) -> String {
  Wording(book).sentence(missed)
}

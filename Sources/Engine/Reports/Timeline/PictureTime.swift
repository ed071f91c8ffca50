import VirtualTime

/// A time of a phone's clock, at which the phone is drawn.
public struct PictureTime: Hashable, Sendable {
  let date: CivilDate?
  let time: CivilTime

  /// Reads a time such as `09:30`, `09:30:15` or `2026-03-07 09:30`; nil for another text.
  public init?(_ text: String) {
    let parts = text.split { $0 == " " || $0 == "T" }
    guard let last = parts.last, parts.count <= 2 else { return nil }
    guard let time = CivilTime(parsing: last.utf8) else { return nil }
    self.time = time
    guard parts.count == 2 else {
      date = nil
      return
    }
    guard let date = CivilDate(parsing: parts[0].utf8) else { return nil }
    self.date = date
  }
}

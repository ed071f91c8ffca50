import Scenarios
import VirtualDevice

/// The columns of a timeline in which a request is pending.
struct PendingSpan {
  var name: NotificationName
  /// The first column in which it is pending.
  var start: Int
  /// The first column in which it no longer is, or the number of columns.
  var end: Int

  /// Returns the spans of all requests, in the order in which they begin.
  static func all(in phones: [PhoneSnapshot]) -> [PendingSpan] {
    var spans: [PendingSpan] = []
    for (number, phone) in phones.enumerated() {
      for name in phone.apps.flatMap({ $0.pending.map { $0.name } }) {
        if let open = spans.lastIndex(where: { $0.name == name && $0.end == number }) {
          spans[open].end = number + 1
        } else {
          spans.append(PendingSpan(name: name, start: number, end: number + 1))
        }
      }
    }
    return spans
  }
}

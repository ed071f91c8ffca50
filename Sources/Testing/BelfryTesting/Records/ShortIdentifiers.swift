import DeviceHost
import VirtualDevice

/// Shortens the universally unique identifiers in texts for people, and puts titles beside them.
///
/// `"4F2A7C10-…"` becomes `"Water" (4F2A…)`. Identifiers that a person wrote stay as they are.
struct ShortIdentifiers {
  /// The least number of digits that are kept.
  private static let fewest = 4

  /// The short form of each unique identifier, by its text.
  private(set) var short: [String: String] = [:]
  /// The identifiers that contain a unique one, with the titles of their notifications.
  private var titled: [(identifier: String, title: String)] = []

  /// Creates the short forms of the identifiers on a phone.
  ///
  /// - Parameters:
  ///   - book: The texts of the phone.
  ///   - titles: The titles of the notifications.
  init(of book: Book, titles: [NotificationName: String]) {
    let unique = book.texts.flatMap(\.uniqueIdentifiers)
    for text in unique {
      var length = Self.fewest
      while length < text.count,
        unique.contains(where: { $0 != text && $0.prefix(length) == text.prefix(length) })
      {
        length += 1
      }
      short[text] = length < text.count ? "\(text.prefix(length))…" : text
    }
    guard !short.isEmpty else { return }
    var known: [String: String] = [:]
    // Two apps may use one identifier; the order of a dictionary must not choose between them.
    for (name, title) in titles.sorted(by: { $0.key.app.rawValue < $1.key.app.rawValue })
    where !title.isEmpty {
      known[book[name.identifier]] = title
    }
    titled = book.texts.compactMap { text in
      guard let title = known[text], !text.uniqueIdentifiers.isEmpty else { return nil }
      return (text, title)
    }
  }

  /// Returns a text in which the identifiers are short.
  func applied(to text: String) -> String {
    guard text.contains("-"), !short.isEmpty else { return text }
    var text = text
    for (identifier, title) in titled {
      text.replaceAll("\"\(identifier)\"", with: "\"\(title)\" (\(shortened(identifier)))")
    }
    return shortened(text)
  }

  /// The lines that say which identifier a short form means.
  var legend: [String] {
    short.keys.sorted().filter { short[$0] != $0 }.map { "\(short[$0] ?? $0) is \($0)" }
  }

  private func shortened(_ text: String) -> String {
    var text = text
    for found in text.uniqueIdentifiers {
      if let short = short[found] { text.replaceAll(found, with: short) }
    }
    return text
  }
}

extension String {
  /// The universally unique identifiers in the text.
  fileprivate var uniqueIdentifiers: [String] {
    let lengths = [8, 4, 4, 4, 12]
    let letters = Array(self.utf8)
    guard letters.count >= 36 else { return [] }
    var found: [String] = []
    var start = 0
    while start + 36 <= letters.count {
      var place = start
      var isUnique = true
      for (index, length) in lengths.enumerated() where isUnique {
        if index > 0 {
          isUnique = letters[place] == UInt8(ascii: "-")
          place += 1
        }
        isUnique = isUnique && letters[place..<place + length].allSatisfy(\.isHexadecimal)
        place += length
      }
      if isUnique {
        found.append(String(decoding: letters[start..<start + 36], as: UTF8.self))
        start += 36
      } else {
        start += 1
      }
    }
    return found
  }

  fileprivate mutating func replaceAll(_ part: String, with other: String) {
    guard contains(part) else { return }
    self = split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}

extension VirtualPhone {
  /// The title of each notification, by its name.
  var titles: [NotificationName: String] {
    let events = host.events
    return host.look { _, turn, book in
      var titles: [NotificationName: String] = [:]
      for sent in events {
        guard case .app(let app, .adds(let request)) = sent.event else { continue }
        titles[NotificationName(app, request.identifier)] =
          book[request.content.texts].title.map { book[$0] }
      }
      for entry in turn.journal.entries {
        switch entry.effect {
        case .notification(let name, .kept(let content, _)),
          .notification(let name, .keptForRegion(let content, _, _)),
          .notification(let name, .held(let content)),
          .notification(let name, .delivered(let content, _)):
          titles[name] = book[content.texts].title.map { book[$0] }
        case .notification, .app, .region, .category, .phone: continue
        }
      }
      return titles
    }
  }
}

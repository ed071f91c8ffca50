import Reports

/// The text of a paragraph, a heading or a cell, as it becomes a part of a page.
///
/// Nothing of it is read as markup of the page: letters are escaped, an address has a scheme that
/// cannot run anything, and elements are those that are written here.
struct InlineText {
  /// The places that the addresses of a document lead to.
  struct Places {
    /// Returns the address in the page for one in the document; nil if there is no such place.
    var link: (String) -> String?
    /// Returns the address of a picture in the page; nil if it is absent.
    var picture: (String) -> String?
    /// The addresses of links by name.
    var definitions: [String: [UInt8]]
  }

  let bytes: [UInt8]
  let places: Places
  let depth: Int
  var position = 0
  var pieces: [Piece] = []
  /// The text that no piece has yet.
  private var text: [UInt8] = []

  /// A part of the text.
  enum Piece {
    case markup(String)
    /// Signs that may begin or end emphasis.
    case signs(Signs)
  }

  /// A run of signs, and the markup that some of it became.
  struct Signs {
    var sign: UInt8
    var count: Int
    var opens: Bool
    var closes: Bool
    var before = ""
    var after = ""

    var markup: String {
      before + String(decoding: [UInt8](repeating: sign, count: count), as: UTF8.self) + after
    }
  }

  /// The largest number of bytes of a link or of code.
  private static let farthest = 1000
  private static let deepest = 8

  /// Returns the text as a part of a page.
  static func markup(of bytes: [UInt8], _ places: Places) -> String {
    var text = InlineText(bytes, places, depth: 0)
    return text.markup()
  }

  private init(_ bytes: [UInt8], _ places: Places, depth: Int) {
    self.bytes = bytes
    self.places = places
    self.depth = depth
  }

  private mutating func markup() -> String {
    while position < bytes.count { read() }
    endText()
    pairSigns()
    return pieces.map { piece in
      switch piece {
      case .markup(let markup): markup
      case .signs(let signs): signs.markup
      }
    }.joined()
  }

  mutating func endText() {
    guard !text.isEmpty else { return }
    pieces.append(.markup(String(decoding: text, as: UTF8.self).inPage))
    text = []
  }

  private mutating func add(_ markup: String, to end: Int) {
    endText()
    pieces.append(.markup(markup))
    position = end
  }

  private mutating func read() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\\"):
      readEscape()
      return
    case UInt8(ascii: "`"):
      if readCode() { return }
    case UInt8(ascii: "["):
      if depth < Self.deepest, readLink(at: position, isPicture: false) { return }
    case UInt8(ascii: "!"):
      if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "["),
        readLink(at: position + 1, isPicture: true)
      {
        return
      }
    case UInt8(ascii: "<"):
      if readAddress() { return }
    case UInt8(ascii: "&"):
      if readEntity() { return }
    case UInt8(ascii: "*"), UInt8(ascii: "_"):
      readSigns(byte)
      return
    case .newline where text.count >= 2 && text.suffix(2).elementsEqual("  ".utf8):
      while text.last == .blank { text.removeLast() }
      add("<br/>\n", to: position + 1)
      return
    default: break
    }
    text.append(byte)
    position += 1
  }

  private mutating func readEscape() {
    let next = position + 1 < bytes.count ? bytes[position + 1] : UInt8(ascii: "a")
    if next == .newline { return add("<br/>\n", to: position + 2) }
    if !next.isASCIIPunctuation {
      text.append(bytes[position])
      position += 1
    } else {
      text.append(next)
      position += 2
    }
  }

  private mutating func readCode() -> Bool {
    let length = bytes[position...].prefix { $0 == UInt8(ascii: "`") }.count
    let start = position + length
    var end = start
    let limit = min(bytes.count, start + Self.farthest)
    while end < limit {
      let run = bytes[end..<limit].prefix { $0 == UInt8(ascii: "`") }.count
      if run == length {
        var code = bytes[start..<end]
        if code.first == .blank, code.last == .blank, code.contains(where: { $0 != .blank }) {
          code = code.dropFirst().dropLast()
        }
        let shown = code.map { $0 == .newline ? .blank : $0 }
        add("<code>\(String(decoding: shown, as: UTF8.self).inPage)</code>", to: end + length)
        return true
      }
      end += max(1, run)
    }
    // All signs of the run are text, so that none of them is looked at again.
    text += bytes[position..<start]
    position = start
    return true
  }

  /// Reads `[text](address)`, `[text][name]` or `[name]`.
  private mutating func readLink(at open: Int, isPicture: Bool) -> Bool {
    guard let close = end(of: open, UInt8(ascii: "["), UInt8(ascii: "]")) else { return false }
    let inner = Array(bytes[(open + 1)..<close])
    var address: [UInt8]?
    var end = close + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "("),
      let last = self.end(of: end, UInt8(ascii: "("), UInt8(ascii: ")"))
    {
      address = Array(bytes[(end + 1)..<last][...].trimmed.prefix { $0 != .blank })
      end = last + 1
    } else {
      var name = inner
      if end < bytes.count, bytes[end] == UInt8(ascii: "["),
        let last = self.end(of: end, UInt8(ascii: "["), UInt8(ascii: "]"))
      {
        if last > end + 1 { name = Array(bytes[(end + 1)..<last]) }
        end = last + 1
      }
      address = places.definitions[String(decoding: name, as: UTF8.self).lowercased()]
    }
    guard var address else { return false }
    if address.first == UInt8(ascii: "<"), address.last == UInt8(ascii: ">") {
      address = Array(address.dropFirst().dropLast())
    }
    let target = String(decoding: address, as: UTF8.self)
    if isPicture {
      let name = String(decoding: inner, as: UTF8.self).inPage
      let place = places.picture(target)
      add(
        place.map { "<img src=\"\($0.inPage)\" alt=\"\(name)\"/>" }
          ?? "<span class=\"absent\">\(name)</span>",
        to: end
      )
      return true
    }
    var text = InlineText(inner, places, depth: depth + 1)
    let shown = text.markup()
    let place = target.isHarmlessAddress ? places.link(target) : nil
    add(place.map { "<a href=\"\($0.inPage)\">\(shown)</a>" } ?? shown, to: end)
    return true
  }

  /// Returns the place of the bracket that closes another one.
  private func end(of open: Int, _ opening: UInt8, _ closing: UInt8) -> Int? {
    var level = 0
    var index = open
    let limit = min(bytes.count, open + Self.farthest)
    while index < limit {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == opening { level += 1 }
      if bytes[index] == closing {
        level -= 1
        if level == 0 { return index }
      }
      index += 1
    }
    return nil
  }

  /// Reads `<https://…>`.
  private mutating func readAddress() -> Bool {
    let rest = bytes[(position + 1)...].prefix(Self.farthest)
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")),
      rest[..<end].allSatisfy({ $0 > .blank && $0 != UInt8(ascii: "<") })
    else { return false }
    let address = String(decoding: rest[..<end], as: UTF8.self)
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
    add("<a href=\"\(address.inPage)\">\(address.inPage)</a>", to: end + 1)
    return true
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}", "copy": "©",
    "mdash": "—", "ndash": "–", "hellip": "…", "rarr": "→", "larr": "←", "times": "×",
  ]

  private mutating func readEntity() -> Bool {
    let rest = bytes[(position + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let sign = Self.entities[String(decoding: rest[..<end], as: UTF8.self)]
    else { return false }
    text += sign.utf8
    position = end + 1
    return true
  }
}

extension String {
  /// Indicates whether nothing runs when a link with this address is followed.
  var isHarmlessAddress: Bool {
    let scheme = utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < utf8.count else { return true }
    // What follows a slash, a question mark or a hash is no scheme.
    if scheme.contains(where: { "/?#".utf8.contains($0) }) { return true }
    return ["http", "https", "mailto"].contains(String(decoding: Array(scheme), as: UTF8.self))
  }
}

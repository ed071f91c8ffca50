import Reports

extension InlineText {
  /// Returns the text without markup, as a title has it.
  static func plain(_ bytes: [UInt8]) -> String {
    let none = Places(link: { _ in nil }, picture: { _ in nil }, definitions: [:])
    var isInside = false
    let letters = markup(of: bytes, none).filter { letter in
      if letter == "<" { isInside = true }
      defer { if letter == ">" { isInside = false } }
      return !isInside
    }
    return letters.withoutEntities
  }
}

extension String {
  /// The text with the entities of `inPage` as the signs that they are for.
  fileprivate var withoutEntities: String {
    var text = ""
    var rest = self[...]
    while let sign = rest.popFirst() {
      guard sign == "&", let end = rest.firstIndex(of: ";") else {
        text.append(sign)
        continue
      }
      switch String(rest[..<end]) {
      case "amp": text += "&"
      case "lt": text += "<"
      case "gt": text += ">"
      case "quot": text += "\""
      default: text += "&" + rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return text
  }

  /// The name of a heading in addresses: its letters and digits in small letters, with `-` for each
  /// blank.
  var anchor: String {
    var name = ""
    for sign in lowercased() {
      if sign == " " {
        name += "-"
      } else if sign.isLetter || sign.isNumber || sign == "-" || sign == "_" {
        name.append(sign)
      }
    }
    return name
  }
}

import Scenarios

extension Place {
  /// Returns the place of the first name in this part of a line, together with the word after it.
  func part(of names: [String], in line: String) -> Place? {
    let bytes = Array(line.utf8)
    guard let name = names.first, start < end, Int(end) <= bytes.count else { return nil }
    var words: [(start: Int, text: String)] = []
    for (index, byte) in bytes.enumerated() where index >= start && index < end {
      guard byte != 0x20, byte != 0x09 else { continue }
      let begins = index == start || bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09
      if begins { words.append((index, "")) }
      words[words.count - 1].text += String(decoding: [byte], as: UTF8.self)
    }
    guard let index = words.firstIndex(where: { $0.text == name }), index + 1 < words.count else {
      return nil
    }
    var part = self
    part.start = .init(words[index].start)
    part.end = .init(words[index + 1].start + words[index + 1].text.utf8.count)
    return part
  }
}

extension String {
  /// The text with some of its ASCII characters written otherwise, as formats with signs of their
  /// own want it.
  ///
  /// - Parameter spelling: What to write for an ASCII character; nil to leave it as it is.
  package func respelled(_ spelling: (Unicode.Scalar) -> String?) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte < 0x80, let text = spelling(Unicode.Scalar(byte)) {
        result += text.utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// The text between backticks, as code is written in messages.
  package var code: String { "`\(self)`" }
}

extension String {
  /// The text with some of its ASCII characters written otherwise, as formats with signs of their
  /// own want it.
  ///
  /// - Parameter spelling: What to write for an ASCII character; nil to leave it as it is.
  package func respelled(_ spelling: (Unicode.Scalar) -> String?) -> String {
    var text = self
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 32)
      var start = 0
      for place in bytes.indices where bytes[place] < 0x80 {
        guard let text = spelling(Unicode.Scalar(bytes[place])) else { continue }
        // Most of a text is written as it is, in long runs.
        result += bytes[start..<place]
        result += text.utf8
        start = place + 1
      }
      result += bytes[start...]
      return String(decoding: result, as: UTF8.self)
    }
  }
}

extension String {
  /// The text between backticks, as code is written in messages.
  package var code: String { "`\(self)`" }
}

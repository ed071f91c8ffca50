import PhoneDescription
import Testing

@Suite struct PlainBytesTests {
  @Test func `a byte that is not plain is found at every place of a text of every length`() {
    let marks: [(Marks, String)] = [
      (.none, ""), (.ofQuotes, "\"\\"), (.ofXML, "&<>\""), (.ofQuotesInPage, "\"\\<>&"),
    ]
    for (marks, text) in marks {
      for byte in UInt8.min...UInt8.max {
        let expected = (0x20..<0x7F).contains(byte) && !text.utf8.contains(byte)
        #expect(marks.leavePlain(byte) == expected, "\(byte), not \(text)")
      }
      for count in 1...18 {
        for place in 0..<count {
          for byte in UInt8.min...UInt8.max {
            var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
            bytes[place] = byte
            let found = bytes.withUnsafeBufferPointer { $0.isPlain(without: marks) }
            let expected = (0x20..<0x7F).contains(byte) && !text.utf8.contains(byte)
            if found != expected { Issue.record("\(byte) at \(place) of \(count), not \(text)") }
          }
        }
      }
    }
  }

  @Test func `an empty text is plain`() {
    #expect("".isPlain)
    #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).isPlain(without: .ofXML))
  }
}

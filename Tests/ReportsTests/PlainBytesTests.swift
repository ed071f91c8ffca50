import PhoneDescription
import Testing

@Suite struct PlainBytesTests {
  @Test func `a byte that is not plain is found at every place of a text of every length`() {
    for count in 1...18 {
      for place in 0..<count {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
          bytes[place] = byte
          let found = bytes.withUnsafeBufferPointer {
            [$0.isPlain(), $0.isPlain(without: "<&"), $0.isPlain(without: "\"\\a")]
          }
          let isVisible = (0x20..<0x7F).contains(byte)
          let isMark = [UInt8(ascii: "<"), UInt8(ascii: "&")].contains(byte)
          let isQuote = [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(byte)
          // The last marks have what the other bytes of the text are.
          let isAlone = count == 1 && isVisible && !isQuote && byte != UInt8(ascii: "a")
          guard found != [isVisible, isVisible && !isMark, isAlone] else { continue }
          Issue.record("\(byte) at \(place) of \(count): \(found)")
        }
      }
    }
  }

  @Test func `an empty text is plain`() {
    #expect("".isPlain)
    #expect(UnsafeBufferPointer<UInt8>(start: nil, count: 0).isPlain(without: "a"))
  }
}

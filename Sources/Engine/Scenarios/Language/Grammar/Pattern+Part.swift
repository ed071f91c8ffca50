extension Pattern {
  /// A part of a sentence.
  package struct Part: Sendable {
    package enum Kind: Sendable {
      /// A word that stands for itself.
      case word
      /// A place for a value.
      case slot
      /// Ways that may be left out, in any order.
      case options
      /// Ways of which one is taken.
      case choice
      /// The parts of one way.
      case way
      /// Nothing to read: notes that the way led through here.
      case mark
      /// A form that comes once or several times.
      case list
    }

    package let kind: Kind
    /// The number of bytes of a word.
    package let count: UInt8
    /// The number of a slot or a list; of a word, its position in the text.
    package let number: UInt16
    /// The index behind the last part inside this one.
    package internal(set) var end: UInt16
    /// The bit of a word, as ``Word/bit`` has it.
    package let bit: UInt64

    /// The text of a word.
    ///
    /// - Parameter bytes: Those of its pattern.
    func text(in bytes: [UInt8]) -> String {
      String(decoding: bytes[Int(number)..<Int(number) + Int(count)], as: UTF8.self)
    }
  }

  /// A word and its bytes, which are what is compared.
  package struct Word: Sendable {
    package let text: String
    package let bytes: [UInt8]
    /// One of 64 bits, which few words share.
    package let bit: UInt64

    package init(_ text: String) {
      var text = text
      self = text.withUTF8 { Word($0) }
    }

    /// Creates a word from its bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      text = String(decoding: bytes, as: UTF8.self)
      self.bytes = Array(bytes)
      bit = Self.bit(of: self.bytes, self.bytes.indices)
    }

    /// Returns the bit of the word in some bytes: two words with different bits are different.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of a text.
    ///   - range: Those of the word, at least one.
    @inlinable
    package static func bit(of bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
      let first = Int(bytes[range.lowerBound])
      let last = Int(bytes[range.upperBound - 1])
      return 1 << UInt64(truncatingIfNeeded: (first &* 5 &+ last &* 3 &+ range.count) & 63)
    }
  }

  /// The indices of the parts inside one.
  package func inside(_ index: Int) -> Range<Int> { index + 1..<end(of: index) }

  /// The index of the next part that is not inside this one.
  package func end(of index: Int) -> Int { Int(parts[index].end) }

  /// The indices in a range without those inside other parts.
  package func siblings(in range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var next = range.lowerBound
    while next < range.upperBound {
      found.append(next)
      next = end(of: next)
    }
    return found
  }

  /// The text of a word.
  package func text(of word: Part) -> String { word.text(in: bytes) }

  /// Every word that stands for itself, those of its lists included.
  package var words: [String] {
    parts.flatMap { part -> [String] in
      switch part.kind {
      case .word: [text(of: part)]
      case .list: lists[Int(part.number)].pattern.words
      case .slot, .options, .choice, .way, .mark: []
      }
    }
  }
}

/// A value of JSON, as the reports for other programs have it.
package enum JSON: Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSON])
  case object(Members)
  /// A value that writes itself; one with many parts is never held as a whole.
  case writing(@Sendable (inout JSONWriter) -> Void)

  /// The members of an object.
  package struct Members: ExpressibleByDictionaryLiteral, Sendable {
    /// The members by name, in the order of the names' bytes; one whose value is nil is left out.
    let inOrder: [(String, JSON?)]

    /// Creates members; a name whose value is nil is left out.
    package init(_ members: [(String, JSON?)]) {
      // Most objects are written down in their order.
      let isSorted = members.indices.dropFirst().allSatisfy { number in
        members[number - 1].0.precedes(members[number].0)
      }
      inOrder = isSorted ? members : members.sorted { $0.0.precedes($1.0) }
    }

    package init(dictionaryLiteral members: (String, JSON?)...) { self.init(members) }
  }

  /// Returns a number, or nil.
  package static func number(_ number: Int?) -> JSON? { number.map { .number($0) } }

  /// Returns a text, or nil.
  package static func text(_ text: String?) -> JSON? { text.map { .text($0) } }

  /// Returns a list of texts.
  package static func texts(_ texts: some Sequence<String>) -> JSON {
    .list(texts.map { .text($0) })
  }

  /// Returns the value as text: members by name, each on its own line.
  ///
  /// - Parameter depth: The number of levels of the value below the beginning of the text; nil for
  ///   one line without blanks.
  package func written(depth: Int? = 0) -> String { written(by: JSONWriter(depth: depth)) }

  /// The value on one line, for a page: no part of it reads as markup.
  package var inPage: String { written(by: JSONWriter(depth: nil, isInPage: true)) }

  private func written(by empty: JSONWriter) -> String {
    var writer = empty
    writer.write(self)
    return writer.take()
  }
}

extension String {
  /// Indicates whether the text is before another one in the order of their bytes.
  fileprivate func precedes(_ other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { others in
        let common = min(bytes.count, others.count)
        for place in 0..<common where bytes[place] != others[place] {
          return bytes[place] < others[place]
        }
        return bytes.count < others.count
      }
    }
  }
}

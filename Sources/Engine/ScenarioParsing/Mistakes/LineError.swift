import Scenarios

/// A ``ParseError`` in a line, and the bytes that are wrong.
///
/// A report makes a ``Diagnostic`` of it, with the sentences and the line.
struct LineError: Error {
  var error: ParseError
  /// The bytes of the line.
  var range: Range<Int>
  /// The position in the script, if it is known already.
  var place: Place?

  init(_ error: ParseError, _ range: Range<Int>, at place: Place? = nil) {
    self.error = error
    self.range = range
    self.place = place
  }

  /// Creates a mistake of a kind.
  init(_ kind: MistakeKind, _ values: [String], _ range: Range<Int>) {
    self.init(ParseError(kind, values), range)
  }

  /// Creates a mistake of a kind whose texts name no value.
  init(_ kind: MistakeKind, _ range: Range<Int>) { self.init(ParseError(kind), range) }
}

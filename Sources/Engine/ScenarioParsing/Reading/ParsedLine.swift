import Scenarios
import VirtualDevice

/// The parts of a line: the time in the margin, and a sentence with its values.
struct ParsedLine {
  /// The time in the margin, if the line has one.
  var gutter: Gutter?
  /// The index of the token with which the sentence begins.
  var start: Int
  var verb: Verb
  var captures: Captures
}

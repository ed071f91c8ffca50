import Scenarios
import VirtualDevice

/// The texts of a script, and the closures that fetch further ones.
struct SourceFiles {
  let include: Script.Includer?
  let payload: Script.PayloadReader?
  /// The payloads that were read, by their paths from where they are named.
  var payloads: [String: Payload] = [:]

  /// The sources being read, each included by the one before it.
  private(set) var open = [0]
  /// The source being read.
  var current: Int { open[open.count - 1] }
  /// The position of the include of each source but the first.
  private(set) var includes: [Place] = []
  /// The names of all sources.
  private var known: Set<String> = []
  /// The sources that have had a line other than an include, and the last of them.
  private var begun: Set<Int> = []
  private var lastBegun: Int?

  init(_ include: Script.Includer?, _ payload: Script.PayloadReader?) {
    (self.include, self.payload) = (include, payload)
  }

  /// Notes the name of a source; returns false if an earlier source has that name.
  mutating func isNew(_ name: String) -> Bool { known.insert(name).inserted }

  /// Notes that a source has a line other than an include.
  mutating func noteSentence(in source: Int) {
    guard source != lastBegun else { return }
    lastBegun = source
    begun.insert(source)
  }

  /// A Boolean value that indicates whether the source being read has had a line other than an
  /// include.
  var hasBegun: Bool { begun.contains(current) }

  /// Begins a source that a line includes.
  mutating func begin(_ number: Int, includedAt place: Place) {
    includes.append(place)
    open.append(number)
  }

  /// Ends the source being read.
  mutating func end() { open.removeLast() }
}

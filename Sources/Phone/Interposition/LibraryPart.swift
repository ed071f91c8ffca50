/// A part of a library that a phone needs: a call that is redirected, or a symbol that is used.
package protocol LibraryPart: Sendable {
  /// The library.
  var library: LoadedLibrary { get }
  /// The name by which the part is looked up.
  var symbol: String { get set }
  /// A sentence that says what takes real time, or is lost, where the part is missing.
  var without: String { get }
}

extension LibraryPart {
  /// The symbol and the library, as in `sleep of the program`.
  package var name: String {
    "\(symbol) of \(library == .program ? "the program" : library.rawValue)"
  }
}

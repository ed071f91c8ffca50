import Scenarios
import VirtualDevice

extension ScriptParser {
  /// The place of a quoted name, among those that have been declared.
  mutating func knownPlace(_ token: Token) throws(LineError) -> Region {
    let name = try Lexer.text(reader.bytes, token)
    let number = script.book.number(of: name)
    let places = open?.scenario.setting.places ?? header.setting.places
    if let place = places[number] { return place }
    let range = token.start..<token.end
    let known = places.keys.map { script.book[$0] }
    if let near = Suggestion.nearest(to: name, among: known).first {
      throw LineError(.unknownPlace, [name.quoted, "write `\(near.quoted)`"], range)
    }
    let line = "place \(name.quoted) 12.9775,77.5713 radius 300m"
    throw LineError(.unknownPlace, [name.quoted, "write `\(line)` above the scenario"], range)
  }
}

import Scenarios
import VirtualTime

extension PlanReader {
  /// Checks the shape of a value, and reports fields that the shape does not have.
  ///
  /// - Parameter isDeep: A Boolean value that indicates whether the values of lists are checked.
  mutating func check(
    _ value: Payload.Value,
    _ shape: PlanField.Shape,
    _ path: [JSONStep],
    isDeep: Bool = true,
    meaning: String = ""
  ) {
    switch shape {
    case .anything: return
    case .text:
      if case .text = value { return }
    case .word(let words):
      if case .text(let word) = value {
        if words.contains(word) { return }
        let near = Suggestion.nearest(to: word, among: words).first
        let isOfAndroid = PlanField.ofAndroid.contains(word)
        refuse(
          "`\(Self.label(path))` is \"\(word)\", which is not one of \(Suggestion.either(words))",
          help: isOfAndroid ? Self.ofAndroid : near.map { "write \"\($0)\"" } ?? "",
          at: path
        )
        return
      }
    case .whole(let range):
      if case .integer(let number) = value {
        if range.contains(number) { return }
        let limits = "\(range.lowerBound) to \(range.upperBound)"
        let label = Self.label(path)
        let help = PlanField.help(for: label)
        refuse("`\(label)` is \(number), outside \(limits)", help: help, at: path)
        return
      }
    case .seconds:
      switch value {
      case .integer(let number):
        if abs(number) <= Self.mostSeconds { return }
        refuse("`\(Self.label(path))` is \(number), more than 100 years", at: path)
        return
      case .fraction(let thousandths):
        if abs(thousandths) <= Self.mostSeconds * 1000 { return }
        refuse("`\(Self.label(path))` is more than 100 years", at: path)
        return
      case _: break
      }
    case .flag:
      if case .flag = value { return }
    case .sound:
      switch value {
      case .flag, .text: return
      case _: break
      }
    case .list(let fields):
      if case .list(let values) = value {
        guard isDeep else { return }
        for (index, value) in values.enumerated() {
          check(value, .object(fields), path + [.index(index)])
        }
        return
      }
    case .object(let fields):
      if case .dictionary(let members) = value {
        check(members, fields, path, isDeep: isDeep)
        return
      }
    }
    // A library writes names where the list has numbers.
    let isNumbered = if case .whole(let range) = shape { range.count <= 5 } else { false }
    refuse(
      "`\(Self.label(path))` is not \(shape.noun)",
      help: isNumbered ? "write a number: \(meaning)".withoutFullStop : "",
      at: path
    )
  }

  private static let ofAndroid = "it belongs to Android; write the list that the library has on iOS"

  private static let mostSeconds: Int64 = 100 * 366 * 86_400

  private mutating func check(
    _ members: [String: Payload.Value],
    _ fields: [PlanField],
    _ path: [JSONStep],
    isDeep: Bool
  ) {
    // In the order of the names, because a dictionary has none.
    for name in members.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let value = members[name] else { continue }
      guard let field = fields.first(where: { $0.name == name }) else {
        let near = Suggestion.nearest(to: name, among: fields.map { $0.name }).first
        let known = Suggestion.either(fields.filter { $0.isRead }.map { "`\($0.name)`" })
        let isOfAndroid = PlanField.ofAndroid.contains(name)
        refuse(
          "unknown field `\(name)`",
          help: isOfAndroid ? Self.ofAndroid : near.map { "write `\($0)`" } ?? "write \(known)",
          at: path + [.name(name)]
        )
        continue
      }
      if case .null = value, !field.isRequired { continue }
      check(value, field.shape, path + [.name(name)], isDeep: isDeep, meaning: field.meaning)
    }
    for field in fields where field.isRequired && members[field.name] == nil {
      refuse("the field `\(field.name)` is missing", at: path)
    }
  }

  /// The name of the last field on a way.
  private static func label(_ path: [JSONStep]) -> String {
    for step in path.reversed() {
      if case .name(let name) = step { return name }
    }
    return "request"
  }
}

extension String {
  fileprivate var withoutFullStop: String { last == "." ? String(dropLast()) : self }
}

extension PlanField {
  /// Indicates whether the value of the field makes a difference.
  var isRead: Bool { if case .anything = shape { false } else { true } }
}

extension PlanField.Shape {
  /// The shape in a message.
  fileprivate var noun: String {
    switch self {
    case .text, .word: "a text"
    case .whole: "a whole number"
    case .seconds: "a number of seconds"
    case .flag: "`true` or `false`"
    case .sound: "`true`, `false` or the name of a sound"
    case .anything: "a value"
    case .object: "an object in braces"
    case .list: "a list in brackets"
    }
  }
}

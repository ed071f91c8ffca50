#if !canImport(ObjectiveC)
  import Foundation

  /// A word, a sign or a string of a predicate's format.
  struct PredicateToken {
    var text: String
    var isQuoted = false

    /// Returns the tokens of a format; a string that does not end extends to the end.
    static func all(in format: String) -> [PredicateToken] {
      var tokens: [PredicateToken] = []
      var rest = format[...]
      while let first = rest.first {
        if first.isWhitespace {
          rest.removeFirst()
        } else if first == "'" || first == "\"" {
          rest.removeFirst()
          tokens.append(PredicateToken(text: quoted(&rest, until: first), isQuoted: true))
        } else if let sign = signs.first(where: rest.hasPrefix) {
          rest.removeFirst(sign.count)
          tokens.append(PredicateToken(text: sign))
        } else {
          let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          let length = max(word.count, 1)
          tokens.append(PredicateToken(text: String(rest.prefix(length))))
          rest.removeFirst(length)
        }
      }
      return tokens
    }

    private static let signs = [
      "%@", "==", "!=", "<>", "&&", "||", "=", "!", "(", ")", "[", "]", "{", "}", ",",
    ]

    private static func quoted(_ rest: inout Substring, until end: Character) -> String {
      var text = ""
      while let next = rest.popFirst(), next != end {
        text.append(next == "\\" ? rest.popFirst() ?? next : next)
      }
      return text
    }
  }

  /// A relation between `self` and a string.
  enum Relation: String {
    case isEqual = "=="
    case isDifferent = "!="
    case begins = "BEGINSWITH"
    case contains = "CONTAINS"
    case ends = "ENDSWITH"
    case isLike = "LIKE"
    case isIn = "IN"

    init?(_ token: PredicateToken) {
      guard !token.isQuoted else { return nil }
      switch token.text {
      case "=": self = .isEqual
      case "<>": self = .isDifferent
      case let text: self.init(rawValue: text.uppercased())
      }
    }

    func holds(
      between text: String,
      and other: String,
      ignoring options: String.CompareOptions
    ) -> Bool {
      let text = text.folding(options: options, locale: nil)
      let other = other.folding(options: options, locale: nil)
      return switch self {
      case .isEqual, .isIn: text == other
      case .isDifferent: text != other
      case .begins: text.hasPrefix(other)
      case .contains: other.isEmpty ? false : text.contains(other)
      case .ends: text.hasSuffix(other)
      case .isLike: Self.matches(Array(text)[...], Array(other)[...])
      }
    }

    /// Returns whether a text has the form of a pattern in which `*` stands for any text and `?`
    /// for one character.
    private static func matches(
      _ text: ArraySlice<Character>,
      _ pattern: ArraySlice<Character>
    ) -> Bool {
      var (text, pattern) = (text, pattern)
      var retry: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
      while !text.isEmpty || !pattern.isEmpty {
        if pattern.first == "*" {
          pattern.removeFirst()
          retry = (text, pattern)
        } else if let next = text.first, let wanted = pattern.first, wanted == "?" || wanted == next
        {
          text.removeFirst()
          pattern.removeFirst()
        } else if let last = retry, !last.text.isEmpty {
          text = last.text.dropFirst()
          pattern = last.pattern
          retry = (text, pattern)
        } else {
          return false
        }
      }
      return true
    }
  }
#endif

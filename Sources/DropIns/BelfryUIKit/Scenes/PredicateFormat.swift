#if !canImport(ObjectiveC)
  import DeviceHost
  public import Foundation

  extension NSPredicate {
    /// Creates a predicate from a format string; Foundation has none on Linux.
    ///
    /// It reads what the system allows in the conditions of a scene: comparisons of `self` with
    /// strings, and their combinations with `AND`, `OR` and `NOT`. A test in which an app's format
    /// contains something else fails with the place at which it was not understood.
    ///
    /// - Parameters:
    ///   - format: The format string, for example `"self == %@"` or `"self BEGINSWITH 'room-'"`.
    ///   - arguments: The values of its placeholders `%@`: strings, or arrays of strings.
    public convenience init(format: String, _ arguments: Any...) {
      var reader = PredicateReader(format, arguments)
      let test = reader.read()
      self.init { object, _ in
        guard let test, let text = object as? String else { return false }
        return test(text)
      }
    }
  }

  /// Reads the format string of a predicate on a string.
  struct PredicateReader {
    typealias Test = (String) -> Bool

    /// A value to which `self` is compared.
    private enum Value {
      case text(String)
      case list([String])
    }

    private let format: String
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any>

    init(_ format: String, _ arguments: [Any]) {
      self.format = format
      tokens = PredicateToken.all(in: format)[...]
      self.arguments = arguments[...]
    }

    /// Returns the test, or reports why the format cannot be read.
    mutating func read() -> Test? {
      let test = disjunction()
      if let test, tokens.isEmpty { return test }
      let place = tokens.first.map { "at \"\($0.text)\"" } ?? "at its end"
      Trouble(
        """
        the predicate format "\(format)" cannot be read \(place); the conditions of a scene \
        compare self with strings by ==, !=, BEGINSWITH, CONTAINS, ENDSWITH, LIKE or IN, and \
        combine that by AND, OR and NOT
        """
      )
      .report()
      return nil
    }

    private mutating func disjunction() -> Test? {
      guard var test = conjunction() else { return nil }
      while take("OR", "||") {
        guard let other = conjunction() else { return nil }
        let first = test
        test = { first($0) || other($0) }
      }
      return test
    }

    private mutating func conjunction() -> Test? {
      guard var test = negation() else { return nil }
      while take("AND", "&&") {
        guard let other = negation() else { return nil }
        let first = test
        test = { first($0) && other($0) }
      }
      return test
    }

    private mutating func negation() -> Test? {
      if take("NOT", "!") { return negation().map { test in { !test($0) } } }
      if take("(") {
        let test = disjunction()
        return take(")") ? test : nil
      }
      if take("TRUEPREDICATE") { return { _ in true } }
      if take("FALSEPREDICATE") { return { _ in false } }
      return comparison()
    }

    private mutating func comparison() -> Test? {
      guard take("SELF"), let relation = tokens.first.flatMap(Relation.init) else { return nil }
      tokens.removeFirst()
      let ignored = options()
      switch (relation, value()) {
      case (.isIn, .list(let list)): return { text in list.contains(text) }
      case (.isIn, _), (_, .list), (_, nil): return nil
      case (_, .text(let text)):
        return { relation.holds(between: $0, and: text, ignoring: ignored) }
      }
    }

    /// Reads `[c]`, `[d]` or `[cd]` behind an operator.
    private mutating func options() -> String.CompareOptions {
      var options: String.CompareOptions = []
      guard take("[") else { return options }
      if let letters = tokens.popFirst()?.text.lowercased() {
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
      }
      _ = take("]")
      return options
    }

    private mutating func value() -> Value? {
      guard let token = tokens.popFirst() else { return nil }
      if token.isQuoted { return .text(token.text) }
      switch token.text {
      case "%@":
        switch arguments.popFirst() {
        case let text as String: return .text(text)
        case let list as [String]: return .list(list)
        default: return nil
        }
      case "{":
        var list: [String] = []
        while case .text(let text)? = value() {
          list.append(text)
          if take("}") { return .list(list) }
          guard take(",") else { return nil }
        }
        return nil
      default: return nil
      }
    }

    private mutating func take(_ words: String...) -> Bool {
      guard let token = tokens.first, !token.isQuoted,
        words.contains(token.text.uppercased())
      else { return false }
      tokens.removeFirst()
      return true
    }
  }
#endif

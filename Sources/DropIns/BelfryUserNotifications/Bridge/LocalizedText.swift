public import Foundation

// Foundation on Linux has no localized texts yet. A type cannot be disfavoured if a later
// Foundation adds its own, so these apply only to the compilers known to lack it.
#if os(Linux) && compiler(<6.4)
  extension String {
    /// A key in a table of localized texts, with the values that the text interpolates.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
      var key: String
      var arguments: [String] = []

      /// Creates a key.
      public init(stringLiteral value: String) { key = value }
      /// Creates a key.
      public init(_ value: String) { key = value }
      /// Creates a key from its parts.
      public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
      }

      /// The interpolation of a key.
      public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [String] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds literal text.
        public mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        /// Adds a value, for which the key has a placeholder.
        public mutating func appendInterpolation<Value>(_ value: Value) {
          key +=
            value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
          arguments.append("\(value)")
        }
      }
    }

    /// Looks up a text in a bundle's tables; the default is the key.
    @_disfavoredOverload
    public init(
      localized key: LocalizationValue,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale = .current,
      comment: StaticString? = nil
    ) { self = key.text(from: table, of: bundle, or: nil) }

    /// Looks up a text in a bundle's tables, with a default of the caller's.
    @_disfavoredOverload
    public init(
      localized key: StaticString,
      defaultValue: LocalizationValue,
      table: String? = nil,
      bundle: Bundle? = nil,
      locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      let key = LocalizationValue("\(key)")
      self = key.text(from: table, of: bundle, or: defaultValue)
    }

    /// Looks up the text of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
      let key = LocalizationValue(resource.key)
      self = key.text(from: resource.table, of: resource.bundle, or: resource.defaultValue)
    }
  }

  extension String.LocalizationValue {
    /// Returns the text of the key, with the arguments in place of `%@` and similar placeholders.
    func text(from table: String?, of bundle: Bundle?, or value: Self?) -> String {
      let fallback = value ?? self
      let text = (bundle ?? .main).localizedString(forKey: key, value: fallback.key, table: table)
      // A key without values is plain text, not a format.
      guard !fallback.arguments.isEmpty || text.contains("%%") else { return text }
      return FormattedText(arguments: fallback.arguments).text(of: text)
    }
  }

  /// A text that is looked up when it is shown.
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key in the table.
    public let key: String
    /// The text if the table has none.
    public let defaultValue: String.LocalizationValue
    /// The name of the table.
    public let table: String?
    /// The locale of the text.
    public var locale: Locale
    let bundle: Bundle?

    /// Creates a resource whose key is also its default text.
    public init(
      _ keyAndValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale = .current,
      bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      key = keyAndValue.key
      defaultValue = keyAndValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a resource with a key and a default text.
    public init(
      _ key: StaticString,
      defaultValue: String.LocalizationValue,
      table: String? = nil,
      locale: Locale = .current,
      bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self.key = "\(key)"
      self.defaultValue = defaultValue
      self.table = table
      self.locale = locale
      self.bundle = bundle
    }

    /// Creates a resource whose key is also its default text.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from the parts of its key.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
      self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
  }

  /// A text whose placeholders arguments replace, in order or by number.
  private struct FormattedText {
    let arguments: [String]

    func text(of format: String) -> String {
      var text = ""
      var rest = Substring(format)
      var next = 0
      while let start = rest.firstIndex(of: "%") {
        text += rest[..<start]
        rest = rest[rest.index(after: start)...]
        guard let match = rest.prefixMatch(of: /(?:(\d+)\$)?(?:%|@|[-+0-9.]*l*[dufgsi])/) else {
          text += "%"
          continue
        }
        if match.0 == "%" {
          text += "%"
        } else {
          let place = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
          next = place + 1
          text += arguments.indices.contains(place) ? arguments[place] : "%" + match.0
        }
        rest = rest[match.range.upperBound...]
      }
      return text + rest
    }
  }
#endif

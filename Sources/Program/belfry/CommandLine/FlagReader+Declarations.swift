extension FlagReader {
  /// Reads a flag without a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - summary: The text of help.
  ///   - letter: A second name of one letter.
  ///   - isCommon: A Boolean value that indicates whether `--help` lists the flag.
  ///   - isReported: A Boolean value that indicates whether reports name the flag.
  mutating func has(
    _ name: String,
    _ summary: @autoclosure () -> String,
    letter: String? = nil,
    isCommon: Bool = true,
    isReported: Bool = false
  ) -> Bool {
    guard !isListing else {
      declare(Flag(name: name, letter: letter, isCommon: isCommon), summary)
      return false
    }
    return !words(of: name, isReported: isReported).isEmpty
  }

  /// Reads a flag with a value.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The name of the value.
  ///   - summary: The text of help.
  ///   - type: The type of the value.
  ///   - alone: The value of the flag without one; nil if it needs one.
  ///   - letter: A second name of one letter.
  ///   - isCommon: A Boolean value that indicates whether `--help` lists the flag.
  ///   - isReported: A Boolean value that indicates whether reports name the flag.
  /// - Returns: The value; nil if the flag is not given, or if its value is a mistake.
  mutating func value<Value>(
    _ name: String,
    _ value: String,
    _ summary: @autoclosure () -> String,
    as type: FlagType<Value>,
    alone: Value? = nil,
    letter: String? = nil,
    isCommon: Bool = true,
    isReported: Bool = false
  ) -> Value? {
    guard !isListing else {
      let flag = Flag(
        name: name,
        value: value,
        letter: letter,
        isCommon: isCommon,
        isValueOptional: alone != nil,
        path: type.path
      )
      declare(flag, summary)
      return nil
    }
    guard let word = words(of: name, isReported: isReported).last else { return nil }
    if word.isEmpty, let alone { return alone }
    return read(word, of: name, as: type)
  }

  /// Reads a flag that may be repeated.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The name of the value.
  ///   - summary: The text of help.
  ///   - type: The type of each value.
  ///   - isCommon: A Boolean value that indicates whether `--help` lists the flag.
  ///   - isReported: A Boolean value that indicates whether reports name the flag.
  /// - Returns: The values, without those that are mistakes.
  mutating func values<Value>(
    _ name: String,
    _ value: String,
    _ summary: @autoclosure () -> String,
    as type: FlagType<Value>,
    isCommon: Bool = true,
    isReported: Bool = false
  ) -> [Value] {
    guard !isListing else {
      let flag = Flag(
        name: name,
        value: value,
        isRepeatable: true,
        isCommon: isCommon,
        path: type.path
      )
      declare(flag, summary)
      return []
    }
    var values: [Value] = []
    for word in words(of: name, isReported: isReported) {
      if let value = read(word, of: name, as: type) { values.append(value) }
    }
    return values
  }
}

/// Reads the flags of a command line, or lists the flags of a command.
///
/// The options of a command call `has`, `value` or `values` once for each flag. The call is the
/// only declaration of the flag: it has the names, the text of help and the type, and it returns
/// the value. To list flags, the reader notes the declarations and returns no values. The text is
/// made only for help, so a call costs little at each start.
struct FlagReader {
  private enum Purpose {
    case reading, listingNames, listing
  }

  private let purpose: Purpose
  /// The operands of the command line.
  let operands: [String]
  private let given: [CommandWords.Given]
  /// The flags that were declared, if they are listed.
  private var declared: [Flag] = []
  /// The flags that reports name, each with its values.
  private var reported: [(name: String, values: [String])] = []
  /// The first mistake in the values.
  private var mistake: UsageError?
  /// The number of mistakes in the values.
  private(set) var mistakes = 0
  /// Indicates whether the values that are read from now on are not used.
  private var ignoresMistakes = false

  /// Creates a reader of a command line.
  init(_ words: CommandWords) {
    purpose = .reading
    operands = words.operands
    given = words.given
  }

  private init(_ purpose: Purpose) {
    self.purpose = purpose
    operands = []
    given = []
  }

  /// Returns the flags that options declare.
  ///
  /// - Parameters:
  ///   - hasTexts: A Boolean value that indicates whether the flags have the texts of help.
  ///   - declare: Makes the options.
  static func flags(hasTexts: Bool, _ declare: (inout FlagReader) -> Void) -> [Flag] {
    var reader = FlagReader(hasTexts ? .listing : .listingNames)
    declare(&reader)
    return reader.declared
  }

  /// A Boolean value that indicates whether the flags are listed, and no value is read.
  var isListing: Bool { purpose != .reading }

  /// Notes a mistake, unless there is an earlier one.
  mutating func refuse(_ mistake: @autoclosure () -> UsageError) {
    guard !isListing, !ignoresMistakes else { return }
    if self.mistake == nil { self.mistake = mistake() }
    mistakes += 1
  }

  /// Reads the only operand.
  ///
  /// - Parameter demand: The message if there is no operand, or more than one.
  mutating func operand(_ demand: @autoclosure () -> String) -> String {
    if operands.count != 1 { refuse(UsageError(demand())) }
    return operands.first ?? ""
  }

  /// Ignores mistakes from now on, because the values are not used.
  mutating func ignoreMistakes() { ignoresMistakes = true }

  /// Removes and returns the first mistake, for options that are used in spite of it.
  mutating func takeMistake() -> UsageError? {
    defer { mistake = nil }
    return mistake
  }

  /// Returns the options of a command line.
  ///
  /// - Throws: The first mistake in the values of its flags.
  static func options<Options: CommandOptions>(
    _ words: CommandWords
  ) throws(UsageError) -> Options {
    var reader = FlagReader(words)
    let options = Options(&reader)
    if let mistake = reader.mistake { throw mistake }
    return options
  }

  /// The flags that choose scenarios or change outcomes, each with its value; reports name them.
  var reportedFlags: [String] {
    reported.sorted { $0.name < $1.name }.flatMap { name, values in
      values.map { $0.isEmpty ? name : "\(name) \($0)" }
    }
  }
}

// MARK: - The steps of a declaration

extension FlagReader {
  /// Notes a declaration, with the text of help if it is asked for.
  mutating func declare(_ flag: Flag, _ summary: () -> String) {
    declared.append(flag)
    if purpose == .listing { declared[declared.count - 1].summary = summary() }
  }

  /// Returns the values that the command line has for a flag, one for each time that it is given.
  mutating func words(of name: String, isReported: Bool) -> [String] {
    guard !given.isEmpty else { return [] }
    var words: [String] = []
    for flag in given where flag.name == name { words.append(flag.value) }
    if isReported, !words.isEmpty { reported.append((name, words)) }
    return words
  }

  /// Reads a word; notes a mistake and returns nil if the word is not a value of the type.
  mutating func read<Value>(
    _ word: String,
    of name: String,
    as type: FlagType<Value>
  ) -> Value? {
    do throws(UsageError) {
      return try type.read(word, name)
    } catch {
      refuse(error)
      return nil
    }
  }
}

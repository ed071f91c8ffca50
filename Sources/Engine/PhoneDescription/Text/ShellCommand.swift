public import Scenarios

/// A command as its words, which a POSIX shell reads back exactly as they are.
///
/// Every command that Belfry prints is made of it, so that a path or an identifier that came from
/// elsewhere is one word, and never a command of its own.
///
///     ShellCommand("belfry", "run", "a b.scenario").text  // belfry run 'a b.scenario'
public struct ShellCommand: Hashable, Sendable {
  /// The words, without quotes.
  public private(set) var words: [String]

  /// Creates a command, or a part of one such as a flag and its value.
  public init(_ words: String...) { self.words = words }

  /// Creates a command from a list of words.
  public init(words: [String]) { self.words = words }

  /// Creates a command of Belfry.
  ///
  /// - Parameters:
  ///   - name: The name of the command, and flags without a value.
  ///   - operand: The operand, such as a path; nil for none.
  public static func belfry(_ name: String..., operand: String? = nil) -> ShellCommand {
    ShellCommand(words: ["belfry"] + name + (operand.map { [Self.operand($0)] } ?? []))
  }

  /// Creates the command that plays a source again.
  ///
  /// - Parameters:
  ///   - source: The source, with the flags that it is read with; standard input has no path, and
  ///     what was piped in once can be again.
  ///   - line: The line of the scenario, from 1; nil for all scenarios.
  public static func run(_ source: Source, atLine line: Int32? = nil) -> ShellCommand {
    let path = source.name == Source.standardInput ? "-" : source.name
    return .belfry("run", operand: line.map { "\(path):\($0)" } ?? path)
      .adding(words: source.flags)
  }

  /// Returns the command with more words at its end.
  public func adding(_ words: String...) -> ShellCommand { adding(words: words) }

  /// Returns the command with a list of words at its end.
  public func adding(words: [String]) -> ShellCommand { ShellCommand(words: self.words + words) }

  /// Returns a path in a spelling that is no flag.
  ///
  /// - Parameter path: A path; `-` is standard input, also with a line behind it.
  public static func operand(_ path: String) -> String {
    let bytes = path.utf8
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1,
      !bytes.dropFirst().starts(with: ":".utf8)
    else { return path }
    return "./" + path
  }

  /// The command as a line that a POSIX shell reads: without a line feed, and without a character
  /// that a terminal or a report would change.
  public var text: String {
    var line = ""
    for word in words {
      if !line.isEmpty { line += " " }
      Self.quote(word, into: &line)
    }
    guard line.unicodeScalars.contains(where: { $0.isControl }) else { return line }
    // No quotes of a POSIX shell write a line feed on one line: `printf` does.
    var format = ""
    for scalar in line.unicodeScalars { Self.spell(scalar, into: &format) }
    return "eval \"$(printf '\(format)')\""
  }

  /// Adds a word, between quotes unless it is plain.
  ///
  /// The scalars count: a sign of the shell can be part of a larger character.
  private static func quote(_ word: String, into line: inout String) {
    guard word.isEmpty || !word.unicodeScalars.allSatisfy({ isPlain($0) }) else {
      line += word
      return
    }
    line += "'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'": line += #"'\''"#
      // An argument cannot contain a zero character.
      case "\0": line += scalar.number
      case _: line.unicodeScalars.append(scalar)
      }
    }
    line += "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/", ":", ",", "+", "@": true
    case _: scalar.value >= 0x80 && scalar.properties.isAlphabetic
    }
  }

  /// Adds a scalar as the format of `printf` has it, between single quotes of a shell.
  private static func spell(_ scalar: Unicode.Scalar, into format: inout String) {
    switch scalar {
    case "%": format += "%%"
    case "'", "\\", "!": octal(UInt8(scalar.value), into: &format)
    case _ where scalar.isControl:
      for byte in String(Character(scalar)).utf8 { octal(byte, into: &format) }
    case _: format.unicodeScalars.append(scalar)
    }
  }

  private static func octal(_ byte: UInt8, into format: inout String) {
    let digits = String(byte, radix: 8)
    format += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}

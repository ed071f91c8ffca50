public import Scenarios

extension Markdown {
  /// A command of Belfry in a block of the language `console`, and the output that the page shows.
  public struct Command: Hashable, Sendable {
    /// The words after `$ `.
    public var text: String
    /// The line of the command, counted from one.
    public var line: Int
    /// The lines of the output.
    public var output: Range<Int>
    /// The indentation of the block, in columns.
    public var indent: Int
    /// The marks that open the block, such as three backticks.
    public var fence: String

    /// Returns the output that the page shows, without the indentation of the block.
    public func shown(in page: Source) -> [String] {
      output.map { String(page.line($0).dropBlanks(indent)) }
    }

    /// The words of the command, as a shell reads them, or the sign that only a shell can read.
    public var words: Result<[String], UnreadableSign> {
      var words: [String] = []
      var word: String.UnicodeScalarView?
      var quote: Unicode.Scalar?
      // A sign of the shell can be part of a larger character, so scalars count.
      for scalar in text.unicodeScalars {
        if let open = quote {
          if scalar == open { quote = nil } else { word?.append(scalar) }
          if open == "\"", "$`\\".unicodeScalars.contains(scalar) {
            return .failure(.init(Character(scalar)))
          }
        } else if scalar == " " || scalar == "\t" {
          if let finished = word { words.append(String(finished)) }
          word = nil
        } else if scalar == "'" || scalar == "\"" {
          quote = scalar
          word = word ?? String.UnicodeScalarView()
        } else if "|&;<>()$`\\*?[]{}~#!".unicodeScalars.contains(scalar) {
          return .failure(.init(Character(scalar)))
        } else {
          word = word ?? String.UnicodeScalarView()
          word?.append(scalar)
        }
      }
      if let quote { return .failure(.init(Character(quote))) }
      return .success(words + (word.map { [String($0)] } ?? []))
    }
  }

  /// A sign that only a shell can read.
  public struct UnreadableSign: Error, Hashable, Sendable {
    /// The sign.
    public let sign: Character
    init(_ sign: Character) { self.sign = sign }
  }

  /// Returns the commands of Belfry in the lines of a block.
  ///
  /// Each line that begins with `$ ` ends the output above it. The commands of other programs are
  /// left alone, with their output.
  static func commands(in block: Source, indent: Int, fence: String) -> [Command] {
    var commands: [Command] = []
    var isOurs = false
    for number in block.lines {
      let line = block.line(number).dropBlanks(indent)
      if line.hasPrefix("$ ") {
        isOurs = isCommand(line)
        guard isOurs else { continue }
        let text = String(line.dropFirst(2))
        let below = number + 1..<number + 1
        commands.append(
          Command(text: text, line: number, output: below, indent: indent, fence: fence)
        )
      } else if isOurs {
        let first = commands[commands.count - 1].output.lowerBound
        commands[commands.count - 1].output = first..<number + 1
      }
    }
    return commands
  }
}

extension Markdown.Command {
  /// Indicates whether a line of output would end the block.
  public func closesBlock(_ line: String) -> Bool {
    guard let mark = fence.first else { return false }
    let blanks = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(blanks)
    let marks = rest.prefix { $0 == mark }.count
    return blanks < 4 && marks >= fence.count
      && rest.dropFirst(marks).allSatisfy { $0 == " " || $0 == "\t" }
  }
}

extension String {
  /// Returns the text without its leading blanks, at most a number of them.
  func dropBlanks(_ most: Int) -> Substring {
    dropFirst(prefix(most).prefix { $0 == " " }.count)
  }
}

extension Markdown.Block {
  /// The script without the indentation of the block.
  public var text: String {
    source.lines.map { source.line($0).dropBlanks(indent) + "\n" }.joined()
  }
}

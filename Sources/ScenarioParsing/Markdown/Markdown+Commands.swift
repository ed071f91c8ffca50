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

    /// Returns the output that the page shows, without the indentation of the block.
    public func shown(in page: Source) -> [String] {
      output.map { String(page.line($0).dropBlanks(indent)) }
    }

    /// The words of the command, as a shell reads them, or the sign that only a shell can read.
    public var words: Result<[String], UnreadableSign> {
      var words: [String] = []
      var word: String?
      var quote: Character?
      for character in text {
        if let open = quote {
          if character == open { quote = nil } else { word?.append(character) }
          if open == "\"", "$`\\".contains(character) { return .failure(.init(character)) }
        } else if character == " " || character == "\t" {
          if let finished = word { words.append(finished) }
          word = nil
        } else if character == "'" || character == "\"" {
          quote = character
          word = word ?? ""
        } else if "|&;<>()$`\\*?[]{}~#!".contains(character) {
          return .failure(.init(character))
        } else {
          word = (word ?? "") + String(character)
        }
      }
      if let quote { return .failure(.init(quote)) }
      return .success(words + (word.map { [$0] } ?? []))
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
  static func commands(in block: Source, indent: Int) -> [Command] {
    var commands: [Command] = []
    var isOurs = false
    for number in block.lines {
      let line = block.line(number).dropBlanks(indent)
      if line.hasPrefix("$ ") {
        let text = String(line.dropFirst(2))
        isOurs = text.split(separator: " ").first == "belfry"
        guard isOurs else { continue }
        let below = number + 1..<number + 1
        commands.append(Command(text: text, line: number, output: below, indent: indent))
      } else if isOurs {
        let first = commands[commands.count - 1].output.lowerBound
        commands[commands.count - 1].output = first..<number + 1
      }
    }
    return commands
  }
}

extension String {
  /// Returns the text without its first blanks, of which there may be fewer.
  fileprivate func dropBlanks(_ most: Int) -> Substring {
    dropFirst(prefix(most).prefix { $0 == " " }.count)
  }
}

extension Markdown.Block {
  /// The script without the indentation of the block.
  public var text: String {
    source.lines.map { source.line($0).dropBlanks(indent) + "\n" }.joined()
  }
}

import Foundation
import PhoneDescription
import Support
import Testing
import VirtualTime

/// Commands that Belfry prints, read back by a shell.
@Suite struct ShellCommandTests {
  /// Words that a shell would read as something else.
  static let words = [
    "", " ", "a b", "'", "''", "it's", "\"", "\\", "\\'", "$HOME", "$(touch pwned)",
    "`touch pwned`",
    "a;b", "a&b", "a|b", "a>b", "a<b", "*", "?", "[a]", "{a,b}", "~", "~root", "#", "!", "!!",
    "a!b", "=",
    "a=b", "-x", "--", "-", "(", ")", "%s", "%", "a%b\n", "\n", "a\n", "\na", "a\n\nb\n\n", "\t",
    "\r\n",
    "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{202E}", "\u{FEFF}", "wäsche", "水",
    "👩🏽‍🚀", "e\u{301}", "\u{301}",
    // Letters that are one character with the sign behind them.
    "\u{0D4E};touch pwned", "\u{0D4E}'", "\u{0D4E}$(touch pwned)", "\u{111C2}`touch pwned`",
    "'\u{301}", ";\u{301}", "\u{0600}'", "\\\n", "'\n'", "\\012", "\\u{41}", "plain-word_1.x:3",
  ]

  /// Returns the words that a shell passes to a command.
  static func words(
    of command: String,
    by shell: String = "sh",
    in scratch: borrowing Scratch
  ) throws -> [String] {
    let script = "belfry() { printf '%s\\0' \"$@\"; }\n\(command)\n"
    try scratch.write(script, to: "script")
    let output = try scratch.bash("\(shell) ./script")
    return output.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(
      String.init
    )
  }

  @Test(arguments: ["sh", "bash", "bash --posix"])
  func `a shell reads each word back`(shell: String) throws {
    let scratch = try Scratch()
    for word in Self.words {
      let text = ShellCommand("belfry", word, "end").text
      let read = try Self.words(of: text, by: shell, in: scratch)
      #expect(read.map(\.utf8Bytes) == [word, "end"].map(\.utf8Bytes), "\(text)")
    }
    let all = ShellCommand(words: ["belfry"] + Self.words).text
    let read = try Self.words(of: all, by: shell, in: scratch)
    #expect(read.map(\.utf8Bytes) == Self.words.map(\.utf8Bytes))
    #expect(try scratch.files().keys.sorted() == ["script"], "a word was run")
  }

  @Test func `random words are read back`() throws {
    let scratch = try Scratch()
    var random = SeededGenerator(seed: 47)
    let signs =
      Array("ab '\"\\$`;&|<>()*?[]{}~#!%=-\n\t\r.,:@".unicodeScalars)
      + ["\u{0D4E}", "\u{301}", "\u{200D}", "é", "\u{1B}", "\u{202E}", "水", "\u{10FFFF}"]
    for _ in 0..<40 {
      let words = (0..<50).map { _ in
        var word = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          word.append(signs.randomElement(using: &random)!)
        }
        return String(word)
      }
      let text = ShellCommand(words: ["belfry"] + words).text
      let read = try Self.words(of: text, in: scratch)
      #expect(read.map(\.utf8Bytes) == words.map(\.utf8Bytes), "\(text)")
    }
  }

  @Test(arguments: words)
  func `a command is one line without a character that a report changes`(word: String) {
    let text = ShellCommand("belfry", "run", word).text
    #expect(text.printable == text)
    #expect(!text.utf8.contains(UInt8(ascii: "\n")))
  }

  @Test func `a plain word has no quotes, and an operand is no flag`() {
    let command = ShellCommand.belfry("run", operand: "s/a.scenario:3").adding("--why", "tea 1")
    #expect(command.text == "belfry run s/a.scenario:3 --why 'tea 1'")
    #expect(
      ShellCommand.belfry("run", operand: "-x.scenario:1").text == "belfry run ./-x.scenario:1"
    )
    #expect(ShellCommand.belfry("run", operand: "-:3").text == "belfry run -:3")
    #expect(ShellCommand.belfry("run", operand: "-").text == "belfry run -")
  }
}

extension String {
  /// The bytes: texts that are canonically the same are different words.
  fileprivate var utf8Bytes: [UInt8] { Array(utf8) }
}

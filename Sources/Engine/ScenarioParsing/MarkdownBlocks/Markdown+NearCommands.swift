import Scenarios

extension Markdown {
  /// Indicates whether a line of a console is a command that Belfry runs.
  static func isCommand(_ line: some StringProtocol) -> Bool {
    line.hasPrefix("$ ") && line.dropFirst(2).split(separator: " ").first == "belfry"
  }

  /// Returns the command of Belfry in a line of a console whose form is not run, such as `% belfry
  /// run` or `$ ./belfry run`; nil for another line.
  ///
  /// - Parameters:
  ///   - isFirst: Indicates whether the line is the first one of its block, which is no output.
  ///   - isAfterOther: Indicates whether the line is after `$ ` and another command, whose output
  ///     may begin with another prompt.
  static func nearCommand(
    _ line: some StringProtocol,
    isFirst: Bool,
    isAfterOther: Bool
  ) -> String? {
    guard !isCommand(line) else { return nil }
    let text = line.drop { $0 == " " || $0 == "\t" }
    if isAfterOther, text.first != "$" { return nil }
    var prompts = text.prefix(longestPrompt).indices.filter { Self.prompts.contains(text[$0]) }
    // A comment begins so, too.
    if text.first == "#" { prompts = [] }
    if let quote = text.firstIndex(where: { "'\"`".contains($0) }) {
      prompts.removeAll { $0 > quote }
    }
    for prompt in prompts {
      if let command = belfry(in: text[text.index(after: prompt)...]) { return command }
    }
    guard isFirst, let command = belfry(in: text) else { return nil }
    // `belfry 0.4.0` is what `belfry --version` prints.
    let next = command.split(separator: " ").dropFirst().first?.first
    return next.map { $0.isLetter || $0 == "-" } ?? true ? command : nil
  }

  /// Indicates whether a command has no prompt.
  static func isBare(_ command: some StringProtocol) -> Bool { belfry(in: command) != nil }

  /// The last characters of shell prompts.
  private static let prompts: Set<Character> = ["$", "%", "#", ">", "❯", "➜"]
  /// The maximum number of characters in a prompt.
  private static let longestPrompt = 60
  /// The words that can be before the name of a program.
  private static let prefixes: Set<Substring> = [
    "command", "env", "exec", "mint", "nice", "nohup", "npx", "run", "sudo", "swift", "time",
  ]

  /// Returns the command of Belfry among the commands of a line, from its name on.
  private static func belfry(in line: some StringProtocol) -> String? {
    var words = line.split { $0 == " " || $0 == "\t" }[...]
    // Of several commands on a line, each begins after one of these signs.
    var isName = true
    while let word = words.popFirst() {
      let last = String(word.split(separator: "/").last ?? "")
      if isName, last.filter({ !"\"'()".contains($0) }).lowercased() == "belfry" {
        let rest = words.prefix { !["&&", "||", "|", ";", ">", "2>&1"].contains($0) }
        return (["belfry"] + rest.map { String($0) }).joined(separator: " ")
      }
      let isSetting = word.contains("=") && !word.hasPrefix("-")
      let isOperator = ["&&", "||", "|", ";", "("].contains(word) || word.hasSuffix(";")
      isName = isOperator || isName && (isSetting || prefixes.contains(Substring(word)))
    }
    return nil
  }
}

/// A block of commands in a quotation, or indented as code, which is not run.
struct Aside {
  let kind: MistakeKind
  let fence: MarkdownLine.Fence
  /// The line of the fence.
  let number: Int
  var lines: [String] = []

  init(_ kind: MistakeKind, _ fence: MarkdownLine.Fence, _ number: Int) {
    (self.kind, self.fence, self.number) = (kind, fence, number)
  }
}

extension MarkdownLine.Fence {
  /// Indicates whether the line opens a block of commands with their output.
  var isConsole: Bool { language == "console" }

  /// Indicates whether the block has no language, or one that is nearly `console` or another name
  /// of it.
  var isNearlyConsole: Bool {
    !isConsole
      && (["", "bash-session", "sh-session", "shell-session", "shellsession"].contains(language)
        || !Suggestion.nearest(to: language, among: ["console"]).isEmpty)
  }
}

extension MarkdownLine {
  /// Indicates whether the line is one that Belfry would play or run: the beginning of a script, or
  /// a command.
  var isPlayed: Bool { fence?.isScript == true || Markdown.isCommand(text) }
}

extension MarkdownScan {
  /// A line that has a command of Belfry and shows output, and the command as it should be.
  private typealias Shown = (index: Int, command: String?)

  /// Returns the commands of Belfry that show output.
  ///
  /// - Parameter lines: The lines of a console.
  /// - Returns: The index of each line; and the command to write, if the form on the line is not
  ///   run.
  private static func shown(in lines: [String]) -> [Shown] {
    var found: [Shown] = []
    var last: Shown?
    // Commands without a prompt follow on each other.
    var isFirst = true
    var isAfterPrompt = false
    for (index, line) in lines.enumerated() {
      let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" }
      // What looks like a command in the output of one that is run is compared with it.
      let isOutput = last.map { $0.command == nil } ?? false
      let near =
        isOutput
        ? nil : Markdown.nearCommand(line, isFirst: isFirst, isAfterOther: isAfterPrompt)
      isAfterPrompt = isAfterPrompt || line.hasPrefix("$ ")
      isFirst = isFirst && (isBlank || near != nil && Markdown.isBare(line))
      if line.hasPrefix("$ ") || near != nil {
        last = Markdown.isCommand(line) || near != nil ? (index, near) : nil
      } else if !isBlank, let command = last {
        if found.last?.index != command.index { found.append(command) }
      }
    }
    return found
  }

  /// Reports commands of Belfry in a form that is not run.
  mutating func reportCommands(in block: Source, indent: Int, _ fence: MarkdownLine.Fence) {
    let lines = block.lines.map { String(block.line($0).dropBlanks(indent)) }
    for case (let index, let command?) in Self.shown(in: lines) {
      let text = String(command.prefix(200))
      report(.commandForm, [text, fence.marks], block.lines.lowerBound + index)
    }
  }

  /// Reports a block with commands of Belfry that has no language, or one similar to `console`.
  mutating func reportLanguage(of fence: MarkdownLine.Fence, _ block: Source, indent: Int) {
    let lines = block.lines.map { String(block.line($0).dropBlanks(indent)) }
    let shown = Self.shown(in: lines)
    let number = block.lines.lowerBound - 1
    if !fence.language.isEmpty {
      guard !shown.isEmpty else { return }
      report(.otherLanguage, [fence.language, fence.marks, "console"], number)
    } else if shown.contains(where: { Markdown.isCommand(lines[$0.index]) }) {
      report(.blockWithoutLanguage, [fence.marks, "console"], number)
    }
  }

  /// Indicates whether a line that opens a block of commands is above a command of Belfry.
  func isShowingCommand(below number: Int) -> Bool {
    guard MarkdownLine(source.bytes, source.content(ofLine: number)).startsConsole else {
      return false
    }
    return (number + 1..<source.lines.upperBound).prefix(2).contains { next in
      Markdown.isCommand(source.line(next).drop { $0 == " " })
    }
  }

  /// Reads a line of a block of commands that is not run.
  ///
  /// - Returns: A Boolean value that indicates whether the line belongs to it.
  mutating func continueAside(
    with start: MarkdownLine,
    _ number: Int,
    indent: Int
  ) -> Bool {
    guard let open = aside else { return false }
    var line = start
    let isInside: Bool
    if open.kind == .quotedCommand {
      isInside = !line.isAtEnd && line.isQuotation
      line.skipQuotation()
    } else {
      isInside = line.isAtEnd || line.column - indent > 3
    }
    guard isInside else {
      closeAside()
      return false
    }
    if line.closes(open.fence.mark, open.fence.length) {
      closeAside()
    } else {
      aside?.lines.append(line.text)
    }
    return true
  }

  /// Ends a block of commands that is not run, which is a mistake if it shows output of Belfry.
  mutating func closeAside() {
    guard let open = aside else { return }
    aside = nil
    guard !Self.shown(in: open.lines).isEmpty else { return }
    report(open.kind, [open.fence.marks], open.number)
  }
}

extension MarkdownLine {
  /// Indicates whether a block of commands begins in the line.
  fileprivate var startsConsole: Bool {
    var line = self
    line.skipBlanks()
    return line.fence?.isConsole == true
  }
}

import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios

/// The commands that a page shows in blocks of the language `console`: runs each as a reader would,
/// in a folder that has the page's files, and compares what it prints with what the page shows.
///
/// A command that shows nothing is not run. A command is Belfry alone: no shell reads it, and it
/// can neither read nor write outside of its folder.
struct PageCommands {
  /// The page, and all that it is made of.
  private let source: Source
  private let page: Markdown.Page
  private let folder: ScratchFolder

  /// A part of a page, or a picture, that is not what its command makes today.
  struct Difference {
    /// The sentence that says what is stale.
    var message: String
    /// The lines to replace, and what to write there.
    var lines: Range<Int>?
    var text: [String] = []
    /// The path of the picture, and its bytes.
    var picture: (path: String, bytes: [UInt8])?
  }

  init(_ source: Source) throws(SystemFailure) {
    self.source = source
    page = Markdown.page(in: source)
    folder = try ScratchFolder()
  }

  /// The folder of the page, with a slash at its end; empty for the current one.
  private var home: String {
    source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
  }

  /// Runs the commands, and returns what differs from the page.
  ///
  /// - Throws: What is wrong with a command, with its line.
  func differences() throws(SystemFailure) -> [Difference] {
    var differences: [Difference] = []
    var blocks = page.blocks.filter { $0.attributes.file != nil }[...]
    for command in page.commands {
      do throws(SystemFailure) {
        while let block = blocks.first, block.fence < command.line {
          try put(block)
          blocks.removeFirst()
        }
        differences += try run(command)
      } catch {
        throw SystemFailure("line \(command.line): `\(command.text)`: \(error.message)")
      }
    }
    return differences
  }

  /// Writes the file that a block stands for, and the facts that it begins with.
  private func put(_ block: Markdown.Block) throws(SystemFailure) {
    try folder.write(Array(block.text.utf8), to: block.attributes.file ?? "")
    let facts = block.base.flatMap { base in base.lines.map { base.line($0) + "\n" } }.joined()
    if !facts.isEmpty { try folder.write(Array(facts.utf8), to: Script.baseName) }
  }

  private func run(_ command: Markdown.Command) throws(SystemFailure) -> [Difference] {
    let words = try words(of: command)
    let written = zip(words, words.dropFirst()).filter { Self.outputFlags.contains($0.0) }.map(\.1)
    guard !command.output.isEmpty || !written.isEmpty else { return [] }
    for word in words.dropFirst() where !written.contains(word) { try copy(word) }
    for path in written { try folder.makeFolders(for: path) }
    let result = try Toolchain.run([Self.program] + words.dropFirst(), in: folder.path)
    var differences = try difference(of: command, result.text)
    for path in written {
      if let difference = try picture(at: path, command) { differences.append(difference) }
    }
    return differences
  }

  private func difference(
    of command: Markdown.Command,
    _ printed: String
  ) throws(SystemFailure) -> [Difference] {
    guard !command.output.isEmpty else { return [] }
    let shown = Self.lines(command.shown(in: source))
    let today = Self.lines(printed.split(separator: "\n", omittingEmptySubsequences: false))
    guard
      let first = (0..<max(shown.count, today.count)).first(where: { number in
        !shown.indices.contains(number) || !today.indices.contains(number)
          || shown[number] != today[number]
      })
    else { return [] }
    if today.contains(where: { $0.hasPrefix("```") || $0.hasPrefix("~~~") || $0.hasPrefix("$ ") }) {
      throw SystemFailure("the output has a line that would end it", help: "show less of it")
    }
    let line = today.indices.contains(first) ? "`\(today[first].printable)`" : "nothing"
    return [
      Difference(
        message: "the output of `\(command.text.printable)` has changed: "
          + "line \(command.output.lowerBound + first) is now \(line)",
        lines: command.output,
        text: today.map { $0.isEmpty ? "" : String(repeating: " ", count: command.indent) + $0 }
      )
    ]
  }

  /// Returns the difference of a picture that the command has written and the page shows.
  private func picture(
    at path: String,
    _ command: Markdown.Command
  ) throws(SystemFailure) -> Difference? {
    guard source.lines.contains(where: { source.line($0).contains(text: "](\(path))") }),
      let bytes = try? Stream.bytes(at: folder.path(of: path), most: Self.mostBytes).bytes
    else { return nil }
    let present = try? Stream.bytes(at: home + path, most: Self.mostBytes).bytes
    guard present != bytes else { return nil }
    return Difference(
      message: "'\(path.printable)' is not what `\(command.text.printable)` draws today",
      picture: (home + path, bytes)
    )
  }
}

// MARK: - The words of a command

extension PageCommands {
  /// The flags whose value is a file that is written.
  private static let outputFlags = ["-o", "--report-html", "--report-json", "--report-junit"]

  /// The flags that never end, or that write into the page.
  private static let refusedFlags = ["--watch", "--update"]

  /// The most bytes of a file that is read or copied.
  private static let mostBytes = 16 << 20

  /// The path of the running program.
  private static let program = Toolchain.program

  private func words(of command: Markdown.Command) throws(SystemFailure) -> [String] {
    let words: [String]
    switch command.words {
    case .success(let read): words = read
    case .failure(let error):
      throw SystemFailure("`\(error.sign)` needs a shell", help: "write the command without it")
    }
    if let flag = words.first(where: Self.refusedFlags.contains) {
      throw SystemFailure("a page cannot show \(flag)", help: "write the command as text")
    }
    for word in words.dropFirst() {
      let path = word.split(separator: "=", maxSplits: 1).last.map(String.init) ?? word
      guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
        throw SystemFailure(
          "'\(path)' is outside of the folder of the page",
          help: "name files of that folder"
        )
      }
      guard !ScriptFiles.split(path).path.isMarkdown else {
        throw SystemFailure("a page cannot run pages", help: "name a script")
      }
    }
    return words
  }

  /// Copies the file or the folder of an operand, and the facts beside the page.
  private func copy(_ word: String) throws(SystemFailure) {
    let path = ScriptFiles.split(home + word).path
    guard let status = try? FileStatus.of(path),
      (try? FileStatus.of(folder.path(of: String(path.dropFirst(home.count))))) == nil
    else { return }
    let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let search = FolderSearch(
      status.kind == .folder ? path : above,
      endings: [".scenario", ".facts", ".apns", ".json"]
    )
    for file in [home + Script.baseName] + search.paths {
      let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
      guard name.hasPrefix(home),
        let bytes = try? Stream.bytes(at: name, most: Self.mostBytes).bytes
      else { continue }
      try folder.write(bytes, to: String(name.dropFirst(home.count)))
    }
  }

  /// Lines without blanks at their ends, and without empty lines at the end.
  private static func lines(_ lines: some Sequence<some StringProtocol>) -> [String] {
    var lines = lines.map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

import PhoneDescription
import Platform
import Reports
import ScenarioParsing
import Scenarios

/// Runs the commands in the blocks of a page with the language `console`, and compares their output
/// with the page.
///
/// Each command runs as for a reader, in a folder with the page's files.
///
/// A command without output in the page is not run. A command is Belfry alone: no shell reads it,
/// and it can neither read nor write outside of its folder.
struct PageCommands {
  /// The page, and the parts of its text.
  private let source: Source
  private let page: Markdown.Page
  private let folder: ScratchFolder
  /// The folders within which files are read and pictures written.
  private let roots: SourceRoots

  /// A part of a page, or a picture, that differs from the current output of its command.
  struct Difference {
    /// The sentence that says what is stale.
    var message: String
    /// The lines to replace, and their new text.
    var lines: Range<Int>?
    var text: [String] = []
    /// The path of the picture, its new bytes, and its current bytes; nil if the picture does not
    /// exist.
    var picture: (path: String, bytes: [UInt8], old: [UInt8]?)?
  }

  private init(
    _ source: Source,
    _ page: Markdown.Page,
    _ roots: SourceRoots
  ) throws(SystemFailure) {
    self.source = source
    self.page = page
    self.roots = roots
    folder = try ScratchFolder()
  }

  /// Runs the commands of a page, and returns the differences from the page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - source: The text that it was read from.
  ///   - roots: The folders whose files scripts may name.
  /// - Throws: What is wrong with a command, with its line.
  static func differences(
    in page: Markdown.Page,
    of source: Source,
    _ roots: SourceRoots
  ) throws(SystemFailure) -> [Difference] {
    guard !page.commands.isEmpty else { return [] }
    return try PageCommands(source, page, roots).differences()
  }

  /// The folder of the page, with a slash at its end; empty for the current one.
  private var home: String {
    source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
  }

  private func differences() throws(SystemFailure) -> [Difference] {
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

  /// Writes the file of a block, and the facts that precede its script.
  private func put(_ block: Markdown.Block) throws(SystemFailure) {
    try folder.write(Array(block.text.utf8), to: block.attributes.file ?? "")
    let facts = block.base.flatMap { base in base.lines.map { base.line($0) + "\n" } }.joined()
    if !facts.isEmpty { try folder.write(Array(facts.utf8), to: Script.baseName) }
  }

  /// Runs a command whose output the page shows, and returns the differences from the page.
  private func run(_ command: Markdown.Command) throws(SystemFailure) -> [Difference] {
    let words = try words(of: command)
    let written = Self.files(writtenBy: words)
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

  /// Returns the number of commands of a page whose output is compared.
  static func compared(in page: Markdown.Page) -> Int {
    page.commands.count { command in
      guard case .success(let words) = command.words else { return true }
      return !command.output.isEmpty || !files(writtenBy: words).isEmpty
    }
  }

  private static func files(writtenBy words: [String]) -> [String] {
    zip(words, words.dropFirst()).filter { outputFlags.contains($0.0) }.map { $0.1 }
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
    if today.contains(where: command.closesBlock) {
      let longer = command.fence + command.fence.prefix(1)
      throw SystemFailure(
        "the output has a line that would end the block",
        help: "open and close the block with \(longer)"
      )
    }
    if today.contains(where: { $0.hasPrefix("$ ") }) {
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

  /// Returns the difference of a picture that the command has written and that the page shows.
  private func picture(
    at path: String,
    _ command: Markdown.Command
  ) throws(SystemFailure) -> Difference? {
    guard source.lines.contains(where: { source.line($0).contains(text: "](\(path))") }),
      let bytes = try? Stream.bytes(
        at: folder.path(of: path),
        most: Self.mostBytes,
        isInput: false
      ).bytes
    else { return nil }
    if let problem = roots.problem(with: home + path) { throw problem }
    let present = try? Stream.bytes(at: home + path, most: Self.mostBytes).bytes
    guard present != bytes else { return nil }
    return Difference(
      message: "'\(path.printable)' is not what `\(command.text.printable)` draws today",
      picture: (home + path, bytes, present)
    )
  }
}

// MARK: - The words of a command

extension PageCommands {
  /// The flags whose value is the path of a file to write.
  private static var outputFlags: Set<String> {
    Set(Command.all.flatMap { $0.flags(hasTexts: false).filter { $0.isOutput }.map { $0.name } })
  }

  /// The flags that are refused, because the command would never end or would write into the page.
  private static let refusedFlags = ["--watch", "--update"]

  /// The maximum number of bytes of a file that is read or copied.
  private static let mostBytes = 16 << 20

  /// The path of the running program.
  private static let program = CurrentProcess.program

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
      // A slash can be part of a larger character, so bytes count.
      let parts = path.utf8.split(separator: UInt8(ascii: "/"))
      guard path.utf8.first != UInt8(ascii: "/"),
        !parts.contains(where: { $0.elementsEqual("..".utf8) })
      else {
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

  /// Copies the file or the folder of an operand, the facts beside the page, and the files that its
  /// scripts include and push.
  private func copy(_ word: String) throws(SystemFailure) {
    let path = ScriptFiles.split(home + word).path
    guard !isThere(path) else {
      // A block, whose script can name files beside the page.
      let bytes = try? Stream.bytes(at: place(of: path), most: Self.mostBytes).bytes
      return try copy(files(namedBy: [Source(name: path, bytes: bytes ?? [])]))
    }
    guard let status = try? FileStatus.of(path) else { return }
    let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let search = FolderSearch(
      status.kind == .folder ? path : above,
      endings: [".scenario", ".facts", ".apns", ".json"],
      refusing: { roots.problem(with: $0) }
    )
    try copy([home + Script.baseName] + search.paths)
    let scripts = status.kind == .folder ? search.paths : [path]
    let files = ScriptFiles(roots: roots)
    try copy(
      self.files(
        namedBy: scripts.filter { $0.hasSuffix(".scenario") }.compactMap { try? files.source($0) }
      )
    )
  }

  /// Returns the paths of the files that scripts include and push and that the folder does not
  /// have, whatever their endings are.
  private func files(namedBy scripts: [Source]) -> [String] {
    let files = ScriptFiles(roots: roots)
    return scripts.flatMap { files.texts(includedBy: $0).map { $0.name } }.filter { !isThere($0) }
  }

  /// Returns the place in the folder of a file beside the page.
  private func place(of path: String) -> String {
    folder.path(of: String(path.dropFirst(home.count)))
  }

  private func isThere(_ path: String) -> Bool { (try? FileStatus.of(place(of: path))) != nil }

  /// Copies files that are within the folder of the page and may be read.
  private func copy(_ paths: [String]) throws(SystemFailure) {
    for path in paths {
      let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
      guard name.hasPrefix(home), roots.problem(with: name) == nil,
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

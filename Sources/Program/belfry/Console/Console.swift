import Platform
import Reports

/// Standard output and standard error, written in large pieces.
struct Console {
  /// A text for one of the two streams.
  enum Piece {
    case output([UInt8])
    case error(String)
  }

  private var output: [UInt8] = []
  /// A Boolean value that indicates whether the console writes nothing.
  private var isSilent = false
  /// The texts that another console writes later; nil if this one writes.
  private var kept: [Piece]?
  /// The reason why standard output could not be written; nil if it was.
  private(set) var failure: String?
  /// A Boolean value that indicates whether the reader of standard output has gone away.
  private(set) var isReaderGone = false

  /// The line with the progress of a run; nil if no person sees it.
  private var progress: Progress?

  init() { progress = Self.hasProgress ? Progress() : nil }

  /// A Boolean value that indicates whether standard error is a terminal that can erase a line.
  static var hasProgress: Bool {
    Terminal.has(2) && !["", "dumb"].contains(CurrentProcess.environment("TERM") ?? "")
  }

  /// Shows the progress of a run, if the run has taken some time.
  mutating func showProgress(_ text: @autoclosure () -> String) {
    guard kept == nil, !isSilent, let bytes = progress?.showing(text()) else { return }
    Stream.write(Array(bytes.utf8), to: 2)
  }

  private mutating func eraseProgress() {
    guard progress?.isShown == true else { return }
    Stream.write(Array(Progress.erasure.utf8), to: 2)
    progress?.erase()
  }

  /// A console that writes nothing.
  static var silent: Console {
    var console = Console()
    console.isSilent = true
    return console
  }

  /// Creates a console that keeps the printed texts until the call of ``takeKept()``.
  static func keeping() -> Console {
    var console = Console()
    console.kept = []
    return console
  }

  /// Removes and returns the kept texts.
  mutating func takeKept() -> [Piece] {
    flush()
    defer { kept = [] }
    return kept ?? []
  }

  /// Prints the texts that another console kept.
  mutating func print(_ pieces: [Piece]) {
    for piece in pieces {
      switch piece {
      case .output(let bytes): print(bytes)
      case .error(let text): printError(unfolded: text)
      }
    }
  }

  /// A Boolean value that indicates whether a person or a program may read the output during the
  /// run, because it is not a file.
  private let isRead = (try? FileStatus.of(descriptor: 1))?.kind != .file

  /// The number of columns of each stream; nil if it is no terminal.
  private let columns = (output: Terminal.columns(of: 1), errors: Terminal.columns(of: 2))

  /// Prints a text for people; on a terminal, lines that are too long are divided at spaces.
  mutating func print(_ text: String) {
    print(Array((columns.output.map { folded(text, to: $0) } ?? text).utf8))
  }

  /// Prints a page of help, whose paragraphs a terminal lays out.
  mutating func print(page text: String) {
    print(Array((columns.output.map { reflowed(text, to: $0) } ?? text).utf8))
  }

  /// Prints a text for programs, or one that is already as wide as it should be.
  mutating func print(unfolded text: String) { print(Array(text.utf8)) }

  mutating func print(_ bytes: [UInt8]) {
    guard !isSilent else { return }
    output += bytes
    if output.count > 1 << 16 { flush() }
  }

  /// Writes a text for people to standard error, after all earlier texts for standard output.
  mutating func printError(_ text: String) {
    printError(unfolded: columns.errors.map { folded(text, to: $0) } ?? text)
  }

  /// Writes lines to standard error that a program may read there.
  mutating func printError(unfolded text: String) {
    guard !isSilent else { return }
    flush()
    guard kept == nil else {
      kept?.append(.error(text))
      return
    }
    eraseProgress()
    Stream.write(Array(text.utf8), to: 2)
  }

  /// Writes a mistake in a script to standard error, or in a format for programs to standard
  /// output, where their other results are.
  mutating func printProblem(_ text: String, _ palette: Palette) {
    switch palette.errorFormat {
    case .long: printError(text + palette.errorGap)
    case .short: printError(unfolded: text + palette.errorGap)
    case .json: print(unfolded: text)
    }
  }

  /// Writes the text so far, if a person or a program may read the output during the run.
  mutating func showNow() { if isRead, !output.isEmpty { flush() } }

  mutating func flush() {
    if kept == nil { eraseProgress() }
    guard !output.isEmpty else { return }
    guard kept == nil else {
      kept?.append(.output(output))
      output = []
      return
    }
    switch Stream.write(output, to: 1) {
    case .done: break
    case .readerIsGone: isReaderGone = true
    case .failed(let failed): failure = failure ?? failed.message
    }
    output.removeAll(keepingCapacity: true)
  }
}

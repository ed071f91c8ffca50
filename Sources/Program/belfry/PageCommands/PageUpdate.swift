import PhoneDescription
import Platform
import Reports
import ScenarioParsing
import Scenarios

/// Compares the pages of a run with the outputs of their commands, or updates the pages.
struct PageUpdate {
  /// A Boolean value that indicates whether the pages are written anew.
  let isWriting: Bool
  /// The folders within which the commands of pages read files.
  let roots: SourceRoots

  /// Checks one page after the other.
  ///
  /// - Parameters:
  ///   - pages: The pages that were read.
  ///   - observers: The observers of the run, to which the differences are added.
  /// - Returns: The number of commands whose output was compared.
  func check(
    _ pages: [Source],
    _ observers: inout RunObservers,
    _ console: inout Console
  ) throws(UsageError) -> Int {
    var count = 0
    for source in pages {
      let page = Markdown.page(in: source)
      let differences = try Self.differences(in: page, of: source, roots)
      count += PageCommands.compared(in: page)
      guard !differences.isEmpty else { continue }
      if isWriting {
        try write(differences, into: source)
        let name = source.name.printable
        console.printError("belfry: \(name): \(counted(differences.count, "result")) written\n")
      } else {
        for difference in differences {
          observers.fail(Self.stale(difference, source), &console)
        }
      }
    }
    return count
  }

  /// Returns the differences between a page and the outputs of its commands.
  ///
  /// - Throws: The problem of a command that cannot be run.
  static func differences(
    in page: Markdown.Page,
    of source: Source,
    _ roots: SourceRoots
  ) throws(UsageError) -> [PageCommands.Difference] {
    do throws(SystemFailure) {
      return try PageCommands.differences(in: page, of: source, roots)
    } catch {
      throw UsageError("'\(source.name)', \(error.message)", path: source.name)
    }
  }

  /// Returns the problem of a page whose text differs from the output of its command.
  static func stale(_ difference: PageCommands.Difference, _ source: Source) -> RunProblem {
    let line = difference.lines.map { ":\($0.lowerBound)" } ?? ""
    let update = ShellCommand.belfry("run", "--update", operand: source.name)
      .adding(words: source.flags).text
    return RunProblem(
      path: source.name,
      "\(source.name)\(line): \(difference.message); \(update) writes it",
      kind: .stale
    )
  }

  private func write(
    _ differences: [PageCommands.Difference],
    into source: Source
  ) throws(UsageError) {
    for picture in differences.compactMap({ $0.picture }) {
      try FileReplacement.write(picture.bytes, to: picture.path, for: .change(of: picture.old))
    }
    let bytes = source.replacing(
      differences.compactMap { change in change.lines.map { ($0, change.text) } }
    )
    guard bytes != source.bytes else { return }
    try FileReplacement.write(bytes, to: source.name, for: .change(of: source.bytes))
  }
}

extension Source {
  /// Returns the text with other lines in some places, which are in ascending order.
  fileprivate func replacing(_ changes: [(lines: Range<Int>, text: [String])]) -> [UInt8] {
    var changes = changes[...]
    var result: [UInt8] = []
    var number = 1
    var end = "\n"
    while number <= lineCount {
      let bytes = bytes(ofLine: number)
      if bytes.hasSuffix("\r\n") { end = "\r\n" }
      if let change = changes.first, change.lines.lowerBound == number {
        for line in change.text { result += Array((line + end).utf8) }
        changes.removeFirst()
        number = change.lines.upperBound
        continue
      }
      result += bytes
      number += 1
    }
    return result
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    reversed().starts(with: text.utf8.reversed())
  }
}

import PhoneDescription
import Platform
import Reports
import ScenarioParsing
import Scenarios

/// Lays scripts out.
enum Fmt: Subcommand {
  static let name = "fmt"
  static let operands = "[PATH …]"
  static let summary = "align the columns of scenarios"

  static var discussion: String {
    """
    A PATH is a .scenario or .facts file, a Markdown file, a folder that contains such files, or
    - for standard input. The default is scenarios/. In Markdown, only the blocks that begin with
    ```scenario change. Standard input is written to standard output. Files that do not change
    are not written, and files with mistakes stay as they are.

    The status is 0 on success, 1 if --check finds a file to change, 2 if a path is wrong or a
    file cannot be written, 3 if a file has mistakes.
    """
  }

  /// The values of the command line.
  struct Options: CommandOptions {
    let isChecking: Bool
    let isUpgrading: Bool
    let places: SourcePlaces
    let palette: Palette

    init(_ flags: inout FlagReader) {
      isChecking = flags.has(
        "--check",
        "write nothing; print the changes as a diff for patch -p0"
      )
      isUpgrading = flags.has(
        "--upgrade",
        "also replace words of earlier releases, and add expect … lost to scenarios without it"
      )
      places = SourcePlaces(&flags, hasZones: false)
      palette = flags.paletteOfErrors()
    }
  }

  static func run(
    _ options: Options,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let files = ScriptFiles(roots: try options.places.roots())
    var formatting = Formatting(
      files,
      isChecking: options.isChecking,
      isUpgrading: options.isUpgrading,
      palette: options.palette
    )
    var status = ExitStatus.passed
    var texts: [(source: Source, isPiped: Bool)] = []
    let named = options.places.operands
    let operands = named.isEmpty ? ["scenarios"] : named
    guard operands.count(where: { $0 == "-" }) < 2 else {
      throw UsageError("standard input can be read only once; write - once")
    }
    // All are read before any is written, so that a wrong path changes nothing.
    for operand in operands {
      for result in files.texts(of: operand) {
        switch result {
        case .success(let source): texts.append((source, operand == "-"))
        case .failure(let error):
          guard error.status != .usage else { throw UsageError(error.message) }
          console.printError("belfry: \(error.message.printable)\n")
          status = status.or(error.status)
        }
      }
    }
    for text in texts {
      status = status.or(formatting.format(text.source, isPiped: text.isPiped, &console))
    }
    // Who pipes a text through wants to see nothing but the text.
    if formatting.isChecking || operands != ["-"] { console.printError(formatting.summary) }
    return status
  }
}

extension ScriptFiles {
  /// Returns the complete files of an operand that can be laid out, and the paths that cannot be
  /// read.
  fileprivate func texts(of operand: String) -> [Result<Source, PathError>] {
    let finds = finds(of: operand, endings: [".scenario", ".facts"] + String.markdown)
    let texts = finds.compactMap { find -> Result<Source, PathError>? in
      do throws(PathError) {
        return try text(in: find).map(Result.success)
      } catch {
        return .failure(error)
      }
    }
    return texts.isEmpty ? [.failure(Self.noScripts(in: operand))] : texts
  }

  /// The text of a file; nil for a page in a folder that holds no script.
  private func text(in find: Find) throws(PathError) -> Source? {
    switch find {
    case .standardInput(let line?), .named(_, let line?):
      throw .usage("", "fmt lays out whole files; take ':\(line)' away")
    case .standardInput: return try standardInput()
    case .named(let path, _):
      if let obstacle = obstacle(inBaseOf: path) { throw obstacle }
      let source = try source(path, .operand)
      guard Self.page(of: source).isEmpty else { return source }
      throw Self.noScripts(inFile: path)
    case .found(let path):
      if let obstacle = obstacle(inBaseOf: path) { throw obstacle }
      let source: Source
      do { source = try self.source(path) } catch { throw error.found }
      return Self.page(of: source).isEmpty ? nil : source
    case .obstacle(let error): throw error
    }
  }
}

import PhoneDescription
import Scenarios

/// The addresses of the lines of scripts in the reader's repository.
public struct SourceLinks: Sendable {
  private let template: SourceTemplate
  private let workspace: Workspace

  /// Creates the addresses.
  ///
  /// - Parameters:
  ///   - template: The form of each address.
  ///   - workspace: The folder whose files have an address.
  public init(_ template: SourceTemplate, in workspace: Workspace) {
    self.template = template
    self.workspace = workspace
  }

  /// Returns the address of a line; nil for a file that is not below the folder.
  func address(of file: String, line: Int) -> String? {
    guard workspace.holds(file) else { return nil }
    return template.address(of: workspace.path(of: file), line: line)
  }
}

extension SourceLinks? {
  /// Returns markup as a link to a line of a script; without an address, the markup itself.
  func link(_ markup: String, to file: String, line: Int) -> String {
    guard let address = self?.address(of: file, line: line) else { return markup }
    return "<a href=\"\(address.inPage)\" target=\"_blank\" rel=\"noreferrer\">\(markup)</a>"
  }

  /// Returns a text that ends with the name of a script and a line, such as `after a.scenario:5`,
  /// as markup in which these are a link.
  func link(endOf text: String, in sources: [Source]) -> String {
    guard self != nil, let colon = text.lastIndex(of: ":"),
      let line = Int(String(text[text.index(after: colon)...]))
    else { return text.inPage }
    let named = sources.filter { source in
      let name = source.name.printable
      return text[..<colon] == name || text[..<colon].hasSuffix(" " + name)
    }
    // A name with a blank may end with another name.
    guard let source = named.max(by: { $0.name.utf8.count < $1.name.utf8.count }) else {
      return text.inPage
    }
    let place = "\(source.name.printable):\(line)"
    return String(text.dropLast(place.count)).inPage
      + link(place.inPage, to: source.name, line: line)
  }

  /// Returns the full text of a problem as markup, with a link where it names its place.
  func text(of problem: ReportCase.Problem) -> String {
    guard self != nil, let place = problem.place else { return problem.text.inPage }
    let lines = problem.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let arrow = line.prefix { " ->".contains($0) }
      guard arrow.hasSuffix(" --> ") else { return String(line).inPage }
      let name = String(line.dropFirst(arrow.count)).inPage
      return String(arrow).inPage + link(name, to: place.file, line: place.line)
    }.joined(separator: "\n")
  }
}

/// The form of an address in a repository, such as `https://host/blob/main/{path}#L{line}`.
public struct SourceTemplate: Sendable {
  private enum Part {
    case text(String)
    case path
    case line
  }

  private let parts: [Part]

  /// The reason why a text is no template, as the end of a sentence about it.
  public struct Refusal: Error {
    /// The words of the reason.
    public let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// Reads a template.
  ///
  /// - Parameter text: An address with `{path}` and, as a rule, `{line}`.
  /// - Throws: The reason why the text is no template.
  public init(_ text: String) throws(Refusal) {
    let scheme = ["https://", "http://"].first { text.hasPrefix($0) }
    guard let scheme else { throw Refusal("has to begin with https:// or http://") }
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value < 0x7F && !"\"<>\\^`|".unicodeScalars.contains($0)
    }
    guard isPlain else {
      throw Refusal("has a blank or a sign that no address has; write it as % and two digits")
    }
    let host = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard !host.isEmpty, !host.contains("{") else {
      throw Refusal("needs a host before {path}, as in \(Self.example)")
    }
    parts = try Self.parts(of: text)
    guard parts.contains(where: { if case .path = $0 { true } else { false } }) else {
      throw Refusal("needs {path}, the place of the file, as in \(Self.example)")
    }
  }

  /// A template with all its words.
  public static let example = "https://host/repository/blob/main/{path}#L{line}"

  private static func parts(of text: String) throws(Refusal) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      parts.append(.text(String(rest[..<brace])))
      if rest[brace...].hasPrefix("{path}") {
        parts.append(.path)
      } else if rest[brace...].hasPrefix("{line}") {
        parts.append(.line)
      } else {
        let word = rest[brace...].prefix { $0 != "}" }
        let isWord = rest[brace] == "{" && word.endIndex < rest.endIndex
        throw Refusal(
          isWord
            ? "knows {path} and {line}, not '\(word)}'" : "has a brace without the other one"
        )
      }
      rest = rest[brace...].dropFirst("{path}".count)
    }
    return parts + [.text(String(rest))]
  }

  /// Returns the address of a line.
  ///
  /// - Parameter path: The path of the file in the repository.
  func address(of path: String, line: Int) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .path: Self.escaped(path)
      case .line: "\(line)"
      }
    }.joined()
  }

  /// Returns a path with every byte that has a meaning in an address written as its number.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += (digits.utf8.count == 1 ? "%0" : "%") + digits
      }
    }
    return text
  }
}

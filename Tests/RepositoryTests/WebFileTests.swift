import Support
import Testing

/// The scripts and style sheets of pages are files, whose texts `Scripts/web` writes into Swift.
@Suite struct WebFileTests {
  /// The files for browsers.
  static let files = [".css", ".js"].flatMap { Repository.files(in: "Sources", endingIn: $0) }

  /// The folders of these files.
  static let folders = Set(files.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    .sorted()

  /// The text of a file in a Swift file.
  private static var constant: Regex<(Substring, Substring, Substring)> {
    /(?s)The text of `([\w.]+)`\.\n[^\n]+\n?#"""\n(.*?)\n"""#\n/
  }

  @Test func `every file for browsers is in a folder of its module`() {
    #expect(Self.files.count > 10 && Self.folders.allSatisfy { $0.hasSuffix("/Web") })
  }

  @Test(arguments: folders)
  func `the program has the text of each file, byte for byte`(folder: String) throws {
    let parts = folder.split(separator: "/").dropLast()
    let path = parts + ["Generated", "\(parts[parts.count - 1])Files.swift"]
    let swift = try Repository.text(of: path.joined(separator: "/"))
    let embedded = swift.matches(of: Self.constant).map { [String($0.1), String($0.2)] }
    let files = try Self.files.filter { $0.hasPrefix("\(folder)/") }.sorted().map { file in
      // A word such as `$room` is the parameter of a function.
      let text = try Repository.text(of: file).replacing(/\$([a-z]\w*)/) { "\\#(\($0.1))" }
      return [String(file.dropFirst(folder.count + 1)), text]
    }
    #expect(embedded == files, "the files in \(folder) have changed: make web")
  }
}

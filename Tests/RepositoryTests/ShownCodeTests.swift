import Support
import Testing

/// Checks that the code that pages show is in examples and tests, which are built and run.
@Suite struct ShownCodeTests {
  /// A block that names its file in its first line, and the rest of it.
  static let shown: [(file: String, text: String)] = {
    let page = (try? Repository.text(of: "Examples/README.md")) ?? ""
    return page.matches(of: /```swift\n\/\/ (Examples\/\S+)\n((?s).*?)```/)
      .map { (String($0.1), String($0.2)) }
  }()

  /// The Swift that the README, the manual of Swift tests and the page about plans show, but for a
  /// package's manifest.
  static let manual: [String] = {
    let pages = ["README.md", "Documentation/SwiftTests.md", "Documentation/Reference/Plan.md"]
    let text = pages.map { (try? Repository.text(of: $0)) ?? "" }.joined()
    return text.matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
      .filter { !$0.hasPrefix("dependencies:") }
  }()

  /// The tests that show it, with one blank where there are several.
  static let compiled: String = [
    "BelfryTestingTests", "UntouchedTests", "BackgroundTasksTests", "UserNotificationsTests",
  ]
  .flatMap { Repository.files(in: "Tests/\($0)", endingIn: ".swift") }
  .map { plain((try? Repository.text(of: $0)) ?? "") }.joined(separator: "\n")

  private static func plain(_ text: String) -> String {
    text.lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test func `the manual has examples`() { #expect(Self.manual.count >= 9) }

  @Test(arguments: manual) func `the examples of the manual are compiled`(block: String) {
    #expect(Self.compiled.contains(Self.plain(block)), "no test holds:\n\(block)")
  }

  @Test func `the page has blocks`() { #expect(Self.shown.count >= 6) }

  @Test(arguments: shown.map(\.file).indices)
  func `a block is in the file that it names`(index: Int) throws {
    let (file, text) = Self.shown[index]
    #expect(try Repository.text(of: file).contains(text), "\(file) does not hold:\n\(text)")
  }
}

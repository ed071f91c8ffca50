import Support
import Testing

/// What the tutorial shows stands in the example, which is built and tested.
@Suite struct TutorialTests {
  /// A block that names its file in its first line, and the rest of it.
  static let shown: [(file: String, text: String)] = {
    let tutorial = (try? Repository.text(of: "Documentation/Tutorial.md")) ?? ""
    return tutorial.matches(of: /```swift\n\/\/ (Examples\/\S+)\n((?s).*?)```/)
      .map { (String($0.1), String($0.2)) }
  }()

  @Test func `the tutorial shows something`() { #expect(Self.shown.count >= 6) }

  @Test(arguments: shown.map(\.file).indices)
  func `a block stands in the file it names`(index: Int) throws {
    let (file, text) = Self.shown[index]
    #expect(try Repository.text(of: file).contains(text), "\(file) does not hold:\n\(text)")
  }
}

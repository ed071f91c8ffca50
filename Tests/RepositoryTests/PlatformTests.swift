import Foundation
import Support
import Testing

/// The modules that are not for Linux alone can be compiled where Linux's libraries are not.
@Suite struct PlatformTests {
  /// The modules with Apple's names exist on Linux only: Apple has them itself.
  private static let files = Repository.files(in: "Sources", endingIn: ".swift").filter {
    !$0.hasPrefix("Sources/AppleNames/")
  }

  @Test(arguments: files)
  func `a module that only Linux has is imported under a condition`(file: String) throws {
    var conditions: [Substring] = []
    for line in try Repository.text(of: file).lines {
      let words = line.split(separator: " ")
      switch words.first {
      case "#if": conditions.append(line)
      case "#elseif", "#else": conditions[conditions.count - 1] = line
      case "#endif": conditions.removeLast()
      case _:
        guard words.contains("import"), let name = words.last, Self.ofLinux.contains(String(name))
        else { continue }
        let asked = conditions.contains { $0.contains("canImport(\(name))") }
        #expect(asked, "\(file): write #if canImport(\(name)) before import \(name)")
      }
    }
  }

  private static let ofLinux: Set = [
    "Glibc", "Musl", "Runtime", "FoundationEssentials", "FoundationNetworking",
  ]
}

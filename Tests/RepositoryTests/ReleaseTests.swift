import Foundation
import Support
import Testing

/// The names in a release: only those that the owner of the project has decided.
@Suite struct ReleaseTests {
  private static let files =
    [
      "Scripts/release-files/owner.env", "Scripts/release-files/belfry.rb",
      "Scripts/release-files/action.yml",
      "Scripts/release-files/Containerfile", ".github/workflows/release.yml",
      ".github/workflows/ci.yml",
    ]

  @Test func `the owner decides three values, which are placeholders until then`() throws {
    let values = try Repository.text(of: "Scripts/release-files/owner.env").matches(
      of: /(\w+)='(.*)'/
    )
    #expect(values.map { String($0.1) } == ["OWNER", "ADDRESS", "LICENCE"])
    for value in values {
      #expect(!value.2.isEmpty)
      let isOpen = value.2.hasPrefix("@")
      #expect(!isOpen || value.2 == "@\(value.1)@")
    }
  }

  @Test(arguments: files) func `a file has known placeholders and no address`(file: String) throws {
    let text = try Repository.text(of: file)
    let known: Set = ["OWNER", "ADDRESS", "LICENCE", "VERSION", "PROCESSOR", "CHECKSUM"]
    let found = Set(text.matches(of: /@([A-Z]+)@/).map { String($0.1) })
    #expect(found.isSubset(of: known), "\(file): \(found.subtracting(known))")
    #expect(!text.contains("http"), "\(file): name no address; write @ADDRESS@")
  }
}

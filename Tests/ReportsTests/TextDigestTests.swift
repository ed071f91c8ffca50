import Reports
import Testing

/// The digest of texts.
@Suite struct TextDigestTests {
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `the digest is FNV-1a with 64 bits`(text: String, digest: String) {
    var found = TextDigest()
    found.add(text.utf8)
    #expect(found.text == digest)
  }

  @Test func `lists of texts that read alike differ`() {
    func digest(_ texts: String...) -> TextDigest {
      texts.reduce(into: TextDigest()) { $0.add($1) }
    }
    #expect(digest("ab", "c") != digest("a", "bc") && digest("", "a") != digest("a", ""))
  }
}

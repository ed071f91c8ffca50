import Scenarios
import Testing

/// Belfry's own search and joining of texts, compared with those of the standard library.
@Suite struct TextSearchTests {
  @Test(arguments: [[], ["a"], ["a", "", "c"], ["", ""]])
  func `texts are joined as by the standard library`(texts: [String]) {
    #expect(texts.joined(by: ", ") == texts.joined(separator: ", "))
  }

  @Test(arguments: ["a", "ab", "bc", "abc", "abca", "abcd", "ca", "d", "é"])
  func `a text is found where the standard library finds it first`(text: String) {
    let all = "abcabé"
    #expect(all.place(of: text) == all.firstRange(of: text))
    #expect(all.contains(text: text) == all.contains(text))
  }
}

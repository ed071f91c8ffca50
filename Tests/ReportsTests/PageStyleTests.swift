import Testing

@testable import Reports

/// The texts of pages can be read in every colour, in light and dark.
@Suite struct PageStyleTests {
  /// The colours of each scheme, by their names in the style sheet.
  private static let schemes = PageStyle.text.split(separator: ":root {").dropFirst().map { rule in
    let words = rule.prefix { $0 != "}" }.split { " ;\n".contains($0) }
    return Dictionary(
      zip(words, words.dropFirst()).compactMap { name, color in
        name.hasPrefix("--") ? (String(name.dropFirst(2).dropLast()), String(color)) : nil
      },
      uniquingKeysWith: { _, last in last }
    )
  }

  @Test func `each text has the contrast of level AA on each ground`() throws {
    #expect(Self.schemes.count == 2)
    for scheme in Self.schemes {
      for ground in ["paper", "ground", "lit"] {
        for text in ["ink", "faint", "good", "bad", "doubt"] {
          let ratio = contrast(try #require(scheme[text]), try #require(scheme[ground]))
          #expect(ratio >= 4.5, "\(text) on \(ground): \(ratio)")
        }
      }
    }
  }
}

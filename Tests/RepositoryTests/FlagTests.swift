import Support
import Testing

/// The flags of the program and the pages that use them.
@Suite struct FlagTests {
  @Test func `a page of the documentation uses each flag`() throws {
    let pages =
      try
      (["README.md"] + Repository.files(in: "Documentation", endingIn: ".md")
      + Repository.files(in: ".github", endingIn: ".yml"))
      .map { try Repository.text(of: $0) }.joined(separator: "\n")
    for command in ["run", "check", "fmt", "explain", "rules"] {
      let help = try Program.run([command, "--help-all"]).output
      for match in help.matches(of: /\n  (--[a-z-]+)/) {
        let flag = match.1
        let isUsed = pages.ranges(of: flag).contains { range in
          let next = pages[range.upperBound...].first
          return next != "-" && next?.isLetter != true
        }
        #expect(isUsed, "no page uses \(flag) of belfry \(command); describe it or remove it")
      }
    }
  }
}

import Testing

@testable import BelfryExploration

/// The search for an expectation about the test's own objects in the code of a test.
@Suite struct LookSearchTests {
  @Test(arguments: [
    ("await phone.perturb { phone in\n  #expect(log.isEmpty)\n}", true),
    ("await phone.perturb { phone in\n  await phone.launch()\n}\n#expect(log.isEmpty)", false),
    ("await phone.perturb { phone in\n  // #expect(log.isEmpty)\n}", false),
    ("await phone.perturb { phone in\n  app.open(\"a://b\"); #expect(log.isEmpty)\n}", true),
    ("await phone.perturb { phone in\n  log.add(\"\\\"//\"); #expect(log.isEmpty)\n}", true),
    ("await phone.perturb { phone in\n  log.add(\"#expect\")\n}", false),
    ("await phone.perturb { phone in\n  log.add(\"}\")\n  #expect(log.isEmpty)\n}", true),
    ("await phone.perturb { phone in\n  log.add(\"{\")\n}\n#expect(log.isEmpty)", false),
    (
      "await phone.perturb { phone in\n  a(\"\"\"\n    } // \"\n    \"\"\")\n  #expect(true)\n}",
      true
    ),
  ])
  func `an expectation is code within the braces`(text: String, isThere: Bool) {
    #expect(LookSearch.hasLook(in: text, atLine: 1) == isThere, "\(text)")
  }

  @Test(arguments: [
    ("check()", true), ("check { $0 }", true), ("other()", false), ("log.check", false),
    ("deep(1)", true), ("endless()", false),
  ])
  func `a function of the same file that is called counts, too`(call: String, isThere: Bool) {
    let text = """
      func check() {
        #expect(log.isEmpty)
      }
      func deep(_ number: Int) { check() }
      func other() { log.add("check()") }
      func endless() { endless() }
      await phone.perturb { phone in
        \(call)
      }
      """
    #expect(LookSearch.hasLook(in: text, atLine: 7) == isThere)
  }

  @Test func `a source that cannot be read may have an expectation`() {
    let place = SourceLocation(
      fileID: "Tests/Absent.swift",
      filePath: "/absent/Absent.swift",
      line: 1,
      column: 1
    )
    #expect(LookSearch.hasLook(inCallAt: place))
  }
}

import Pages
import Reports
import ScenarioParsing
import Scenarios

/// Reads an input as a page of Markdown, lays its scripts out, plays them and makes a page of it.
enum DocumentFuzzing {
  static let words = [
    "# ", "## ", "\n\n", "```scenario\n", "```\n", "~~~~\n", "```scenario setup\n", " fails",
    " ios=17", " reading=apple", " hidden", " solution", " prediction", " file=a.scenario",
    "```console\n", "$ belfry run a.scenario\n", "$ belfry help language\n", "| a | b |\n",
    "|---|---|\n", "- ", "1. ", "> ", "[a](b.md)", "![a](b.png)", "<!--", "-->", "**", "`", "&amp;",
    "[a]: b\n", "<a href=\"b\">", "***\n", "\t", "\\",
  ]

  static func feed(_ bytes: [UInt8]) throws(FuzzViolation) -> FuzzWork {
    let source = Source(name: "fuzz.md", bytes: bytes)
    var work = FuzzWork()
    let page = Markdown.page(in: source)
    let formatted = source.formatted(page.blocks)
    try FuzzViolation.unless(formatted.words == source.bytes.words, "a word of Markdown is lost")
    try FuzzViolation.unless(
      page.blocks.allSatisfy { $0.fence > 0 },
      "a block is in no line"
    )
    // The command refuses a page that is no text.
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { return work }
    let document = SiteDocument(source, at: "fuzz.md")
    var answers: [Int: Answer] = [:]
    for block in document.scripts.prefix(3) {
      var question = Question(block.source)
      question.base = block.base
      question.mustFail = block.attributes.mustFail
      question.needsScenario = !block.attributes.isSetup
      question.limits.scenarioEvents = 500
      let answer = Answer(to: question)
      work.events += answer.file.outcomes.reduce(0) { $0 + $1.result.events }
      work.add(answer.errors)
      answers[block.fence] = answer
    }
    let site = Site([document], .absent, hasSearch: true)
    let text = site.page(0, answers, link: { $0 == "b.md" ? nil : $0 }, picture: { _ in nil }).text
    work.add(text)
    work.add(site.searchScript)
    try FuzzViolation.unless(text.hasSuffix("</html>\n"), "a page ends too early")
    return work
  }
}

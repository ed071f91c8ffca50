import Pages
import Reports
import Scenarios

/// Asks the engine of a page.
enum QuestionFuzzing {
  /// The script of most questions.
  private static let script = """
    scenario "tea"
    device has authorization authorized
    @08:00 user opens app
      app adds "tea" after 10m title "Tea"
      user leaves app
    @08:10 expect "tea" delivered

    """

  /// Questions with each choice.
  static let seeds: [[UInt8]] = [
    question("parts text view"), question("parts text trace json pictures view layout\nios 17 26"),
    question("parts view\nreading seeds apple\nfails\nexpects 1\nwhy tea\nline 40"),
    question("parts text\nbase 1", "11 base.facts\nphone iOS 9"),
    question("parts text\nsolution", "\(script.utf8.count) s.scenario\n\(script)"),
    question("parts text\nevents 100\njournal 10000"),
    question("explain delivery.unlocked-shows-banner"),
    question("explain tap"),
  ]

  static let words = [
    "parts ", "text", "trace", "json", "pictures", "view", "layout", "ios ", "reading ", "seeds",
    "apple", "field", "base ", "solution\n", "fails\n", "expects ", "why ", "explain ", "line ",
    "events ", "journal ", "\n\n", "17", "26", "include \"a.facts\"\n", " a.facts\n",
  ]

  /// The most events, versions and readings of a question, which a page can choose.
  private static let most = (events: 500, variants: 4)

  static func feed(_ bytes: [UInt8]) throws(FuzzViolation) -> FuzzWork {
    var work = FuzzWork()
    guard var question = Question(bytes), question.words.isEmpty else {
      let text = answer(to: bytes)
      try check(text, &work)
      return work
    }
    question.limits.scenarioEvents = min(question.limits.scenarioEvents, most.events)
    question.variants.versions = Array(question.variants.versions.prefix(most.variants))
    question.variants.readings = Array(question.variants.readings.prefix(2))
    let answer = Answer(to: question)
    work.events += answer.file.outcomes.reduce(0) { $0 + $1.result.events }
    try check(answer.object.written(depth: nil), &work)
    return work
  }

  private static func check(_ text: String, _ work: inout FuzzWork) throws(FuzzViolation) {
    work.add(text)
    try FuzzViolation.unless(
      text.hasPrefix("{") && text.hasSuffix("}"),
      "the answer is no object:\n\(text)"
    )
    try FuzzViolation.unless(!text.utf8.contains(0x0a), "the answer has several lines")
  }

  private static func question(_ choices: String, _ more: String = "") -> [UInt8] {
    Array("\(choices)\n\n\(script.utf8.count) a.scenario\n\(script)\(more)".utf8)
  }
}

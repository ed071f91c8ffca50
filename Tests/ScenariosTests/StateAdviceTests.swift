import Support
import Testing

@testable import ScenarioParsing
@testable import Scenarios

/// The answers to lines that claim a state of their subject, such as `app is authorized`.
@Suite struct StateAdviceTests {
  /// A line, and the whole answer.
  static let lines: [(line: String, answer: String)] = [
    (
      "app is authorized for alert",
      "the user gives an app its permission; write `device has authorization authorized` above the "
        + "steps, or `expect authorization authorized`"
    ),
    (
      "pills can send notifications",
      "the user gives an app its permission; write `device has authorization authorized for pills` "
        + "above the steps, or `expect pills authorization authorized`"
    ),
    (
      "app isn't allowed to notify",
      "the user gives an app its permission; write `device has authorization denied` above the "
        + "steps, or `expect authorization denied`"
    ),
    (
      "app is in the background",
      "an app gets into a state by a step; write `user leaves app`, or `expect app background`"
    ),
    (
      "pills was killed by the system",
      "an app gets into a state by a step; write `user force-quits pills` or "
        + "`device terminates pills`, or `expect pills not running`"
    ),
    (
      "app is happy",
      "an app gets into a state by a step; write a step such as `user opens app`, or an "
        + "expectation such as `expect app foreground`"
    ),
    ("app is killed", "`app is killed` does not fit here; write `user force-quits app`"),
    (
      "app is entitled to time-sensitive",
      "`is entitled` does not fit here; write `entitled`"
    ),
    ("app is built for iOS 17", "`for iOS` does not fit here; write `with SDK`"),
    ("app is buit with SDK 17", "unknown word `buit`; write `built`"),
    ("user is away", "the user acts, and has no state; write `user leaves app`"),
    (
      "device is offline",
      "a step sets the state of the phone; write `user turns on airplane mode`"
    ),
    ("phone is silent", "a step sets the state of the phone; write `user switches to silent`"),
    ("device is locked", "`device is locked` does not fit here; write `user locks device`"),
  ]

  @Test(arguments: lines, ["", "@08:00 user opens app\n"])
  func `a state gets an answer that says what to write`(
    line: (line: String, answer: String),
    before: String
  ) {
    let app = line.line.hasPrefix("pills") ? "pills" : "app"
    let text = Self.story(of: app, before.replacing("app", with: app) + line.line)
    let found = Script.parse(Source(name: "state", text: text)).diagnostics
    #expect(found.map(\.text) == [line.answer], "\(text)")
  }

  @Test func `each phrase of the table is answered by its row, as a fact and as a step`() {
    for row in StateAdvice.rows {
      for (app, said) in ["app", "pills"].flatMap({ app in row.said.sorted().map { (app, $0) } }) {
        for before in ["", "@08:00 user opens \(app)\n"] {
          let subject = row.subject == "app" ? app : row.subject
          let text = Self.story(of: app, "\(before)\(subject) \(said)")
          let found = Script.parse(Source(name: "state", text: text)).diagnostics
          #expect(found.first?.message == row.message, "\(text): \(found.map(\.text))")
        }
      }
    }
  }

  /// A script with an app, which is the one of every script if it is called so.
  private static func story(of app: String, _ steps: String, fact: String = "") -> String {
    let declared = app == "app" ? "" : "app \(app)\n"
    let focus = fact.isEmpty ? "focus \"Work\"\n" : "\(fact)\n"
    return "phone iOS 18\n\(declared)\(focus)\nscenario \"x\"\n\(steps)\nexpect no prompt\n"
  }

  @Test func `no phrase has two rows`() {
    let phrases = StateAdvice.rows.flatMap { row in row.said.map { "\(row.subject) \($0)" } }
    #expect(Set(phrases).count == phrases.count)
    #expect(phrases.allSatisfy { $0.split(separator: " ").count <= 6 && $0 == $0.lowercased() })
  }

  @Test func `each sentence that is advised can be read where it is to be written`() throws {
    for row in StateAdvice.rows + [.anyState] {
      for name in ["app", "pills"] {
        let words = try #require(row.said.first).split(separator: " ").map(String.init)
        let found = StateAdvice.advice(on: row.subject, about: name, words[...], among: [row])
        let help = try #require(found).error.help
        let parts = help.split(separator: "`", omittingEmptySubsequences: false)
        #expect(parts.count > 1 && parts.count % 2 == 1, "\(help)")
        for index in stride(from: 1, to: parts.count, by: 2) {
          let isFact = parts[index + 1].hasPrefix(" above")
          let sentence = String(parts[index])
          let text =
            isFact
            ? Self.story(of: name, "@08:00 user opens \(name)", fact: sentence)
            : Self.story(of: name, "@08:00 user opens \(name)\n\(sentence)")
          let mistakes = Script.parse(Source(name: "advice", text: text)).diagnostics
          #expect(mistakes.map(\.text) == [], "\(help): \(parts[index])")
        }
      }
    }
  }
}

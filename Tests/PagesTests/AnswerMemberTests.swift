import Foundation
import ScenarioParsing
import Scenarios
import Testing

@testable import Pages

/// The members of the engine's answers, as the scripts of a page read them.
@Suite struct AnswerMemberTests {
  private static let story = """
    scenario "</script>"
    @08:00  user    opens app
            expect  app foreground

    """

  private static func bytes(_ choices: String, _ texts: [(String, String)]) -> [UInt8] {
    let parts = texts.map { "\($0.1.utf8.count) \($0.0)\n\($0.1)" }
    return Array((choices + "\n\n" + parts.joined()).utf8)
  }

  /// The answer to a question, read as any reader of JSON would read it.
  private static func members(_ choices: String, _ texts: [(String, String)]) throws -> [String:
    Any]
  {
    let text = Pages.answer(to: bytes(choices, texts))
    #expect(!text.contains("\n"), "an answer is one line")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(object as? [String: Any])
  }

  @Test(arguments: [
    ("fails", ["isPassed"]),
    ("parts text", ["errors", "isPassed", "text"]),
    ("parts trace", ["isPassed", "trace"]),
    ("parts json", ["isPassed", "json"]),
    ("parts pictures", ["isPassed", "pictures"]),
    ("parts layout", ["isPassed", "layout"]),
    ("parts view", ["isPassed", "view"]),
    ("why water", ["isPassed", "why"]),
    ("ios 16 17\nruns 1", ["isPassed", "limit"]),
  ])
  func `an answer has the members of its parts`(_ choices: String, _ names: [String]) throws {
    let members = try Self.members(choices, [("a.scenario", Self.story)])
    #expect(members.keys.sorted() == names)
    #expect(members["isPassed"] is Bool)
  }

  @Test func `the view has the lines, the outcome, the scenes, and the data of viewers`() throws {
    let members = try Self.members("parts view", [("a.scenario", Self.story)])
    let view = try #require(members["view"] as? [String: Any])
    #expect(view.keys.sorted() == ["data", "lines", "outcome", "scenes", "shared"])
    #expect((view["data"] as? [Any])?.count == 1)
    let scenes = try #require(view["scenes"] as? String)
    #expect(scenes.contains("id=\"line-1-1\" data-verdict=\"passed\""))
    #expect(scenes.contains("<h4>&lt;/script&gt;</h4>") && !scenes.contains("<h4></script>"))
    // The engine's answer has the data beside the elements, not within.
    #expect(!scenes.contains("application/json"))
  }

  @Test func `the pictures of an answer are those of its scenarios that were played`() throws {
    let story = "scenario \"left out\" skip \"later\"\n@08:00 user opens app\nexpect no crash\n"
    let members = try Self.members("parts pictures", [("a.scenario", Self.story + story)])
    let pictures = try #require(members["pictures"] as? [String])
    #expect(pictures.count == 1 && pictures.allSatisfy { $0.hasPrefix("<svg ") })
  }

  /// A script with its neighbours, and the mistake in the answer.
  static let included: [(script: String, files: [(String, String)], says: String)] = [
    ("include \"b.facts\"", [], "there is no file 's/b.facts'"),
    ("include \"../b.facts\"", [], "there is no file 'b.facts'"),
    ("include \"./x/../b.facts\"", [("s/c.facts", "")], "there is no file 's/b.facts'"),
    ("include \"../../b.facts\"", [], "there is no file '../b.facts'"),
    ("include \"x\"", [("s/x/b.facts", "")], "'s/x' is a folder"),
    ("include \"..\"", [("s/x/b.facts", "")], "'.' is a folder"),
  ]

  @Test(arguments: included.indices)
  func `a text that is not there is named as its page names it`(number: Int) throws {
    let (script, files, says) = Self.included[number]
    let texts = [("s/a.scenario", script + "\n" + Self.story)] + files
    let members = try Self.members("parts text", texts)
    let errors = try #require(members["errors"] as? String)
    #expect(errors.contains(says), "\(errors)")
    #expect(members["isPassed"] as? Bool == false)
  }

  @Test(arguments: ["a.scenario", "s/../a.scenario", "./a.scenario"])
  func `a text is found by any way to it`(path: String) throws {
    let way = path == "a.scenario" ? "b.facts" : "./c/../b.facts"
    let text = "include \"\(way)\"\n" + Self.story
    let members = try Self.members("parts text", [(path, text), ("b.facts", "phone iOS 17\n")])
    #expect(members["isPassed"] as? Bool == true, "\(members)")
  }

  @Test(arguments: [
    "reading papers\n\n", "expects -1\n\n", "expects x\n\n", "base -1\n\n", "line 1000001\n\n",
    "ios 3.\n\n", "parts text text\n\n", "events\n\n", "fails",
  ])
  func `a choice that has no meaning is refused`(text: String) {
    #expect(Pages.answer(to: Array(text.utf8)) == #"{"refusal":"this is no question"}"#)
  }

  @Test(arguments: [
    (
      "explain xyzzy",
      "there is no rule, dispute, word or mistake called 'xyzzy'; `belfry rules` lists every rule, "
        + "`belfry help language` every sentence"
    ),
    ("explain e9999", "no mistake has the identifier 'e9999'; the last one is "),
    ("explain widget", "Belfry does not simulate "),
    ("explain add-when-deneid", "did you mean add-when-denied?"),
  ])
  func `words that cannot be explained are refused with a suggestion`(
    _ choices: String,
    _ says: String
  ) throws {
    let members = try Self.members(choices, [])
    #expect(members.keys.sorted() == ["refusal"])
    #expect((members["refusal"] as? String)?.contains(says) == true, "\(members)")
  }

  @Test func `bytes that are not UTF-8 are a mistake, not a trap`() {
    let head = Array("parts text view\n\n3 a.scenario\n".utf8)
    let answer = Pages.answer(to: head + [0xFF, 0xFE, 0x0A])
    #expect(answer.contains("\"isPassed\":false") && answer.contains("error["))
  }
}

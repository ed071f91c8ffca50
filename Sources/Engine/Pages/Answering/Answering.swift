import Reports

/// Answers a question in bytes with JSON on one line.
///
/// The engine of a page and the program answer with the same function.
public func answer(to bytes: [UInt8]) -> String {
  guard let question = Question(bytes) else {
    return JSON.object(["refusal": .text("this is no question")]).written(depth: nil)
  }
  guard question.words.isEmpty else {
    let explanation: JSON
    do throws(Explanation.Unknown) {
      let text = try Explanation.text(of: question.words, Palette(isColored: false))
      explanation = .object(["explanation": .text(text)])
    } catch {
      explanation = .object(["refusal": .text(error.message)])
    }
    return explanation.written(depth: nil)
  }
  return Answer(to: question).object.written(depth: nil)
}

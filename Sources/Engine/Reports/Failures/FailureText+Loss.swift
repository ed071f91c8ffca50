import PhoneDescription
import Scenarios
import VirtualDevice

extension FailureText {
  /// The lines to write if the app does not have to receive a response.
  var lossNotes: [Snippet.Note] {
    guard let expectation = failure.expectationOfLoss(in: result),
      let name = failure.name(in: result)
    else { return [] }
    let printer = Printer(book: result.book)
    return [
      .init(
        key: "if right",
        text: printer.text(ofLine: .expect(expectation)),
        place: "after \(self.name(of: step.place))"
      ),
      .init(
        key: "or",
        text: printer.text(ofLine: .fact(.ignoresResponses(name.app))),
        place: "below the title"
      ),
    ]
  }
}

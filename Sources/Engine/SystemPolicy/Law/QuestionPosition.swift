/// The position of a question in the list of all questions.
@frozen
public struct QuestionPosition: Sendable {
  @usableFromInline let index: Int

  /// Creates the position of the question that has a name in the list.
  public init(_ name: String) {
    // Most names have another length, which is compared at once.
    let length = name.utf8.count
    guard
      let index = Law.questions.firstIndex(where: {
        $0.name.utf8.count == length && $0.name == name
      })
    else {
      preconditionFailure("no question is called '\(name)'; add it to Law.questions")
    }
    self.index = index
  }

  private init(index: Int) { self.index = index }

  /// The position of a question that is not part of the law; see ``Policy/init(of:)``.
  public static let alone = QuestionPosition(index: -1)
}

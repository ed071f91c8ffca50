/// The widths of the columns that lines of a script share.
package struct Columns {
  /// The start of the next column, if nothing before it is longer.
  private static let narrowest = 8
  /// The longest word that makes a column wider; a longer one extends past the column.
  private static let widest = 60

  /// The width of the times in the margin; zero without a time.
  package let gutter: Int
  /// The width of the words for who acts, or for what a fact is about.
  package let subject: Int
  /// The blanks there are at least between two columns.
  private let gap: Int

  /// The columns of steps.
  ///
  /// - Parameters:
  ///   - gutters: The widths of the times in the margin.
  ///   - subjects: The widths of the words before a sentence; a word without a sentence is not
  ///     counted.
  package init(gutters: [Int], subjects: [Int]) {
    gap = 2
    gutter = Self.width(gutters, gap)
    subject = Self.width(subjects, gap)
  }

  /// The columns of facts, which have no margin.
  package init(facts: [Int]) {
    gap = 1
    gutter = 0
    subject = Self.width(facts, gap)
  }

  private static func width(_ widths: [Int], _ gap: Int) -> Int {
    guard widths.contains(where: { $0 > 0 }) else { return 0 }
    let longest = widths.filter { $0 <= widest }.max() ?? 0
    return max(narrowest, longest + gap)
  }

  /// Returns the number of blanks after a time of this width.
  package func blanks(afterGutter width: Int) -> Int {
    width == 0 ? gutter : max(gutter - width, gap)
  }

  /// Returns the number of blanks after a subject of this width.
  package func blanks(afterSubject width: Int) -> Int { max(subject - width, gap) }
}

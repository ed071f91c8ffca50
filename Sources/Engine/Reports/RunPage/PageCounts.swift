/// The outcomes as a page counts them.
enum PageVerdict: CaseIterable {
  case passed, failed, failedAsExpected, skipped

  init(_ report: ReportCase) {
    self =
      switch report.verdict {
      case .passed: .passed
      case .skipped: .skipped
      case .failedAsExpected: .failedAsExpected
      case .failed, .broken: .failed
      }
  }

  /// The name in a page.
  var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .failedAsExpected: "failed as expected"
    case .skipped: "skipped"
    }
  }

  /// The class of its texts in the style sheet.
  var style: String {
    switch self {
    case .passed: "good"
    case .failed: "bad"
    case .failedAsExpected, .skipped: "other"
    }
  }
}

/// The numbers of outcomes, of a page or of one of its files.
struct PageCounts {
  private var numbers: [PageVerdict: Int] = [:]

  /// The number of all outcomes.
  var total: Int { numbers.values.reduce(0, +) }

  subscript(verdict: PageVerdict) -> Int { numbers[verdict] ?? 0 }

  mutating func add(_ verdict: PageVerdict) { numbers[verdict, default: 0] += 1 }

  /// Returns the numbers as they are in a page, each with its word.
  ///
  /// - Parameter isChoosing: A Boolean value that indicates whether the script of the page makes
  ///   them buttons that choose what is listed.
  func text(isChoosing: Bool) -> String {
    PageVerdict.allCases.filter { self[$0] > 0 }.map { verdict in
      let name = isChoosing ? " data-count=\"\(verdict.name)\"" : ""
      return "<b class=\"\(verdict.style)\"\(name)>\(self[verdict]) \(verdict.name)</b>"
    }.joined(separator: " · ")
  }
}

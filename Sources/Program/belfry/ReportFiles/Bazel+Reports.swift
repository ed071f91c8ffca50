extension Bazel {
  /// Returns the path of a report that no flag asks for; nil for a format without a place in Bazel.
  func path(of format: ReportFormat) -> String? {
    switch format {
    case .junit: self["XML_OUTPUT_FILE"]
    case .html: kept("belfry.html")
    case .json: kept("belfry.json")
    default: nil
    }
  }

  /// The path of a file among the outputs that Bazel keeps.
  private func kept(_ name: String) -> String? {
    self["TEST_UNDECLARED_OUTPUTS_DIR"].map { "\($0)/\(name)" }
  }
}

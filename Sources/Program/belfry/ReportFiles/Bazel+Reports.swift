extension Bazel {
  /// The path of a report that no flag asks for; nil for a format that Bazel has no place for.
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

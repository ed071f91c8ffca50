/// The form of results: for people or for programs.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// The places where failures are annotated at their lines for GitHub.
enum Annotations {
  case everywhere, nowhere
  /// On GitHub's runner, unless a program reads standard output.
  case onRunner

  /// Reads the flags.
  init(_ flags: inout FlagReader) {
    let isWanted = flags.has(
      "--github",
      "annotate failures at their lines on GitHub",
      isCommon: false
    )
    let isUnwanted = flags.has(
      "--no-github",
      "do not annotate, where GITHUB_ACTIONS is set",
      isCommon: false
    )
    self = isWanted ? .everywhere : isUnwanted ? .nowhere : .onRunner
  }
}

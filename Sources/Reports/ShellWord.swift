extension String {
  /// The text as one word of a shell.
  package var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./:".contains($0) }
    return isPlain ? self : "'\(quoted)'"
  }

  private var quoted: String { reduce(into: "") { $0 += $1 == "'" ? #"'\''"# : String($1) } }
}

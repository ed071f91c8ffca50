extension String {
  /// The folder of a path, with its slash; empty for a name alone.
  var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }

  /// The path without `.` and without the `..` that can be taken away.
  var straightened: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}

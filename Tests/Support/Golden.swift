import Foundation
public import Testing

/// Compares a text with a file under `Tests/Goldens`.
///
/// With `UPDATE_GOLDENS` set, as `make goldens` does, the file is written instead; the diff is then
/// the review.
public func expect(
  _ text: String,
  matchesGolden name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = Repository.root.appending(path: "Tests/Goldens/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      Issue.record("the golden \(name) cannot be written: \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("there is no golden \(name); run `make goldens`", sourceLocation: sourceLocation)
    return
  }
  guard text != golden else { return }
  Issue.record(
    "the golden \(name) differs; run `make goldens`:\n\(differences(from: golden, to: text))",
    sourceLocation: sourceLocation
  )
}

/// Returns the lines that differ, at most 20, with their numbers: `-` is in the golden, `+` is new.
private func differences(from golden: String, to text: String) -> String {
  let most = 20
  let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = new.difference(from: old)
  let removed = changes.removals.map { line(of: $0, "-") }
  let added = changes.insertions.map { line(of: $0, "+") }
  let lines = (removed + added).sorted { $0.number < $1.number }
  let shown = lines.prefix(most).map(\.text)
  let rest = lines.count > most ? ["… and \(lines.count - most) more"] : []
  return (shown + rest).joined(separator: "\n")
}

private func line(
  of change: CollectionDifference<Substring>.Change,
  _ sign: String
) -> (number: Int, text: String) {
  switch change {
  case .insert(let offset, let text, _), .remove(let offset, let text, _):
    (offset, "\(sign) \(offset + 1): \(text)")
  }
}

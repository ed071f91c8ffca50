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
  #expect(text == golden, "run `make goldens` and read the diff", sourceLocation: sourceLocation)
}

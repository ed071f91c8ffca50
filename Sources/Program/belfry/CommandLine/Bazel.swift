import Platform

/// The variables by which Bazel runs a test.
///
/// They count only in a test that Bazel runs: it sets `TEST_TARGET`, `TEST_SRCDIR` and
/// `TEST_TMPDIR` for each.
struct Bazel {
  private let variable: (String) -> String?

  /// The protocol of the process; nil if Bazel does not run it as a test.
  static var current: Bazel? { Bazel(CurrentProcess.environment) }

  /// Creates the protocol from variables; nil if they are not those of a test.
  init?(_ variable: @escaping (String) -> String?) {
    let marks = ["TEST_TARGET", "TEST_SRCDIR", "TEST_TMPDIR"]
    guard marks.allSatisfy({ !(variable($0) ?? "").isEmpty }) else { return nil }
    self.variable = variable
  }

  /// The value of a variable that is not empty.
  subscript(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

  /// The text that titles, ids or paths contain, as `--test_filter` gives it.
  var filter: String? { self["TESTBRIDGE_TEST_ONLY"] }

  /// Creates the files that Bazel looks for: one says that the test knows shards, the other that
  /// it has not ended yet.
  func begin() throws(UsageError) {
    var names = ["TEST_PREMATURE_EXIT_FILE"]
    if self["TEST_TOTAL_SHARDS"] != nil { names.append("TEST_SHARD_STATUS_FILE") }
    for name in names {
      guard let path = self[name] else { continue }
      do throws(SystemFailure) {
        try FileWriter.touch(path)
      } catch {
        throw UsageError("the file of \(name), '\(path)', cannot be written: \(error.message)")
      }
    }
  }

  /// Removes the file that says that the test has not ended.
  func end() {
    if let path = self["TEST_PREMATURE_EXIT_FILE"] { FileWriter.remove(path) }
  }
}

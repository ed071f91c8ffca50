import Platform

extension FileReplacement {
  /// Writes bytes to a path.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path.
  ///   - purpose: The reason, which decides what may be replaced.
  /// - Throws: A message that names the path.
  static func write(
    _ bytes: some Sequence<UInt8>,
    to path: String,
    for purpose: WritePurpose
  ) throws(UsageError) {
    do throws(SystemFailure) {
      let file = try FileReplacement(path, for: purpose)
      file.write(bytes)
      try file.commit()
    } catch {
      throw UsageError("'\(path)' cannot be written: \(error.message)")
    }
  }
}

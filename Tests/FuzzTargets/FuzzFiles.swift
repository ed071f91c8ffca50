import Foundation

/// The files of the repository from which a fuzzer starts.
enum FuzzFiles {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the contents of files, in the order of their paths.
  ///
  /// - Parameters:
  ///   - paths: Paths of files and folders from the root of the repository.
  ///   - ending: The ending of the files in folders.
  static func contents(of paths: [String], endingIn ending: String) -> [[UInt8]] {
    paths.flatMap { path -> [[UInt8]] in
      let url = root.appendingPathComponent(path)
      let below = FileManager.default.enumerator(atPath: url.path)?.allObjects ?? []
      let names = below.compactMap { $0 as? String }.filter { $0.hasSuffix(ending) }.sorted()
      let urls = names.isEmpty ? [url] : names.map { url.appendingPathComponent($0) }
      return urls.compactMap { try? Data(contentsOf: $0) }.map { Array($0) }
    }
  }
}

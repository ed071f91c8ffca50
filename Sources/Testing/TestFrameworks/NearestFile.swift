package import Foundation

/// A file that a test names and that cannot be read.
package struct UnreadableFile: Error, CustomStringConvertible {
  /// The reason, and where the file was looked for.
  package let description: String
}

/// Returns a file next to another one, or in the folders above it.
package func nearest(_ path: String, besides file: String) throws(UnreadableFile) -> URL {
  if path.hasPrefix("/") {
    guard FileManager.default.fileExists(atPath: path) else {
      throw UnreadableFile(description: "there is no file \"\(path)\"")
    }
    return URL(fileURLWithPath: path)
  }
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  var folders: [String] = []
  while true {
    let url = URL(fileURLWithPath: path, relativeTo: folder)
    if FileManager.default.fileExists(atPath: url.path) { return url }
    folders.append(folder.path)
    guard folder.pathComponents.count > 1 else { break }
    folder.deleteLastPathComponent()
  }
  let above = folders.dropFirst().joined(separator: ", ")
  throw UnreadableFile(
    description: """
      there is no file \"\(path)\" in \(folders[0]), the folder of the test's file, or in a folder \
      above it\(above.isEmpty ? "" : ": \(above)")
      """
  )
}

/// Returns the content of a file next to another one, or in the folders above it.
package func contents(
  of path: String,
  besides file: String
) throws(UnreadableFile) -> (url: URL, data: Data) {
  let url = try nearest(path, besides: file)
  do {
    return (url, try Data(contentsOf: url))
  } catch {
    throw UnreadableFile(
      description: "\(url.path) cannot be read: \(error.localizedDescription)"
    )
  }
}

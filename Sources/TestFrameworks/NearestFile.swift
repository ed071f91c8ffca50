package import Foundation

/// Returns a file next to another one, or in the folders above it.
package func nearest(_ path: String, besides file: String) -> URL {
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  var url = URL(fileURLWithPath: path, relativeTo: folder)
  while !FileManager.default.fileExists(atPath: url.path), folder.pathComponents.count > 1 {
    folder.deleteLastPathComponent()
    url = URL(fileURLWithPath: path, relativeTo: folder)
  }
  return url
}

/// The kind of a picture, by its first bytes: its name says nothing about what is in it.
enum PictureKind: String, CaseIterable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case svg = "image/svg+xml"

  /// Finds the kind of a file; nil for one that is no picture.
  init?(_ bytes: [UInt8]) {
    guard let kind = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
    self = kind
  }

  private func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
    case .webp:
      bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    case .svg: Self.isDrawing(bytes[...])
    }
  }

  /// Indicates whether the first element of a document is `svg`.
  private static func isDrawing(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    while true {
      rest = rest.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      // The parts that may come before the element, each with its end.
      let parts = [("<?", "?>"), ("<!--", "-->"), ("<!DOCTYPE", ">")]
      guard let part = parts.first(where: { rest.starts(with: Array($0.0.utf8)) }) else { break }
      let end = Array(part.1.utf8)
      guard let place = rest.indices.first(where: { rest[$0...].starts(with: end) }) else {
        return false
      }
      rest = rest[(place + end.count)...]
    }
    let next = rest.dropFirst(4).first
    return rest.starts(with: Array("<svg".utf8))
      && next.map { " \t\r\n>/".utf8.contains($0) } == true
  }
}

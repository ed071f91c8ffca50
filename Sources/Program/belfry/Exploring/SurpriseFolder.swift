import Platform

/// A folder into which surprises are written as scenarios, each under a name of its own.
///
/// A file that exists is never replaced, unless it has the same text.
struct SurpriseFolder {
  private let path: String
  private var taken: Set<String> = []

  /// Creates the folder if it does not exist.
  init(_ path: String) throws(UsageError) {
    self.path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if let status = try? FileStatus.of(path) {
      guard status.kind == .folder else { throw UsageError("'\(path)' is not a folder") }
      return
    }
    do throws(SystemFailure) {
      try FileWriter.makeFolder(path)
    } catch {
      throw UsageError("'\(path)' cannot be created: \(error.message)")
    }
  }

  /// Writes a scenario, and returns its path.
  mutating func write(_ text: String, named name: String) throws(UsageError) -> String {
    var file = "\(path)/\(name).scenario"
    var number = 1
    while !taken.insert(file).inserted {
      number += 1
      file = "\(path)/\(name)-\(number).scenario"
    }
    try FileReplacement.write(text.utf8, to: file, for: .starter("--write", path))
    return file
  }
}

extension String {
  /// The letters and digits of the text, in small letters, with hyphens between the words.
  var fileName: String {
    var name = ""
    for byte in utf8 {
      let isWord =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if isWord {
        let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        name.unicodeScalars.append(Unicode.Scalar(isCapital ? byte | 0x20 : byte))
      } else if !name.isEmpty, !name.hasSuffix("-") {
        name += "-"
      }
    }
    let short = name.utf8.count > 60 ? String(name.prefix(60)) : name
    return short.hasSuffix("-") ? String(short.dropLast()) : short
  }
}

import Reports
import ScenarioParsing
import Scenarios

/// The texts read during a run, and their digests.
final class FilesRead {
  /// The digests of the texts, by their names.
  private var digests: [String: TextDigest] = [:]
  /// The texts that can be read only once, such as standard input.
  private var onlyOnce: [String: [UInt8]] = [:]

  /// The Markdown files that were read whole, in order.
  private(set) var pages: [Source] = []

  /// Notes a text.
  func note(_ bytes: [UInt8], of name: String) {
    var digest = TextDigest()
    digest.add(bytes)
    digests[name] = digest
  }

  /// The digest of all texts with their names, in whatever order they were read.
  var digest: String {
    var all = TextDigest()
    for (name, digest) in digests.sorted(by: { $0.key < $1.key }) {
      all.add(name)
      all.add(digest.text)
    }
    return all.text
  }

  /// Adds the notes about files that were read after these.
  func merge(_ other: FilesRead) {
    for (name, digest) in other.digests { digests[name] = digest }
    pages += other.pages
  }

  /// Forgets the texts before they are read again.
  func forgetTexts() {
    digests = [:]
    pages = []
  }

  /// Returns a text that can be read only once; a closure reads it the first time.
  func once<Failure: Error>(
    _ name: String,
    _ read: () throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    if let bytes = onlyOnce[name] { return bytes }
    let bytes = try read()
    onlyOnce[name] = bytes
    return bytes
  }

  /// Notes a file whose scripts are played, if it is Markdown.
  func note(page: Source) {
    if page.name.isMarkdown { pages.append(page) }
  }
}

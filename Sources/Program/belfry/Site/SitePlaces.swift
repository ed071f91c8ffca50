import Pages
import Platform
import Reports
import ScenarioParsing
import Scenarios

/// The places that the addresses of a document lead to.
struct SitePlaces {
  private let document: SiteDocument
  private let files: ScriptFiles
  /// The documents of the site by the paths of their files.
  private var pages: [String: SiteDocument] = [:]
  /// The folder of the document.
  private let folder: String

  /// The largest picture, in bytes.
  private static let largest = 8 << 20

  init(_ document: SiteDocument, _ documents: [SiteDocument], _ files: ScriptFiles) {
    self.document = document
    self.files = files
    folder =
      document.source.name.lastIndex(of: "/").map { String(document.source.name[...$0]) } ?? ""
    for other in documents { pages[ScriptFiles.straightened(other.source.name)] = other }
  }

  /// Returns the problem with an address, and the text to write instead; nil if the address is
  /// valid.
  func problem(of address: SiteDocument.Address) -> String? {
    let text = address.text
    guard !text.isElsewhere else { return nil }
    let (path, anchor) = parts(of: text)
    if address.isPicture {
      if let refusal = files.roots.problem(with: path) {
        return "the picture '\(text)' is not read: \(refusal.message)"
      }
      guard let bytes = bytes(of: path) else { return "there is no picture '\(text)'" }
      guard PictureKind(bytes) == nil else { return nil }
      return "the picture '\(text)' is of no known kind; "
        + "name a file that is SVG, PNG, JPEG, GIF or WebP"
    }
    guard let page = pages[path] else {
      guard (try? FileStatus.of(path.isEmpty ? "." : path)) == nil else { return nil }
      return "the link '\(text)' leads nowhere: there is no '\(path)'"
    }
    guard let anchor, !page.headings.contains(where: { $0.anchor == anchor }) else { return nil }
    let known = page.headings.map { $0.anchor }
    let near = Suggestion.nearest(to: anchor, among: known).first
    let advice = near.map { "; did you mean '#\($0)'?" } ?? ""
    return "the link '\(text)' leads nowhere: no heading is '#\(anchor)'\(advice)"
  }

  /// Returns the address in the page; nil for a file that is no page of the site.
  func address(of text: String) -> String? {
    guard !text.isElsewhere else { return text }
    let (path, anchor) = parts(of: text)
    let end = anchor.map { "#" + $0 } ?? ""
    guard let page = pages[path] else { return nil }
    if page.path == document.path { return end.isEmpty ? "#" : end }
    let top = String(repeating: "../", count: document.page.count { $0 == "/" })
    return top + page.page + end
  }

  /// Returns the address that holds the bytes of a picture; nil if the picture does not exist.
  func picture(at text: String) -> String? {
    let path = parts(of: text).path
    guard !text.isElsewhere, files.roots.problem(with: path) == nil, let bytes = bytes(of: path),
      let kind = PictureKind(bytes)
    else { return nil }
    return Site.dataAddress(of: bytes, type: kind.rawValue)
  }

  private func parts(of text: String) -> (path: String, anchor: String?) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts[0]).withoutPercents
    let whole = path.isEmpty ? document.source.name : folder + path
    return (ScriptFiles.straightened(whole), parts.count > 1 ? String(parts[1]) : nil)
  }

  private func bytes(of path: String) -> [UInt8]? {
    try? Stream.bytes(at: path, most: Self.largest).bytes
  }
}

extension String {
  /// A Boolean value that indicates whether an address leads out of the site.
  fileprivate var isElsewhere: Bool {
    contains(text: "://") || hasPrefix("mailto:") || hasPrefix("//")
  }

  /// The address with the characters that are written as numbers, such as `%20` for a blank.
  fileprivate var withoutPercents: String {
    var bytes: [UInt8] = []
    var rest = Substring(self)
    while let sign = rest.first {
      let digits = rest.dropFirst().prefix(2)
      if sign == "%", digits.utf8.count == 2, digits.allSatisfy({ $0.isHexDigit }),
        let byte = UInt8(digits, radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes += String(sign).utf8
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

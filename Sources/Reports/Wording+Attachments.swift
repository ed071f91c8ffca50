import SystemPolicy
import VirtualDevice

extension Wording {
  /// What became of an attachment, as a sentence.
  func attached(_ effect: AttachmentEffect) -> String {
    switch effect {
    case .refused(let name, let error):
      "the attachment of \(quoted(name)) failed: \(error.name) (\(error.domain) \(error.rawValue))"
    case .moved(let name, let file): "\(quoted(file)) was moved away for \(quoted(name))"
    }
  }
}

extension SystemSignals {
  /// The signals by Apple's names.
  var text: String {
    Self.named.filter { contains($0.value) }.map(\.name).joined(separator: " and ")
  }
}

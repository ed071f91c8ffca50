import DeviceHost
public import Foundation
import Synchronization

/// The pasteboard of the phone whose code is running, with one text or URL.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let instance = UIPasteboard()

  private override init() {}

  /// The pasteboard that all apps of the phone share.
  open class var general: UIPasteboard { instance }

  /// The text on the pasteboard.
  open var string: String? {
    get { content.text.withLock { $0.first } }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts on the pasteboard.
  open var strings: [String]? {
    get {
      let texts = content.text.withLock { $0 }
      return texts.isEmpty ? nil : texts
    }
    set { content.text.withLock { $0 = newValue ?? [] } }
  }

  /// The URL on the pasteboard.
  open var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  /// A Boolean value that indicates whether there is a text on the pasteboard.
  open var hasStrings: Bool { strings != nil }

  /// A Boolean value that indicates whether there is a URL on the pasteboard.
  open var hasURLs: Bool { url?.scheme != nil }

  /// The texts on the pasteboard of a phone.
  private final class Content: Sendable {
    let text = Mutex<[String]>([])
  }

  private var content: Content { AppProcess.current.host.keeping { Content() } }
}

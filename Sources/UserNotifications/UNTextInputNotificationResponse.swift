public import Foundation

/// A response with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What the user wrote.
  open var userText: String { text }
  private let text: String

  package init(_ action: String, to notification: UNNotification, text: String) {
    self.text = text
    super.init(action, to: notification)
  }

  /// Reads a response from an archive.
  public required init?(coder: NSCoder) {
    text = coder.decodeObject(of: NSString.self, forKey: "userText") as String? ?? ""
    super.init(coder: coder)
  }

  /// Writes it into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(text as NSString, forKey: "userText")
  }
}

import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A response that contains the text the user typed.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  private static let fields = FieldTable<UNTextInputNotificationResponse>(
    .init("userText", \.text)
  )

  /// The text that the user typed.
  open var userText: String { text }
  private var text = ""

  package init(_ action: String, to notification: UNNotification, text: String) {
    self.text = text
    super.init(action, to: notification)
  }

  /// Reads a response from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard UNTextInputNotificationResponse.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UNTextInputNotificationResponse.fields.encode(self, with: coder)
  }
}

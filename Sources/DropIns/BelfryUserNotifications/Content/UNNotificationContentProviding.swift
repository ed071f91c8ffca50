public import Foundation

/// An object that can add to a content.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// An intent to send a message, known here by name alone.
open class INSendMessageIntent: NSObject, UNNotificationContentProviding, @unchecked Sendable {}

/// A message's text with its attributes, added to a content.
open class UNNotificationAttributedMessageContext: NSObject, UNNotificationContentProviding,
  @unchecked Sendable
{
  private let intent: INSendMessageIntent
  private let text: NSAttributedString

  private init(_ intent: INSendMessageIntent, _ text: NSAttributedString) {
    self.intent = intent
    self.text = text
  }

  /// Creates one of an intent and a text.
  public convenience init(
    sendMessageIntent: INSendMessageIntent,
    attributedContent: NSAttributedString
  ) {
    self.init(sendMessageIntent, attributedContent)
  }
}

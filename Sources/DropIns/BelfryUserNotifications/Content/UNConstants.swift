public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action for a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action for a dismissal of the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a hint at the type of an attachment's file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of a Boolean value that hides the attachment's thumbnail.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the rectangle of an attachment's image that is its thumbnail.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the time in an attachment's video that is its thumbnail.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

extension NSString {
  /// Returns the text of a notification by its key; there is no table of texts here, so it is the
  /// key, with the arguments in the place of `%@`.
  @discardableResult
  public class func localizedUserNotificationString(
    forKey key: String,
    arguments: [Any]?
  ) -> String {
    var parts = key.components(separatedBy: "%@")
    var text = parts.removeFirst()
    var arguments = (arguments ?? [])[...]
    for part in parts { text += (arguments.popFirst().map { "\($0)" } ?? "%@") + part }
    return text
  }
}

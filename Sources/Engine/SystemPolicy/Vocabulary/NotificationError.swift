/// An error that the notification center reports, with Apple's numbers.
public enum NotificationError: UInt16, Hashable, Sendable, CaseIterable {
  /// The app is not allowed to schedule notifications.
  case notificationsNotAllowed = 1
  /// The file of an attachment does not exist.
  case attachmentInvalidURL = 100
  /// The file of an attachment is not of a type that can be attached.
  case attachmentUnrecognizedType = 101
  /// The file of an attachment is too large for its type.
  case attachmentInvalidFileSize = 102
  /// An attachment is not in the system's store.
  case attachmentNotInDataStore = 103
  /// The file of an attachment could not be moved into the system's store.
  case attachmentMoveIntoDataStoreFailed = 104
  /// The file of an attachment cannot be read.
  case attachmentCorrupt = 105
  /// The request has a date trigger that no date matches.
  case notificationInvalidNoDate = 1400
  /// The request has nothing to show, to play or to count.
  case notificationInvalidNoContent = 1401
  /// The number for the badge is invalid.
  case badgeInputInvalid = 1600

  /// The domain of the error.
  public var domain: String { "UNErrorDomain" }

  /// The name of the code in Apple's enumeration.
  public var name: String {
    switch self {
    case .notificationsNotAllowed: "notificationsNotAllowed"
    case .attachmentInvalidURL: "attachmentInvalidURL"
    case .attachmentUnrecognizedType: "attachmentUnrecognizedType"
    case .attachmentInvalidFileSize: "attachmentInvalidFileSize"
    case .attachmentNotInDataStore: "attachmentNotInDataStore"
    case .attachmentMoveIntoDataStoreFailed: "attachmentMoveIntoDataStoreFailed"
    case .attachmentCorrupt: "attachmentCorrupt"
    case .notificationInvalidNoDate: "notificationInvalidNoDate"
    case .notificationInvalidNoContent: "notificationInvalidNoContent"
    case .badgeInputInvalid: "badgeInputInvalid"
    }
  }
}

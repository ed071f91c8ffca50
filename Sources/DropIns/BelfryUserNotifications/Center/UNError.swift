public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of UserNotifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of UserNotifications.
public struct UNError: CustomNSError, Hashable, @unchecked Sendable {
  /// The code of an error, with Apple's number.
  public enum Code: Int, Hashable, Sendable {
    /// The app is not allowed to schedule notifications.
    case notificationsNotAllowed = 1
    /// The attachment's file does not exist.
    case attachmentInvalidURL = 100
    /// iOS does not support the type of the attachment's file.
    case attachmentUnrecognizedType = 101
    /// The attachment's file is too large.
    case attachmentInvalidFileSize = 102
    /// The attachment's file is not in the system's data store.
    case attachmentNotInDataStore = 103
    /// The attachment's file could not be moved into the system's data store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The attachment's file cannot be read.
    case attachmentCorrupt = 105
    /// The trigger has no date but needs one.
    case notificationInvalidNoDate = 1400
    /// The notification has no content but needs some.
    case notificationInvalidNoContent = 1401
    /// A content provider is not allowed here.
    case contentProvidingObjectNotAllowed = 1500
    /// The content provider is not valid.
    case contentProvidingInvalid = 1501
    /// The badge number is not valid.
    case badgeInputInvalid = 1600

    /// Returns a Boolean value that indicates whether an error has this code.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? UNError)?.code == match
    }
  }

  /// The code of the error.
  public let code: Code
  private let info: NSDictionary

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    info = userInfo as NSDictionary
  }

  /// The domain of the errors.
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The further values of the error, and its localized description.
  public var errorUserInfo: [String: Any] {
    var info = userInfo
    if info[NSLocalizedDescriptionKey] == nil, let text = code.text {
      info[NSLocalizedDescriptionKey] = text
    }
    return info
  }
  /// The further values of the error.
  public var userInfo: [String: Any] { info as? [String: Any] ?? [:] }
  /// The localized description of the error.
  public var localizedDescription: String { (self as NSError).localizedDescription }

  /// Returns a Boolean value that indicates whether two errors are equal.
  public static func == (a: Self, b: Self) -> Bool { a.code == b.code && a.info == b.info }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension UNError.Code {
  /// Apple's description, if it is known.
  fileprivate var text: String? {
    switch self {
    case .notificationsNotAllowed: "Notifications are not allowed for this application"
    case .attachmentInvalidURL: "Invalid attachment file URL"
    case .attachmentUnrecognizedType: "Unrecognized attachment file type"
    case .attachmentInvalidFileSize: "Invalid attachment file size"
    case .attachmentNotInDataStore, .attachmentMoveIntoDataStoreFailed, .attachmentCorrupt,
      .notificationInvalidNoDate, .notificationInvalidNoContent, .contentProvidingObjectNotAllowed,
      .contentProvidingInvalid, .badgeInputInvalid:
      nil
    }
  }
}

extension UNError {
  /// The app is not allowed to schedule notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The attachment's file does not exist.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// iOS does not support the type of the attachment's file.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The attachment's file is too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The attachment's file is not in the system's data store.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The attachment's file could not be moved into the system's data store.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The attachment's file cannot be read.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The trigger has no date but needs one.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification has no content but needs some.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// A content provider is not allowed here.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The content provider is not valid.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The badge number is not valid.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

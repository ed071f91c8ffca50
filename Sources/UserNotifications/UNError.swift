public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors of UserNotifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of UserNotifications.
public struct UNError: CustomNSError, Hashable, @unchecked Sendable {
  /// What can go wrong, with Apple's numbers.
  public enum Code: Int, Hashable, Sendable {
    /// The app is not allowed to schedule notifications.
    case notificationsNotAllowed = 1
    /// The file of an attachment cannot be found.
    case attachmentInvalidURL = 100
    /// The file of an attachment has a type that iOS does not show.
    case attachmentUnrecognizedType = 101
    /// The file of an attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The file of an attachment is not among those iOS keeps.
    case attachmentNotInDataStore = 103
    /// The file of an attachment could not be moved to where iOS keeps it.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file of an attachment cannot be read.
    case attachmentCorrupt = 105
    /// A trigger needs a date and has none.
    case notificationInvalidNoDate = 1400
    /// A notification needs something to show and has nothing.
    case notificationInvalidNoContent = 1401
    /// A provider of content may not be used here.
    case contentProvidingObjectNotAllowed = 1500
    /// A provider of content is not valid.
    case contentProvidingInvalid = 1501
    /// A badge cannot have that number.
    case badgeInputInvalid = 1600

    /// Tells whether an error has this code.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? UNError)?.code == match
    }
  }

  /// What went wrong.
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
  /// What else is known, and the text people read.
  public var errorUserInfo: [String: Any] {
    var info = userInfo
    if info[NSLocalizedDescriptionKey] == nil, let text = code.text {
      info[NSLocalizedDescriptionKey] = text
    }
    return info
  }
  /// What else is known.
  public var userInfo: [String: Any] { info as? [String: Any] ?? [:] }
  /// The text people read.
  public var localizedDescription: String { (self as NSError).localizedDescription }

  /// Tells whether two errors are alike.
  public static func == (a: Self, b: Self) -> Bool { a.code == b.code && a.info == b.info }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension UNError.Code {
  /// Apple's text, where it is known.
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
  /// The file of an attachment cannot be found.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The file of an attachment has a type that iOS does not show.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The file of an attachment is too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The file of an attachment is not among those iOS keeps.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The file of an attachment could not be moved to where iOS keeps it.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The file of an attachment cannot be read.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// A trigger needs a date and has none.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A notification needs something to show and has nothing.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// A provider of content may not be used here.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// A provider of content is not valid.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// A badge cannot have that number.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

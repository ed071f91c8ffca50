package import Foundation

/// A value that archives store as a Foundation object.
package protocol ArchivedValue: Hashable {
  /// The class of the Foundation object.
  associatedtype Archived: NSObject, NSCoding

  /// The Foundation object that represents the value.
  var archived: Archived { get }

  /// Creates a value from a Foundation object, or returns nil if the object represents no value.
  init?(archived: Archived)
}

extension ArchivedValue {
  static func decoded(_ coder: NSCoder, _ key: String) -> Self? {
    coder.decodeObject(of: Archived.self, forKey: key).flatMap(Self.init(archived:))
  }
}

extension String: ArchivedValue {
  package var archived: NSString { self as NSString }
  package init?(archived: NSString) { self = archived as String }
}

extension Date: ArchivedValue {
  package var archived: NSDate { self as NSDate }
  package init?(archived: NSDate) { self = archived as Date }
}

extension URL: ArchivedValue {
  package var archived: NSURL { self as NSURL }
  package init?(archived: NSURL) { self = archived as URL }
}

extension UUID: ArchivedValue {
  package var archived: NSString { uuidString as NSString }
  package init?(archived: NSString) { self.init(uuidString: archived as String) }
}

extension UInt16: ArchivedValue {
  package var archived: NSNumber { NSNumber(value: self) }
  package init?(archived: NSNumber) { self = archived.uint16Value }
}

extension TimeZone: ArchivedValue {
  package var archived: NSString { identifier as NSString }
  package init?(archived: NSString) { self.init(identifier: archived as String) }
}

extension Calendar: ArchivedValue {
  package var archived: NSCalendar { self as NSCalendar }
  package init?(archived: NSCalendar) { self = archived as Calendar }
}

extension DateComponents: ArchivedValue {
  package var archived: NSDateComponents { self as NSDateComponents }
  package init?(archived: NSDateComponents) { self = archived as DateComponents }
}

public import Foundation

/// A beacon that was found.
///
/// A virtual phone has no Bluetooth, so none is ever made.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier that it sends.
  public let uuid: UUID
  /// Its group.
  public let major: NSNumber
  /// Its number in the group.
  public let minor: NSNumber
  /// How near it is.
  public let proximity: CLProximity
  /// How far off it may be; below zero where that is not known.
  public let accuracy: CLLocationAccuracy
  /// The strength of its signal, in decibels.
  public let rssi: Int
  /// The moment it was found.
  public let timestamp: Date

  /// Reads a beacon from an archive.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "uuid"),
      let uuid = UUID(uuidString: text as String),
      let major = coder.decodeObject(of: NSNumber.self, forKey: "major"),
      let minor = coder.decodeObject(of: NSNumber.self, forKey: "minor"),
      let timestamp = coder.decodeObject(of: NSDate.self, forKey: "timestamp")
    else { return nil }
    self.uuid = uuid
    self.major = major
    self.minor = minor
    self.timestamp = timestamp as Date
    proximity = CLProximity(rawValue: coder.decodeInteger(forKey: "proximity")) ?? .unknown
    accuracy = coder.decodeDouble(forKey: "accuracy")
    rssi = coder.decodeInteger(forKey: "rssi")
  }

  /// Writes the beacon into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(uuid.uuidString as NSString, forKey: "uuid")
    coder.encode(major, forKey: "major")
    coder.encode(minor, forKey: "minor")
    coder.encode(timestamp as NSDate, forKey: "timestamp")
    coder.encode(proximity.rawValue, forKey: "proximity")
    coder.encode(accuracy, forKey: "accuracy")
    coder.encode(rssi, forKey: "rssi")
  }

  /// Archives of it may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

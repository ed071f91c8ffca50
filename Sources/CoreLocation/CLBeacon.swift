public import Foundation

/// A beacon that was found.
///
/// A virtual phone has no Bluetooth, so none is ever made.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier that it sends.
  open private(set) var uuid: UUID
  /// Its group.
  open private(set) var major: NSNumber
  /// Its number in the group.
  open private(set) var minor: NSNumber
  /// How near it is.
  open private(set) var proximity: CLProximity
  /// How far off it may be; below zero where that is not known.
  open private(set) var accuracy: CLLocationAccuracy
  /// The strength of its signal, in decibels.
  open private(set) var rssi: Int
  /// The moment it was found.
  open private(set) var timestamp: Date

  /// Creates a beacon of which nothing is known, as a mock's subclass does.
  public override init() {
    uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    major = 0
    minor = 0
    proximity = .unknown
    accuracy = -1
    rssi = 0
    timestamp = Date()
  }

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
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

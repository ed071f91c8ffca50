import DeviceHost
import Foundation
import PhoneDescription
import SystemPolicy
public import Testing
import VirtualDevice
import VirtualTime

// The values of a test as a failed expectation prints them: alone, and in an array.

extension SeenNotification: CustomStringConvertible {
  /// The identifier, the ways, the date in UTC, and the parts that the notification has.
  public var description: String {
    let texts = [("title", title), ("subtitle", subtitle), ("body", body), ("thread", thread)]
    var parts = texts.filter { !$0.1.isEmpty }.map { "\($0) \($1.inQuotes)" }
    if level != .active { parts.append("level \(level)") }
    if let sound, sound != "default" { parts.append("sound \(sound.inQuotes)") }
    if let attachment { parts.append("attachment \(attachment.inQuotes)") }
    if litScreen { parts.append("lit the screen") }
    let when = date.formatted(.iso8601)
    return (["\(identifier.inQuotes) as \(ways.text) at \(when)"] + parts)
      .joined(separator: ", ")
  }
}

extension PhoneApp: CustomStringConvertible {
  /// The name and the state of the app.
  public var description: String {
    let apps = phone.host.device.snapshot.apps
    let state = apps.indices.contains(Int(number.rawValue)) ? apps[Int(number.rawValue)].state : nil
    return "\(name.inQuotes) (\(state.map { "\($0)" } ?? "not installed"))"
  }
}

extension VirtualPhone: CustomStringConvertible {
  /// The version of iOS, and the date and time on the phone's clock.
  public var description: String {
    host.look { [host] device, _, _ in
      let shown = device.zone.civil(at: device.wall)
      return """
        phone with iOS \(host.law.version.text) at \(shown.date.text) \(shown.time.fullText), \
        \(device.zone.name)
        """
    }
  }
}

extension PhoneSettings: CustomStringConvertible {
  /// The version of iOS, the start, the time zone, and the answers to open questions.
  public var description: String {
    let shown = zone.civil(at: instant)
    var parts = ["iOS \(law.version.text)", "\(shown.date.text) \(shown.time.text)", zone.name]
    if law.reading != .seeds { parts.append("reading \(law.reading.rawValue)") }
    parts += law.assumed.map { "assuming \($0.name)" }
    if waiting == .real { parts.append("waiting in real time") }
    if clockStep > .zero { parts.append("clock step \(clockStep.text)") }
    return parts.joined(separator: ", ")
  }
}

extension VirtualPhone.Side: CustomStringConvertible {
  /// The name of the side.
  public var description: String { name }
}

extension VirtualClock: CustomStringConvertible {
  /// The current instant.
  public var description: String { "phone's clock at \(now)" }
}

extension VirtualClock.Instant: CustomStringConvertible {
  /// The date and time in UTC; settings of the phone's date and time do not affect it.
  public var description: String {
    let shown = Zone.utc.civil(at: value)
    return "\(shown.date.text) \(shown.time.fullText)"
  }
}

extension PhoneTrait: CustomStringConvertible {
  /// The text of the trait in a test.
  public var description: String { ".phone" }
}

extension Presentation: CustomStringConvertible, CustomTestStringConvertible {
  /// The names of the ways.
  public var description: String { text }

  /// The names of the ways.
  public var testDescription: String { text }
}

extension OSVersion: CustomStringConvertible {
  /// The version after the name of the system, such as `iOS 17.4`.
  public var description: String { "iOS \(text)" }
}

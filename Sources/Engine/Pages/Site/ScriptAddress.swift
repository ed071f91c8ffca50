import ScenarioParsing
public import Scenarios

/// A script in the address of a playground.
public enum ScriptAddress {
  /// The longest address, in bytes.
  public static let longest = 8192

  /// Returns the address of a playground with a scenario; nil if it is too long for an address or
  /// includes other files.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - sources: The text of its script, and behind it those that it includes.
  ///   - playground: The address of the playground.
  public static func link(
    to scenario: Scenario,
    in sources: [Source],
    at playground: String
  ) -> String? {
    let own = sources[0]
    // What every script of a folder includes can stand at the top of the script.
    let base = sources.dropFirst()
    guard base.allSatisfy({ $0.isBase }) else { return nil }
    let facts = base.map { $0.text }.joined()
    return
      (fragment(for: facts + own.text)
      ?? fragment(for: facts + own.part(of: scenario))).map { "\(playground)#\($0)" }
  }

  /// Returns the part of an address behind its `#`; nil for a script that is too long.
  ///
  /// Letters stay; a blank is `+` and the end of a line is `;`. Several blanks within a line are
  /// one, and the playground makes the columns straight again.
  public static func fragment(for script: String) -> String? {
    var bytes = Array("story=".utf8)
    var isQuoted = false
    var last: UInt8 = .newline
    for byte in script.utf8 {
      guard bytes.count <= longest else { return nil }
      defer { last = byte }
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case .newline: isQuoted = false
      default: break
      }
      if byte == .blank, last == .blank, !isQuoted { continue }
      switch byte {
      case .blank: bytes.append(UInt8(ascii: "+"))
      case .newline: bytes.append(UInt8(ascii: ";"))
      case _ where byte.isPlainInAddress: bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), byte.digit(4), byte.digit(0)]
      }
    }
    return bytes.count > longest ? nil : String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// Indicates whether the byte stands for itself in the address of a script.
  fileprivate var isPlainInAddress: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~@:/,=!*".utf8.contains(self)
    }
  }

  /// The hexadecimal digit of four bits.
  fileprivate func digit(_ shift: UInt8) -> UInt8 {
    Array("0123456789ABCDEF".utf8)[Int(self >> shift & 15)]
  }
}

extension Source {
  /// Indicates whether every script below the folder of the text includes it.
  fileprivate var isBase: Bool {
    name == Script.baseName || name.hasSuffix("/" + Script.baseName)
  }

  /// The lines above all scenarios, and those of one.
  fileprivate func part(of scenario: Scenario) -> String {
    var text = ""
    var isTaken = true
    for number in numbers {
      if line(number).hasPrefix("scenario ") { isTaken = number == Int(scenario.place.line) }
      if isTaken { text += line(number) + "\n" }
    }
    return text
  }
}

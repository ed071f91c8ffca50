/// Who may read a value of a message on a device; here nothing is kept from anyone.
public struct OSLogPrivacy: Sendable {
  /// How a value is replaced that may not be read.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// By nothing.
    case none
  }

  /// The system decides.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// No one.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// No one, even where private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The system decides; the value is replaced as the mask says.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No one; the value is replaced as the mask says.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No one, even where private values are shown; the value is replaced as the mask says.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a value fills its column.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// It takes the room it needs.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// It is on the column's left side.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  /// It is on the column's right side.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  func pad(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var digits = 0
  private var plus = false
  private var prefix = ""
  private var isUppercase = false

  /// In tens.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// In sixteens.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// In eights.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// In tens, with a sign and digits.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(digits: minDigits(), plus: explicitPositiveSign)
  }

  /// In sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      digits: minDigits(),
      plus: explicitPositiveSign,
      prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase
    )
  }

  /// In eights.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      digits: minDigits(),
      plus: explicitPositiveSign,
      prefix: includePrefix ? "0o" : ""
    )
  }

  func text(of value: some FixedWidthInteger) -> String {
    let number = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    return (value < 0 ? "-" : plus ? "+" : "") + prefix + zeros + number
  }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  private var precision: Int?
  private var conversion = "f"

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// With or without a power of ten, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// In sixteens.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

  /// With a number of digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, precision()))
  }

  /// With a power of ten, and a number of digits after the point.
  public static func exponential(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, precision()), conversion: "e")
  }

  func text(of value: Double) -> String {
    FormatText.number("%" + (precision.map { ".\($0)" } ?? "") + conversion, value)
  }
}

/// How a Boolean value is written.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth
  /// As `yes` or `no`.
  case answer
}

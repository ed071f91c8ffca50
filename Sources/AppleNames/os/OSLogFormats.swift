/// The privacy of a value in a message.
///
/// It has no effect: Belfry prints every value.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a value that may not be read.
  public enum Mask: Sendable {
    /// A hash replaces the value.
    case hash
    /// Nothing identifies the value.
    case none
  }

  /// The system decides who may read the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everyone may read the value.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// No one may read the value.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// No one may read the value, even where private values are shown.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The system decides who may read the value; the mask replaces it.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No one may read the value; the mask replaces it.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// No one may read the value, even where private values are shown; the mask replaces it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in its column.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeft = false

  /// The value has no column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// The value is aligned to the left of the column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }

  /// The value is aligned to the right of the column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: false)
  }

  func pad(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + blanks : blanks + text
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var digits = 0
  private var plus = false
  private var prefix = ""
  private var isUppercase = false

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { octal() }

  /// Decimal digits, with an explicit sign and a minimum number of digits.
  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(digits: minDigits(), plus: explicitPositiveSign)
  }

  /// Hexadecimal digits, with a prefix and a minimum number of digits.
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

  /// Octal digits, with a prefix and a minimum number of digits.
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

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  private var precision: Int?
  private var conversion = "f"

  /// Fixed-point notation with six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Exponential notation.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// Fixed-point or exponential notation, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
  /// Hexadecimal notation.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

  /// Fixed-point notation with a number of digits after the decimal point.
  public static func fixed(
    precision: @autoclosure () -> Int,
    explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, precision()))
  }

  /// Exponential notation with a number of digits after the decimal point.
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

/// The format of a Boolean value.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer
}

/// A log message, whose interpolated values are read only if it is printed.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// Creates a message from its text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from its interpolation.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The interpolation of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds literal text.
  public mutating func appendLiteral(_ literal: String) {
    if LogOutput.standard.isOn { text += literal }
  }

  /// Adds a value.
  ///
  /// The privacy has no effect: a printed message shows every value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    if LogOutput.standard.isOn { text += align.pad("\(value())") }
  }

  /// Adds an integer in a format.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    if LogOutput.standard.isOn { text += align.pad(format.text(of: value())) }
  }

  /// Adds a floating-point number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    if LogOutput.standard.isOn { text += align.pad(format.text(of: Double(value()))) }
  }

  /// Adds a Boolean value in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool,
    format: OSLogBoolFormat,
    privacy: OSLogPrivacy = .auto
  ) {
    guard LogOutput.standard.isOn else { return }
    switch format {
    case .truth: text += value() ? "true" : "false"
    case .answer: text += value() ? "yes" : "no"
    }
  }
}

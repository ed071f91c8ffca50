/// A message for a log; what it interpolates is read only where it is printed.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// Creates a message from its text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from its parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates a message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a text as it is written.
  public mutating func appendLiteral(_ literal: String) {
    if LogOutput.standard.isOn { text += literal }
  }

  /// Adds a value.
  ///
  /// Nothing is private here: the log shows all of it where it is printed.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    if LogOutput.standard.isOn { text += align.pad("\(value())") }
  }

  /// Adds a whole number in a format.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    if LogOutput.standard.isOn { text += align.pad(format.text(of: value())) }
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    if LogOutput.standard.isOn { text += align.pad(format.text(of: Double(value()))) }
  }

  /// Adds a Boolean value in words.
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

/// The payload of a remote notification: JSON, as a server sends it.
public struct Payload: Hashable, Sendable {
  /// All of it.
  public var value: Value
  /// The number of its bytes without blanks, and without what only a simulator reads.
  public var size: Int

  /// Creates a payload.
  public init(_ value: Value, size: Int) {
    self.value = value
    self.size = size
  }

  /// The most bytes a payload may have.
  public static let mostBytes = 4096

  /// The key under which a file says which app it is for; it is no part of what is sent.
  public static let targetKey = "Simulator Target Bundle"

  /// A value of JSON.
  public indirect enum Value: Hashable, Sendable {
    /// Nothing.
    case null
    /// True or false.
    case flag(Bool)
    /// A whole number.
    case integer(Int64)
    /// Another number, in thousandths.
    case fraction(Int64)
    /// A text.
    case text(String)
    /// Values in order.
    case list([Value])
    /// Values under their keys.
    case dictionary([String: Value])
  }
}

extension Payload.Value {
  /// A short description of the payload.
  var noun: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .fraction: "a fraction"
    case .text: "a text"
    case .list: "a list"
    case .dictionary: "a dictionary"
    }
  }

  var dictionary: [String: Payload.Value]? {
    if case .dictionary(let values) = self { values } else { nil }
  }
}

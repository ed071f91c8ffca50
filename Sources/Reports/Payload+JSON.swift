public import Scenarios

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Payload {
  /// Reads a payload from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - name: What the file is called in a message.
  public init(json bytes: [UInt8], named name: String) throws(IncludeRefusal) {
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw IncludeRefusal("'\(name)' is empty", help: "it holds a payload as JSON")
    }
    do {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      self.init(value.inPayload, size: try encoder.encode(value.without(Self.targetKey)).count)
    } catch {
      throw IncludeRefusal("'\(name)' is not JSON")
    }
  }
}

/// A value of JSON, as the decoder reads it.
private indirect enum JSONValue: Codable {
  case null
  case flag(Bool)
  case integer(Int64)
  case fraction(Double)
  case text(String)
  case list([JSONValue])
  case dictionary([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .fraction(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let values = try? container.decode([Self].self) {
      self = .list(values)
    } else {
      self = .dictionary(try container.decode([String: Self].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .fraction(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let values): try container.encode(values)
    case .dictionary(let values): try container.encode(values)
    }
  }

  /// The value without the member of a key.
  func without(_ key: String) -> JSONValue {
    guard case .dictionary(var values) = self else { return self }
    values[key] = nil
    return .dictionary(values)
  }

  /// The value in whole numbers.
  var inPayload: Payload.Value {
    switch self {
    case .null: .null
    case .flag(let flag): .flag(flag)
    case .integer(let number): .integer(number)
    case .fraction(let number): .fraction(thousandths(of: number))
    case .text(let text): .text(text)
    case .list(let values): .list(values.map(\.inPayload))
    case .dictionary(let values): .dictionary(values.mapValues(\.inPayload))
    }
  }

  private func thousandths(of number: Double) -> Int64 {
    let scaled = min(max(number * 1000, -1e15), 1e15)
    return Int64(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
  }
}

/// The addresses of calls, in the form from which the runtime reads the calls of another process.
struct CallAddresses: Decoder, SingleValueDecodingContainer {
  private let text: String

  /// Creates it for return addresses, the innermost first.
  init(_ calls: [UInt]) {
    // The version and the size of a word; for each call a mark and its eight bytes; an end.
    var bytes: [UInt8] = [0b0000_0010]
    for call in calls {
      bytes.append(0b0010_1111)
      bytes += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: call >> $0) }
    }
    text = Self.base64(bytes + [0])
  }

  private init(_ text: String) { self.text = text }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let some = bytes[start..<min(start + 3, bytes.count)]
      let word = some.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - some.count))
      for place in 0...some.count { text.append(letters[word >> (18 - 6 * place) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  // A decoder of three texts: of the machine, of the calls, and none of the libraries.

  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Texts<Key>(calls: text))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Refusal() }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let value = text as? Value else { throw Refusal() }
    return value
  }

  private struct Refusal: Error {}

  private struct Texts<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let calls: String
    let codingPath: [any CodingKey] = []
    var allKeys: [Key] { ["architecture", "backtrace"].compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { text(of: key) != nil }

    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      guard let text = text(of: key) else { throw Refusal() }
      if let value = text as? Value { return value }
      return try Value(from: CallAddresses(text))
    }

    private func text(of key: Key) -> String? {
      switch key.stringValue {
      case "architecture": CallAddresses.architecture
      case "backtrace": calls
      default: nil
      }
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type,
      forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw Refusal() }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw Refusal()
    }

    func superDecoder() throws -> any Decoder { throw Refusal() }

    func superDecoder(forKey key: Key) throws -> any Decoder { throw Refusal() }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}

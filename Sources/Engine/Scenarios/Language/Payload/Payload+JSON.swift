extension Payload {
  /// Reads a payload from the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - name: The name of the file in a message.
  /// - Throws: A refusal that says what is wrong and in which line.
  public init(json bytes: [UInt8], named name: String) throws(IncludeRefusal) {
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw IncludeRefusal("'\(name)' is empty", help: "it holds a payload as JSON")
    }
    do throws(JSONReader.SyntaxError) {
      self = try JSONReader.payload(bytes)
    } catch {
      throw IncludeRefusal("'\(name)' is not JSON", help: "line \(error.line): \(error.message)")
    }
  }
}

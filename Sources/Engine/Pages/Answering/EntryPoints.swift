// What a page calls. It is the only file with a condition: elsewhere these names are no exports.
#if arch(wasm32)

  /// Makes room for a question.
  ///
  /// - Parameter count: The number of its bytes.
  @_expose(wasm, "belfry_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(1, Int(count)))
  }

  /// Returns the room of a question or of an answer.
  @_expose(wasm, "belfry_free")
  public func free(_ bytes: UnsafeMutablePointer<UInt8>) { bytes.deallocate() }

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - bytes: The question; see ``Question``.
  ///   - count: The number of its bytes.
  /// - Returns: The answer in JSON, behind the number of its bytes in four bytes, the lowest first.
  @_expose(wasm, "belfry_answer")
  public func answer(
    _ bytes: UnsafePointer<UInt8>,
    _ count: Int32
  ) -> UnsafeMutablePointer<UInt8> {
    let text = Array(
      answer(to: Array(UnsafeBufferPointer(start: bytes, count: Int(count)))).utf8
    )
    let room = allocate(Int32(text.count + 4))
    for index in 0..<4 { room[index] = UInt8(truncatingIfNeeded: text.count >> (8 * index)) }
    for (index, byte) in text.enumerated() { room[index + 4] = byte }
    return room
  }

#endif

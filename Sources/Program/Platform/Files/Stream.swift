import SystemLibrary

/// Reads files, standard input and the output of other programs, and writes to open files.
package enum Stream {
  /// The way in which a path was found.
  package enum Origin {
    /// The command line names the path; a pipe is waited for.
    case operand
    /// A folder or a script leads to the path; only a file is read.
    case found
  }

  /// Returns all bytes of standard input.
  ///
  /// - Parameters:
  ///   - name: The name under which messages name it.
  ///   - most: The maximum number of bytes.
  ///   - noun: The word for the text in a message about its size.
  package static func standardInput(
    named name: String,
    most: Int,
    for noun: String = "a script"
  ) throws(SystemFailure) -> [UInt8] {
    if let status = try? FileStatus.of(descriptor: 0), status.kind == .file {
      KnownFiles.all.note(status.identity, named: name, .read)
    }
    return try bytes(of: 0, most: most, for: noun)
  }

  /// Returns all bytes at a path, and the identity of the file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - most: The maximum number of bytes.
  ///   - origin: The way in which the path was found.
  ///   - isInput: A Boolean value that indicates whether the file is an input of the command, which
  ///     no result replaces.
  package static func bytes(
    at path: String,
    most: Int,
    _ origin: Origin = .found,
    isInput: Bool = true,
    for noun: String = "a script"
  ) throws(SystemFailure) -> (bytes: [UInt8], identity: FileIdentity) {
    try withOpen(path, origin, most, noun) { descriptor, status throws(SystemFailure) in
      if isInput, status.kind == .file { KnownFiles.all.note(status.identity, path, .read) }
      return (try bytes(of: descriptor, most: most, for: noun), status.identity)
    }
  }

  /// Checks that a file can be read, without reading it.
  package static func probe(_ path: String, most: Int) throws(SystemFailure) {
    try withOpen(path, .found, most, "a script") { _, _ in }
  }

  private static func withOpen<Value>(
    _ path: String,
    _ origin: Origin,
    _ most: Int,
    _ noun: String,
    _ read: (Int32, FileStatus) throws(SystemFailure) -> Value
  ) throws(SystemFailure) -> Value {
    // To open a device can be to do something to it, so it is looked at before.
    try check(try FileStatus.of(path), origin, most, noun)
    let patience = origin == .operand ? 0 : O_NONBLOCK
    let descriptor = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC | patience)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let status = try FileStatus.of(descriptor: descriptor)
    try check(status, origin, most, noun)
    return try read(descriptor, status)
  }

  private static func check(
    _ status: FileStatus,
    _ origin: Origin,
    _ most: Int,
    _ noun: String
  ) throws(SystemFailure) {
    switch (status.kind, origin) {
    case (.file, _):
      if status.size > most { throw tooLarge("\(status.size) bytes", most, noun) }
    case (.folder, _), (.link, _): throw SystemFailure(code: EISDIR)
    case (.socket, _): throw SystemFailure("it is a socket, not a file")
    case (.pipe, .found):
      throw SystemFailure(
        "it is a pipe, not a file",
        help: "name it on the command line to read from it"
      )
    case (.device, .found): throw SystemFailure("it is a device, not a file")
    case (.pipe, .operand), (.device, .operand): break
    }
  }

  /// Returns all bytes of an open file.
  ///
  /// - Parameters:
  ///   - descriptor: The file.
  ///   - most: The maximum number of bytes.
  ///   - noun: The word for the text in a message about its size.
  ///   - receive: A closure that is called with each piece as it is read.
  package static func bytes(
    of descriptor: Int32,
    most: Int = .max,
    for noun: String = "a script",
    _ receive: (UnsafeRawBufferPointer) -> Void = { _ in }
  ) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // An array would be filled with zeros; a short file needs a page of this.
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { piece.deallocate() }
    while true {
      let count = read(descriptor, piece.baseAddress, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: piece[..<count])
      receive(UnsafeRawBufferPointer(rebasing: piece[..<count]))
      guard bytes.count <= most else { throw tooLarge("more than \(most) bytes", most, noun) }
    }
  }

  private static func tooLarge(_ size: String, _ most: Int, _ noun: String) -> SystemFailure {
    SystemFailure("it has \(size)", help: "\(noun) has at most \(most)")
  }

  /// The result of writing to an open file.
  package enum Writing {
    case done
    /// The reader has closed the stream, as `head` does; this is no failure.
    case readerIsGone
    case failed(SystemFailure)

    /// The failure to report; nil if all bytes were written, or the reader has closed the stream.
    package var failure: SystemFailure? {
      if case .failed(let failure) = self { failure } else { nil }
    }
  }

  /// Writes all bytes to an open file.
  @discardableResult
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Writing {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno == EPIPE ? .readerIsGone : .failed(.last) }
      rest = rest.dropFirst(count)
    }
    return .done
  }

  /// Closes an open file.
  ///
  /// - Returns: The reason why earlier writing failed; nil if it succeeded.
  @discardableResult
  package static func close(_ descriptor: Int32) -> SystemFailure? {
    systemClose(descriptor) == 0 ? nil : .last
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

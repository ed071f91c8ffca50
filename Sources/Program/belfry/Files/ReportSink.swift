import Platform

/// The destination of a report, which accepts any number of pieces.
///
/// A file has the whole report after the call of ``commit()``. A target that is not a file, such as
/// `/dev/stdout` or a pipe, gets each piece at once.
///
///     let sink = try ReportSink("results.json")
///     sink.write(text)
///     try sink.commit()
///
/// Without a commit, the file stays as it was.
final class ReportSink {
  private enum Way {
    case file(FileReplacement)
    /// An open file of the process, such as standard output.
    case descriptor(Int32)
    /// The target, which is opened with the first piece because a pipe waits for its reader.
    case stream(path: String)
  }

  /// The path as it was given.
  let path: String
  private let purpose: WritePurpose
  private var way: Way
  private var buffer: [UInt8] = []
  private var failure: SystemFailure?
  private var isOwner = false

  /// Prepares the report that a flag names; `-` is standard output.
  init(_ path: String, named flag: String) throws(SystemFailure) {
    self.path = path
    purpose = .result(flag, path)
    way = try Self.way(to: path, for: purpose)
  }

  deinit { close() }

  /// A Boolean value that indicates whether the target is standard output, by whatever path.
  var isStandardOutput: Bool {
    if case .descriptor(1) = way { true } else { false }
  }

  /// A Boolean value that indicates whether the report replaces an existing file.
  var isReplacing: Bool {
    if case .file(let file) = way { file.old != nil } else { false }
  }

  /// Indicates whether both sinks write to the same place, even if the paths differ.
  func isSame(as other: ReportSink) -> Bool {
    switch (way, other.way) {
    case (.file(let one), .file(let two)):
      one.place == two.place || (one.old != nil && one.old?.identity == two.old?.identity)
    case (.descriptor(let one), .descriptor(let two)): one == two
    case (.stream(let one), .stream(let two)): one == two
    case (.file, _), (.descriptor, _), (.stream, _): false
    }
  }

  /// Adds a piece; ``commit()`` throws a failure to write it.
  func write(_ text: String) { write(text.utf8) }

  /// Adds a piece; ``commit()`` throws a failure to write it.
  func write(_ bytes: some Sequence<UInt8>) {
    if case .file(let file) = way { return file.write(bytes) }
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Ends the report, which is complete from now on.
  func commit() throws(SystemFailure) {
    if case .file(let file) = way { return try file.commit() }
    flush()
    close()
    if let failure { throw failure }
  }

  private func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(SystemFailure) {
      if case .stream(let path) = way {
        way = .descriptor(try FileWriter.stream(path, for: purpose))
        isOwner = true
      }
      guard case .descriptor(let descriptor) = way, failure == nil else { return }
      // `>>a.scenario` makes an input of the command its output as well.
      try purpose.check(descriptor)
      failure = Stream.write(buffer, to: descriptor).failure
    } catch {
      failure = failure ?? error
    }
  }

  private func close() {
    guard isOwner, case .descriptor(let descriptor) = way else { return }
    isOwner = false
    failure = failure ?? Stream.close(descriptor)
  }

  private static func way(
    to path: String,
    for purpose: WritePurpose
  ) throws(SystemFailure) -> Way {
    if path == "-" { return .descriptor(1) }
    // A name such as /dev/stdout leads on to a file that another process has open: one put in its
    // place would never be seen.
    var link = path
    for _ in 0..<40 {
      if let descriptor = descriptor(named: link) { return try open(descriptor) }
      guard let status = try? FileStatus.ofLink(link), status.kind == .link else { break }
      link = try Link.destination(of: link)
    }
    guard let status = try? FileStatus.of(path) else {
      return .file(try FileReplacement(path, for: purpose))
    }
    switch status.kind {
    case .pipe, .device, .socket: return .stream(path: path)
    case .file, .folder, .link: break
    }
    // `--report-json results.json >results.json`
    for descriptor in [1, 2] as [Int32]
    where (try? FileStatus.of(descriptor: descriptor))?.identity == status.identity {
      return .descriptor(descriptor)
    }
    return .file(try FileReplacement(path, for: purpose))
  }

  private static func open(_ descriptor: Int32) throws(SystemFailure) -> Way {
    _ = try FileStatus.of(descriptor: descriptor)
    return .descriptor(descriptor)
  }

  /// The open file that a path names by its number.
  private static func descriptor(named path: String) -> Int32? {
    if path == "/dev/stdout" { return 1 }
    if path == "/dev/stderr" { return 2 }
    for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/\(CurrentProcess.number)/fd/"]
    where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
  }
}

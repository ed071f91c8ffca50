/// The reason for writing a file, which decides whether the file may replace an existing one.
package enum WritePurpose {
  /// A result, such as a report: it replaces an old one, but never a file that was read or written.
  /// The text says what to write instead. No link leads it to a file with one of the endings.
  case result(instead: String, sparing: [String] = [])
  /// A file that the command is meant to change: it replaces this text and no other, or a file that
  /// did not exist.
  case change(of: [UInt8]?)
  /// A text to edit: it replaces nothing. The text says what to write instead.
  case starter(instead: String)

  /// The result of the last check of a path.
  package enum Look {
    /// The file is there and may be replaced.
    case isThere
    /// No file is there.
    case isFree
    /// The file has the text already.
    case isDone
  }

  /// The failure of a change whose file has another text by now.
  package static let changed = SystemFailure("another program has changed it meanwhile")

  /// A Boolean value that indicates whether the destination of a link is written.
  package var followsLinks: Bool {
    switch self {
    case .result, .change: true
    case .starter: false
    }
  }

  /// A Boolean value that indicates whether another text may be replaced.
  package var replaces: Bool { followsLinks }

  /// Checks the path of a file that is about to be written.
  ///
  /// - Parameters:
  ///   - target: The path, behind all links.
  ///   - scratch: The file with the new text.
  /// - Throws: A failure if the file must stay as it is.
  package func look(at target: String, _ scratch: ScratchFile) throws(SystemFailure) -> Look {
    let old = try? FileStatus.of(target)
    switch self {
    case .result:
      if let old { try check(old) }
      return old == nil ? .isFree : .isThere
    case .change(let text):
      guard old != nil else {
        guard text == nil else { throw Self.changed }
        return .isFree
      }
      let most = max(text?.count ?? 0, scratch.size)
      let present = try? Stream.bytes(at: target, most: most, isInput: false).bytes
      if let present, try scratch.has(present) { return .isDone }
      guard let present, present == text else { throw Self.changed }
      return .isThere
    case .starter(let instead):
      guard let status = try? FileStatus.ofLink(target) else { return .isFree }
      if let kind = old?.kind, kind != .file {
        throw SystemFailure("it is \(kind.words), not a file", help: instead)
      }
      let present = try? Stream.bytes(at: target, most: scratch.size, isInput: false).bytes
      if let present, try scratch.has(present) { return .isDone }
      let isEmptyLink = status.kind == .link && old == nil
      throw SystemFailure(
        isEmptyLink ? "it is a link to nothing" : "it exists and is different",
        help: instead
      )
    }
  }

  /// Checks that no link leads a result to a file with an ending that it spares, such as a script.
  ///
  /// - Parameters:
  ///   - target: The path behind all links.
  ///   - path: The path that the user named, whose own ending is checked with the flag.
  package func check(endingOf target: String, behind path: String) throws(SystemFailure) {
    guard case .result(let instead, let endings) = self, target != path,
      let ending = endings.first(where: { target.hasSuffix($0) }),
      !path.hasSuffix(ending)
    else { return }
    throw SystemFailure(
      "it is a link to '\(target)', and \(ending) is the ending of a script",
      help: instead
    )
  }

  /// Checks a file that is open and about to be written.
  package func check(_ descriptor: Int32) throws(SystemFailure) {
    try check(try FileStatus.of(descriptor: descriptor))
  }

  private func check(_ status: FileStatus) throws(SystemFailure) {
    switch self {
    case .result(let instead, _):
      guard let known = KnownFiles.all.file(status.identity) else { return }
      throw SystemFailure("it is \(known.words)", help: instead)
    case .change, .starter: break
    }
  }
}

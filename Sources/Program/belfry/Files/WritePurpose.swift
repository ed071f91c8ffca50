import PhoneDescription

/// The reason for which a file is written, which decides whether it may take the place of one.
enum WritePurpose {
  /// A result, such as a report: it replaces an old one, but never a file that was read or written.
  /// The text says what to write instead.
  case result(instead: String)
  /// A file that the command is meant to change: it replaces this text and no other, or a file that
  /// did not exist.
  case change(of: [UInt8]?)
  /// A text to edit: it replaces nothing. The text says what to write instead.
  case starter(instead: String)

  /// A result that a flag names.
  static func result(_ flag: String, _ path: String) -> WritePurpose {
    .result(instead: "write \(ShellCommand(flag, free(path)).text)")
  }

  /// A text to edit that a flag names.
  static func starter(_ flag: String, _ path: String) -> WritePurpose {
    .starter(instead: "remove it, or write \(ShellCommand(flag, free(path)).text)")
  }

  /// The finding of the last look at a path.
  enum Look {
    /// The file is there and may be replaced.
    case isThere
    /// No file is there.
    case isFree
    /// The file has the text already.
    case isDone
  }

  /// The failure of a change whose file has another text by now.
  static let changed = SystemFailure("another program has changed it meanwhile")

  /// A Boolean value that indicates whether the destination of a link is written.
  var followsLinks: Bool {
    switch self {
    case .result, .change: true
    case .starter: false
    }
  }

  /// A Boolean value that indicates whether another text may be replaced.
  var replaces: Bool { followsLinks }

  /// Looks at the path of a file that is about to be written.
  ///
  /// - Parameters:
  ///   - target: The path, behind all links.
  ///   - scratch: The file with the new text.
  /// - Throws: A failure if the file must stay as it is.
  func look(at target: String, _ scratch: ScratchFile) throws(SystemFailure) -> Look {
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
      let most = max(text?.count ?? 0, Int(scratch.size))
      let present = try? Stream.bytes(at: target, most: most, isInput: false).bytes
      if let present, try scratch.has(present) { return .isDone }
      guard let present, present == text else { throw Self.changed }
      return .isThere
    case .starter(let instead):
      guard let status = try? FileStatus.ofLink(target) else { return .isFree }
      if let kind = old?.kind, kind != .file {
        throw SystemFailure("it is \(kind.words), not a file", help: instead)
      }
      let present = try? Stream.bytes(at: target, most: Int(scratch.size), isInput: false).bytes
      if let present, try scratch.has(present) { return .isDone }
      let isEmptyLink = status.kind == .link && old == nil
      throw SystemFailure(
        isEmptyLink ? "it is a link to nothing" : "it exists and is different",
        help: instead
      )
    }
  }

  /// Checks that no link leads a result to a file with the ending of a script.
  ///
  /// - Parameters:
  ///   - target: The path behind all links.
  ///   - path: The path that the user named, whose own ending is checked with the flag.
  func check(endingOf target: String, behind path: String) throws(SystemFailure) {
    guard case .result(let instead) = self, target != path,
      let ending = ReportObserver.scriptEndings.first(where: target.hasSuffix),
      !path.hasSuffix(ending)
    else { return }
    throw SystemFailure(
      "it is a link to '\(target)', and \(ending) is the ending of a script",
      help: instead
    )
  }

  /// Checks a file that is open and about to be written.
  func check(_ descriptor: Int32) throws(SystemFailure) {
    try check(try FileStatus.of(descriptor: descriptor))
  }

  private func check(_ status: FileStatus) throws(SystemFailure) {
    switch self {
    case .result(let instead):
      guard let known = KnownFiles.all.file(status.identity) else { return }
      throw SystemFailure("it is \(known.words)", help: instead)
    case .change, .starter: break
    }
  }

  /// Returns a path that no file has: one beside another path, or one in the current folder instead
  /// of standard output and of a device, with its ending.
  static func free(_ path: String) -> String {
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    if path.isEmpty || path == "-" || isDevice(path) {
      path = "result" + Self.ending(of: path)
      if (try? FileStatus.ofLink(path)) == nil { return path }
    }
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[slash...].dropFirst().lastIndex(of: ".") ?? path.endIndex
    var number = 2
    while true {
      let name = "\(path[..<dot])-\(number)\(path[dot...])"
      if number > 99 || (try? FileStatus.ofLink(name)) == nil { return name }
      number += 1
    }
  }

  /// The ending of the last name of a path, with its dot; empty if it has none.
  private static func ending(of path: String) -> Substring {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    return name.dropFirst().lastIndex(of: ".").map { name[$0...] } ?? ""
  }

  private static func isDevice(_ path: String) -> Bool {
    // `/dev/stdout` leads to the file that standard output was redirected to.
    if path.hasPrefix("/dev/") || path.hasPrefix("/proc/") { return true }
    return switch (try? FileStatus.of(path))?.kind {
    case .device, .pipe, .socket: true
    case .file, .folder, .link, nil: false
    }
  }
}

import PhoneDescription
import Platform

extension WritePurpose {
  /// A result that a flag names.
  static func result(_ flag: String, _ path: String) -> WritePurpose {
    .result(
      instead: "write \(ShellCommand(flag, free(path)).text)",
      sparing: ScriptFiles.endings
    )
  }

  /// A text to edit that a flag names.
  static func starter(_ flag: String, _ path: String) -> WritePurpose {
    .starter(instead: "remove it, or write \(ShellCommand(flag, free(path)).text)")
  }

  /// Returns an unused path with the same ending: beside the path, or in the current folder if the
  /// path is standard output or a device.
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

import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The files that an app attaches, by their names on the phone.
///
/// On a real phone the system moves attached files. On the developer's disk Belfry moves nothing;
/// this object records which files the app no longer has.
final class AttachedFiles: Sendable {
  private let state = Mutex(State())

  private struct State {
    var names: [Stamp: String] = [:]
    var gone: Set<Stamp> = []

    /// Returns the name of a file on the phone: its own name, with a number if another file has
    /// that name.
    mutating func name(of file: Found) -> String {
      if let known = names[file.stamp] { return known }
      let taken = Set(names.values)
      let name = (1...).lazy.map { file.name(numbered: $0) }.first { !taken.contains($0) }!
      names[file.stamp] = name
      return name
    }
  }

  /// The identity of a file on disk; a rewritten file has another identity.
  fileprivate struct Stamp: Hashable, Sendable {
    var path: String
    var number: Int?
    var date: Date?
  }

  /// The attachments of a request.
  struct Attached: Sendable {
    /// The name of the first file on the phone.
    let name: String
    /// The files that the system moves out of the app's container.
    fileprivate let taken: [Stamp]
  }

  static func of(_ process: AppProcess) -> AttachedFiles {
    process.keepingForApp { AttachedFiles() }
  }

  /// Returns the error for a file that the app attaches, or nil if the file is valid.
  func mistake(in url: URL, _ type: AttachmentType?) -> UNError? {
    mistake(in: look(at: url, type), on: .current)
  }

  /// Registers the files of attachments on the phone, which records only the first one.
  func lay(
    out attachments: [UNNotificationAttachment],
    of process: AppProcess
  ) -> Result<Attached?, UNError> {
    guard let first = attachments.first else { return .success(nil) }
    let found = attachments.map { look(at: $0.url, $0.typeOnPhone) }
    for other in found.dropFirst() {
      if let mistake = mistake(in: other, on: process.host) { return .failure(mistake) }
    }
    let name = state.withLock { $0.name(of: found[0]) }
    if found[0].isThere {
      let number = process.host.withBook { $0.number(of: name) }
      process.host.send(.device(.stores(process.app, found[0].file(number, first.typeOnPhone))))
    }
    return .success(Attached(name: name, taken: found.filter { !$0.isInBundle }.map(\.stamp)))
  }

  /// Marks the attached files as moved by the system.
  func markMoved(_ attached: Attached?) {
    guard let attached else { return }
    state.withLock { $0.gone.formUnion(attached.taken) }
  }

  private func mistake(in found: Found, on host: DeviceHost?) -> UNError? {
    let file = found.isThere ? found.file(TextNumber(rawValue: 0), found.type) : nil
    let error = Center.asking(on: host) { $0.attach(file).answer.error }
    return error.flatMap(UNError.init)
  }

  /// A file on the disk.
  private struct Found {
    var stamp: Stamp
    var type: AttachmentType?
    var isThere = false
    var isEmpty = false
    var isInBundle = false
    var megabytes: Int32 = 1

    func name(numbered number: Int) -> String {
      let url = URL(fileURLWithPath: stamp.path)
      let ending =
        AttachmentType(ofFileNamed: url.lastPathComponent) == type
        ? url.pathExtension : type?.usualEnding ?? url.pathExtension
      let stem = url.deletingPathExtension().lastPathComponent
      return (number == 1 ? stem : "\(stem)-\(number)") + (ending.isEmpty ? "" : ".\(ending)")
    }

    func file(_ name: TextNumber, _ type: AttachmentType?) -> File {
      File(
        name: name,
        type: type,
        megabytes: megabytes,
        isInBundle: isInBundle,
        isCorrupt: isEmpty
      )
    }
  }

  private func look(at url: URL, _ type: AttachmentType?) -> Found {
    let path = url.resolvingSymlinksInPath().path
    var found = Found(stamp: Stamp(path: path), type: type)
    guard url.isFileURL,
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return found }
    found.stamp.number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
    found.stamp.date = attributes[.modificationDate] as? Date
    let bytes = (attributes[.size] as? NSNumber)?.intValue ?? 0
    found.isEmpty = bytes == 0
    found.megabytes = max(Int32(clamping: (bytes + (1 << 20) - 1) >> 20), 1)
    let bundle = Bundle.main.bundleURL.resolvingSymlinksInPath().path
    found.isInBundle = path.hasPrefix(bundle + "/")
    found.isThere = state.withLock { !$0.gone.contains(found.stamp) }
    return found
  }
}

extension AttachmentType {
  /// A usual file name extension for the type.
  fileprivate var usualEnding: String {
    switch self {
    case .audio: "wav"
    case .image: "png"
    case .movie: "mp4"
    }
  }
}

import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The files that an app attaches, behind the names that the phone has for them.
///
/// On a phone the system moves such files away. Here the disk is the developer's, and nothing on it
/// is touched: it is remembered which files the app has no longer.
final class AttachedFiles: Sendable {
  private let state = Mutex(State())

  private struct State {
    var names: [Stamp: String] = [:]
    var gone: Set<Stamp> = []

    /// What the phone calls a file: its name, with a number where another file has that.
    mutating func name(of file: Found) -> String {
      if let known = names[file.stamp] { return known }
      let taken = Set(names.values)
      let name = (1...).lazy.map { file.name(numbered: $0) }.first { !taken.contains($0) }!
      names[file.stamp] = name
      return name
    }
  }

  /// A file as it was written; written anew, it is another one.
  fileprivate struct Stamp: Hashable, Sendable {
    var path: String
    var number: Int?
    var date: Date?
  }

  /// What is attached to a request.
  struct Attached: Sendable {
    /// What the phone calls the first file.
    let name: String
    /// The files that the system takes over.
    fileprivate let taken: [Stamp]
  }

  static func of(_ process: AppProcess) -> AttachedFiles {
    process.keepingForApp { AttachedFiles() }
  }

  /// What is wrong with a file that an app is about to attach.
  func mistake(in url: URL, _ type: AttachmentType?) -> UNError? {
    mistake(in: look(at: url, type), on: .current)
  }

  /// Puts the files of attachments on the phone, as far as it has to know of them: it is told of
  /// the first.
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

  /// The system has taken over what was attached.
  func takeAway(_ attached: Attached?) {
    guard let attached else { return }
    state.withLock { $0.gone.formUnion(attached.taken) }
  }

  private func mistake(in found: Found, on host: DeviceHost?) -> UNError? {
    let file = found.isThere ? found.file(TextNumber(rawValue: 0), found.type) : nil
    let error = Center.asking(on: host) { $0.attach(file).answer.error }
    return error.flatMap(UNError.init)
  }

  /// What is found on the disk.
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
  /// An ending that such a file may have.
  fileprivate var usualEnding: String {
    switch self {
    case .audio: "wav"
    case .image: "png"
    case .movie: "mp4"
    }
  }
}

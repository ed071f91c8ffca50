import Platform

/// The search of a folder for files with certain endings.
///
/// Names that begin with a dot are passed over, and so are the contents of hidden folders. A link
/// to a folder is followed, unless the search finds the same files without it. A possible script
/// that cannot be read is an obstacle; the search goes on after it.
struct FolderSearch {
  /// The paths of the files, in the order of their bytes.
  private(set) var paths: [String] = []
  /// The obstacle.
  private(set) var obstacles: [PathError] = []
  private let endings: [String]
  private let problem: (String) -> SystemFailure?
  private var entered: Set<FileIdentity> = []
  private var links: [String] = []

  /// Searches a folder and those below it.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - endings: The endings of the files that are wanted.
  ///   - problem: Returns the reason why a link is not followed; nil for a link that is.
  init(
    _ folder: String,
    endings: [String],
    refusing problem: @escaping (String) -> SystemFailure? = { _ in nil }
  ) {
    self.endings = endings
    self.problem = problem
    var base = folder
    while base.utf8.count > 1, base.hasSuffix("/") { base.removeLast() }
    let above = Self.foldersAbove(base)
    search(base)
    while !links.isEmpty {
      let waiting = links.sorted { $0.precedes($1) }
      links = []
      for link in waiting { follow(link, above) }
    }
    paths.sort { $0.precedes($1) }
    obstacles.sort { $0.path.precedes($1.path) }
  }

  private mutating func follow(_ link: String, _ above: Set<FileIdentity>) {
    guard let identity = (try? FileStatus.of(link))?.identity, !entered.contains(identity) else {
      return
    }
    guard !above.contains(identity) else {
      obstacles.append(
        .unreadable(
          link,
          "'\(link)' is a link to a folder above the one that is searched; remove it, or name files"
        )
      )
      return
    }
    if let reason = problem(link) { return refuse(link, reason) }
    search(link)
  }

  private mutating func refuse(_ link: String, _ reason: SystemFailure) {
    obstacles.append(.unreadable(link, reason.problem, help: reason.help))
  }

  private mutating func search(_ folder: String) {
    guard let status = try? FileStatus.of(folder) else { return }
    guard entered.insert(status.identity).inserted else { return }
    do throws(SystemFailure) {
      for entry in try Folder.entries(of: folder) where !entry.name.hasPrefix(".") {
        add(entry, in: folder)
      }
    } catch {
      obstacles.append(PathError.failure(error, at: folder).found)
    }
  }

  private mutating func add(_ entry: Folder.Entry, in folder: String) {
    let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
    let isWanted = endings.contains { entry.name.lowercased().hasSuffix($0) }
    guard entry.isText else {
      guard isWanted || entry.isFolder else { return }
      obstacles.append(.unreadable(path, "the name of '\(path)' is not UTF-8; rename it"))
      return
    }
    do throws(SystemFailure) {
      let link = try FileStatus.ofLink(path)
      let status = link.kind == .link ? try FileStatus.of(path) : link
      switch status.kind {
      case .folder: link.kind == .link ? links.append(path) : search(path)
      case .file where isWanted && link.kind == .link:
        if let reason = problem(path) { refuse(path, reason) } else { paths.append(path) }
      // Reading says what is wrong with what is no file.
      case .file, .link, .pipe, .socket, .device: if isWanted { paths.append(path) }
      }
    } catch {
      // A name without an ending may be that of a folder full of scripts.
      guard isWanted || !entry.name.contains(".") else { return }
      obstacles.append(PathError.failure(error, at: path).found)
    }
  }

  /// Returns a folder and all folders around it, because a search of one of them would never end.
  private static func foldersAbove(_ folder: String) -> Set<FileIdentity> {
    var identities: Set<FileIdentity> = []
    var path = folder + "/.."
    while let identity = (try? FileStatus.of(path))?.identity, identities.insert(identity).inserted
    {
      path += "/.."
    }
    return identities
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the path is first in the order of bytes, which
  /// is the same on every system.
  fileprivate func precedes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

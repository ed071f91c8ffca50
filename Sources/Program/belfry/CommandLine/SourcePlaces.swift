import Platform
import VirtualTime

/// The folders that a command line names besides its operands: the folder of time zones, and the
/// folders within which files are read.
struct SourcePlaces {
  /// The operands, in which files are searched.
  let operands: [String]
  /// The folder of time zones; nil for those that are compiled in.
  private let zoneFolder: String?
  /// The folder within which files are read; nil for those of the operands.
  private let root: String?

  /// Reads the flags.
  ///
  /// - Parameter hasZones: A Boolean value that indicates whether the command takes other zones.
  init(_ flags: inout FlagReader, hasZones: Bool = true) {
    operands = flags.operands
    zoneFolder =
      hasZones
      ? flags.value(
        "--zones",
        "FOLDER",
        "take the time zones of a system, such as /usr/share/zoneinfo",
        as: .path(.input),
        isCommon: false
      ) : nil
    root = flags.value(
      "--root",
      "FOLDER",
      "read the files that scripts name within this folder, not the current one",
      as: .path(.input),
      isCommon: false
    )
  }

  /// Returns the files of scripts, with their zones and folders.
  func scripts() throws(UsageError) -> ScriptFiles {
    ScriptFiles(zones: try zones(), roots: try roots())
  }

  /// Returns the release of the tz database in the folder of `--zones`, or the one that is compiled
  /// in.
  ///
  /// - Throws: An error if the folder holds no time zones that can be read.
  func zones() throws(UsageError) -> ZoneDatabase {
    guard let zoneFolder else { return .builtIn }
    do throws(PathError) {
      let files = try ZoneFolder.files(in: zoneFolder)
      return try ZoneFolder.database(of: files, in: zoneFolder)
    } catch {
      throw UsageError("--zones: \(error.message)")
    }
  }

  /// Returns the folders within which files are read.
  ///
  /// - Throws: An error if `--root` names no folder.
  func roots() throws(UsageError) -> SourceRoots {
    let zones = zoneFolder.map { ["--zones", $0] } ?? []
    if let root {
      guard (try? FileStatus.of(root))?.kind == .folder else {
        throw UsageError("--root: there is no folder '\(root)'; name one that exists")
      }
      return SourceRoots([root], flags: ["--root", root] + zones)
    }
    // Bazel makes a folder of links to the inputs of a test, and no others.
    guard Bazel.current == nil else { return SourceRoots([], flags: zones) }
    let operands = operands.isEmpty ? ["scenarios"] : operands
    return SourceRoots(Self.folders(around: operands), flags: zones)
  }

  /// Returns the folders of operands, and the current folder if one of them is within it.
  private static func folders(around operands: [String]) -> [String] {
    let here = RealPath(".")
    var folders: [String] = []
    for operand in operands {
      let path = ScriptFiles.split(operand).path
      guard path != "-" else {
        folders.append(".")
        continue
      }
      let isFolder = (try? FileStatus.of(path))?.kind == .folder
      let above = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      let folder = isFolder ? path : above
      if RealPath(folder).isWithin(here) || RealPath(spelled: path).isWithin(here) {
        folders.append(".")
      }
      folders.append(folder)
    }
    return folders
  }
}

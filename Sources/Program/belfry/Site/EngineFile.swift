import Platform
import Reports

/// The file with the engine that pages have.
enum EngineFile {
  private static let largest = 32 << 20

  /// Returns the bytes of the engine: of the file that is named, or of the one beside the program.
  static func bytes(_ path: String?) throws(UsageError) -> [UInt8] {
    if let path {
      let bytes: [UInt8]
      do throws(SystemFailure) {
        bytes = try Stream.bytes(at: path, most: largest).bytes
      } catch {
        throw UsageError("'\(path)' cannot be read: \(error.message)")
      }
      guard isEngine(bytes) else {
        throw UsageError("'\(path)' is no engine; name belfry.wasm or belfry.wasm.gz")
      }
      return bytes
    }
    for path in places {
      if let bytes = try? Stream.bytes(at: path, most: largest).bytes, isEngine(bytes) {
        return bytes
      }
    }
    throw UsageError(
      "there is no engine beside this program; name the file belfry.wasm.gz of a release with "
        + "--engine, or build it: make engine takes about 15 minutes, and then write --engine "
        + "dist/belfry.wasm.gz"
    )
  }

  /// A module of WebAssembly, or a packed file.
  private static func isEngine(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x00, 0x61, 0x73, 0x6D]) || bytes.starts(with: [0x1F, 0x8B])
  }

  /// The places where an installed program has it.
  private static var places: [String] {
    let folder = CurrentProcess.program.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    return [folder + "/belfry.wasm.gz", folder + "/../share/belfry/belfry.wasm.gz"]
  }
}

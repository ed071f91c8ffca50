import Foundation
import FuzzTargets

/// The target that the environment names in `FUZZ_TARGET`.
private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap {
  FuzzTarget(rawValue: $0)
}

/// Prepares the fuzzer, before it reads its arguments.
///
/// Without a target in the environment it lists all of them and ends. With a folder in
/// `FUZZ_SEEDS` it writes what the target starts from there, with the words as `words.txt` beside
/// the folder, and ends.
@_cdecl("LLVMFuzzerInitialize")
public func prepare(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutableRawPointer?
) -> CInt {
  guard let target else {
    for target in FuzzTarget.allCases { print(target.rawValue, target.mostBytes) }
    exit(0)
  }
  guard let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] else { return 0 }
  let url = URL(fileURLWithPath: folder)
  do {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (number, seed) in target.seeds.enumerated() {
      try Data(seed).write(to: url.appendingPathComponent("seed-\(number)"))
    }
    let lines = target.words.map { "\"\($0.utf8.map(escaped).joined())\"\n" }
    let words = url.deletingLastPathComponent().appendingPathComponent("words.txt")
    try Data(lines.joined().utf8).write(to: words)
  } catch {
    fatalError("\(error)")
  }
  exit(0)
}

/// Returns a byte as a dictionary of the fuzzer has it.
private func escaped(_ byte: UInt8) -> String {
  let isPlain = (0x20..<0x7f).contains(byte) && byte != 0x22 && byte != 0x5c
  if isPlain { return String(decoding: [byte], as: UTF8.self) }
  let digits = String(byte, radix: 16)
  return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
}

/// Feeds an input to the target.
///
/// `Scripts/fuzz` calls it in a loop. Nothing may crash, hang or grow, and the target says what
/// else must hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func readWhateverComes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(FuzzViolation) {
    let work = try target.feed(bytes)
    guard work.isBounded else { fatalError("\(bytes.count) bytes make too much work: \(work)") }
  } catch {
    fatalError(error.description)
  }
  return 0
}

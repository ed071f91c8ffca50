import Platform
import Reports
import Scenarios

/// A report that is made while the run goes on, and written when it ends.
///
/// Every part that grows with the run is kept in a file without a name, and never in memory.
struct KeptReport {
  private var writer: ReportWriter
  private let body = KeptText()

  init(_ writer: ReportWriter) { self.writer = writer }

  mutating func open(_ scripts: ArraySlice<FileResult>) { body.append(writer.open(scripts)) }

  mutating func add(_ outcome: Outcome, from sources: [Source]) {
    let body = body
    writer.add(outcome, from: sources) { body.append($0) }
  }

  mutating func close() { body.append(writer.close()) }

  mutating func add(_ problem: RunProblem) { body.append(writer.add(problem)) }

  mutating func note(_ scope: RunScope) { writer.note(scope) }

  /// Writes the whole report to an open file.
  func append(to descriptor: Int32) throws(SystemFailure) {
    var failure: SystemFailure?
    try read { bytes in
      if failure == nil { failure = Stream.write(bytes, to: descriptor).failure }
    }
    if let failure { throw failure }
  }

  /// Passes the whole report to a closure, in pieces.
  func read(_ take: ([UInt8]) -> Void) throws(SystemFailure) {
    if let opening = writer.opening {
      take(Array(opening.utf8))
      try body.read(0..<Int.max, take)
    }
    for piece in writer.closing() {
      switch piece {
      case .text(let text): take(Array(text.utf8))
      case .body(let range): try body.read(range, take)
      }
    }
  }
}

/// A text that grows: in memory while it is short, then in a file without a name.
final class KeptText {
  private static let mostInMemory = 1 << 18

  private var bytes: [UInt8] = []
  private var file: ScratchFile?
  /// A Boolean value that indicates whether no file can be created, so that the whole text stays in
  /// memory.
  private var isHomeless = false

  func append(_ text: String) {
    if let file { return file.write(text.utf8) }
    bytes += text.utf8
    guard bytes.count > Self.mostInMemory, !isHomeless else { return }
    guard let file = try? ScratchFile.withoutName() else {
      isHomeless = true
      return
    }
    file.write(bytes)
    bytes = []
    self.file = file
  }

  /// Passes a range of the bytes to a closure, in pieces; the part of it beyond the end is left
  /// out.
  func read(
    _ range: Range<Int>,
    _ take: ([UInt8]) -> Void
  ) throws(SystemFailure) {
    if let file { return try file.read(range, take) }
    take(Array(bytes[range.clamped(to: bytes.indices)]))
  }
}

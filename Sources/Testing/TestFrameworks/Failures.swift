package import Testing
import XCTest

/// Records a failure with the framework that runs the test.
package func fail(_ text: String, at place: SourceLocation? = nil) {
  switch (Test.current, place) {
  case (nil, nil): XCTFail(text)
  case (nil, let place?):
    XCTFail(text, file: StaticString(kept: place.filePath), line: UInt(place.line))
  case (_, nil): Issue.record(Comment(rawValue: text))
  case (_, let place?): Issue.record(Comment(rawValue: text), sourceLocation: place)
  }
}

/// Records a failure from code that may run after its test, or on a thread of no test.
package func failAnyTest(_ text: String) {
  if Test.current == nil { Issue.record(Comment(rawValue: text)) }
  fail(text)
}

extension StaticString {
  /// Creates a string that is kept as long as the process, for a path that XCTest takes.
  ///
  /// XCTest takes the path of a failure as a literal, and the path of a scenario is known only when
  /// it is read.
  fileprivate init(kept text: String) {
    let bytes = Array(text.utf8)
    let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    kept.initialize(from: bytes + [0], count: bytes.count + 1)
    // The layout of the type is a part of the standard library's stable interface.
    let parts = Parts(start: UInt(bitPattern: kept), count: bytes.count, flags: 0)
    self = unsafeBitCast(parts, to: StaticString.self)
  }

  private struct Parts {
    var start: UInt
    var count: Int
    var flags: UInt8
  }
}

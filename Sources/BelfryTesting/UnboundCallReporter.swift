package import DeviceHost
import Synchronization
import Testing
import XCTest

/// Hears of a test that calls a framework without having a phone, which is a failure of the test.
///
/// DeviceHost knows this type by its name.
package enum UnboundCallReporter: UnboundCallListener {
  /// The tests of this process that have failed for it: each does once.
  private static let told = Mutex<Set<String>>([])

  /// Fails the test that does so, once.
  package static func heard(of host: DeviceHost, isOnlyOne: Bool) {
    guard let test = Test.current else {
      if !isOnlyOne { failOffTest() }
      return
    }
    guard Owner.of(host).test != test.id.description,
      told.withLock({ $0.insert(test.id.description).inserted })
    else { return }
    fail("\(text): write @Test(.phone), or call it in phone.run { … }", at: test.sourceLocation)
  }

  /// Fails the test that does what no app survives.
  package static func heard(_ trouble: Trouble) { fail(trouble.text) }

  private static let text = "this test has no phone, and its code has called a framework"

  /// Fails the test of XCTest that runs, which runs alone.
  ///
  /// Where Swift Testing runs many, it is not known whose code a thread runs: with both frameworks
  /// the run fails.
  private static func failOffTest() {
    TestStarts.watch()
    guard told.withLock({ $0.insert("").inserted }) else { return }
    let advice = "inherit from PhoneTestCase, write @Test(.phone), or call it in phone.run { … }"
    Issue.record("\(text): \(advice)")
    XCTFail("\(text): \(advice)")
  }
}

extension UnboundCallReporter {
  /// Another test of XCTest begins, which is told as well.
  fileprivate static func forget() { _ = told.withLock { $0.remove("") } }
}

/// Hears of the tests that XCTest begins.
private final class TestStarts: NSObject, XCTestObservation, Sendable {
  /// Whether the process watches already: XCTest keeps its observers until the end.
  private static let isWatching = Atomic(false)

  /// Begins to listen; XCTest keeps the observer.
  static func watch() {
    guard !isWatching.exchange(true, ordering: .acquiringAndReleasing) else { return }
    XCTestObservationCenter.shared.addTestObserver(TestStarts())
  }

  func testCaseWillStart(_ testCase: XCTestCase) { UnboundCallReporter.forget() }
}

/// Whose phone it is.
final class Owner: Sendable {
  private let known = Mutex<String?>(nil)

  /// The test that has made the phone.
  var test: String? { known.withLock { $0 } }

  /// That of a phone.
  static func of(_ host: DeviceHost) -> Owner { host.keeping { Owner() } }

  /// The test that runs here has made a phone.
  static func note(of host: DeviceHost) {
    let test = Test.current?.id.description
    of(host).known.withLock { $0 = test }
  }
}

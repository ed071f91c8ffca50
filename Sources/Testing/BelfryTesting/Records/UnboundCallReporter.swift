package import DeviceHost
import Synchronization
import TestFrameworks
import Testing
import XCTest

/// Fails a test that calls a framework without a phone.
///
/// DeviceHost finds this type by its name.
package enum UnboundCallReporter: UnboundCallListener {
  /// The tests of this process that failed for this reason; each fails once.
  private static let reported = Mutex<Set<String>>([])

  /// Fails the running test, once.
  package static func heard(of host: DeviceHost, isOnlyOne: Bool) {
    guard let test = Test.current else {
      if !isOnlyOne { failOffTest() }
      return
    }
    guard Owner.of(host).test != test.id.description,
      reported.withLock({ $0.insert(test.id.description).inserted })
    else { return }
    fail("\(text): write @Test(.phone), or call it in phone.run { … }", at: test.sourceLocation)
  }

  /// Fails the running test after an error that ends an app.
  package static func heard(_ trouble: Trouble) { fail(trouble.text) }

  private static let text = "this test has no phone, and its code has called a framework"

  /// Fails the running test of XCTest.
  ///
  /// While Swift Testing runs tests in parallel, the owner of a thread is unknown: with both
  /// frameworks, the whole run fails.
  private static func failOffTest() {
    TestStarts.observe()
    guard reported.withLock({ $0.insert("").inserted }) else { return }
    let advice = "inherit from PhoneTestCase, write @Test(.phone), or call it in phone.run { … }"
    Issue.record("\(text): \(advice)")
    XCTFail("\(text): \(advice)")
  }
}

extension UnboundCallReporter {
  /// Allows a failure of the next test of XCTest.
  fileprivate static func forget() { _ = reported.withLock { $0.remove("") } }
}

/// Observes the start of each test of XCTest.
private final class TestStarts: NSObject, XCTestObservation, Sendable {
  /// Indicates whether the observer is installed; XCTest keeps observers until the process ends.
  private static let isObserving = Atomic(false)

  /// Installs the observer once.
  static func observe() {
    guard !isObserving.exchange(true, ordering: .acquiringAndReleasing) else { return }
    XCTestObservationCenter.shared.addTestObserver(TestStarts())
  }

  func testCaseWillStart(_ testCase: XCTestCase) { UnboundCallReporter.forget() }
}

/// The test that created a phone.
final class Owner: Sendable {
  private let known = Mutex<String?>(nil)

  /// The identifier of the test.
  var test: String? { known.withLock { $0 } }

  /// Returns the owner of a phone.
  static func of(_ host: DeviceHost) -> Owner { host.keeping { Owner() } }

  /// Records the running test as the owner of a phone.
  static func note(of host: DeviceHost) {
    let test = Test.current?.id.description
    of(host).known.withLock { $0 = test }
  }
}

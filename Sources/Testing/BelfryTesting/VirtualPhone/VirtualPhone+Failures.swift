import DeviceHost
import Synchronization
import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

extension VirtualPhone {
  /// Records the failures that occurred outside the task of the test.
  func report(at place: SourceLocation? = nil) {
    for trouble in host.takeTroubles() {
      guard let life else {
        fail(trouble.text, at: place)
        continue
      }
      // A crash is judged by the rule that led to it.
      let isCrash = state.withLock { !$0.crashes.isEmpty }
      life.note(TestFailure(trouble.text, at: place, isMisuse: !isCrash), on: self)
    }
    reportLosses(at: place)
  }

  /// Finishes the phone at the end of a test.
  ///
  /// An open prompt, an answer that no prompt took, a task that waits for the phone's clock, and an
  /// expected crash that did not occur are failures of the test.
  ///
  /// - Parameter place: The source location of a failure, or `nil` for the test's.
  public func finish(at place: SourceLocation? = nil) async {
    let isFirst = state.withLock { state in
      defer { state.isFinished = true }
      return !state.isFinished
    }
    guard isFirst else { return }
    await rest(at: place)
    if let app = openPrompt {
      fail(
        """
        the prompt of \(app) is still open at the end of the test; answer it with \
        phone.answer(.allow), or beforehand with phone.willAnswer(.allow); one about the location \
        with phone.answerLocation(.allowWhileUsing), or phone.willAnswerLocation(.allowWhileUsing)
        """,
        at: place
      )
    }
    if host.clockSleeperCount > 0 {
      fail(
        """
        \(host.clockSleeperCount) tasks still wait for the phone's clock at the end of the test; \
        let time pass with phone.advance(by:), or cancel them
        """,
        at: place
      )
    }
    reportUnusedAnswers()
    if let mistake = JournalFiles.write(of: self) { fail(mistake, at: place) }
    let isMissing = state.withLock { $0.crashes.count < $0.expectedCrashes }
    if isMissing { fail("a crash was expected, and there was none", at: place) }
    host.close()
  }

  /// Reports the answers that no prompt took: a test of what the user answered has tested nothing.
  private func reportUnusedAnswers() {
    let unused = state.withLock { state in
      defer { (state.answers, state.locationAnswers) = ([], []) }
      return state.answers.map { ($0.call, "notifications", $0.place) }
        + state.locationAnswers.map { ($0.call, "the location", $0.place) }
    }
    for (call, subject, place) in unused {
      fail(
        """
        no prompt for \(subject) took the answer of \(call): the app has not asked since; remove \
        the line, or let the app ask for permission after it
        """,
        at: place
      )
    }
  }

  /// Reports what is left to report of a phone that is released without ``finish(at:)``.
  func reportUnfinished() {
    guard life == nil, !state.withLock({ $0.isFinished }) else { return }
    for trouble in host.takeTroubles() { failAnyTest(trouble.text) }
    if Test.current != nil { reportUnusedAnswers() }
  }

  /// Runs code that crashes the app, as an Objective-C exception does on a phone.
  ///
  /// The test fails if the app does not crash.
  ///
  /// - Parameters:
  ///   - place: The source location of a failure.
  ///   - isolation: The actor on which the code runs.
  ///   - body: The code that crashes the app.
  ///
  /// - Returns: The reason of the exception, in Apple's words, or `nil` if the app did not crash.
  /// - Throws: The error that `body` throws.
  @discardableResult
  public func expectCrash(
    at place: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Void
  ) async rethrows -> String? {
    noteLook()
    let before = state.withLock { state in
      state.expectedCrashes = state.crashes.count + 1
      return state.crashes.count
    }
    try await body()
    await settle(at: place)
    let crash = state.withLock { state in
      defer { state.expectedCrashes = state.crashes.count }
      return state.crashes.dropFirst(before).first
    }
    if crash == nil { fail("a crash was expected, and there was none", at: place) }
    return crash?.reason
  }
}

import DeviceHost
import Synchronization
import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice
import VirtualTime

/// The answer of the user to a prompt for notifications.
///
/// ```swift
/// let phone = VirtualPhone.current
/// phone.willAnswer(.dontAllow)
/// let center = UNUserNotificationCenter.current()
/// _ = try? await center.requestAuthorization(options: [.alert])
/// #expect(phone.app.authorization == .denied)
/// ```
public enum PromptAnswer: Sendable {
  /// "Allow".
  case allow
  /// "Don't Allow".
  case dontAllow

  var verdict: Verdict {
    switch self {
    case .allow: .allow
    case .dontAllow: .dontAllow
    }
  }
}

/// An answer of the user to a prompt that is not there yet.
struct PlannedAnswer<Answer: Sendable>: Sendable {
  var answer: Answer
  /// The call that planned it, such as `willAnswer(.allow)`.
  var call: String
  var place: SourceLocation
}

extension VirtualPhone {
  /// The name of the app whose prompt is on the screen, or `nil`.
  public var prompt: String? {
    noteLook()
    return openPrompt
  }

  /// The name of the app whose prompt is on the screen, or nil.
  var openPrompt: String? {
    host.look { device, _, book in device.snapshot.prompt.map { book[$0] } }
  }

  /// Answers the prompt for notifications as the user, and waits for a prompt that is not there
  /// yet.
  ///
  /// - Parameters:
  ///   - answer: The button to tap.
  ///   - place: The source location of a failure.
  public func answer(
    _ answer: PromptAnswer,
    at place: SourceLocation = #_sourceLocation
  ) async {
    guard await isSo({ $0.openPrompt != nil }) else {
      return refuse("no prompt came within \(watchdog) that could be answered", at: place)
    }
    await act(.user(.answers(answer.verdict)), at: place)
  }

  /// Sets the answer of the user to the next prompt for notifications.
  ///
  /// The test fails if no prompt takes the answer.
  ///
  /// - Parameters:
  ///   - answer: The button to tap.
  ///   - place: The source location of a failure.
  public func willAnswer(_ answer: PromptAnswer, at place: SourceLocation = #_sourceLocation) {
    let planned = PlannedAnswer(
      answer: answer.verdict,
      call: "willAnswer(.\(answer))",
      place: place
    )
    state.withLock { $0.answers.append(planned) }
  }

  func meetPrompt(of app: AppNumber) {
    let answer = state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
    if let answer {
      let call = openCall(at: answer.place)
      host.send(.user(.answers(answer.answer)))
      closeCall(call)
      return
    }
    let count = host.journal.entries.count
    let isOver: @Sendable () -> Bool = { [weak self] in
      self?.isPrompting(app, since: count) != true
    }
    RealTimeTimeout.after(watchdog, unless: isOver) { [weak self] in
      self?.dismissPrompt(of: app, ifStillAt: count)
    }
  }

  /// Indicates whether a prompt is on the screen, and nothing happened since.
  private func isPrompting(_ app: AppNumber, since count: Int) -> Bool {
    host.look { device, turn, _ in
      device.snapshot.prompt == app && turn.journal.entries.count <= count + 1
    }
  }

  /// Answers a prompt that the test waits for and has no answer for.
  private func dismissPrompt(of app: AppNumber, ifStillAt count: Int) {
    guard isPrompting(app, since: count) else { return }
    host.report(
      Trouble(
        """
        the prompt of \(host.withBook { $0[app] }) was not answered within \(watchdog), and \
        "Don't Allow" was taken; answer it first, or call phone.willAnswer(.allow) before
        """
      )
    )
    host.send(.user(.answers(.dontAllow)))
  }
}

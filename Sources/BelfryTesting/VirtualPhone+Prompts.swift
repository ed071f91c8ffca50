import DeviceHost
import Synchronization
import SystemPolicy
public import Testing
import VirtualDevice
import VirtualTime

/// What a user can answer when an app asks to notify.
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

extension VirtualPhone {
  /// The app whose prompt is on the screen.
  public var prompt: String? {
    host.look { device, _, book in device.snapshot.prompt.map { book[$0] } }
  }

  /// The user answers the prompt on the screen, or the one that comes in a moment.
  public func answer(
    _ answer: PromptAnswer,
    at place: SourceLocation = #_sourceLocation
  ) async {
    guard await isSo({ $0.prompt != nil }) else {
      return fail("no prompt came within \(watchdog) that could be answered", at: place)
    }
    await act(.user(.answers(answer.verdict)), at: place)
  }

  /// The user is going to answer the next prompt, as soon as it comes.
  public func willAnswer(_ answer: PromptAnswer) {
    state.withLock { $0.answers.append(answer.verdict) }
  }

  func meetPrompt(of app: AppNumber) {
    let answer = state.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
    if let answer {
      host.send(.user(.answers(answer)))
      return
    }
    let count = host.journal.entries.count
    RealTimeTimeout.after(watchdog) { [weak self] in
      self?.dismissPrompt(of: app, ifStillAt: count)
    }
  }

  /// Answers a prompt in the user's place, where the test waits for it and nobody will.
  private func dismissPrompt(of app: AppNumber, ifStillAt count: Int) {
    guard
      host.look({ device, turn, _ in
        device.snapshot.prompt == app && turn.journal.entries.count <= count + 1
      })
    else { return }
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

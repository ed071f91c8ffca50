import DeviceHost
import Synchronization
import SystemPolicy
public import Testing
import VirtualDevice

/// What a user can answer when an app asks to know where the phone is; which of them a prompt
/// offers depends on the version of iOS and on what the app may know already.
public enum LocationAnswer: Sendable {
  /// "Don't Allow".
  case dontAllow
  /// "Allow Once".
  case allowOnce
  /// "Allow While Using App"; before iOS 13 "Only While Using the App".
  case allowWhileUsing
  /// "Allow", before iOS 13, or "Always Allow" before iOS 13.
  case allow
  /// "Keep Only While Using".
  case keepWhileUsing
  /// "Change to Always Allow".
  case changeToAlways

  fileprivate var verdict: LocationVerdict {
    switch self {
    case .dontAllow: .dontAllow
    case .allowOnce: .allowOnce
    case .allowWhileUsing: .allowWhileUsing
    case .allow: .allow
    case .keepWhileUsing: .keepWhileUsing
    case .changeToAlways: .changeToAlways
    }
  }
}

extension VirtualPhone {
  /// The user answers the prompt about the location, on the screen or in a moment.
  ///
  /// - Parameters:
  ///   - answer: The button.
  ///   - isPrecise: Whether Precise Location stays on.
  ///   - place: Where a failure is recorded.
  public func answerLocation(
    _ answer: LocationAnswer,
    isPrecise: Bool = true,
    at place: SourceLocation = #_sourceLocation
  ) async {
    guard await isSo({ $0.host.device.snapshot.locationPrompt != nil }) else {
      return fail("no prompt about the location came within \(watchdog)", at: place)
    }
    await act(.user(.locates(.answers(answer.verdict, isPrecise: isPrecise))), at: place)
  }

  /// The user is going to answer the next prompt about the location, as soon as it comes.
  public func willAnswerLocation(_ answer: LocationAnswer, isPrecise: Bool = true) {
    let event = UserLocationAction.answers(answer.verdict, isPrecise: isPrecise)
    state.withLock { $0.locationAnswers.append(event) }
  }

  func meetLocationPrompt() {
    let answer = state.withLock {
      $0.locationAnswers.isEmpty ? nil : $0.locationAnswers.removeFirst()
    }
    guard let answer, let objection = host.send(.user(.locates(answer))) else { return }
    host.report(Trouble(sentence(objection)))
  }
}

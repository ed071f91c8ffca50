import DeviceHost
import Synchronization
import SystemPolicy
import TestFrameworks
public import Testing
import VirtualDevice

/// The answer of the user to a prompt for the location.
///
/// The version of iOS and the permission of the app decide which answers a prompt offers.
///
/// ```swift
/// let phone = VirtualPhone.current
/// phone.willAnswerLocation(.allowWhileUsing)
/// let manager = CLLocationManager()
/// manager.requestWhenInUseAuthorization()
/// await phone.settle()
/// #expect(manager.authorizationStatus == .authorizedWhenInUse)
/// ```
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
  /// Answers the prompt for the location as the user, and waits for a prompt that is not there yet.
  ///
  /// - Parameters:
  ///   - answer: The button to tap.
  ///   - isPrecise: `true` to keep Precise Location on.
  ///   - place: The source location of a failure.
  public func answerLocation(
    _ answer: LocationAnswer,
    isPrecise: Bool = true,
    at place: SourceLocation = #_sourceLocation
  ) async {
    guard await isSo({ $0.host.device.snapshot.locationPrompt != nil }) else {
      return fail("no prompt about the location came within \(watchdog)", at: place)
    }
    await act(.user(.location(.answers(answer.verdict, isPrecise: isPrecise))), at: place)
  }

  /// Sets the answer of the user to the next prompt for the location.
  ///
  /// The test fails if no prompt takes the answer.
  ///
  /// - Parameters:
  ///   - answer: The button to tap.
  ///   - isPrecise: `true` to keep Precise Location on.
  ///   - place: The source location of a failure.
  public func willAnswerLocation(
    _ answer: LocationAnswer,
    isPrecise: Bool = true,
    at place: SourceLocation = #_sourceLocation
  ) {
    let planned = PlannedAnswer(
      answer: UserLocationAction.answers(answer.verdict, isPrecise: isPrecise),
      call: "willAnswerLocation(.\(answer))",
      place: place
    )
    state.withLock { $0.locationAnswers.append(planned) }
  }

  func meetLocationPrompt() {
    let answer = state.withLock {
      $0.locationAnswers.isEmpty ? nil : $0.locationAnswers.removeFirst()
    }
    guard let answer, let objection = host.send(.user(.location(answer.answer))) else { return }
    host.report(Trouble(sentence(objection)))
  }
}

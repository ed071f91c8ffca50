import Scenarios
import SystemPolicy
import VirtualDevice

/// The kinds of broken expectation, the most important first.
public enum Consequence: String, Hashable, Sendable, CaseIterable {
  /// A notification is not delivered.
  case missing
  /// A notification is delivered too often, or one that no line expects is delivered.
  case repeated
  /// An app crashes.
  case crash
  /// The code of an app misuses a framework, such as a completion handler that it never calls.
  case misuse
  /// A response does not reach the app.
  case response
  /// A background task does not run.
  case task
  /// A crossing does not reach the app.
  case region
  /// A request is not pending, or with another date.
  case pending
  /// Another list or another number of requests is pending.
  case requests
  /// The badge has another number.
  case badge
  /// A push does not reach the app.
  case push
  /// A change of the time is not reported to the app.
  case signal
  /// A notification is delivered although none is expected.
  case unwanted
  /// A notification is delivered in other ways.
  case ways
  /// Another set of notifications is shown.
  case listing
  /// An event happens again.
  case again
  /// A call of the app ends in another way.
  case report
  /// The app has another permission or other settings.
  case permission
  /// The app is in another state, or a scene is.
  case process
  /// The screen shows something else.
  case screen

  /// The consequences that a user of the app notices, or that change what is delivered later.
  public static let ofUsers: [Consequence] = [
    .missing, .repeated, .crash, .response, .task, .region, .pending, .requests, .badge,
  ]

  /// The consequences in ``ofUsers``, and the missing calls that an app waits for.
  static let ofApps = ofUsers + [.push, .signal]

  /// A Boolean value that indicates whether the consequence counts only with a rule that the
  /// undisturbed run did not apply.
  ///
  /// Otherwise an event that the disturbance moved to another window would be reported.
  var needsNewRule: Bool {
    switch self {
    case .missing, .response, .region, .pending, .requests, .push, .signal: true
    case .repeated, .crash, .misuse, .task, .badge, .unwanted, .ways, .listing, .again, .report,
      .permission, .process, .screen:
      false
    }
  }

  /// A Boolean value that indicates whether a user sees the consequence, whatever rule decides it.
  var isOfUsers: Bool { self == .missing || self == .pending || self == .requests }

  /// The rank among the consequences; zero is the most important.
  public var rank: Int {
    for (index, other) in Self.allCases.enumerated() where other == self { return index }
    return Self.allCases.count
  }

  /// Creates the consequence of a failure.
  init?(of failure: Failure, in scenario: Scenario, _ journal: Journal) {
    switch failure.reason {
    case .impossible, .idle, .neverIdle: return nil
    case .crashed: self = .crash
    case .lost: self = .response
    case .unexpected: self = .repeated
    case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons:
      guard case .expect(let expectation) = scenario.steps[failure.step].action else { return nil }
      // A rule that a line names is about Belfry, not about the app.
      if case .foundForOtherReasons = failure.reason { return nil }
      if case .isSoForOtherReasons = failure.reason { return nil }
      self.init(of: expectation.subject, failure.reason, journal)
    }
  }

  private init(
    of subject: Expectation.Subject,
    _ reason: Failure.Reason,
    _ journal: Journal
  ) {
    var entries: [Int] = []
    if case .found(let found) = reason { entries = found }
    switch subject {
    case .isSo(let state): self.init(of: state)
    case .delivered(let name, _, let times):
      let count = entries.count { index in
        if case .notification(name, .delivered) = journal.entries[index].effect {
          true
        } else {
          false
        }
      }
      if times == 0 {
        self = .unwanted
      } else if count > times {
        self = .repeated
      } else {
        self = count == times || (count == 1 && times == 1) ? .ways : .missing
      }
    case .nothingDelivered, .noSound: self = .unwanted
    case .happened(let happening, _): self.init(of: happening)
    case .didNotHappen: self = .unwanted
    case .crashed, .noCrash: self = .crash
    case _ where entries.count > 1: self = .again
    case .response(.received), .sceneConnected, .openSettingsCalled: self = .response
    // Where a line expects that something is lost, nothing more can be lost.
    case .response(.lost), .response(.notReceived), .response(.warned), .response(.notWarned),
      .openSettingsNotCalled, .region(.passedOver), .region(.didNotHappen),
      .region(.happened(_, .ignored)), .region(.happened(_, .failed)),
      .region(.condition(_, _, times: 0)):
      self = .unwanted
    case .region(.condition(_, let report, times: 1...)) where report.isUnmonitored:
      self = .unwanted
    case .region: self = .region
    case .signalled(_, _, let isNotified): self = isNotified ? .signal : .unwanted
    case .task(_, _, .launched): self = .task
    case .task: self = .report
    case .milestone(_, .didRegisterForRemoteNotifications),
      .milestone(_, .didFailToRegisterForRemoteNotifications):
      self = .report
    case .milestone: self = .process
    case .addReported, .attachmentRefused, .badgeReported, .authorizationReported, .registered,
      .authorizationNotReported:
      self = .report
    }
  }

  private init(of happening: Expectation.Happening) {
    switch happening {
    case .sounded, .screenLit, .soundReplaced, .held, .silenced, .willPresentCalled: self = .ways
    case .dropped: self = .unwanted
    case .received, .launchedWith: self = .response
    case .remoteReceived, .extensionCalled, .extensionTimeWillExpire: self = .push
    }
  }

  private init(of state: StateSubject) {
    switch state {
    case .pending, .next: self = .pending
    case .nothingPending: self = .requests
    case .holds(let shelf, _, _), .counts(let shelf, _, _), .says(let shelf, _, _):
      switch shelf {
      case .pending, .scheduled: self = .requests
      case .listed, .lockScreen: self = .listing
      }
    case .badge: self = .badge
    case .monitored(_, let isMonitored): self = isMonitored ? .region : .unwanted
    case .authorization, .settings, .locationAuthorization, .locationAccuracy, .sessionDiagnostic,
      .liveUpdate:
      self = .permission
    case .impossible, .state, .scene, .protectedFiles, .calledOnMainActor, .categories:
      self = .process
    case .listed, .grouped, .groups, .summaryArgument, .summaryFormat, .actions, .destructive:
      self = .listing
    case .banner, .preview, .reads, .prompt, .promptOf, .locationPromptOf: self = .screen
    }
  }
}

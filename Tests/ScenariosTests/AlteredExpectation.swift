import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Scenarios.Expectation.Subject {
  /// The subjects of a line that was met, denied or with another value; most are then not met.
  var altered: [Self] {
    switch self {
    case .isSo(let subject): subject.altered.map { .isSo($0) }
    case .response(let subject): subject.altered.map { .response($0) }
    case .region(let subject): subject.altered.map { .region($0) }
    case .delivered(let name, let ways, let times):
      [
        .delivered(name, as: ways, times: times + 1),
        .delivered(name, as: ways == .list ? .banner : .list, times: 1),
        times == 0 ? .nothingDelivered : .delivered(name, as: nil, times: 0),
      ]
    case .happened(let happening, let name):
      Self.others(of: happening).map { .happened($0, name) } + [.didNotHappen(happening, name)]
    case .didNotHappen(let happening, let name): [.happened(happening, name)]
    case .addReported(let name, let error):
      [.addReported(name, error == nil ? .notificationsNotAllowed : nil)]
    case .attachmentRefused(let name, let error):
      [
        .attachmentRefused(
          name,
          error == .attachmentInvalidURL ? .attachmentCorrupt : .attachmentInvalidURL
        )
      ]
    case .badgeReported(let app, let error):
      [.badgeReported(app, error == nil ? .badgeInputInvalid : nil)]
    case .authorizationReported(let app, let isGranted):
      [.authorizationReported(app, isGranted: !isGranted), .authorizationNotReported(app)]
    case .registered(let app, let kinds): [.registered(app, kinds == .alert ? .sound : .alert)]
    case .authorizationNotReported(let app): [.authorizationReported(app, isGranted: true)]
    case .crashed(let app, let exception):
      Exception.allCases.filter { $0 != exception }.prefix(1).map { .crashed(app, $0) } + [.noCrash]
    case .openSettingsCalled(let app, _): [.openSettingsNotCalled(app)]
    case .openSettingsNotCalled(let app): [.openSettingsCalled(app, nil)]
    case .signalled(let app, let signals, let isNotified):
      [.signalled(app, signals, !isNotified)]
        + SystemSignals.named.map(\.value).filter { !signals.contains($0) }
        .map { .signalled(app, $0, true) }
    case .sceneConnected(let app, let scene, let response):
      switch response {
      case .any, .to: [.sceneConnected(app, scene, .none)]
      case .none: []
      }
    case .milestone(let app, let milestone):
      Milestone.allCases.filter { $0 != milestone }.map { .milestone(app, $0) }
    case .task(let app, let text, let outcome):
      BackgroundTaskOutcome.allCases.filter { $0 != outcome }.map { .task(app, text, $0) }
    case .nothingDelivered, .noSound, .noCrash: []
    }
  }

  private static func others(
    of happening: Scenarios.Expectation.Happening
  ) -> [Scenarios.Expectation.Happening] {
    switch happening {
    case .dropped: [.silenced]
    case .silenced, .held: [.dropped]
    case .received: [.launchedWith]
    case .launchedWith: [.received]
    case .extensionCalled: [.extensionTimeWillExpire]
    case .sounded, .screenLit, .soundReplaced, .willPresentCalled, .remoteReceived,
      .extensionTimeWillExpire:
      []
    }
  }
}

extension StateSubject {
  fileprivate var altered: [Self] {
    switch self {
    case .authorization(let app, let status):
      [.authorization(app, status == .authorized ? .denied : .authorized)]
    case .settings(let app, let settings, let style):
      [
        .settings(
          app,
          settings.map { .init($0.kind, $0.setting == .enabled ? .disabled : .enabled) },
          style
        )
      ]
    case .state(let app, let state):
      [.state(app, state == .foreground ? .notRunning : .foreground)]
    case .scene(let app, let scene, let state):
      [.scene(app, scene, state == .active ? .background : .active)]
    case .badge(let app, let badge): [.badge(app, badge + 1)]
    case .categories(let app, let found): [.categories(app, Array(found.dropLast()))]
    case .locationAuthorization(let app, let location):
      [.locationAuthorization(app, location == .always ? .denied : .always)]
    case .locationAccuracy(let app, let isReduced): [.locationAccuracy(app, isReduced: !isReduced)]
    case .sessionDiagnostic(let app, let session, let reason, let isThere):
      [.sessionDiagnostic(app, session, reason, !isThere)]
    case .liveUpdate(let app, let reason, let isThere): [.liveUpdate(app, reason, !isThere)]
    case .monitored(let region, let isMonitored): [.monitored(region, !isMonitored)]
    case .pending(let name, let isPending): [.pending(name, !isPending)]
    case .next(let name, _): [.next(name, nil)]
    case .listed(let name, let isListed): [.listed(name, !isListed)]
    case .holds(let shelf, let app, let texts):
      [.holds(shelf, app, texts.reversed()), .holds(shelf, app, Array(texts.dropFirst()))]
    case .counts(let shelf, let app, let count): [.counts(shelf, app, count + 1)]
    case .preview(let name, let isHidden): [.preview(name, isHidden: !isHidden)]
    case .summaryArgument(let name, _): [.summaryArgument(name, nil)]
    case .summaryFormat(let name, _): [.summaryFormat(name, nil)]
    case .grouped(let name, let other, let areGrouped): [.grouped(name, other, !areGrouped)]
    case .groups(let app, let count): [.groups(app, count + 1)]
    case .actions(let name, let isLimited, let actions):
      [.actions(name, isLimited: isLimited, Array(actions.dropLast()))]
    case .destructive(let name, let action, let wanted): [.destructive(name, action, !wanted)]
    case .banner(let name?): [.banner(nil), .listed(name, false)]
    case .prompt(let isOpen): [.prompt(!isOpen)]
    case .promptOf: [.prompt(false)]
    case .locationPromptOf: [.prompt(false)]
    case .protectedFiles(let areThere): [.protectedFiles(!areThere)]
    case .calledOnMainActor(let isOn): [.calledOnMainActor(!isOn)]
    case .impossible, .nothingPending, .says, .reads, .banner(nil): []
    }
  }
}

extension ResponseSubject {
  fileprivate var altered: [Self] {
    switch self {
    case .received(let name, let response):
      [.notReceived(name, response), .lost(name, response)]
        + (response == .tap ? [.received(name, .dismissal)] : [.received(name, .tap)])
    case .notReceived(let name, let response):
      [.received(name, response), .lost(name, response)]
    case .lost(let name, let response): [.received(name, response)]
    case .warned(let app, _): [.notWarned(app)]
    case .notWarned(let app): Warning.allCases.map { .warned(app, $0) }
    }
  }
}

extension RegionSubject {
  fileprivate var altered: [Self] {
    switch self {
    case .happened(let name, let happening):
      [.didNotHappen(name, happening)]
        + Happening.allCases.filter { $0 != happening }.map { .happened(name, $0) }
    case .didNotHappen(let name, let happening): [.happened(name, happening)]
    case .passedOver(let name): [.happened(RegionName(name.app, name.identifier), .entered)]
    case .condition(let name, let state, let times):
      [times == 0 ? 1 : 0, times + 1].map { .condition(name, state, times: $0) }
        + ConditionState.allCases.map { .state($0) }.filter { $0 != state }
        .map { .condition(name, $0, times: 1) }
    case .stateReported(let name, let state, let times):
      [RegionState.inside, .outside, .unknown].filter { $0 != state }
        .map { .stateReported(name, $0, times: times) }
    }
  }
}

import SystemPolicy
import VirtualDevice

/// A possible event, as the lines of a scenario mention it.
///
/// An expectation of absence looks back to the last line that mentions the same matter. Only this
/// file decides which lines do.
enum Matter: Hashable {
  /// A notification is shown; nil: any.
  case delivery(NotificationName?)
  /// Something else happens to a notification; nil: to any.
  case happening(Expectation.Happening, NotificationName?)
  /// An app ends in an exception; nil: any.
  case crash(AppNumber?)
  /// The completion handler of `requestAuthorization` is called.
  case report(AppNumber)
  /// The delegate is called for a response, of an action whatever its text; nil: to any
  /// notification.
  case response(NotificationName?, Response)
  /// The system writes to an app's console.
  case warning(AppNumber)
  /// The delegate is called to show the app's settings.
  case openSettings(AppNumber)
  /// An app receives a change of the time as this one signal.
  case signal(AppNumber, SystemSignals)
  /// Something happens to a region.
  case region(RegionName, RegionSubject.Happening)
  /// An event of a monitor reports this of a condition.
  case condition(RegionName, ConditionReport)
  /// A notification is made; nothing about it can have happened before.
  case making(NotificationName)
  /// An app starts to monitor a region or a condition; nothing about it can have happened before.
  case monitoring(RegionName)

  /// The matters whose mention counts as a mention of this one: itself, itself and all others of
  /// its kind, or its causes.
  var mentionedMatters: [Matter] {
    switch self {
    case .delivery(let name?): [self, .delivery(nil), .making(name)]
    case .happening(let happening, let name?): [self, .happening(happening, nil), .making(name)]
    case .response(let name?, let response): [self, .response(nil, response), .making(name)]
    case .crash(_?): [self, .crash(nil)]
    case .region(let name, _), .condition(let name, _): [self, .monitoring(name)]
    case .delivery(nil), .happening(_, nil), .response(nil, _), .crash(nil), .report, .warning,
      .openSettings, .signal, .making, .monitoring:
      [self]
    }
  }

  /// The matter that an effect is, if it is one of these: of any delivery, the very one.
  func matter(in effect: Effect) -> Matter? {
    switch self {
    case .delivery(let wanted):
      guard case .notification(let name, .delivered) = effect, wanted == nil || wanted == name
      else {
        return nil
      }
      return .delivery(name)
    case .happening(let happening, let wanted):
      guard let name = wanted ?? effect.name, happening.isSeen(in: effect, of: name) else {
        return nil
      }
      return .happening(happening, name)
    case .crash(let wanted):
      guard case .app(let app, .crashed) = effect, wanted == nil || wanted == app else {
        return nil
      }
      return .crash(app)
    case .report(let app):
      if case .app(app, .authorizationReported) = effect { return self }
    case .response(let wanted, let response):
      guard let name = wanted ?? effect.name, effect.reports(name, of: response) else { return nil }
      return .response(name, response)
    case .warning(let app): if case .app(app, .warned) = effect { return self }
    case .openSettings(let app): if case .app(app, .openSettingsCalled) = effect { return self }
    case .signal(let app, let signal):
      if case .app(app, .signalled(let reported)) = effect, reported.contains(signal) {
        return self
      }
    case .region(let name, let happening):
      if happening.isReported(by: effect, of: name) { return self }
    case .condition(let name, let report): if effect.reports(report, of: name) { return self }
    case .making, .monitoring: return nil
    }
    return nil
  }
}

extension Expectation.Subject {
  /// Indicates whether the event is expected not to happen.
  package var isDenial: Bool {
    switch self {
    case .delivered(_, _, let times): times == 0
    case .nothingDelivered, .noSound, .noCrash, .authorizationNotReported, .didNotHappen,
      .openSettingsNotCalled:
      true
    case .signalled(_, _, let isNotified): !isNotified
    case .response(.notReceived), .response(.notWarned), .region(.didNotHappen): true
    case .region(.condition(_, _, let times)): times == 0
    case _: false
    }
  }

  /// The matter that it mentions.
  var matters: [Matter] {
    switch self {
    // All the ways are named, so that it sounds or does not is said as well.
    case .delivered(let name, _?, _): [.delivery(name), .happening(.sounded, name)]
    case .delivered(let name, nil, _): [.delivery(name)]
    case .nothingDelivered: [.delivery(nil)]
    // What sounded was delivered.
    case .happened(.sounded, let name): [.happening(.sounded, name), .delivery(name)]
    case .happened(let happening, let name), .didNotHappen(let happening, let name):
      [.happening(happening, name)]
    case .noSound: [.happening(.sounded, nil)]
    case .crashed(let app, _): [.crash(app)]
    case .noCrash: [.crash(nil)]
    case .authorizationNotReported(let app), .authorizationReported(let app, _): [.report(app)]
    case .response(.received(let name, let response)),
      .response(.notReceived(let name, let response)):
      [.response(name, response.kind)]
    case .response(.warned(let app, _)), .response(.notWarned(let app)): [.warning(app)]
    case .openSettingsCalled(let app, _), .openSettingsNotCalled(let app): [.openSettings(app)]
    case .signalled(let app, let signals, _):
      SystemSignals.named.map { $0.value }.filter(signals.contains).map { .signal(app, $0) }
    case .region(.happened(let name, let happening)),
      .region(.didNotHappen(let name, let happening)):
      [.region(name, happening)]
    // What has a reason is unmonitored.
    case .region(.condition(let name, .reason(let reason), times: 1...)):
      [.condition(name, .reason(reason)), .condition(name, .state(.unmonitored))]
    case .region(.condition(let name, let report, _)): [.condition(name, report)]
    case _: []
    }
  }
}

extension Step.Action {
  /// The matter that the line mentions: an expectation's subject, or a step's result.
  var matters: [Matter] {
    if let name = addedName { return [.making(name)] }
    return switch self {
    case .expect(let expectation): expectation.subject.matters
    case .event(.app(let app, let action)): action.matters(of: app)
    case .event(.user(let action)): action.matters
    case .event(.device), .event(.due): []
    }
  }
}

extension AppAction {
  /// The matters of an app's action, other than notifications.
  fileprivate func matters(of app: AppNumber) -> [Matter] {
    switch self {
    case .asks: [.report(app)]
    case .neverCompletes: [.warning(app)]
    case .monitors(let region): [.monitoring(RegionName(app, region.identifier))]
    case .location(.monitors(let region, let monitor, _)):
      [.monitoring(RegionName(app, region.identifier, in: monitor))]
    case _:
      []
    }
  }
}

extension UserAction {
  /// The matters of a user's action.
  fileprivate var matters: [Matter] {
    switch self {
    case .taps(let name): [.response(name, .tap)]
    case .clears(let name): [.response(name, .dismissal)]
    case .clearsAll: [.response(nil, .dismissal)]
    case .performs(let name, let action?, _): [.response(name, .action(action, text: nil))]
    case .followsSettingsLink(let app, _): [.openSettings(app)]
    case _:
      []
    }
  }
}

extension Response {
  /// The response without the text that the user wrote.
  var kind: Response {
    if case .action(let action, _) = self { .action(action, text: nil) } else { self }
  }
}

import SystemPolicy
package import VirtualDevice

/// Something that a line names, and that another line of the scenario has to make.
///
/// Of what is never made nothing can happen: an expectation of that could not fail, and a step
/// would pass in silence.
package enum Mention: Hashable {
  /// A request, a push or a local notification.
  case notification(NotificationName)
  /// A category that an app sets.
  case category(AppNumber, TextNumber)
  /// An action of a category that an app sets.
  case action(AppNumber, TextNumber)
  /// A region that an app monitors, or a condition in one of its monitors.
  case region(RegionName)
  /// A region that an app monitors, or whose state it requests.
  case state(RegionName)
  /// A monitor that an app opens.
  case monitor(AppNumber, MonitorNumber)
  /// A background task that an app submits.
  case task(AppNumber, TextNumber)

  /// The app that would have to make it.
  package var app: AppNumber {
    switch self {
    case .notification(let name): name.app
    case .category(let app, _), .action(let app, _), .monitor(let app, _), .task(let app, _): app
    case .region(let name), .state(let name): name.app
    }
  }

  /// Its name in the script.
  package func text(in book: Book) -> String {
    switch self {
    case .notification(let name): book[name.identifier]
    case .category(_, let text), .action(_, let text), .task(_, let text): book[text]
    case .region(let name), .state(let name): book[name.identifier]
    case .monitor(_, let monitor): book.monitors[Int(monitor.rawValue) - 1]
    }
  }

  /// Indicates whether both are of one kind, so that one name may be a misspelling of the other.
  package func isLike(_ other: Mention) -> Bool {
    switch (self, other) {
    case (.notification, .notification), (.category, .category), (.action, .action),
      (.state, .state), (.monitor, .monitor), (.task, .task):
      app == other.app
    case (.region(let name), .region(let known)):
      name.app == known.app && name.monitor == known.monitor
    case (.notification, _), (.category, _), (.action, _), (.region, _), (.state, _),
      (.monitor, _), (.task, _):
      false
    }
  }

  /// The mistake to report if nothing makes it.
  package func message(in book: Book, _ stretch: String) -> String {
    let ofApp = book.apps.count > 1 ? " for \(book[app])" : ""
    let name = text(in: book).quoted
    return switch self {
    case .notification: "no step of \(stretch) adds \(name)\(ofApp)"
    case .category: "no step of \(stretch) sets a category \(name)\(ofApp)"
    case .action: "no step of \(stretch) sets a category with action \(name)\(ofApp)"
    case .region(let region) where region.monitor == .manager:
      "no step of \(stretch) monitors \(name)\(ofApp)"
    case .region(let region):
      "no step of \(stretch) monitors \(name) in monitor \(book.monitors[Int(region.monitor.rawValue) - 1].quoted)\(ofApp)"
    case .state: "no step of \(stretch) monitors \(name) or requests its state\(ofApp)"
    case .task: "no step of \(stretch) submits a background task \(name)\(ofApp)"
    case .monitor: "no step of \(stretch) opens a monitor \(name)\(ofApp)"
    }
  }
}

extension Step.Action {
  /// The identifiers that the line makes.
  package var makes: [Mention] {
    if let name = addedName { return [.notification(name)] }
    guard case .event(.app(let app, let action)) = self else { return [] }
    return action.makes(of: app)
  }

  /// The identifiers that the line needs.
  package var mentions: [Mention] {
    switch self {
    case .event(.app(let app, let action)): action.mentions(of: app)
    case .event(.user(.followsSettingsLink(let app, let identifier?))):
      [.notification(NotificationName(app, identifier))]
    case .event(.device(.launchesTask(let app, let text))): [.task(app, text)]
    case .event(.device(.endsExtension(let app, let identifier))):
      [.notification(NotificationName(app, identifier))]
    case .event: notification.map { [.notification($0)] } ?? []
    case .expect(let expectation): expectation.subject.mentions
    }
  }
}

extension AppAction {
  package func makes(of app: AppNumber) -> [Mention] {
    switch self {
    case .adds, .legacy(.schedules), .legacy(.presentsNow):
      return made.map { [.notification(NotificationName(app, $0))] } ?? []
    case .setsCategories(let categories), .legacy(.registers(_, let categories)):
      return categories.flatMap { category -> [Mention] in
        [.category(app, category.identifier)]
          + category.actions.map { .action(app, $0.identifier) }
      }
    case .monitors(let region):
      let name = RegionName(app, region.identifier)
      return [.region(name), .state(name)]
    case .location(.requestsState(let region)):
      return [.state(RegionName(app, region.identifier))]
    case .location(.monitors(let region, let monitor, _)):
      // An expectation can also be that its location manager gets no call about the place.
      return [
        .region(RegionName(app, region.identifier, in: monitor)),
        .region(RegionName(app, region.identifier)),
      ]
    case .location(.opens(let monitor, _)): return [.monitor(app, monitor)]
    case .backgroundTask(.submits(let task)): return [.task(app, task.identifier)]
    case _:
      return []
    }
  }

  fileprivate func mentions(of app: AppNumber) -> [Mention] {
    switch self {
    case .removesPending(let text), .removesDelivered(let text), .presents(let text, _),
      .neverCompletes(let text), .answersPush(let text, _), .legacy(.cancels(let text)):
      [.notification(NotificationName(app, text))]
    case .stopsMonitoring(let text): [.region(RegionName(app, text))]
    case .location(.stopsMonitoring(let text, let monitor)):
      [.monitor(app, monitor), .region(RegionName(app, text, in: monitor))]
    case .location(.monitors(_, let monitor, _)), .location(.awaits(let monitor)),
      .location(.stopsAwaiting(let monitor)):
      [.monitor(app, monitor)]
    case .backgroundTask(.cancels(let text)), .backgroundTask(.completes(let text)):
      [.task(app, text)]
    case _:
      []
    }
  }
}

extension Expectation.Subject {
  fileprivate var mentions: [Mention] {
    let notification: [Mention] = name.map { [.notification($0)] } ?? []
    return switch self {
    case .isSo(let subject): subject.mentions ?? notification
    case .sceneConnected(let app, _, .to(let text)): [.notification(NotificationName(app, text))]
    case .task(let app, let text, _): [.task(app, text)]
    case .openSettingsCalled(let app, let text?): [.notification(NotificationName(app, text))]
    case .response(let subject): notification + subject.mentions
    case .region(let subject): notification + subject.mentions
    case _: notification
    }
  }
}

extension StateSubject {
  /// The identifier that it names; nil if it is a notification, or nothing.
  fileprivate var mentions: [Mention]? {
    switch self {
    case .grouped(let name, let other, _):
      [.notification(name), .notification(NotificationName(name.app, other))]
    case .holds(_, let app, let texts): texts.map { .notification(NotificationName(app, $0)) }
    case .destructive(let name, let action, _): [.notification(name), .action(name.app, action)]
    case .actions(let name, _, let actions):
      [.notification(name)] + actions.map { .action(name.app, $0) }
    case .categories(let app, let categories): categories.map { .category(app, $0) }
    case .monitored(let name, _): [.region(name)]
    case _: nil
    }
  }
}

extension ResponseSubject {
  fileprivate var mentions: [Mention] {
    switch self {
    case .received(let name, .action(let action, _)),
      .notReceived(let name, .action(let action, _)), .lost(let name, .action(let action, _)):
      [.action(name.app, action)]
    case .received, .notReceived, .lost, .warned, .notWarned: []
    }
  }
}

extension RegionSubject {
  fileprivate var mentions: [Mention] {
    switch self {
    case .happened(let name, _), .didNotHappen(let name, _), .condition(let name, _, _):
      [.region(name)]
    case .stateReported(let name, _, _): [.state(name)]
    case .passedOver: []
    }
  }
}

extension Reaction.Signal {
  /// The identifiers that an app's reaction names.
  package func mentions(of app: AppNumber) -> [Mention] {
    switch self {
    case .tap(let text), .dismissal(let text), .push(let text):
      [.notification(NotificationName(app, text))]
    case .action(let action, let text):
      [.notification(NotificationName(app, text)), .action(app, action)]
    case .launch, .crossing, .time: []
    }
  }
}

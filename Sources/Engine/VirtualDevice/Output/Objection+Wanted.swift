public import SystemPolicy

extension Turn {
  /// Returns the reason why this version of iOS lacks a feature, if it does.
  public mutating func objection(toWanting wants: Availability.Wants) -> Objection? {
    for wanted in wants.missing(on: law.version) {
      let decision = ask(Availability.self) { wanted.condition }
      if let first = decision.answer.begins { return .notOffered(wanted, since: first) }
    }
    return nil
  }
}

extension Event {
  /// The features that this needs and that some versions of iOS lack.
  public var wants: Availability.Wants {
    switch self {
    case .app(_, let action): action.wants
    case .user(let action): action.wants
    case .device(let action): action.wants
    case .due: []
    }
  }
}

extension AppAction {
  fileprivate var wants: Availability.Wants {
    switch self {
    case .asks(let options): options.wants.union(Availability.Wants(.center))
    case .adds(let request): request.content.wants.union(Availability.Wants(.center))
    case .setsCategories(let categories):
      categories.reduce(Availability.Wants(.center)) { $0.union($1.wants) }
    case .removesPending, .removesDelivered, .removesAllPending, .removesAllDelivered,
      .setsDelegate, .releasesDelegate, .presents, .neverCompletes:
      Availability.Wants(.center)
    case .answersPush(_, .content(let content)):
      content.wants.union(Availability.Wants(.center))
    case .legacy(let action): action.wants
    case .registersForPushes: Availability.Wants(.push)
    case .backgroundTask: Availability.Wants(.backgroundTasks)
    case .location(.asks): Availability.Wants(.locationRequest)
    case .location(.requestsState): Availability.Wants(.regionState)
    case .location(.createsSession), .location(.invalidatesSession):
      Availability.Wants(.serviceSession)
    case .location(.startsLiveUpdates), .location(.stopsLiveUpdates):
      Availability.Wants(.liveUpdates)
    case _:
      []
    }
  }
}

extension LegacyAction {
  fileprivate var wants: Availability.Wants {
    switch self {
    case .registers(_, let categories):
      categories.contains { $0.actions.contains { $0.isTextInput } }
        ? Availability.Wants(.registration, .typedText) : Availability.Wants(.registration)
    case .schedules(let notification), .presentsNow(let notification):
      (notification.region == nil ? [] : Availability.Wants(.region))
        .union(notification.content.category == nil ? [] : Availability.Wants(.localCategory))
    case .cancels, .cancelsAll: []
    }
  }
}

extension UserAction {
  fileprivate var wants: Availability.Wants {
    switch self {
    case .changes(_, .turns(.criticalAlerts, _)): Availability.Wants(.switches, .criticalAlerts)
    case .changes: Availability.Wants(.switches)
    case .turnsFocus(.doNotDisturb): Availability.Wants(.doNotDisturb)
    case .setsUpFocus(let fact): fact.wants
    case .location(.turnsRefresh): Availability.Wants(.backgroundRefresh)
    case .turnsLowPowerMode: Availability.Wants(.lowPowerMode)
    case _:
      []
    }
  }
}

extension DeviceAction {
  fileprivate var wants: Availability.Wants {
    switch self {
    case .installs(_, .provisional): Availability.Wants(.provisional)
    case .entitles(_, let entitlements): entitlements.wants
    case .setsUp(let fact): fact.wants
    case .location(.lacksUsage): Availability.Wants(.locationRequest)
    case .receives, .endsExtension, .holdsBackgroundPushes: Availability.Wants(.push)
    case .launchesTask: Availability.Wants(.backgroundTasks)
    case _:
      []
    }
  }
}

extension AuthorizationOptions {
  /// The features that these need and that some versions of iOS lack.
  public var wants: Availability.Wants {
    var wants: Availability.Wants = []
    if contains(.provisional) { wants.formUnion(.init(.provisional)) }
    if contains(.criticalAlert) { wants.formUnion(.init(.criticalAlerts)) }
    if contains(.providesAppNotificationSettings) { wants.formUnion(.init(.settingsLink)) }
    if contains(.announcement) { wants.formUnion(.init(.announcement)) }
    if contains(.timeSensitive) { wants.formUnion(.init(.timeSensitive)) }
    return wants
  }
}

extension Entitlements {
  /// The features that these need and that some versions of iOS lack.
  public var wants: Availability.Wants {
    var wants: Availability.Wants = []
    if contains(.timeSensitive) { wants.formUnion(.init(.timeSensitive)) }
    if contains(.criticalAlerts) { wants.formUnion(.init(.criticalAlerts)) }
    if contains(.communication) { wants.formUnion(.init(.communication)) }
    return wants
  }
}

extension FocusFact {
  /// The features that this needs and that some versions of iOS lack.
  ///
  /// A Focus with a custom name is checked when it is turned on.
  public var wants: Availability.Wants {
    switch choice {
    case .exists: []
    case .allows, .silencesTimeSensitive:
      focus == .doNotDisturb ? Availability.Wants(.focusApps) : []
    case .filters: Availability.Wants(.focusFilter)
    }
  }
}

extension Content {
  /// The features that this needs, when an app makes it, and that some versions of iOS lack.
  public var wants: Availability.Wants {
    var wants: Availability.Wants = []
    if carries.contains(.criticalSound) { wants.formUnion(.init(.criticalAlerts)) }
    if carries.contains(.communication) { wants.formUnion(.init(.communication)) }
    if relevance != 0 { wants.formUnion(.init(.relevance)) }
    if filter != nil { wants.formUnion(.init(.focusFilter)) }
    if target != nil { wants.formUnion(.init(.targetContent)) }
    return wants
  }
}

extension Category {
  /// The features that this needs in the notification center and that some versions of iOS lack.
  public var wants: Availability.Wants {
    var wants: Availability.Wants = []
    let hidden: CategoryOptions = [.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle]
    if traits.placeholder != nil || !traits.options.isDisjoint(with: hidden) {
      wants.formUnion(.init(.hiddenPreviews))
    }
    if traits.summaryFormat != nil { wants.formUnion(.init(.summaryFormat)) }
    return wants
  }
}

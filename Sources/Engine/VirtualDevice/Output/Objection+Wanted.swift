public import SystemPolicy

extension Turn {
  /// Returns the reason why this version of iOS lacks a feature, if it does.
  public mutating func objection(toWanting wants: Features) -> Objection? {
    for feature in wants.missing(on: law.version) {
      let decision = ask(Availability.self) { feature.condition }
      if decision.answer.isMissing { return .notOffered(feature) }
    }
    return nil
  }
}

extension Event {
  /// The features that this needs and that some versions of iOS lack.
  public var wants: Features {
    switch self {
    case .app(_, let action): action.wants
    case .user(let action): action.wants
    case .device(let action): action.wants
    case .due: []
    }
  }
}

extension AppAction {
  fileprivate var wants: Features {
    switch self {
    case .asks(let options): options.wants.union(Features(.center))
    case .adds(let request): request.content.wants.union(Features(.center))
    case .setsCategories(let categories):
      categories.reduce(Features(.center)) { $0.union($1.wants) }
    case .removesPending, .removesDelivered, .removesAllPending, .removesAllDelivered,
      .setsDelegate, .releasesDelegate, .presents, .neverCompletes:
      Features(.center)
    case .answersPush(_, .content(let content)):
      content.wants.union(Features(.center))
    case .legacy(let action): action.wants
    case .registersForPushes: Features(.push)
    case .backgroundTask: Features(.backgroundTasks)
    case .location(.asks): Features(.locationRequest)
    case .location(.requestsState): Features(.regionState)
    case .location(.createsSession), .location(.invalidatesSession):
      Features(.serviceSession)
    case .location(.startsLiveUpdates), .location(.stopsLiveUpdates):
      Features(.liveUpdates)
    case _:
      []
    }
  }
}

extension LegacyAction {
  fileprivate var wants: Features {
    switch self {
    case .registers(_, let categories):
      categories.contains { $0.actions.contains { $0.isTextInput } }
        ? Features(.registration, .typedText) : Features(.registration)
    case .schedules(let notification), .presentsNow(let notification):
      (notification.region == nil ? [] : Features(.region))
        .union(notification.content.category == nil ? [] : Features(.localCategory))
    case .cancels, .cancelsAll: []
    }
  }
}

extension UserAction {
  fileprivate var wants: Features {
    switch self {
    case .changes(_, .turns(.criticalAlerts, _)): Features(.switches, .criticalAlerts)
    case .changes: Features(.switches)
    case .turnsFocus(.doNotDisturb): Features(.doNotDisturb)
    case .setsUpFocus(let fact): fact.wants
    case .location(.turnsRefresh): Features(.backgroundRefresh)
    case .turnsLowPowerMode: Features(.lowPowerMode)
    case _:
      []
    }
  }
}

extension DeviceAction {
  fileprivate var wants: Features {
    switch self {
    case .installs(_, .provisional): Features(.provisional)
    case .entitles(_, let entitlements): entitlements.wants
    case .setsUp(let fact): fact.wants
    case .location(.lacksUsage): Features(.locationRequest)
    case .receives, .endsExtension, .holdsBackgroundPushes: Features(.push)
    case .launchesTask: Features(.backgroundTasks)
    case _:
      []
    }
  }
}

extension AuthorizationOptions {
  /// The features that these need and that some versions of iOS lack.
  public var wants: Features {
    var wants: Features = []
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
  public var wants: Features {
    var wants: Features = []
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
  public var wants: Features {
    switch choice {
    case .exists: []
    case .allows, .silencesTimeSensitive:
      focus == .doNotDisturb ? Features(.focusApps) : []
    case .filters: Features(.focusFilter)
    }
  }
}

extension Content {
  /// The features that this needs, when an app makes it, and that some versions of iOS lack.
  public var wants: Features {
    var wants: Features = []
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
  public var wants: Features {
    var wants: Features = []
    let hidden: CategoryOptions = [.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle]
    if traits.placeholder != nil || !traits.options.isDisjoint(with: hidden) {
      wants.formUnion(.init(.hiddenPreviews))
    }
    if traits.summaryFormat != nil { wants.formUnion(.init(.summaryFormat)) }
    return wants
  }
}

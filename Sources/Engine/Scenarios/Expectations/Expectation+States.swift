public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// A state that an expectation wants, or that was found instead of it.
public enum StateSubject: Hashable, Sendable {
  /// The step above is impossible, or it happened.
  case impossible(Bool)

  /// The authorization that the user gave an app.
  case authorization(AppNumber, AuthorizationStatus)
  /// The settings that an app reads for some kinds of interaction, and its alert style.
  case settings(AppNumber, [Expectation.Setting], AlertStyle?)
  /// The state of an app's process.
  case state(AppNumber, AppState)
  /// The state of a scene of an app; nil for its first one.
  case scene(AppNumber, TextNumber?, SceneState)
  /// The number on the icon of an app.
  case badge(AppNumber, Int32)
  /// The categories that an app has set, in any order.
  case categories(AppNumber, [TextNumber])
  /// The location authorization of an app.
  case locationAuthorization(AppNumber, LocationAuthorization)
  /// The location accuracy of an app: full or reduced.
  case locationAccuracy(AppNumber, isReduced: Bool)
  /// The latest diagnostic of a service session has this reason, or does not have it; the reason is
  /// nil if the app holds no such session, or no diagnostic was reported.
  case sessionDiagnostic(AppNumber, ServiceSession, LocationDiagnostics?, Bool)
  /// The latest live update has this reason, or does not have it; nil if there is no update.
  case liveUpdate(AppNumber, LocationDiagnostics?, Bool)
  /// An app monitors a region, or does not.
  case monitored(RegionName, Bool)

  /// A request is pending, or is not.
  case pending(NotificationName, Bool)
  /// No app has a pending request.
  case nothingPending
  /// The result of `nextTriggerDate` for a pending request, on the phone's clock; nil for never.
  case next(NotificationName, CivilDateTime?)
  /// A notification is in Notification Center, or is not.
  case listed(NotificationName, Bool)
  /// The complete list of an app's notifications in a place, in this order.
  case holds(Expectation.Shelf, AppNumber, [TextNumber])
  /// The number of an app's notifications in a place.
  case counts(Expectation.Shelf, AppNumber, Int)
  /// A notification in a place has at least this content, sound or number.
  case says(Expectation.Shelf, NotificationName, Content)

  /// A banner is on the screen; nil for no banner.
  case banner(NotificationName?)
  /// The text of a notification is readable where it is shown, or a placeholder is shown.
  case preview(NotificationName, isHidden: Bool)
  /// Exactly these texts of a notification are readable where it is shown.
  case reads(NotificationName, ContentTexts)
  /// The summary of a notification's group contains this word, or none.
  case summaryArgument(NotificationName, TextNumber?)
  /// This format sums up a notification's group; nil for none.
  case summaryFormat(NotificationName, TextNumber?)
  /// Two notifications in Notification Center are in one group, or are not.
  case grouped(NotificationName, TextNumber, Bool)
  /// The number of groups of an app in Notification Center.
  case groups(AppNumber, Int)
  /// A notification has these buttons, in this order, as far as there is room.
  case actions(NotificationName, isLimited: Bool, [TextNumber])
  /// A button of a notification looks destructive, or does not.
  case destructive(NotificationName, TextNumber, Bool)

  /// A prompt is on the screen, or none is.
  case prompt(Bool)
  /// The prompt on the screen belongs to an app.
  case promptOf(AppNumber)
  /// The prompt on the screen asks about the location, for this app.
  case locationPromptOf(AppNumber)
  /// Apps can read their files with complete protection, or cannot.
  case protectedFiles(Bool)
  /// The delegate is called on the main actor, or on a background queue.
  case calledOnMainActor(Bool)

  /// The app it is about, where it is about one.
  var app: AppNumber? {
    switch self {
    case .authorization(let app, _), .settings(let app, _, _), .state(let app, _),
      .badge(let app, _), .categories(let app, _), .locationAuthorization(let app, _),
      .locationAccuracy(let app, _), .sessionDiagnostic(let app, _, _, _),
      .liveUpdate(let app, _, _), .holds(_, let app, _), .counts(_, let app, _),
      .groups(let app, _), .scene(let app, _, _), .promptOf(let app), .locationPromptOf(let app):
      app
    case .monitored(let region, _): region.app
    case _: name?.app
    }
  }

  /// The notification it is about, if it is about one.
  var name: NotificationName? {
    switch self {
    case .pending(let name, _), .next(let name, _), .listed(let name, _), .says(_, let name, _),
      .preview(let name, _), .reads(let name, _), .summaryArgument(let name, _),
      .summaryFormat(let name, _), .grouped(let name, _, _), .actions(let name, _, _),
      .destructive(let name, _, _):
      name
    case .banner(let name): name
    case _: nil
    }
  }

  /// The aspect of a guard that decides the state; nil if several do.
  var aspect: Aspect? {
    switch self {
    case .authorization, .settings, .preview, .reads, .grouped, .groups, .summaryArgument:
      .authorization
    case .state, .scene: .state
    case .locationAuthorization, .locationAccuracy, .sessionDiagnostic, .liveUpdate: .location
    case .monitored: .region
    case .categories, .actions, .destructive, .summaryFormat: .category
    case _: nil
    }
  }
}

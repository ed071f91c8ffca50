public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// A state that an expectation wants, or that was found instead of it.
public enum StateSubject: Hashable, Sendable {
  /// That the step above cannot happen, or that it happened.
  case impossible(Bool)

  /// What the user has allowed an app.
  case authorization(AppNumber, AuthorizationStatus)
  /// What an app reads about some kinds of interaction, and how its alerts show themselves.
  case settings(AppNumber, [Expectation.Setting], AlertStyle?)
  /// Whether an app runs, and where.
  case state(AppNumber, AppState)
  /// The number on the icon of an app.
  case badge(AppNumber, Int32)
  /// That these are the categories that an app has set, in any order.
  case categories(AppNumber, [TextNumber])
  /// What an app may know of where the phone is.
  case locationAuthorization(AppNumber, LocationAuthorization)
  /// Whether an app learns but roughly where the phone is.
  case locationAccuracy(AppNumber, isReduced: Bool)
  /// That an app monitors a region, or does not.
  case watched(RegionName, Bool)

  /// That a request is pending, or is not.
  case pending(NotificationName, Bool)
  /// That no app has a pending request.
  case nothingPending
  /// What `nextTriggerDate` answers for a pending request, on the phone's clock; nil: never.
  case next(NotificationName, CivilDateTime?)
  /// That Notification Center holds a notification, or does not.
  case listed(NotificationName, Bool)
  /// That these are all there are of an app in a place, in this order.
  case holds(Expectation.Shelf, AppNumber, [TextNumber])
  /// How many an app has in a place.
  case counts(Expectation.Shelf, AppNumber, Int)
  /// That one in a place says at least this, makes a sound or carries a number.
  case says(Expectation.Shelf, NotificationName, Content)

  /// That a banner is on the screen; nil: that none is.
  case banner(NotificationName?)
  /// That what a notification says can be read where it is shown, or a placeholder is there.
  case preview(NotificationName, isHidden: Bool)
  /// That just these texts can be read of a notification where it is shown.
  case reads(NotificationName, ContentTexts)
  /// That the summary of a notification's group says this word, or none.
  case summaryArgument(NotificationName, TextNumber?)
  /// That this format sums up a notification's group; nil: none does.
  case summaryFormat(NotificationName, TextNumber?)
  /// That two notifications in Notification Center are one group, or are not.
  case grouped(NotificationName, TextNumber, Bool)
  /// How many groups an app has there.
  case groups(AppNumber, Int)
  /// That a notification has these buttons, in this order; as many as there is room for.
  case actions(NotificationName, isLimited: Bool, [TextNumber])
  /// That a button of a notification looks destructive, or does not.
  case destructive(NotificationName, TextNumber, Bool)

  /// That a prompt is on the screen, or that none is.
  case prompt(Bool)
  /// That the prompt on the screen is the one of an app.
  case promptOf(AppNumber)
  /// That the prompt on the screen asks about the location, for this app.
  case locationPromptOf(AppNumber)
  /// That apps can read their files with complete protection, or cannot.
  case protectedFiles(Bool)
  /// That the delegate is called on the main actor, or on a queue in the background.
  case calledOnMainActor(Bool)

  /// The app it is about, where it is about one.
  var app: AppNumber? {
    switch self {
    case .authorization(let app, _), .settings(let app, _, _), .state(let app, _),
      .badge(let app, _), .categories(let app, _), .locationAuthorization(let app, _),
      .locationAccuracy(let app, _), .holds(_, let app, _), .counts(_, let app, _),
      .groups(let app, _), .promptOf(let app), .locationPromptOf(let app):
      app
    case .watched(let region, _): region.app
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
    case .state: .state
    case .locationAuthorization, .locationAccuracy: .location
    case .watched: .region
    case .categories, .actions, .destructive, .summaryFormat: .category
    case _: nil
    }
  }
}

public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// What must be so, or must have happened.
public struct Expectation: Hashable, Sendable {
  /// What is expected.
  public var subject: Subject
  /// A rule that must be among the reasons.
  public var because: RuleNumber?
  /// Where the part of the journal begins that is looked at; otherwise where the lines of the
  /// previous gutter began.
  public var since: WrittenMoment?

  /// Creates an expectation.
  public init(_ subject: Subject, because: RuleNumber? = nil, since: WrittenMoment? = nil) {
    self.subject = subject
    self.because = because
    self.since = since
  }

  /// What an app reads about one kind of interaction.
  public struct Setting: Hashable, Sendable {
    /// The kind.
    public var kind: Settings
    /// What the app reads.
    public var setting: NotificationSetting

    /// Creates what an app reads about a kind.
    public init(_ kind: Settings, _ setting: NotificationSetting) {
      self.kind = kind
      self.setting = setting
    }

    /// The name of the kind.
    public var name: String { Settings.named.first { $0.value == kind }!.name }
  }

  /// What can be expected.
  public enum Subject: Hashable, Sendable {
    // What is so now.

    /// That the step above cannot happen, or that it happened.
    case impossible(Bool)
    /// What the user has allowed an app.
    case authorization(AppNumber, AuthorizationStatus)
    /// What an app reads about some kinds of interaction, and how its alerts show themselves.
    case settings(AppNumber, [Setting], AlertStyle?)
    /// Whether an app runs, and where.
    case state(AppNumber, AppState)
    /// The number on the icon of an app.
    case badge(AppNumber, Int32)
    /// That a request is pending, or is not.
    case pending(NotificationName, Bool)
    /// That no app has a pending request.
    case nothingPending
    /// That these are all there are of an app in a place, in this order.
    case holds(Shelf, AppNumber, [TextNumber])
    /// How many an app has in a place.
    case counts(Shelf, AppNumber, Int)
    /// That one in a place says at least this, makes a sound or carries a number.
    case says(Shelf, NotificationName, Content)
    /// That Notification Center holds a notification, or does not.
    case listed(NotificationName, Bool)
    /// That a prompt is on the screen, or that none is.
    case prompt(Bool)
    /// That the prompt on the screen is the one of an app.
    case promptOf(AppNumber)
    /// That what a notification says can be read where it is shown, or a placeholder stands there.
    case preview(NotificationName, isHidden: Bool)
    /// That just these texts can be read of a notification where it is shown.
    case reads(NotificationName, ContentTexts)
    /// That the summary of a notification's group says this word, or none.
    case summaryArgument(NotificationName, TextNumber?)
    /// That two notifications in Notification Center are one group, or are not.
    case grouped(NotificationName, TextNumber, Bool)
    /// How many groups an app has there.
    case groups(AppNumber, Int)
    /// That a banner is on the screen; nil: that none is.
    case banner(NotificationName?)

    /// What `nextTriggerDate` answers for a pending request, on the phone's clock; nil: never.
    case next(NotificationName, CivilDateTime?)

    // What has happened.

    /// That adding a request ended so.
    case addReported(NotificationName, NotificationError?)
    /// That there was no attachment for a request.
    case attachmentRefused(NotificationName, NotificationError)
    /// That setting the badge ended so.
    case badgeReported(AppNumber, NotificationError?)
    /// What an app was told about its authorization.
    case authorizationReported(AppNumber, isGranted: Bool)
    /// With which kinds the app delegate was told of its registration.
    case registered(AppNumber, Settings)
    /// That a notification was shown, in just these ways if any are named.
    case delivered(NotificationName, as: Presentation?, times: Int)
    /// That an app was told nothing about its authorization.
    case toldNothing(AppNumber)
    /// That nothing at all was shown.
    case nothingDelivered
    /// That nothing made a sound.
    case noSound
    /// That something happened to a notification.
    case happened(Happening, NotificationName)
    /// That it did not.
    case didNotHappen(Happening, NotificationName)
    /// That an app ended in an exception.
    case crashed(AppNumber, Exception)
    /// That no app did.
    case noCrash
    /// Something about responses or categories.
    case response(ResponseSubject)
    /// Something about regions or location triggers.
    case region(RegionSubject)
    /// Something about permission to know the location.
    case location(LocationSubject)
    /// That `openSettingsFor` was called, for a notification or for none.
    case openSettingsCalled(AppNumber, TextNumber?)
    /// That it was not.
    case openSettingsNotCalled(AppNumber)
    /// That an app was told at once of all these signals, or of none of them.
    case signalled(AppNumber, SystemSignals, Bool)
    /// That this happened to an app as a whole.
    case milestone(AppNumber, Milestone)
  }
}

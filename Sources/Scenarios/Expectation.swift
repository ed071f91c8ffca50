public import SystemPolicy
public import VirtualDevice

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
    /// Something that is so now.
    case isSo(StateSubject)

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
    /// Something about responses, or about warnings.
    case response(ResponseSubject)
    /// Something about regions or location triggers.
    case region(RegionSubject)
    /// That `openSettingsFor` was called, for a notification or for none.
    case openSettingsCalled(AppNumber, TextNumber?)
    /// That it was not.
    case openSettingsNotCalled(AppNumber)
    /// That an app was told at once of all these signals, or of none of them.
    case signalled(AppNumber, SystemSignals, Bool)
    /// That this happened to an app as a whole.
    case milestone(AppNumber, Milestone)

    /// The app it is about, where it is about one.
    var app: AppNumber? {
      switch self {
      case .isSo(let subject): subject.app
      case .response(let subject): subject.app
      case .region(let subject): subject.app
      case .crashed(let app, _), .badgeReported(let app, _), .authorizationReported(let app, _),
        .toldNothing(let app), .milestone(let app, _), .openSettingsCalled(let app, _),
        .openSettingsNotCalled(let app), .registered(let app, _), .signalled(let app, _, _):
        app
      case _: name?.app
      }
    }

    /// The notification it is about, if it is about one.
    var name: NotificationName? {
      switch self {
      case .isSo(let subject): subject.name
      case .response(let subject): subject.name
      case .region(let subject): subject.name
      case .addReported(let name, _), .delivered(let name, _, _), .happened(_, let name),
        .didNotHappen(_, let name), .attachmentRefused(let name, _):
        name
      case _: nil
      }
    }
  }
}

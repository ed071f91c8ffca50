public import SystemPolicy
public import VirtualDevice

/// An expected state or an expected event.
public struct Expectation: Hashable, Sendable {
  /// The subject of the expectation.
  public var subject: Subject
  /// A rule that must be among the reasons.
  public var because: RuleNumber?
  /// The start of the examined part of the journal; nil for the start of the previous group of
  /// lines in the margin.
  public var since: WrittenMoment?

  /// Creates an expectation.
  public init(_ subject: Subject, because: RuleNumber? = nil, since: WrittenMoment? = nil) {
    self.subject = subject
    self.because = because
    self.since = since
  }

  /// The setting that an app reads for one kind of interaction.
  public struct Setting: Hashable, Sendable {
    /// The kind.
    public var kind: Settings
    /// The value that the app reads.
    public var setting: NotificationSetting

    /// Creates what an app reads about a kind.
    public init(_ kind: Settings, _ setting: NotificationSetting) {
      self.kind = kind
      self.setting = setting
    }

    /// The name of the kind.
    public var name: String { Settings.named.first { $0.value == kind }!.name }
  }

  /// The content that the connection options of a scene must have.
  public enum SceneResponse: Hashable, Sendable {
    /// Any content.
    case any
    /// No response.
    case none
    /// The response to a notification.
    case to(TextNumber)
  }

  /// The subject of an expectation.
  public enum Subject: Hashable, Sendable {
    /// A state at this moment.
    case isSo(StateSubject)

    // What has happened.

    /// Adding a request ended this way.
    case addReported(NotificationName, NotificationError?)
    /// A request had no attachment.
    case attachmentRefused(NotificationName, NotificationError)
    /// Setting the badge ended this way.
    case badgeReported(AppNumber, NotificationError?)
    /// The authorization result that an app received.
    case authorizationReported(AppNumber, isGranted: Bool)
    /// The kinds with which the app delegate's registration method was called.
    case registered(AppNumber, Settings)
    /// A notification was shown, in exactly these ways if any are named.
    case delivered(NotificationName, as: Presentation?, times: Int)
    /// An app received no authorization result.
    case authorizationNotReported(AppNumber)
    /// No notification was shown.
    case nothingDelivered
    /// No notification made a sound.
    case noSound
    /// An event of a notification happened.
    case happened(Happening, NotificationName)
    /// An event of a notification did not happen.
    case didNotHappen(Happening, NotificationName)
    /// An app ended in an exception.
    case crashed(AppNumber, Exception)
    /// No app ended in an exception.
    case noCrash
    /// Something about responses, or about warnings.
    case response(ResponseSubject)
    /// Something about regions or location triggers.
    case region(RegionSubject)
    /// `openSettingsFor` was called, for a notification or for none.
    case openSettingsCalled(AppNumber, TextNumber?)
    /// `openSettingsFor` was not called.
    case openSettingsNotCalled(AppNumber)
    /// An app received all these signals at once, or none of them.
    case signalled(AppNumber, SystemSignals, Bool)
    /// A scene of an app was connected; nil for its first one.
    case sceneConnected(AppNumber, TextNumber?, SceneResponse)
    /// An event of an app as a whole happened.
    case milestone(AppNumber, Milestone)
    /// An event of a background task happened.
    case task(AppNumber, TextNumber, BackgroundTaskOutcome)

    /// The app it is about, where it is about one.
    var app: AppNumber? {
      switch self {
      case .isSo(let subject): subject.app
      case .response(let subject): subject.app
      case .region(let subject): subject.app
      case .crashed(let app, _), .badgeReported(let app, _), .authorizationReported(let app, _),
        .authorizationNotReported(let app), .milestone(let app, _), .openSettingsCalled(let app, _),
        .openSettingsNotCalled(let app), .registered(let app, _), .signalled(let app, _, _),
        .sceneConnected(let app, _, _), .task(let app, _, _):
        app
      case _: name?.app
      }
    }

    /// The notification it is about, if it is about one.
    package var name: NotificationName? {
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

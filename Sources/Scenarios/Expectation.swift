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

  /// What can be expected.
  public enum Subject: Hashable, Sendable {
    // What is so now.

    /// What the user has allowed an app.
    case authorization(AppNumber, AuthorizationStatus)
    /// Whether an app runs, and where.
    case state(AppNumber, AppState)
    /// The number on the icon of an app.
    case badge(AppNumber, Int32)
    /// That a request is pending, or is not.
    case pending(NotificationName, Bool)
    /// That no app has a pending request.
    case nothingPending
    /// That Notification Center holds a notification, or does not.
    case listed(NotificationName, Bool)
    /// That a prompt is on the screen, or that none is.
    case prompt(Bool)

    /// What `nextTriggerDate` answers for a pending request, on the phone's clock; nil: never.
    case next(NotificationName, CivilDateTime?)

    // What has happened.

    /// That adding a request ended so.
    case addReported(NotificationName, AddError?)
    /// What an app was told about its authorization.
    case authorizationReported(AppNumber, isGranted: Bool)
    /// That a notification was shown, in just these ways if any are named.
    case delivered(NotificationName, as: Presentation?, times: Int)
    /// That nothing at all was shown.
    case nothingDelivered
    /// That a notification was lost, when it was added or when it was due.
    case dropped(NotificationName)
    /// That the app in the foreground had a notification not shown.
    case silenced(NotificationName)
    /// That an app ended in an exception.
    case crashed(AppNumber, Exception)
    /// That the delegate heard of a tap.
    case tapReceived(NotificationName)
    /// That nobody heard of a tap.
    case tapLost(NotificationName)
    /// Something about regions or location triggers.
    case region(RegionSubject)
    /// That this happened to an app as a whole.
    case milestone(AppNumber, Milestone)
  }
}

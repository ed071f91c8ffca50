import SystemPolicy
import VirtualTime

/// The state of a phone that few events read or change.
///
/// It is behind one reference: a copy of a phone would otherwise count each of these arrays, most
/// of which are empty. A new list belongs here, unless each delivery reads or changes it.
struct RareState: Hashable, Sendable {
  /// The files of apps that can be attached.
  var files: [FileRow] = []
  /// The sound files of apps.
  var sounds: [SoundRow] = []

  /// The prompts that wait for the user's answer; the first one is on the screen.
  var prompts: [PromptRow] = []
  /// The location requests that wait until their apps are in the foreground.
  var unseenPrompts: [PromptRow] = []

  /// The notifications whose app was asked how to present them, in the order of asking.
  var offers: [OfferRow] = []
  /// The pushes that service extensions have, in the order of their arrival.
  var extensions: [ExtensionRow] = []
  /// The responses on their way to apps, in the order of the user's actions.
  var responses: [ResponseRow] = []

  /// The banners beneath the one on the screen, the latest last.
  var bannersBeneath = Shelf<NotificationName>()
  /// The categories that apps have set, by app and identifier.
  var categories: [CategoryRow] = []
  /// The actions of the categories, category by category, in their order.
  var actions: [ActionRow] = []
  /// The categories of the notifications that are shown, in the order of delivery.
  var labels = Shelf<Label>()

  /// The notifications that wait for the summary, in the order they arrived.
  var held = Shelf<HeldRow>()
  /// The times of the Scheduled Summary.
  var summaryTimes = SummaryTimes()
  /// The setup of each Focus, in the order it was made.
  var focusFacts: [FocusFact] = []

  /// The regions by app, and within an app in the order they were added.
  var regions: [RegionRow] = []
  /// The monitors that processes have made.
  var monitors: [MonitorRow] = []
  /// The service sessions and the live updates of processes, in the order of their creation.
  var sessions: [SessionRow] = []
  /// The apps whose sessions the phone looks at after the current event.
  var appsWithChangedSessions: [AppNumber] = []
  /// The apps that monitor significant changes of the location.
  var significant: [SignificantRow] = []
  /// The apps that monitor visits.
  var visitMonitors: [AppNumber] = []
  /// The instant on the wall clock at which the visit began that has not ended; nil without one.
  var visitBegan: Instant?

  /// The background task requests that are pending, in the order in which they were submitted.
  var tasks: [TaskRow] = []
  /// The background tasks that run.
  var runningTasks: [TaskRow] = []

  /// The remote notifications that APNs keeps for the phone, in the order in which they were sent.
  var keptPushes: [KeptPush] = []
  /// The background pushes that the system holds, at most one for each app.
  var heldPushes: [KeptPush] = []
}

/// A value that copies share until one of them changes it.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value; an array counts references and knows when it has to be copied.
  private var values: [Value]

  init(_ value: Value) { values = [value] }

  var value: Value {
    _read { yield values[0] }
    _modify { yield &values[0] }
  }
}

import SystemPolicy
import VirtualDevice
import VirtualTime

/// The delegates of a recorded phone's apps, as far as facts say them.
///
/// A delegate that an app sets before anything else in its process is a fact about the app: an app
/// that a tap launches has its delegate before the next step. One that comes too late for the
/// response which launched the app is a step: as a fact, it would receive the response.
struct RecordedDelegates {
  private var methods: [AppNumber: DelegateMethods] = [:]
  /// The only answer to `willPresent` of an app whose delegate always answers at once.
  private var replies: [AppNumber: PresentationOptions] = [:]
  /// The apps whose delegates answered in several ways, which steps say.
  private var varied: Set<AppNumber> = []

  init() {}

  /// Finds the first delegate of each app, and its answers.
  init(of occurrences: [Script.Occurrence], _ journal: Journal) {
    var asked: [NotificationName: [Instant]] = [:]
    var questions: [AppNumber: Int] = [:]
    for entry in journal.entries {
      guard case .notification(let name, .willPresentCalled) = entry.effect else { continue }
      asked[name, default: []].append(entry.moment.instant)
      questions[name.app, default: 0] += 1
    }
    var answers: [AppNumber: Int] = [:]
    let late = journal.lateDelegates
    for (index, occurrence) in occurrences.enumerated() {
      switch occurrence.event {
      case .app(let app, .setsDelegate(let methods)):
        if self.methods[app] == nil, !late.contains(index) { self.methods[app] = methods }
      case .app(let app, .presents(let identifier, let options)):
        let instants = asked[NotificationName(app, identifier)] ?? []
        let isAtOnce = instants.contains(occurrence.moment.instant)
        answers[app, default: 0] += 1
        if !isAtOnce || replies.updateValue(options, forKey: app) ?? options != options {
          varied.insert(app)
        }
      case .app, .user, .device, .due: continue
      }
    }
    for (app, count) in questions where answers[app, default: 0] != count { varied.insert(app) }
  }

  /// Indicates whether the facts about an app say an action of it.
  func isFact(_ action: AppAction, of app: AppNumber) -> Bool {
    switch action {
    case .setsDelegate(let methods): methods == self.methods[app] && !facts(of: app).isEmpty
    case .presents: self.methods[app] != nil && reply(of: app) != nil
    case _: false
    }
  }

  /// The facts that say the delegate of an app; none if steps do.
  func facts(of app: AppNumber) -> [Fact] {
    guard let methods = methods[app], !varied.contains(app) else { return [] }
    let reply = reply(of: app).map { [Fact.replies(app, $0)] } ?? []
    if methods.contains(.didReceive) { return [.delegate(app, [.isSet, .didReceive])] + reply }
    return methods.contains(.willPresent) ? reply : []
  }

  private func reply(of app: AppNumber) -> PresentationOptions? {
    varied.contains(app) || methods[app]?.contains(.willPresent) != true ? nil : replies[app]
  }
}

extension Journal {
  /// The apps that have set a delegate.
  var appsWithDelegates: Set<AppNumber> {
    var apps: Set<AppNumber> = []
    for entry in entries {
      if case .app(let app, .delegateSet(let methods)) = entry.effect, methods.contains(.isSet) {
        apps.insert(app)
      }
    }
    return apps
  }

  /// The origins of the delegates that came too late for a response.
  fileprivate var lateDelegates: Set<Int> {
    var origins: Set<Int> = []
    for index in entries.indices {
      guard let missed = missedResponse(at: index, before: entries.count),
        missed.delegate == .late,
        let set = delegateSet(by: missed.name.app, between: index, and: entries.count)
      else { continue }
      origins.insert(Int(entries[set].origin.step))
    }
    return origins
  }
}

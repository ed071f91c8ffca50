import SystemPolicy
import VirtualDevice
import VirtualTime

/// A meaning that no sentence says, in words for a comment.
///
/// Most meanings have a sentence. The words are exact for those that have none.
struct Unsaid {
  private let meaning: Verb.Meaning
  /// The time in the margin, which is empty if no time has passed.
  private let gutter: String
  private let book: Book

  init(_ meaning: Verb.Meaning, at gutter: String = "", _ book: Book) {
    (self.meaning, self.gutter, self.book) = (meaning, gutter, book)
  }

  /// The comment, without its mark.
  var text: String {
    let time = gutter.isEmpty ? "" : "\(gutter) "
    return "\(time)\(words) (no sentence says this)"
  }

  private var words: String {
    switch meaning {
    case .structure: "a line about the script itself"
    case .fact(let fact): words(of: fact)
    case .event(.app(let app, let action)): "\(name(app)) \(words(of: action))"
    case .event(.user(let action)): "user \(words(of: action))"
    case .event(let event): event.facts.map(words(of:)) ?? "device changes"
    case .expect: "an expectation"
    }
  }

  /// Facts, each as its line where it has one.
  private func words(of facts: [Fact]) -> String {
    let printer = Printer(book: book)
    let lines = facts.map { fact -> String in
      guard let line = printer.saying(.fact(fact)) else { return words(of: fact) }
      return "\(line.subject) \(line.sentence)"
    }
    return lines.isEmpty ? "an app is built as usual" : lines.joined(separator: ", ")
  }

  private func words(of fact: Fact) -> String {
    switch fact {
    case .delegate(let app, let methods): "\(name(app)) has a delegate \(words(of: methods))"
    case .place(let region): "place \(words(of: region))"
    case .builtWith(let app, let sdk): "\(name(app)) is built with SDK \(sdk.text)"
    case .entitled(let app, _): "\(name(app)) has an entitlement without a name"
    case .sound(let app, let file, let length):
      "\(name(app)) has sound \(quoted(file)) lasting \(length.text)"
    case .file(let app, let file): "\(name(app)) has file \(quoted(file.name))"
    case .latency(let latency):
      "device has location latency \(latency.least.text) to \(latency.most.text)"
    case .app(let app): "an app called \(book[app].quoted)"
    case .spot(let spot): "device at \(spot.coordinate.text)"
    case .phone(let version): "phone iOS \(version.text)"
    case .start: "the date of the start"
    case .weeks(let weeks): "a first week of \(weeks.minimumDays) days"
    case .reacts(let app, let reaction): "\(name(app)) reacts: it \(words(of: reaction.action))"
    case .replies(let app, _): "\(name(app)) answers willPresent with options without a name"
    case .exhaustive: "exhaustive for no kind"
    case .zone: "the zone"
    case .reading: "the reading"
    case .assume: "an assumption"
    case .neverCompletes(let app): "\(name(app)) never completes didReceive"
    case .ignoresResponses(let app): "\(name(app)) ignores responses"
    case .authorization(let app, _): "\(name(app)) has an authorization"
    case .tolerates: "a disturbance that is tolerated"
    case .location(let app, let location): "\(name(app)) has location \(words(of: location))"
    case .lacksUsage(let app, _): "\(name(app)) has no location usage string"
    case .hasSceneManifest(let app, _): "\(name(app)) has a scene manifest"
    case .lacksRemoteNotificationMode(let app):
      "\(name(app)) has no remote-notification background mode"
    case .lacksPushEntitlement(let app): "\(name(app)) has no push entitlement"
    case .hasServiceExtension(let app): "\(name(app)) has a service extension"
    case .requiresServiceSession(let app): "\(name(app)) requires explicit service sessions"
    case .focus: "the settings of a Focus"
    }
  }

  private func words(of action: AppAction) -> String {
    switch action {
    case .asks: "asks for no authorization option that has a name"
    case .adds(let request):
      "adds \(quoted(request.identifier)) with \(words(of: request.trigger)) and "
        + words(of: request.content)
    case .legacy(.registers): "registers for no type of notification, or for twin categories"
    case .legacy(.schedules(let notification)), .legacy(.presentsNow(let notification)):
      "schedules local notification \(quoted(notification.identifier)) with "
        + words(of: notification.content)
    case .setsCategories(let categories):
      "sets \(categories.count) categories, in which an identifier or an action occurs twice"
    case .setsDelegate(let methods): "sets a delegate \(words(of: methods))"
    case .observes: "observes no signal that has a name"
    case .presents(let identifier, _):
      "presents \(quoted(identifier)) with options that have no name"
    case .answersPush(let identifier, .content(let content)):
      "extension answers push \(quoted(identifier)) with \(words(of: content))"
    case .monitors(let region): "monitors region \(words(of: region))"
    case .location(.requestsState(let region)): "requests state of region \(words(of: region))"
    case .location(.monitors(let region, _, _)):
      "monitors condition \(words(of: region)) in a monitor"
    case .backgroundTask(.submits(let task)):
      "submits task \(quoted(task.identifier)) after \((task.delay ?? .zero).text)"
    case .opensScene(let scene): "opens scene \(quoted(scene))"
    case .fitsScene: "says how well a scene suits a target content identifier"
    case .backgroundTask: "acts on its background tasks"
    case .removesPending(let identifier): "removes pending \(quoted(identifier))"
    case .removesDelivered(let identifier): "removes delivered \(quoted(identifier))"
    case .setsBadge(let badge): "sets badge \(badge)"
    case .setsIconBadge(let badge): "sets applicationIconBadgeNumber \(badge)"
    case .raisesBadge(let number): "raises the badge by \(number)"
    case .neverCompletes(let identifier): "never completes didReceive for \(quoted(identifier))"
    case .answersPush(let identifier, _): "extension answers push \(quoted(identifier))"
    case .stopsMonitoring(let identifier): "stops monitoring region \(quoted(identifier))"
    case .location: "uses Core Location"
    case .legacy: "uses UILocalNotification"
    // An action without a value always has a sentence.
    case _: "acts"
    }
  }

  private func words(of action: UserAction) -> String {
    switch action {
    case .answers: "chooses a button that no prompt has"
    case .decides(let name, _): "decides on \(quoted(name.identifier)) with another button"
    case .performs(let name, _, _): "performs no action on \(quoted(name.identifier))"
    case .setsUpFocus: "sets up a filter of a Focus"
    case .allows(let app, let location):
      "changes location for \(name(app)) to \(words(of: location))"
    case .location(.answers): "chooses a button that no location prompt has"
    case .opens(let app): "opens \(name(app))"
    case .leaves(let app): "leaves \(name(app))"
    case .pullsDown: "pulls down Notification Center"
    case .returns(let app): "returns to \(name(app))"
    case .forceQuits(let app): "force-quits \(name(app))"
    case .changes(let app, _): "changes a setting of \(name(app))"
    case .clears(let name): "clears \(quoted(name.identifier))"
    case .clearsAll: "clears all notifications"
    case .taps(let name): "taps \(quoted(name.identifier))"
    case .flicksAway(let name): "flicks away \(quoted(name.identifier))"
    case .followsSettingsLink(let app, _): "follows the settings link of \(name(app))"
    case .turnsFocus: "turns a Focus on or off"
    case .silences(let isOn): "turns \(isOn ? "on" : "off") silent mode"
    case .turnsLowPowerMode(let isOn): "turns \(isOn ? "on" : "off") Low Power Mode"
    case .locks: "locks device"
    case .unlocks: "unlocks device"
    case .deletes(let app): "deletes \(name(app))"
    case .installs(let app): "installs \(name(app))"
    case .location: "changes a location setting"
    }
  }

  private func words(of trigger: Trigger) -> String {
    switch trigger {
    case .now: "no trigger"
    case .interval(let interval, let repeats):
      "an interval of \(interval.text)\(repeats ? ", repeating" : "")"
    case .calendar(let pattern, let repeats):
      (pattern.isEmpty ? "empty date components" : "date components")
        + (repeats ? ", repeating" : "")
    case .fireDate: "a fire date"
    case .region(let region, let repeats):
      "region \(words(of: region))\(repeats ? ", repeating" : "")"
    }
  }

  private func words(of content: Content) -> String {
    let title = book[content.texts].title.map { "title \(quoted($0))" } ?? "no title"
    let level = InterruptionLevel.named.first { $0.value == content.level }?.name ?? "active"
    return "\(title) level \(level) badge \(content.badge)"
  }

  private func words(of region: Region) -> String {
    let directions =
      (region.notifies.contains(.entry) ? "on entry " : "")
      + (region.notifies.contains(.exit) ? "on exit " : "")
    return
      "\(directions)\(quoted(region.identifier)) \(region.center.text) radius \(region.radius)m"
  }

  private func words(of methods: DelegateMethods) -> String {
    let present = [
      (methods.contains(.willPresent), "willPresent"),
      (methods.contains(.didReceive), "didReceive"),
    ].filter { $0.0 }.map { $0.1 }
    return "with \(present.isEmpty ? "no method" : present.joined(separator: " and "))"
  }

  private func words(of location: LocationAuthorization) -> String {
    switch location {
    case .always: "always"
    case .whenInUse: "when in use"
    case .denied: "never"
    case .restricted: "restricted"
    case .notDetermined: "not determined"
    }
  }

  private func name(_ app: AppNumber) -> String {
    book.apps.indices.contains(Int(app.rawValue)) ? book[app] : "app"
  }

  private func quoted(_ text: TextNumber) -> String { book[text].quoted }
}

import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Wording {
  /// A reason that no entry states, as a sentence.
  func sentence(_ remark: Remark) -> String {
    switch remark {
    case .isNotCritical(let name):
      "\(quoted(name)) is not critical: \(self.name(name.app)) needs the entitlement "
        + "critical-alerts, and the user's answer to a request with criticalAlert"
    case .carriesNo(let way, let name):
      "\(quoted(name)) carries no \(content(for: way))"
    case .isOff(let way, let app, wasGranted: true):
      "\(switchName(of: way)) of \(name(app)) \(way == .list ? "is" : "are") switched off"
    case .isOff(let way, let app, wasGranted: false):
      "\(name(app)) never asked for \(option(for: way))"
    case .repliedWithout(let way, let name):
      "the app's reply to willPresent for \(quoted(name)) leaves out \(way.text)"
    case .wasLocked(true): "the phone was locked, so there was no banner"
    case .wasLocked(false): "the phone was unlocked, so nothing went to the lock screen"
    case .neverAskedFor(let app, let kinds):
      "\(name(app)) never asked for "
        + Settings.named.filter { kinds.contains($0.value) }
        .map { $0.name }.joined(separator: " or ")
    case .order(.listed): "Notification Center lists the oldest delivery first"
    case .order(.lockScreen): "the lock screen lists the oldest delivery first"
    case .order(.pending): "pending requests are in the order in which they were added"
    case .order(.scheduled): "scheduled notifications are in the order in which they were scheduled"
    case .cannotHear(let app, isSuspended: true):
      "\(name(app)) is suspended; it is notified when it runs again"
    case .cannotHear(let app, isSuspended: false):
      "\(name(app)) does not run, so it observes nothing"
    case .noDelegate(let app): "\(name(app)) has no delegate to call"
    case .missed(let missed): sentence(missed)
    case .isInOptions(let response, let scene):
      "the response is not lost, as \(of(scene, name(response.app))) got it; write "
        + connected(with: response, scene).code
    case .crossesSoon:
      "the phone moved less than \(BoundaryCrossing.dwell.text) ago; write a later time"
    case .meansOnce(let count):
      "`delivered` means exactly once; write `\(count) times` to expect all of them"
    case .awaitsExtension(let name):
      "the service extension has not answered, so \(quoted(name)) is not delivered yet; without an "
        + "answer, the system presents it as it was sent when the extension's time has ended"
    case .countsOnce(let count):
      "the line expects exactly one event; write `\(count) times` to expect all of them"
    case .isNotAsked(let app):
      "the user has not decided about the location of \(name(app)) and is not asked, so that "
        + "\(name(app)) gets neither a location nor a reason"
    case .nothing(let occasion): "nothing in the scenario so far \(action(occasion))"
    }
  }

  /// Returns the reason why an app did not react, although something happened that may lead to it.
  func setback(_ app: AppNumber, _ reaction: Reaction) -> String {
    let line = Printer(book: book).text(ofLine: .fact(.reacts(app, reaction)))
    return "\(name(app)) got nothing that sets off `\(line)`"
  }

  /// Returns the action that no step of the scenario contains.
  private func action(_ occasion: Remark.Occasion) -> String {
    switch occasion {
    case .reacts(let app, let reaction):
      "sets off `\(Printer(book: book).text(ofLine: .fact(.reacts(app, reaction))))`"
    case .adds(let name): "adds or sends \(quoted(name))"
    case .addsAny(let app): "adds or sends a notification of \(name(app))"
    case .touches(let name): "taps, clears or answers \(quoted(name))"
    case .setsBadge(let app): "sets the badge of \(name(app))"
    case .asks(let app): "asks whether \(name(app)) may notify"
    case .asksAny: "asks the user for permission"
    case .asksForLocation(let app): "asks whether \(name(app)) may know the location"
    case .createsSession(let app, let session):
      "makes \(name(app)) create \(words(for: session))"
    case .startsLiveUpdates(let app): "makes \(name(app)) iterate over live updates"
    case .registers(let app): "registers user notification settings of \(name(app))"
    case .setsCategories(let app): "sets categories of \(name(app))"
    case .observes(let app, let signals): "makes \(name(app)) observe \(signals.text)"
    case .changesTime(let signals): change(of: signals)
    case .followsLink(let app): "follows the link to the settings inside \(name(app))"
    case .crashes(let app): "makes \(name(app)) crash"
    case .warns(let app): "makes the system warn \(name(app))"
    case .monitors(let region): "makes \(name(region.app)) monitor \(quoted(region.identifier))"
    case .moves(let region): "moves the phone across the boundary of \(quoted(region.identifier))"
    case .monitorsOrRequestsState(let region):
      "makes \(name(region.app)) monitor \(quoted(region.identifier)) or request its state"
    case .requestsState(let region):
      "requests the state of \(quoted(region.identifier)) or moves the phone across its boundary"
    case .failsMonitoring(let region):
      "makes the monitoring of \(quoted(region.identifier)) fail"
    case .unmonitors(let region):
      "monitors more conditions than the system allows, so that \(quoted(region.identifier)) is "
        + "unmonitored"
    case .locks: "locks the phone"
    case .milestone(let app, .launched): "launches \(name(app))"
    case .milestone(let app, .installed): "installs \(name(app))"
    case .milestone(let app, .updated): "updates \(name(app))"
    case .milestone(let app, .deleted): "deletes \(name(app))"
    case .milestone(let app, .didUpdateLocations):
      "makes \(name(app)) monitor significant changes and moves the phone"
    case .milestone(let app, .didRegisterForRemoteNotifications),
      .milestone(let app, .didFailToRegisterForRemoteNotifications):
      "makes \(name(app)) register for remote notifications"
    case .task(let identifier, .submitted): "submits task \(quoted(identifier))"
    case .task(let identifier, .refused): "submits task \(quoted(identifier)) in vain"
    case .task(let identifier, .postponed):
      "makes the system postpone task \(quoted(identifier))"
    case .task(let identifier, .launched): "lets the system launch task \(quoted(identifier))"
    case .task(let identifier, .expired): "lets task \(quoted(identifier)) run out of time"
    case .milestone(let app, .didVisit):
      "makes \(name(app)) monitor visits and lets the phone notice one"
    case .changesState(let app): "opens \(name(app))"
    case .setsAttachment(let name): "attaches a file to \(quoted(name))"
    case .schedulesForRegion(let name): "adds \(quoted(name)) with a region as its trigger"
    }
  }

  /// Returns the expectation that a scene was connected with a response.
  private func connected(with name: NotificationName, _ scene: TextNumber?) -> String {
    let subject = Expectation.Subject.sceneConnected(name.app, scene, .to(name.identifier))
    return Printer(book: book).text(ofLine: .expect(Expectation(subject)))
  }

  /// Returns the event that is needed before an app is notified of signals.
  private func change(of signals: SystemSignals) -> String {
    let occasions = [
      (SystemSignals.zone, "changes the time zone"),
      (.clock, "sets the clock"),
      (.day, "lets midnight pass"),
      (.significant, "changes the time zone, sets the clock or lets midnight pass"),
    ]
    return occasions.filter { signals.contains($0.0) }.map { $0.1 }.joined(separator: " or ")
  }

  private func content(for way: Presentation) -> String {
    switch way {
    case .sound, .vibration: "sound"
    case .badge: "badge"
    case _: "title, subtitle or body"
    }
  }

  private func option(for way: Presentation) -> String {
    switch way {
    case .sound: "sound"
    case .badge: "badge"
    case _: "alert"
    }
  }

  private func switchName(of way: Presentation) -> String {
    switch way {
    case .banner: "banners"
    case .list: "Notification Center"
    case .lockScreen: "notifications on the lock screen"
    case .sound: "sounds"
    case .badge: "badges"
    case _: "notifications"
    }
  }
}

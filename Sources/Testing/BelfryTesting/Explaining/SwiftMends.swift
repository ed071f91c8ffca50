import DeviceHost
import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The code that a test or an app has to write instead.
struct SwiftMends {
  /// The largest number of mends that a failure names.
  static let most = 3

  private static let setDelegate =
    "`UNUserNotificationCenter.current().delegate = self` by the end of didFinishLaunching, "
    + "in an object that lives on"

  /// The mends that follow from the events themselves, the nearest first.
  private(set) var own: [String] = []
  /// The reasons that neither an event nor a rule states.
  private(set) var reasons: [String] = []
  /// Indicates whether lines of a scenario that would help are beside the point.
  private(set) var isComplete = false
  private let record: PhoneRecord

  /// Finds the mends for some events, of which the last decided.
  ///
  /// - Parameters:
  ///   - record: The phone.
  ///   - entries: The events.
  ///   - remarks: The reasons that no event states.
  ///   - rule: The rule that decided.
  init(
    of record: PhoneRecord,
    in entries: [Journal.Entry],
    _ remarks: [Remark],
    _ rule: RuleNumber?
  ) {
    self.record = record
    for remark in remarks { own += [Self.mend(of: remark)].compactMap(\.self) }
    if let rule, Law.rule(rule).id.hasPrefix("focus.") {
      own.append("`await phone.turnOffFocus()`, or a Focus that allows the app, before it is due")
    }
    guard let last = entries.last else { return }
    switch last.effect {
    case .notification(let name, .responseLost), .notification(let name, .responseInOptionsAlone):
      missDelegate(of: name.app, at: last)
    case .notification(let name, .silenced): missDelegateInForeground(of: name.app)
    case .notification(let name, .dropped(.limit)):
      own.append(
        "fewer requests: an app keeps \(RequestLimit.mostPending), so add "
          + "\(record.wording.quoted(name)) when others have fired"
      )
    case .notification(let name, .dropped): permit(name.app)
    case .app(let app, .authorizationChanged), .app(let app, .installed): permit(app)
    case .notification(let name, .delivered) where isProvisional(name.app):
      let identifier = record.book[name.identifier]
      own.append("`requestAuthorization(options:)` without `.provisional`")
      own.append("`await phone.decide(.keepProminently, on: \"\(identifier)\")`")
    case .app(_, .crashed(let exception)): own.append(Self.mend(of: exception))
    case .notification, .app, .region, .category, .phone: break
    }
  }

  /// Returns a change of a scenario that helps, as Swift says it.
  ///
  /// - Returns: The code; nil if a test has no such line, or if a mend in Swift is known already.
  func text(_ remedy: Remedy, in scenario: Scenario) -> String? {
    let line = remedy.text(in: scenario, record.book)
    switch remedy {
    case .fact(let fact), .factInPlace(let fact, _):
      return text(fact) ?? inScenario(line)
    case .event(.user(.leaves), _): return "`await phone.background()` before it is due"
    case .event(.user(.unlocks), _): return "`await phone.unlock()` before this line"
    case .event(.user(.turnsFocus(nil)), _):
      return "`await phone.turnOffFocus()` before it is due"
    case .event(.user(.silences(false)), _):
      return "`await phone.turnSilentSwitch(on: false)` before it is due"
    case .event(.user(.changes(_, .turns(let control, let isOn))), _):
      return "`await phone.turn(.\(control), on: \(isOn))` before it is due"
    case .removal: return "no `\(line)`"
    case .time(_, let instant, let step) where step == scenario.steps.count - 1:
      return record.advance(to: instant)
    // The test says itself what it expects.
    case .change(.expect, _): return nil
    case .event, .change, .time: return inScenario(line)
    }
  }

  /// Returns a line of a scenario for which Swift has no short form.
  private func inScenario(_ line: String) -> String? {
    own.isEmpty ? "in a scenario: `\(line)`" : nil
  }

  private func text(_ fact: Fact) -> String? {
    switch fact {
    case .authorization(_, .authorized):
      return "`requestAuthorization` in the app, and `phone.willAnswer(.allow)` before it"
    case .delegate: return Self.setDelegate
    case .replies(_, let options?):
      // The list alone is rarely meant.
      let options = options == .list ? [.banner, .list] : options
      let names = PresentationOptions.named.filter { options.contains($0.value) }.map(\.name)
      return "a delegate whose `userNotificationCenter(_:willPresent:)` returns "
        + "`[\(names.map { ".\($0)" }.joined(separator: ", "))]`"
    case .location(_, .always): return "`await phone.allowLocation(.always)`"
    case _: return nil
    }
  }

  // MARK: The mends of some events

  /// A response reached no delegate.
  private mutating func missDelegate(of app: AppNumber, at entry: Journal.Entry) {
    let entries = record.journal.entries
    guard let index = record.index(of: entry),
      let missed = record.journal.missedResponse(at: index, before: entries.count)
    else { return }
    if missed.delegate == .none, keepDelegate(of: app) { return }
    if missed.delegate == .none, install(app) { return }
    switch missed.delegate {
    case .none:
      reasons.append("\(record.wording.name(app)) has no delegate")
      own.append(Self.setDelegate)
      isComplete = true
    case .late, .withoutDidReceive, .spared:
      // The sentence says why, and what to write.
      let parts = record.wording.sentence(missed).split(separator: "; ", maxSplits: 1)
      reasons.append(String(parts[0]))
      own += parts.dropFirst().map(String.init)
      isComplete = true
    }
  }

  /// A notification was not shown in the foreground.
  private mutating func missDelegateInForeground(of app: AppNumber) {
    if record.device.snapshot.apps[Int(app.rawValue)].delegate.isEmpty { _ = keepDelegate(of: app) }
  }

  /// Says that an app has lost its delegate, if it has.
  private mutating func keepDelegate(of app: AppNumber) -> Bool {
    guard let lost = record.lostDelegate(of: app) else { return false }
    let place = lost.line.map { ", set at \($0)," } ?? ""
    reasons.append(
      """
      the delegate of \(record.wording.name(app))\(place) was released, because \(lost.property) \
      is weak
      """
    )
    own.append("`let delegate = …` as a property of an object that lives on, and assign that")
    isComplete = true
    return true
  }

  /// Says that the test has installed no app, if it has not.
  private mutating func install(_ app: AppNumber) -> Bool {
    guard !record.hasInstalled(app) else { return false }
    reasons.append("this test installs no app, so nothing could set a delegate at launch")
    own.append("`phone.install { AppDelegate() }` and `await phone.launch()` at the start")
    isComplete = true
    return true
  }

  /// The user has not allowed an app to notify.
  private mutating func permit(_ app: AppNumber) {
    let entries = record.journal.entries
    let decision = entries.last { entry in
      switch entry.effect {
      case .app(app, .authorizationChanged), .app(app, .installed), .app(app, .promptShown): true
      case .notification, .app, .region, .category, .phone: false
      }
    }
    let place = decision.flatMap(record.place).map { " at \($0)" } ?? ""
    switch (decision?.effect, record.device.snapshot.apps[Int(app.rawValue)].permission.status) {
    case (.app(_, .authorizationChanged(_, .turned))?, .denied):
      own.append("no `phone.turn(_:on: false)`\(place)")
    case (.app(_, .installed)?, .denied):
      own.append("`phone.install(authorization: .authorized) { … }`\(place)")
    case (_, .denied): own.append("`.allow` in place of `.dontAllow`\(place)")
    case (.app(_, .promptShown)?, .notDetermined):
      reasons.append("the prompt of \(record.wording.name(app)) is still on the screen")
      own.append("`await phone.answer(.allow)` before the request is added")
    case (_, .notDetermined):
      reasons.append("\(record.wording.name(app)) never asked for permission")
      own.append("`requestAuthorization` in the app, and `phone.willAnswer(.allow)` before it")
      if record.hasInstalled(app) {
        own.append("`phone.install(authorization: .authorized) { … }`")
      }
    case (_, .authorized), (_, .provisional), (_, .ephemeral): break
    }
  }

  /// Returns the mend of a reason that no event states; nil if an event or a rule says it too.
  private static func mend(of remark: Remark) -> String? {
    switch remark {
    case .isNotCritical:
      "`.criticalAlert` in the options of `requestAuthorization`, and the entitlement "
        + "`com.apple.developer.usernotifications.critical-alerts` in `AppDescription`"
    case .carriesNo(.sound, _): "`content.sound = .default`"
    case .carriesNo(.badge, _): "`content.badge = 1`"
    case .carriesNo: "`content.title` or `content.body`"
    case .isOff(let way, _, wasGranted: false):
      "`requestAuthorization(options:)` with "
        + "`.\(way == .sound || way == .badge ? way.text : "alert")`"
    case .neverAskedFor: "`requestAuthorization(options:)` with these options"
    case .crossesSoon: "a later time: a crossing is noticed after some seconds"
    case .isOff, .repliedWithout, .wasLocked, .order, .cannotHear, .noDelegate, .missed,
      .isInOptions, .meansOnce, .awaitsExtension, .countsOnce, .isNotAsked, .nothing:
      nil
    }
  }

  private func isProvisional(_ app: AppNumber) -> Bool {
    record.device.snapshot.apps[Int(app.rawValue)].permission.status == .provisional
  }

  private static func mend(of exception: Exception) -> String {
    "a call that iOS allows: \(exception.reason)"
  }
}

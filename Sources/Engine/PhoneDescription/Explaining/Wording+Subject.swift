package import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Wording {
  /// Returns the state that was found instead of the expected one.
  package func sentence(_ subject: StateSubject) -> String {
    switch subject {
    case .impossible(true): "it cannot happen"
    case .impossible(false): "the step above happened"
    case .authorization(_, let status): "it is \(status.name)"
    case .settings(_, let settings, let style): "it is \(sentence(settings, style))"
    case .state(let app, let state):
      "\(name(app)) is \(wording(of: state))"
    case .scene(let app, let scene, let state): "\(of(scene, name(app))) is \(state.name)"
    case .badge(_, let badge): "it is \(badge)"
    case .pending(let name, true): "\(quoted(name)) is pending"
    case .pending(let name, false): "\(quoted(name)) is not pending"
    case .listed(let name, true): "\(quoted(name)) is in Notification Center"
    case .listed(let name, false): "\(quoted(name)) is not in Notification Center"
    case .holds(let shelf, _, let identifiers): sentence(shelf, identifiers)
    case .counts(let shelf, _, let count): "\(count) \(count == 1 ? "is" : "are") \(shelf.text)"
    case .says(_, _, let content): "it has \(sentence(content))"
    case .next(_, let date?): "it is \(date.text)"
    case .next(_, nil): "it is never"
    case .prompt(true): "a prompt is on the screen"
    case .prompt(false): "no prompt is on the screen"
    case .promptOf(let app): "the prompt of \(name(app)) is on the screen"
    case .banner(let name?): "the banner of \(quoted(name)) is on the screen"
    case .banner(nil): "no banner is on the screen"
    case .preview(let name, let isHidden):
      "what \(quoted(name)) says \(isHidden ? "is hidden" : "can be read")"
    case .reads(_, let texts): "it reads \(sentence(texts))"
    case .summaryArgument(_, let argument):
      argument.map { "it is \(quoted($0))" } ?? "none"
    case .grouped(let name, let other, let areGrouped):
      "\(quoted(name)) and \(quoted(other)) are \(areGrouped ? "one group" : "in separate groups")"
    case .groups(_, let count): "there \(count == 1 ? "is 1 group" : "are \(count) groups")"
    case .nothingPending: "nothing is pending"
    case .monitored(let name, let isMonitored):
      self.name(name.app) + (isMonitored ? " monitors " : " does not monitor ")
        + quoted(name.identifier)
    case .actions(let name, let isLimited, let actions):
      "\(quoted(name)) has \(actions.isEmpty ? "no buttons" : list(actions))"
        + (isLimited ? " on a banner" : "")
    case .destructive(let name, let action, let isDestructive):
      "\(quoted(action)) of \(quoted(name)) is \(isDestructive ? "destructive" : "not destructive")"
    case .categories(let app, let categories):
      "\(name(app)) has \(categories.isEmpty ? "no categories" : list(categories))"
    case .summaryFormat(_, let format): format.map { "it is \(quoted($0))" } ?? "none"
    case .protectedFiles(let canRead): "they are \(canRead ? "available" : "unavailable")"
    case .calledOnMainActor(let isOnMainActor):
      "it is called on \(isOnMainActor ? "the main actor" : "a background queue")"
    case .locationAuthorization(_, .denied): "it is denied"
    case .locationAuthorization(_, .notDetermined): "it is not determined"
    case .locationAuthorization(_, let location): "it is \(words(for: location))"
    case .locationAccuracy(_, let isReduced): "it is \(isReduced ? "reduced" : "full")"
    case .sessionDiagnostic(let app, let session, nil, _):
      "\(name(app)) holds no \(words(for: session)) with a diagnostic"
    case .sessionDiagnostic(_, _, let reasons?, _), .liveUpdate(_, let reasons?, _):
      reasons.isEmpty ? "it has no reason" : "it is \(reasons.names.joined(separator: " "))"
    case .liveUpdate(let app, nil, _): "\(name(app)) gets no live updates"
    case .locationPromptOf(let app):
      "the prompt of \(name(app)) about the location is on the screen"
    }
  }

  private func wording(of state: AppState) -> String {
    switch state {
    case .notRunning: "not running"
    case .inactive: "inactive"
    case .suspended: "suspended"
    case .background, .foreground: "in the \(state.name)"
    }
  }

  private func sentence(_ settings: [Expectation.Setting], _ style: AlertStyle?) -> String {
    let kinds = settings.map { "\($0.name) \($0.setting.name)" }
    return (kinds + (style.map { ["alertStyle \($0.name)"] } ?? [])).joined(separator: " ")
  }

  /// Returns the contents of a list; the first few by name.
  private func sentence(_ shelf: Expectation.Shelf, _ identifiers: [TextNumber]) -> String {
    guard !identifiers.isEmpty else { return "nothing is \(shelf.text)" }
    let most = 8
    let named = identifiers.prefix(most).map { book[$0].inQuotes }
    let rest = identifiers.count > most ? " and \(identifiers.count - most) more" : ""
    return named.joined(separator: " ") + "\(rest) \(identifiers.count == 1 ? "is" : "are") "
      + shelf.text
  }

  private func list(_ texts: [TextNumber]) -> String {
    texts.map(quoted).joined(separator: " ")
  }

  /// Returns the readable texts of a notification.
  private func sentence(_ texts: ContentTexts) -> String {
    let parts = [("title", texts.title), ("subtitle", texts.subtitle), ("body", texts.body)]
      .compactMap { name, text in text.map { "\(name) \(book[$0].inQuotes)" } }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " ")
  }

  /// A content in the words of the language.
  private func sentence(_ content: Content) -> String {
    let texts = book[content.texts]
    let parts = [
      ("title", texts.title), ("subtitle", texts.subtitle), ("body", texts.body),
      ("thread", texts.thread), ("filter", content.filter), ("sound", content.sound),
    ].compactMap { name, text in text.map { "\(name) \(book[$0].inQuotes)" } }
    let isPlain = content.carries.contains(.sound) && content.sound == nil
    let sound =
      content.carries.contains(.criticalSound) ? ["critical sound"] : isPlain ? ["sound"] : []
    let level =
      content.level == .active
      ? [] : InterruptionLevel.named.filter { $0.value == content.level }.map { "level \($0.name)" }
    let relevance =
      content.relevance == 0 || content.relevance == 100
      ? [] : ["relevance 0.\(content.relevance < 10 ? "0" : "")\(content.relevance)"]
    let badge = content.carries.contains(.badge) ? ["badge \(content.badge)"] : []
    let file = texts.attachment.map { ["attachment \(book[$0].inQuotes)"] } ?? []
    let communication = content.carries.contains(.communication) ? ["communication"] : []
    let all = parts + sound + badge + level + relevance + communication + file
    return all.isEmpty ? "nothing to say" : all.joined(separator: " ")
  }
}

extension Expectation.Shelf {
  /// The place.
  fileprivate var text: String {
    switch self {
    case .pending: "pending"
    case .listed: "in Notification Center"
    case .lockScreen: "on the lock screen"
    case .scheduled: "scheduled"
    }
  }
}

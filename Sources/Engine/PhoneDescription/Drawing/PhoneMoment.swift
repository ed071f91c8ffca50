import Scenarios
package import SystemPolicy
package import VirtualDevice
import VirtualTime

/// A phone at a moment of a run: its state, and what was shown when.
package struct PhoneMoment {
  package let book: Book
  package let version: OSVersion
  package private(set) var moment: Moment
  package private(set) var snapshot = PhoneSnapshot()
  /// The number of the journal's entries up to the moment.
  private var count = 0
  /// The moments at which notifications were last shown.
  package private(set) var shown: [NotificationName: Moment] = [:]
  /// The contents of notifications that Notification Center does not keep, such as a banner alone.
  private var unlisted: [NotificationName: Content] = [:]
  /// The last visit of the user to Settings.
  private var visit: SettingsVisit?
  /// The entitlements of the apps, by their numbers.
  private let entitlements: [Entitlements]

  /// Creates the phone before the first entry of a journal.
  ///
  /// - Parameters:
  ///   - book: The texts of the journal.
  ///   - version: The phone's version of iOS.
  ///   - entitlements: The entitlements of the apps, by their numbers.
  ///   - moment: The moment at which the phone is looked at.
  package init(
    of book: Book,
    under version: OSVersion,
    entitled entitlements: [Entitlements],
    at moment: Moment
  ) {
    self.book = book
    self.version = version
    self.entitlements = entitlements
    self.moment = moment
  }

  /// Lets the entries of a journal happen.
  ///
  /// - Parameters:
  ///   - entries: The journal.
  ///   - end: The number of its entries that have happened then.
  ///   - moment: The moment at which the phone is looked at.
  package mutating func advance(through entries: Journal.Entries, to end: Int, at moment: Moment) {
    for entry in entries[count..<max(count, end)] {
      snapshot.apply(entry.effect)
      if case .notification(let name, .delivered(let content, let ways)) = entry.effect {
        shown[name] = entry.moment
        unlisted[name] = ways.contains(.list) ? nil : content
      }
      visit = .after(visit, entry)
    }
    count = max(count, end)
    self.moment = moment
  }

  /// Indicates whether anything has happened.
  package var hasBegun: Bool { count > 0 }

  /// The app on the screen, if there is one.
  package var frontApp: AppNumber? {
    snapshot.apps.indices.first {
      snapshot.apps[$0].state == .foreground || snapshot.apps[$0].state == .inactive
    }
    .map { AppNumber(rawValue: UInt16($0)) }
  }

  /// The changes that the user makes in Settings at the moment, if there are any.
  ///
  /// No line of a script says when the user leaves Settings, so its page is seen at the instant of
  /// the change alone.
  package var settings: SettingsVisit? { visit?.instant == moment.instant ? visit : nil }

  /// The entitlements of an app.
  func entitlements(of app: AppNumber) -> Entitlements {
    Int(app.rawValue) < entitlements.count ? entitlements[Int(app.rawValue)] : []
  }

  package func app(_ number: AppNumber) -> PhoneSnapshot.AppSnapshot {
    snapshot.apps[Int(number.rawValue)]
  }

  /// The date and the time of day on the phone's clock.
  var clock: CivilDateTime { moment.zone.civil(at: moment.wall) }

  /// Returns the icon of an app.
  func icon(of app: AppNumber) -> AppIcon { AppIcon(app: app, name: book[app]) }

  /// The age of a notification, as a card shows it.
  package func age(of name: NotificationName) -> String {
    guard let shown = shown[name] else { return "" }
    let minutes = Int((moment.instant - shown.instant).wholeSeconds / 60)
    if minutes < 1 { return "now" }
    if minutes < 60 { return "\(minutes)m ago" }
    return minutes < 24 * 60 ? "\(minutes / 60)h ago" : "\(minutes / (24 * 60))d ago"
  }

  /// The notifications in Notification Center, in the order in which they were last shown.
  var delivered: [PhoneSnapshot.Delivered] {
    // A closure that read the phone would copy it.
    let (shown, now) = (shown, moment.instant)
    return snapshot.apps.flatMap { $0.delivered }.sorted { one, other in
      (shown[one.name]?.instant ?? now) < (shown[other.name]?.instant ?? now)
    }
  }

  /// Returns the cards for notifications, the newest first, grouped as the user has chosen.
  package func cards(of notifications: [PhoneSnapshot.Delivered], isLocked: Bool) -> [PhoneCard] {
    var cards: [(card: PhoneCard, thread: TextNumber?)] = []
    for notification in notifications.reversed() {
      let name = notification.name
      let texts = book[notification.content.texts]
      let grouping = snapshot.apps[Int(name.app.rawValue)].permission.grouping
      let same = cards.firstIndex { other in
        other.card.icon.app == name.app && grouping != .off
          && (grouping == .byApp || other.thread == texts.thread)
      }
      if let same {
        cards[same].card.others += 1
      } else {
        cards.append((card(notification, texts, isLocked: isLocked), texts.thread))
      }
    }
    return cards.map { $0.card }
  }

  private func card(
    _ notification: PhoneSnapshot.Delivered,
    _ texts: ContentTexts,
    isLocked: Bool
  ) -> PhoneCard {
    let icon = icon(of: notification.name.app)
    let age = age(of: notification.name)
    let previews = snapshot.apps[Int(notification.name.app.rawValue)].permission.previews
    if previews == .never || previews == .whenAuthenticated && isLocked {
      return PhoneCard(icon: icon, title: "Notification", body: "", age: age)
    }
    let title = texts.title.map { book[$0] } ?? ""
    let subtitle = texts.subtitle.map { book[$0] } ?? ""
    let body = texts.body.map { book[$0] } ?? ""
    let rest = [subtitle, body].filter { !$0.isEmpty }
    // A script may leave the texts out; then its identifier says which one it is.
    let heading = title.isEmpty ? rest.first ?? book[notification.name.identifier] : title
    let below = title.isEmpty ? rest.dropFirst() : rest[...]
    return PhoneCard(
      icon: icon,
      title: heading.start,
      body: below.joined(separator: " · ").start,
      age: age
    )
  }

  /// The notification that is shown under a name, if there is one.
  package func delivered(_ name: NotificationName) -> PhoneSnapshot.Delivered? {
    snapshot.apps[Int(name.app.rawValue)].delivered.last { $0.name == name }
      ?? unlisted[name].map { PhoneSnapshot.Delivered(name: name, content: $0) }
  }
}

extension String {
  /// The beginning of the text: more than a card has room for, and little enough to be kept.
  fileprivate var start: String {
    utf8.count > Self.mostDrawn ? String(prefix(Self.mostDrawn)) : self
  }
}

extension Interval {
  /// The length in whole seconds.
  package var wholeSeconds: Int64 { nanoseconds / 1_000_000_000 }
}

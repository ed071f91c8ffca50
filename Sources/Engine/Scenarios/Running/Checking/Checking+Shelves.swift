import SystemPolicy
import VirtualDevice

extension Run {
  /// Returns the identifiers of an app's notifications in a place, in its order.
  mutating func names(on shelf: Expectation.Shelf, of app: AppNumber) -> [TextNumber] {
    switch shelf {
    case .scheduled: device.scheduledNotifications(of: app)
    case .pending: device.pendingRequests(of: app, in: &turn)
    case .listed: snapshot(of: app).delivered.map { $0.name.identifier }
    case .lockScreen: device.screen.lockScreen.filter { $0.app == app }.map { $0.identifier }
    }
  }

  /// Compares the content of a request or notification with the expected parts.
  func checkContent(
    of name: NotificationName,
    on shelf: Expectation.Shelf,
    _ wanted: Content,
    from start: Int
  ) -> Failure.Reason? {
    guard let found = content(of: name, on: shelf) else {
      return shelf == .pending || shelf == .scheduled
        ? whatBecame(of: name) ?? .isSo(.pending(name, false))
        : whereabouts(of: name) ?? .isSo(.listed(name, false))
    }
    let hasTexts = book[found.texts].says(book[wanted.texts])
    let hasRest =
      found.carries.isSuperset(of: wanted.carries.subtracting(.alert))
      && (!wanted.carries.contains(.badge) || found.badge == wanted.badge)
      && (wanted.category == nil || found.category == wanted.category)
      && (wanted.level == .active || found.level == wanted.level)
      && (wanted.relevance == 0 || found.relevance == wanted.relevance)
      && (wanted.sound == nil || found.sound == wanted.sound)
      && (wanted.filter == nil || found.filter == wanted.filter)
    return hasTexts && hasRest ? nil : .isSo(.says(shelf, name, found))
  }

  private func content(of name: NotificationName, on shelf: Expectation.Shelf) -> Content? {
    switch shelf {
    case .pending, .scheduled: snapshot(of: name.app).pending.first { $0.name == name }?.content
    case .listed, .lockScreen: snapshot(of: name.app).delivered.first { $0.name == name }?.content
    }
  }
}

extension ContentTexts {
  /// Indicates whether the texts include all texts of another content, in the same places.
  fileprivate func says(_ other: ContentTexts) -> Bool {
    func fits(_ wanted: TextNumber?, _ found: TextNumber?) -> Bool {
      wanted == nil || wanted == found
    }
    return fits(other.thread, thread)
      && fits(other.summaryArgument, summaryArgument) && fits(other.title, title)
      && fits(other.subtitle, subtitle) && fits(other.body, body)
      && fits(other.attachment, attachment)
  }
}

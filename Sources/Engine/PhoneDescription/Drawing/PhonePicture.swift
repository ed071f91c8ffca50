import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A drawing of a phone as its user sees it.
package struct PhonePicture {
  package let phone: PhoneMoment

  package init(phone: PhoneMoment) { self.phone = phone }

  package static let width = 300
  package static let height = 610
  package static let screen = SVG.Frame(x: 10, y: 10, width: 280, height: 590)

  private var snapshot: PhoneSnapshot { phone.snapshot }

  /// The drawing in half its size.
  package func document(title: String) -> String {
    var svg = SVG()
    parts.draw(into: &svg)
    return svg.document(width: Self.width, height: Self.height, title: title, isSmall: true)
  }

  /// The parts of the drawing, each before those that lie on it.
  package var parts: [PhonePart] {
    guard snapshot.power != .off else { return [.edge, .darkScreen] }
    var parts: [PhonePart] = [.edge]
    parts.reserveCapacity(16)
    let isOnWallpaper = snapshot.isLocked || phone.frontApp == nil && phone.settings == nil
    if isOnWallpaper { parts.append(.wallpaper(Daylight(hour: phone.clock.time.hour))) }
    if snapshot.isLocked {
      addLockScreen(to: &parts)
    } else if let visit = phone.settings {
      parts += settings(visit)
    } else if let app = phone.frontApp {
      parts += [.appScreen, .appTitle(phone.icon(of: app))]
      if phone.app(app).state == .inactive { parts.append(.inactive) }
    } else {
      let icons = homeIcons
      if !icons.isEmpty { parts.append(.homeIcons(icons)) }
    }
    // The lock screen has the time in large figures.
    if !snapshot.isLocked {
      let time = phone.clock.time
      parts.append(
        .clock(hour: time.hour, minute: time.minute, isOnWallpaper: isOnWallpaper)
      )
    }
    parts.append(.signs(signs(isOnWallpaper: isOnWallpaper)))
    if let banner = snapshot.banner.flatMap({ phone.delivered($0) }) {
      let cards = phone.cards(of: [banner], isLocked: snapshot.isLocked)
      parts += cards.map { .card($0, y: 46) }
    }
    if let app = snapshot.prompt {
      parts += [.shade, .prompt(phone.book[app], snapshot.locationPrompt)]
    }
    parts.append(.homeIndicator(isOnWallpaper: isOnWallpaper))
    return parts
  }

  private func signs(isOnWallpaper: Bool) -> StatusSigns {
    let focus =
      switch snapshot.focus {
      case nil: String?.none
      case .doNotDisturb?: "Do Not Disturb"
      case .named(let name)?: phone.book[name]
      }
    return StatusSigns(
      isOnWallpaper: isOnWallpaper,
      isLocked: snapshot.isLocked,
      isInAirplaneMode: snapshot.radios.contains(.airplaneMode),
      isSilent: snapshot.isSilent,
      focus: focus
    )
  }

  private func addLockScreen(to parts: inout [PhonePart]) {
    let clock = phone.clock
    parts += [
      .lock, .date(clock.date),
      .largeClock(hour: clock.time.hour, minute: clock.time.minute),
      .zone(phone.moment.zone.name, isStarted: snapshot.power == .started),
    ]
    parts.append(.lockButtons)
    let shown = snapshot.lockScreen.compactMap { phone.delivered($0) }
    let cards = phone.cards(of: shown, isLocked: true)
    let (top, bottom) = (206, 530)
    let height = cards.reduce(0) { $0 + $1.height }
    // Since iOS 16, the stack is at the foot of the screen.
    var y = phone.version >= OSVersion(16) ? max(top, bottom - height) : top
    for (number, card) in cards.enumerated() {
      let isLast = number == cards.count - 1
      guard y + card.height <= bottom - (isLast ? 0 : 20) else {
        parts.append(.rest(cards.count - number, y: y + 14))
        return
      }
      parts.append(.card(card, y: y))
      y += card.height
    }
  }

  private var homeIcons: [HomeIcon] {
    var icons: [HomeIcon] = []
    for index in snapshot.apps.indices where snapshot.apps[index].isInstalled {
      guard icons.count < HomeIcon.most else { break }
      let icon = phone.icon(of: AppNumber(rawValue: UInt16(index)))
      icons.append(
        HomeIcon(icon: icon, badge: Int(snapshot.apps[index].badge), place: icons.count)
      )
    }
    return icons
  }
}

import SystemPolicy
package import VirtualDevice
package import VirtualTime

/// A part of a drawing of a phone: a value that has all that it shows.
///
/// Equal parts look the same, so a page knows a part before it is drawn, and draws each only once.
package enum PhonePart: Hashable, Sendable {
  /// The phone around its screen.
  case edge
  /// The screen of a phone that is switched off.
  case darkScreen
  case wallpaper(Daylight)
  /// The line at the bottom of the screen, from which the user swipes.
  case homeIndicator(isOnWallpaper: Bool)

  // MARK: Status bar

  /// The time, in whole minutes.
  case clock(hour: Int, minute: Int, isOnWallpaper: Bool)
  case signs(StatusSigns)

  // MARK: Lock screen

  case lock
  case date(CivilDate)
  /// The time in large figures.
  case largeClock(hour: Int, minute: Int)
  /// The buttons for the torch and the camera.
  case lockButtons
  /// The time zone, and whether the phone was not unlocked since it started.
  case zone(String, isStarted: Bool)

  // MARK: Home screen and apps

  case homeIcons([HomeIcon])
  /// The screen of an app, with nothing on it that could be read.
  case appScreen
  case appTitle(AppIcon)
  /// The words on the screen of an app that is inactive.
  case inactive

  // MARK: Cards and prompts

  /// A card; its upper edge is at a height of the drawing.
  case card(PhoneCard, y: Int)
  /// The number of cards that have no room.
  case rest(Int, y: Int)
  /// The shade below a prompt.
  case shade
  /// A prompt of an app; for notifications if it is not about locations.
  case prompt(String, LocationPrompt?)
  /// The ground of Notification Center, by its height.
  case center(height: Int)
  /// The number of notifications that wait for the Scheduled Summary.
  case summary(Int, y: Int)

  /// A part that had to be drawn, such as one of a page in Settings.
  case drawn(String)

  /// The shapes of the part.
  package var drawing: String {
    if case .drawn(let drawing) = self { return drawing }
    var svg = SVG()
    draw(into: &svg)
    return svg.text
  }

  /// Adds the part to a drawing.
  package func draw(into svg: inout SVG) {
    switch self {
    case .edge:
      // It is seen on a dark ground, too.
      let edge = SVG.Frame(
        x: 1,
        y: 1,
        width: PhonePicture.width - 2,
        height: PhonePicture.height - 2
      )
      svg.rectangle(edge, radius: 46, fill: "#15161b", stroke: "#565a69")
    case .darkScreen:
      svg.rectangle(PhonePicture.screen, radius: 37, fill: "#000000")
      svg.text("switched off", x: 150, y: 305, .init(size: 15, color: "#8d93a5", anchor: .middle))
    case .wallpaper(let light): light.drawWallpaper(into: &svg)
    case .homeIndicator(let isOnWallpaper):
      let frame = SVG.Frame(x: 100, y: 589, width: 100, height: 4)
      svg.rectangle(frame, radius: 2, fill: Ink.over(wallpaper: isOnWallpaper), opacity: 70)
    case .clock(let hour, let minute, let isOnWallpaper):
      let color = Ink.over(wallpaper: isOnWallpaper)
      let clock = Self.clock(hour, minute)
      svg.text(clock, x: 34, y: 36, .init(size: 14, isBold: true, color: color))
    case .signs(let signs): signs.draw(into: &svg)
    case .lock:
      svg.rectangle(SVG.Frame(x: 143, y: 60, width: 14, height: 11), radius: 3, fill: Ink.white)
      svg.path("M146 60 V56 a4 4 0 0 1 8 0 V60", stroke: Ink.white)
    case .date(let date):
      let text = "\(date.weekday.name), \(date.day) \(CivilDate.monthNames[date.month - 1])"
      svg.text(text, x: 150, y: 98, Self.onLockScreen(size: 15))
    case .largeClock(let hour, let minute):
      svg.text(Self.clock(hour, minute), x: 150, y: 164, Self.onLockScreen(size: 66))
    case .lockButtons: Self.drawLockButtons(into: &svg)
    case .zone(let name, let isStarted):
      svg.text(name, x: 150, y: 186, .init(size: 11, color: Ink.night, anchor: .middle))
      guard isStarted else { return }
      let font = SVG.Font(size: 12, color: Ink.white, anchor: .middle)
      svg.text("not unlocked since it started", x: 150, y: 570, font)
    case .homeIcons(let icons): for icon in icons { icon.draw(into: &svg) }
    case .appScreen: Self.drawAppScreen(into: &svg)
    case .appTitle(let icon):
      svg.text(icon.name, x: 30, y: 92, .init(size: 24, isBold: true), room: 200)
      icon.draw(in: SVG.Frame(x: 240, y: 66, width: 32, height: 32), into: &svg)
    case .inactive:
      svg.text("inactive", x: 150, y: 440, .init(size: 12, color: Ink.faint, anchor: .middle))
    case .card(let card, let y): card.draw(at: y, into: &svg)
    case .rest(let count, let y):
      let font = SVG.Font(size: 12, color: Ink.white, anchor: .middle)
      svg.text("and \(count) more", x: 150, y: y, font)
    case .shade: svg.rectangle(PhonePicture.screen, radius: 37, fill: "#000000", opacity: 38)
    case .prompt(let name, let asked): Self.drawPrompt(of: name, asked, into: &svg)
    case .center(let height):
      let frame = SVG.Frame(x: 0, y: 0, width: CenterPicture.width, height: height)
      svg.rectangle(frame, radius: 24, fill: "#26345f")
      let font = SVG.Font(size: 13, isBold: true, color: Ink.white, anchor: .middle)
      svg.text("Notification Center", x: 150, y: 27, font)
    case .summary(let count, let y): Self.drawSummary(of: count, at: y, into: &svg)
    case .drawn(let drawing): svg.append(drawing: drawing)
    }
  }

  /// The time on the status bar, such as `9:41`.
  private static func clock(_ hour: Int, _ minute: Int) -> String {
    "\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  private static func onLockScreen(size: Int) -> SVG.Font {
    SVG.Font(size: size, isBold: true, color: Ink.white, anchor: .middle)
  }
}

extension [PhonePart] {
  /// Adds the parts to a drawing, each before those that lie on it.
  package func draw(into svg: inout SVG) { for part in self { part.draw(into: &svg) } }

  /// Adds what a drawing holds as a part, and empties the drawing.
  mutating func end(_ svg: inout SVG) { append(.drawn(svg.take())) }
}

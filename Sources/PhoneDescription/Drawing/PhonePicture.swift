import Scenarios
import SystemPolicy
package import VirtualDevice
import VirtualTime

/// A drawing of a phone as its user sees it.
package struct PhonePicture {
  package let phone: PhoneMoment

  package init(phone: PhoneMoment) { self.phone = phone }

  package static let width = 300
  package static let height = 610
  package static let screen = SVG.Frame(x: 10, y: 10, width: 280, height: 590)

  package var snapshot: PhoneSnapshot { phone.snapshot }

  /// The drawing in half its size.
  package func document(title: String) -> String {
    var svg = SVG()
    draw(into: &svg)
    return svg.document(width: Self.width, height: Self.height, title: title, isSmall: true)
  }

  /// Adds the phone to a drawing.
  package func draw(into svg: inout SVG) {
    // Its edge is seen on a dark ground, too.
    let body = SVG.Frame(x: 1, y: 1, width: Self.width - 2, height: Self.height - 2)
    svg.rectangle(body, radius: 46, fill: "#15161b", stroke: "#565a69")
    svg.endPart()
    guard snapshot.power != .off else {
      svg.rectangle(Self.screen, radius: 37, fill: "#000000")
      svg.text("switched off", x: 150, y: 305, .init(size: 15, color: "#8d93a5", anchor: .middle))
      svg.endPart()
      return
    }
    let isOnWallpaper = snapshot.isLocked || phone.frontApp == nil && phone.settings == nil
    if isOnWallpaper { svg.append(part: Self.wallpaper) }
    if snapshot.isLocked {
      lockScreen(&svg)
    } else if let visit = phone.settings {
      settings(visit, &svg)
    } else if let app = phone.frontApp {
      appScreen(app, &svg)
    } else {
      homeScreen(&svg)
    }
    statusBar(&svg, on: isOnWallpaper ? Ink.white : Ink.text)
    if let name = snapshot.banner { banner(name, &svg) }
    if let app = snapshot.prompt { prompt(of: app, &svg) }
    svg.endPart()
    svg.rectangle(
      SVG.Frame(x: 100, y: 589, width: 100, height: 4),
      radius: 2,
      fill: isOnWallpaper ? Ink.white : Ink.text,
      opacity: 70
    )
    svg.endPart()
  }

  /// The wallpaper, which is the same on every phone and so is drawn only once.
  private static let wallpaper: String = {
    var svg = SVG()
    svg.rectangle(screen, radius: 37, fill: "#26345f")
    svg.circle(x: 226, y: 392, radius: 46, fill: "#4a61a8", opacity: 55)
    svg.circle(x: 226, y: 392, radius: 30, fill: "#8da2dd", opacity: 55)
    // Hills, and a bell tower on one of them.
    svg.path(
      "M10 470 C70 420 130 430 180 470 S260 500 290 460 V563 A37 37 0 0 1 253 600 H47 A37 37 0 0 1 10 563 Z",
      fill: "#1b2648"
    )
    svg.path("M84 440 V386 L96 366 L108 386 V440 Z", fill: "#1b2648")
    svg.rectangle(SVG.Frame(x: 92, y: 392, width: 8, height: 14), radius: 4, fill: "#e8b34b")
    return svg.parts.joined()
  }()

  // MARK: Bars

  private func statusBar(_ svg: inout SVG, on color: String) {
    // The lock screen has the time in large figures.
    if !snapshot.isLocked {
      svg.text(phone.clock, x: 34, y: 36, .init(size: 14, isBold: true, color: color))
      svg.endPart()
    }
    svg.rectangle(
      SVG.Frame(x: 250, y: 25, width: 22, height: 11),
      radius: 3,
      fill: "none",
      stroke: color
    )
    svg.rectangle(SVG.Frame(x: 252, y: 27, width: 14, height: 7), radius: 1, fill: color)
    let network = snapshot.radios.contains(.airplaneMode) ? "✈" : "5G"
    svg.text(
      network,
      x: 243,
      y: 36,
      .init(size: 12, isBold: true, color: color, anchor: .end)
    )
    if snapshot.isSilent { silentSign(color, &svg) }
    if let focus = snapshot.focus { sign(of: focus, color, &svg) }
    svg.endPart()
  }

  /// Adds a bell that is crossed out.
  private func silentSign(_ color: String, _ svg: inout SVG) {
    svg.group("the silent switch is on") { group in
      group.path("M201 35 h14 c-2 -2 -2 -4 -2 -6 a5 5 0 0 0 -10 0 c0 2 0 4 -2 6 Z", fill: color)
      group.path("M206 37 h4", stroke: color)
      group.path("M200 24 l16 14", stroke: color)
    }
  }

  /// Adds a moon with the name of the Focus.
  private func sign(of focus: FocusName, _ color: String, _ svg: inout SVG) {
    let name =
      switch focus {
      case .doNotDisturb: "Do Not Disturb"
      case .named(let name): phone.book[name]
      }
    svg.group("Focus: \(name)") { group in
      let x = snapshot.isLocked ? 34 : 84
      group.path("M\(x + 6) 24 a6.5 6.5 0 1 0 7 8.5 a5.6 5.6 0 0 1 -7 -8.5 Z", fill: color)
      let room = (snapshot.isSilent ? 192 : 212) - x - 18
      group.text(name, x: x + 17, y: 36, .init(size: 11, isBold: true, color: color), room: room)
    }
  }

  // MARK: Screens

  private func lockScreen(_ svg: inout SVG) {
    svg.rectangle(SVG.Frame(x: 143, y: 60, width: 14, height: 11), radius: 3, fill: Ink.white)
    svg.path("M146 60 V56 a4 4 0 0 1 8 0 V60", stroke: Ink.white)
    svg.endPart()
    svg.text(
      phone.date,
      x: 150,
      y: 98,
      .init(size: 15, isBold: true, color: Ink.white, anchor: .middle)
    )
    svg.endPart()
    svg.text(
      phone.clock,
      x: 150,
      y: 164,
      .init(size: 66, isBold: true, color: Ink.white, anchor: .middle)
    )
    svg.endPart()
    svg.text(
      phone.moment.zone.name,
      x: 150,
      y: 186,
      .init(size: 11, color: "#cdd6f2", anchor: .middle)
    )
    if snapshot.power == .started {
      svg.text(
        "not unlocked since it started",
        x: 150,
        y: 570,
        .init(size: 12, color: Ink.white, anchor: .middle)
      )
    }
    svg.endPart()
    let shown = snapshot.lockScreen.compactMap { phone.delivered($0) }
    cards(phone.cards(of: shown, isLocked: true), from: 206, room: 340, &svg)
  }

  private func homeScreen(_ svg: inout SVG) {
    for (place, index) in snapshot.apps.indices.filter({ snapshot.apps[$0].isInstalled })
      .enumerated()
    {
      let number = AppNumber(rawValue: UInt16(index))
      let x = 30 + place % 4 * 64
      let y = 134 + place / 4 * 84
      guard y < 480 else { break }
      tile(number, SVG.Frame(x: x, y: y, width: 50, height: 50), &svg)
      let name = phone.book[number]
      svg.text(
        name,
        x: x + 25,
        y: y + 66,
        .init(size: 11, color: Ink.white, anchor: .middle),
        room: 62
      )
      let badge = snapshot.apps[index].badge
      guard badge > 0 else { continue }
      let text = "\(badge)"
      let width = max(20, text.extent(size: 12) + 10)
      svg.rectangle(
        SVG.Frame(x: x + 58 - width, y: y - 8, width: width, height: 20),
        radius: 10,
        fill: Ink.bad
      )
      svg.text(
        text,
        x: x + 58 - width / 2,
        y: y + 6,
        .init(size: 12, isBold: true, color: Ink.white, anchor: .middle)
      )
    }
    svg.endPart()
  }

  private func appScreen(_ number: AppNumber, _ svg: inout SVG) {
    svg.rectangle(Self.screen, radius: 37, fill: Ink.ground)
    for row in 0..<4 {
      let y = 118 + row * 74
      svg.rectangle(SVG.Frame(x: 26, y: y, width: 248, height: 62), radius: 14, fill: Ink.white)
      svg.rectangle(
        SVG.Frame(x: 42, y: y + 17, width: 150 - row * 18, height: 9),
        radius: 4,
        fill: "#d9dce6"
      )
      svg.rectangle(
        SVG.Frame(x: 42, y: y + 36, width: 204 - row * 12, height: 8),
        radius: 4,
        fill: "#e8eaf1"
      )
    }
    svg.endPart()
    svg.text(phone.book[number], x: 30, y: 92, .init(size: 24, isBold: true), room: 200)
    tile(number, SVG.Frame(x: 240, y: 66, width: 32, height: 32), &svg)
    svg.endPart()
    if phone.app(number).state == .inactive {
      svg.text("inactive", x: 150, y: 440, .init(size: 12, color: Ink.faint, anchor: .middle))
      svg.endPart()
    }
  }

  private func banner(_ name: NotificationName, _ svg: inout SVG) {
    guard let delivered = phone.delivered(name) else { return }
    let cards = phone.cards(of: [delivered], isLocked: snapshot.isLocked)
    self.cards(cards, from: 46, room: 80, &svg)
  }

  // MARK: Parts

  /// Adds the icon of an app.
  func tile(_ app: AppNumber, _ frame: SVG.Frame, _ svg: inout SVG) {
    let color = Ink.apps[Int(app.rawValue) % Ink.apps.count]
    svg.rectangle(frame, radius: frame.width / 4, fill: color)
    let letter = phone.book[app].first.map { String($0).uppercased() } ?? ""
    svg.text(
      letter,
      x: frame.x + frame.width / 2,
      y: frame.y + frame.height * 69 / 100,
      .init(size: frame.width * 54 / 100, isBold: true, color: Ink.white, anchor: .middle)
    )
  }
}

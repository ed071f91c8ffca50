import VirtualDevice

/// The icon of an app: a letter on a colour.
package struct AppIcon: Hashable, Sendable {
  var app: AppNumber
  var name: String

  /// Adds the icon to a drawing.
  func draw(in frame: SVG.Frame, into svg: inout SVG) {
    let color = Ink.apps[Int(app.rawValue) % Ink.apps.count]
    svg.rectangle(frame, radius: frame.width / 4, fill: color)
    let letter = name.first.map { String($0).uppercased() } ?? ""
    svg.text(
      letter,
      x: frame.x + frame.width / 2,
      y: frame.y + frame.height * 69 / 100,
      .init(size: frame.width * 54 / 100, isBold: true, color: Ink.white, anchor: .middle)
    )
  }
}

/// The icon of an app on the home screen, with its name and its badge.
package struct HomeIcon: Hashable, Sendable {
  var icon: AppIcon
  var badge: Int
  /// The number of icons before it.
  var place: Int

  private static let perRow = 4
  /// The largest number of icons on a screen.
  static let most = 20

  /// Adds the icon to a drawing.
  func draw(into svg: inout SVG) {
    let x = 30 + place % Self.perRow * 64
    let y = 134 + place / Self.perRow * 84
    icon.draw(in: SVG.Frame(x: x, y: y, width: 50, height: 50), into: &svg)
    svg.text(
      icon.name,
      x: x + 25,
      y: y + 66,
      .init(size: 11, color: Ink.white, anchor: .middle),
      room: 62
    )
    guard badge > 0 else { return }
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
}

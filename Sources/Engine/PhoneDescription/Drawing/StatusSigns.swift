/// The signs at the right of the status bar.
package struct StatusSigns: Hashable, Sendable {
  var isOnWallpaper: Bool
  var isLocked: Bool
  /// Indicates whether the user has switched airplane mode on.
  var isInAirplaneMode: Bool
  /// Indicates whether the silent switch is on.
  var isSilent: Bool
  /// The name of the Focus that is on.
  var focus: String?

  /// Adds the signs to a drawing.
  func draw(into svg: inout SVG) {
    let color = Ink.over(wallpaper: isOnWallpaper)
    svg.rectangle(
      SVG.Frame(x: 250, y: 25, width: 22, height: 11),
      radius: 3,
      fill: "none",
      stroke: color
    )
    svg.rectangle(SVG.Frame(x: 252, y: 27, width: 14, height: 7), radius: 1, fill: color)
    svg.text(
      isInAirplaneMode ? "✈" : "5G",
      x: 243,
      y: 36,
      .init(size: 12, isBold: true, color: color, anchor: .end)
    )
    if isSilent { drawBell(color, into: &svg) }
    if let focus { drawMoon(with: focus, color, into: &svg) }
  }

  /// Adds a bell that is crossed out.
  private func drawBell(_ color: String, into svg: inout SVG) {
    svg.group("the silent switch is on") { group in
      group.path("M201 35 h14 c-2 -2 -2 -4 -2 -6 a5 5 0 0 0 -10 0 c0 2 0 4 -2 6 Z", fill: color)
      group.path("M206 37 h4", stroke: color)
      group.path("M200 24 l16 14", stroke: color)
    }
  }

  /// Adds a moon with the name of the Focus.
  private func drawMoon(with focus: String, _ color: String, into svg: inout SVG) {
    svg.group("Focus: \(focus)") { group in
      let x = isLocked ? 34 : 84
      group.path("M\(x + 6) 24 a6.5 6.5 0 1 0 7 8.5 a5.6 5.6 0 0 1 -7 -8.5 Z", fill: color)
      let room = (isSilent ? 192 : 212) - x - 18
      group.text(focus, x: x + 17, y: 36, .init(size: 11, isBold: true, color: color), room: room)
    }
  }
}

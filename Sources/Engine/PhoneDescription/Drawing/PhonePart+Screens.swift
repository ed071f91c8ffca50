import SystemPolicy
import VirtualDevice

// The parts of a drawing that have many shapes.
extension PhonePart {
  static func drawLockButtons(into svg: inout SVG) {
    for x in [52, 248] { svg.circle(x: x, y: 558, radius: 19, fill: "#000000", opacity: 35) }
    // A torch, and a camera.
    svg.path("M48 549 H56 V553 L54 556 V567 H50 V556 L48 553 Z", fill: Ink.white)
    svg.rectangle(SVG.Frame(x: 239, y: 552, width: 18, height: 13), radius: 3, fill: Ink.white)
    svg.rectangle(SVG.Frame(x: 244, y: 549, width: 8, height: 5), radius: 2, fill: Ink.white)
    svg.circle(x: 248, y: 558, radius: 4, fill: "#3b3f4c")
  }

  static func drawAppScreen(into svg: inout SVG) {
    svg.rectangle(PhonePicture.screen, radius: 37, fill: Ink.ground)
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
  }

  static func drawPrompt(of name: String, _ asked: LocationPrompt?, into svg: inout SVG) {
    let question =
      switch asked {
      case nil: ["would like to send you", "notifications"]
      case .whenInUse?: ["would like to use", "your location"]
      case .always?: ["would like to use your", "location at any time"]
      case .upgrade?: ["would like to use your location", "in the background, too"]
      case .fullAccuracy?: ["would like to use", "your precise location"]
      case .confirmation?: ["has used your location", "in the background"]
      }
    let buttons =
      switch asked {
      case nil: ["Don't Allow", "Allow"]
      case .whenInUse?, .always?: ["Allow Once", "Allow While Using App", "Don't Allow"]
      case .upgrade?: ["Keep Only While Using", "Change to Always Allow"]
      case .fullAccuracy?: ["Allow Once", "Keep Precise: Off"]
      case .confirmation?: ["Change to Only While Using", "Always Allow"]
      }
    let explained = [
      "Notifications may include alerts,", "sounds and icon badges.", "Settings can change them.",
    ]
    let details = asked == nil ? explained : []
    // Two short answers are side by side.
    let isRow = asked == nil
    let above = 90 + (details.isEmpty ? 0 : details.count * 15 + 8)
    let height = above + 14 + (isRow ? 1 : buttons.count) * 42
    let top = 300 - height / 2
    svg.rectangle(SVG.Frame(x: 32, y: top, width: 236, height: height), radius: 24, fill: Ink.white)
    let middle = SVG.Font(size: 15, isBold: true, anchor: .middle)
    svg.text("“\(name)”", x: 150, y: top + 34, middle, room: 210)
    for (number, line) in question.enumerated() {
      svg.text(line, x: 150, y: top + 56 + number * 17, .init(size: 13, anchor: .middle))
    }
    for (number, line) in details.enumerated() {
      let font = SVG.Font(size: 11, color: Ink.faint, anchor: .middle)
      svg.text(line, x: 150, y: top + 96 + number * 15, font)
    }
    for (number, button) in buttons.enumerated() {
      let frame =
        isRow
        ? SVG.Frame(x: 44 + number * 110, y: top + above, width: 102, height: 34)
        : SVG.Frame(x: 48, y: top + above + number * 42, width: 204, height: 34)
      svg.rectangle(frame, radius: 17, fill: "#e6e9f2")
      svg.text(
        button,
        x: frame.x + frame.width / 2,
        y: frame.y + 22,
        .init(size: 13, isBold: true, color: Ink.accent, anchor: .middle),
        room: frame.width - 4
      )
    }
  }

  static func drawSummary(of count: Int, at y: Int, into svg: inout SVG) {
    let frame = SVG.Frame(x: 20, y: y, width: 260, height: 50)
    svg.rectangle(frame, radius: 17, fill: "#33426f", stroke: "#6f7fb5")
    let bold = SVG.Font(size: 13, isBold: true, color: Ink.white)
    svg.text("Scheduled Summary", x: 36, y: y + 21, bold)
    let text = count == 1 ? "1 notification is held" : "\(count) notifications are held"
    svg.text(text, x: 36, y: y + 38, .init(size: 12, color: Ink.night))
  }
}

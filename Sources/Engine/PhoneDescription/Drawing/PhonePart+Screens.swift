import SystemPolicy
import VirtualDevice

// The parts of a drawing that have many shapes.
extension PhonePart {
  static func drawWallpaper(into svg: inout SVG) {
    svg.rectangle(PhonePicture.screen, radius: 37, fill: "#26345f")
    svg.circle(x: 226, y: 392, radius: 46, fill: "#4a61a8", opacity: 55)
    svg.circle(x: 226, y: 392, radius: 30, fill: "#8da2dd", opacity: 55)
    // Hills, and a bell tower on one of them.
    svg.path(
      "M10 470 C70 420 130 430 180 470 S260 500 290 460 V563 A37 37 0 0 1 253 600 H47 A37 37 0 0 1 10 563 Z",
      fill: "#1b2648"
    )
    svg.path("M84 440 V386 L96 366 L108 386 V440 Z", fill: "#1b2648")
    svg.rectangle(SVG.Frame(x: 92, y: 392, width: 8, height: 14), radius: 4, fill: "#e8b34b")
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
    let height = 104 + buttons.count * 42
    let top = 300 - height / 2
    svg.rectangle(SVG.Frame(x: 32, y: top, width: 236, height: height), radius: 24, fill: Ink.white)
    let middle = SVG.Font(size: 15, isBold: true, anchor: .middle)
    svg.text("“\(name)”", x: 150, y: top + 34, middle, room: 210)
    for (number, line) in question.enumerated() {
      svg.text(line, x: 150, y: top + 56 + number * 17, .init(size: 13, anchor: .middle))
    }
    for (number, button) in buttons.enumerated() {
      let frame = SVG.Frame(x: 48, y: top + 90 + number * 42, width: 204, height: 34)
      svg.rectangle(frame, radius: 17, fill: "#e6e9f2")
      svg.text(
        button,
        x: 150,
        y: frame.y + 22,
        .init(size: 13, isBold: true, color: Ink.accent, anchor: .middle),
        room: 190
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

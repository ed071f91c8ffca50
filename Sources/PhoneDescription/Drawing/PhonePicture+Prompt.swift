import SystemPolicy
package import VirtualDevice

extension PhonePicture {
  /// Adds the prompt that is on the screen.
  package func prompt(of app: AppNumber, _ svg: inout SVG) {
    svg.rectangle(Self.screen, radius: 37, fill: "#000000", opacity: 38)
    svg.endPart()
    let question =
      switch snapshot.locationPrompt {
      case nil: ["would like to send you", "notifications"]
      case .whenInUse?: ["would like to use", "your location"]
      case .always?: ["would like to use your", "location at any time"]
      case .upgrade?: ["would like to use your location", "in the background, too"]
      case .fullAccuracy?: ["would like to use", "your precise location"]
      case .confirmation?: ["has used your location", "in the background"]
      }
    let buttons =
      switch snapshot.locationPrompt {
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
    svg.text("“\(phone.book[app])”", x: 150, y: top + 34, middle, room: 210)
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
}

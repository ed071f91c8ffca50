import Scenarios

/// A drawing in SVG, put together from shapes with presentation attributes alone: a page's content
/// policy may forbid styles, and each drawing looks the same in every page.
package struct SVG {
  private var ended: [String] = []
  private var body = ""

  package init() {}

  /// A rectangle in whole pixels.
  package struct Frame: Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The end of a text that lies at its point.
  package enum Anchor {
    case start, middle, end
  }

  /// The look of a text.
  package struct Font {
    package var size: Int
    package var isBold = false
    package var color = Ink.text
    package var anchor = Anchor.start

    package init(
      size: Int,
      isBold: Bool = false,
      color: String = Ink.text,
      anchor: Anchor = .start
    ) {
      self.size = size
      self.isBold = isBold
      self.color = color
      self.anchor = anchor
    }
  }

  /// Adds a rectangle.
  package mutating func rectangle(
    _ frame: Frame,
    radius: Int = 0,
    fill: String,
    stroke: String? = nil,
    opacity: Int = 100
  ) {
    body += "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(max(0, frame.width))\" "
    body += "height=\"\(max(0, frame.height))\" rx=\"\(radius)\" fill=\"\(fill)\""
    if let stroke { body += " stroke=\"\(stroke)\"" }
    end(opacity)
  }

  /// Adds a straight line.
  package mutating func line(
    from start: (x: Int, y: Int),
    to end: (x: Int, y: Int),
    color: String,
    width: Int = 1,
    isDashed: Bool = false
  ) {
    body += "<line x1=\"\(start.x)\" y1=\"\(start.y)\" x2=\"\(end.x)\" y2=\"\(end.y)\" "
    body += "stroke=\"\(color)\" stroke-width=\"\(width)\""
    if isDashed { body += " stroke-dasharray=\"3 4\"" }
    body += "/>\n"
  }

  /// Adds a circle.
  package mutating func circle(x: Int, y: Int, radius: Int, fill: String, opacity: Int = 100) {
    body += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(fill)\""
    end(opacity)
  }

  /// Ends a shape.
  private mutating func end(_ opacity: Int) {
    if opacity < 100 { body += " opacity=\"0.\(opacity < 10 ? "0" : "")\(opacity)\"" }
    body += "/>\n"
  }

  /// Adds a shape or a stroke, described as a path.
  package mutating func path(
    _ data: String,
    fill: String = "none",
    stroke: String? = nil,
    width: Int = 2
  ) {
    body += "<path d=\"\(data)\" fill=\"\(fill)\""
    if let stroke {
      body += " stroke=\"\(stroke)\" stroke-width=\"\(width)\" stroke-linecap=\"round\""
    }
    body += "/>\n"
  }

  /// Adds a line of text; one that is wider than its room is cut.
  package mutating func text(_ text: String, x: Int, y: Int, _ font: Font, room: Int = .max) {
    guard !text.isEmpty else { return }
    // Bold letters are wider.
    let narrow = room == .max || !font.isBold ? room : room * 9 / 10
    let shown = text.printable.cut(to: narrow, size: font.size)
    body += "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(font.size)\" fill=\"\(font.color)\""
    if font.isBold { body += " font-weight=\"600\"" }
    if font.anchor != .start { body += " text-anchor=\"\(font.anchor.name)\"" }
    body += ">\(shown.inXML)</text>\n"
  }

  /// Adds shapes that share a description, which a pointer or a screen reader finds.
  package mutating func group(
    _ title: String,
    at offset: (x: Int, y: Int) = (0, 0),
    _ draw: (inout SVG) -> Void
  ) {
    var inner = SVG()
    draw(&inner)
    let place = offset == (0, 0) ? "" : " transform=\"translate(\(offset.x) \(offset.y))\""
    let shown = title.printable(keeping: ["\n"]).inXML
    body += "<g\(place)><title>\(shown)</title>\n\(inner.text)</g>\n"
  }

  /// Adds the shapes of another drawing.
  package mutating func append(_ other: SVG) { body += other.text }

  /// Ends a part: of equal parts of its drawings, a page has the text only once.
  package mutating func endPart() {
    guard !body.isEmpty else { return }
    ended.append(body)
    body = ""
  }

  /// The parts, in their order.
  package var parts: [String] {
    var all = self
    all.endPart()
    return all.ended
  }

  private var text: String { parts.joined() }

  /// Returns the drawing as a file.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - title: The description for who cannot see it.
  ///   - isSmall: Whether it is shown in half its size, on the ground of the page.
  package func document(width: Int, height: Int, title: String, isSmall: Bool = false) -> String {
    let scale = isSmall ? 2 : 1
    let ground =
      isSmall ? "" : "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(Ink.paper)\"/>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width / scale)" height="\(height / scale)" \
      viewBox="0 0 \(width) \(height)" role="img" font-family="\(Ink.fonts)">
      <title>\(title.printable.inXML)</title>
      \(ground)\(text)</svg>

      """
  }
}

extension SVG.Anchor {
  /// The word in an attribute.
  fileprivate var name: String {
    switch self {
    case .start: "start"
    case .middle: "middle"
    case .end: "end"
    }
  }
}

/// The colours of all drawings; text on its ground has a contrast of at least 4.5 to 1.
package enum Ink {
  package static let fonts = "-apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
  package static let paper = "#ffffff"
  package static let text = "#1c1c22"
  package static let faint = "#5c6070"
  package static let hairline = "#d9dce3"
  package static let ground = "#f3f4f8"
  package static let good = "#1f7a3f"
  package static let bad = "#b3261e"
  package static let accent = "#2f55c8"
  package static let white = "#ffffff"

  /// The colours of timelines with those that a page shows on a dark ground.
  package static let dark: [(light: String, dark: String)] = [
    (paper, "#21232a"), (text, "#e9eaf0"), (faint, "#a2a7b8"), (hairline, "#3a3d48"),
    (good, "#6fcf8f"), (bad, "#ff8a80"), (accent, "#8fa8ff"),
    // The bars: states of the app, of its permission, and pending requests.
    ("#b9cbf7", "#2f4b9c"), ("#d5dffa", "#3a4878"), ("#dfe3ee", "#3d4254"),
    ("#eceef4", "#31343f"), ("#f5f5f8", "#292b33"), ("#c7e8d0", "#22583a"),
    ("#f3e6b5", "#5a4a12"), ("#f5cdc9", "#6e2f2b"), ("#fff3d6", "#4a3d12"),
    ("#d9a93b", "#d9a93b"),
  ]

  /// The colours of apps, by their numbers.
  package static let apps = ["#2f55c8", "#a2367f", "#0f7173", "#a3470d", "#5b3fb5", "#46691b"]
}

extension String {
  /// The width that a line of the text takes, in pixels; an estimate, as fonts differ.
  package func extent(size: Int) -> Int { (width * size * 56 + 99) / 100 }

  /// Returns the beginning of the text that fits, with an ellipsis where it is cut.
  package func cut(to room: Int, size: Int) -> String {
    // Nearly every text is short and has one column for each byte.
    let most = room == .max ? 400 : max(0, room) / 2
    if utf8.count <= most, isPlain, extent(size: size) <= room { return self }
    // Most of a text of a million characters is not even looked at.
    let start = prefix(most)
    let text = String(start)
    guard text.count < count || text.extent(size: size) > room else { return text }
    var columns = room == .max ? 400 : room * 100 / (size * 56) - 1
    let fitting = text.prefix { character in
      columns -= character.width
      return columns >= 0
    }
    return String(fitting) + "…"
  }

  /// The text with what XML reads as markup written as entities.
  package var inXML: String {
    // Nearly every text has nothing to be read as markup.
    isPlainInPage ? self : respelled { $0.nameInXML }
  }
}

extension Unicode.Scalar {
  /// The entity for what XML reads as markup; nil for another character.
  package var nameInXML: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}

import Scenarios

/// A drawing in SVG, put together from shapes with presentation attributes alone: a page's content
/// policy may forbid styles, and each drawing looks the same in every page.
package struct SVG {
  private var body = TextBuffer()

  package init() {}

  /// The number of bytes so far.
  package var count: Int { body.count }

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
    write("<rect")
    write(" x=\"", frame.x)
    write(" y=\"", frame.y)
    write(" width=\"", max(0, frame.width))
    write(" height=\"", max(0, frame.height))
    write(" rx=\"", radius)
    write(" fill=\"", fill)
    if let stroke { write(" stroke=\"", stroke) }
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
    write("<line")
    write(" x1=\"", start.x)
    write(" y1=\"", start.y)
    write(" x2=\"", end.x)
    write(" y2=\"", end.y)
    write(" stroke=\"", color)
    write(" stroke-width=\"", width)
    if isDashed { write(" stroke-dasharray=\"", "3 4") }
    write("/>\n")
  }

  /// Adds a circle.
  package mutating func circle(x: Int, y: Int, radius: Int, fill: String, opacity: Int = 100) {
    write("<circle")
    write(" cx=\"", x)
    write(" cy=\"", y)
    write(" r=\"", radius)
    write(" fill=\"", fill)
    end(opacity)
  }

  /// Ends a shape.
  private mutating func end(_ opacity: Int) {
    if opacity < 100 { write(" opacity=\"", "0.\(opacity < 10 ? "0" : "")\(opacity)") }
    write("/>\n")
  }

  /// Adds a shape or a stroke, described as a path.
  package mutating func path(
    _ data: String,
    fill: String = "none",
    stroke: String? = nil,
    width: Int = 2
  ) {
    write("<path")
    write(" d=\"", data)
    write(" fill=\"", fill)
    if let stroke {
      write(" stroke=\"", stroke)
      write(" stroke-width=\"", width)
      write(" stroke-linecap=\"", "round")
    }
    write("/>\n")
  }

  /// Adds a line of text; one that is wider than its room is cut.
  package mutating func text(_ text: String, x: Int, y: Int, _ font: Font, room: Int = .max) {
    guard !text.isEmpty else { return }
    // Bold letters are wider.
    let narrow = room == .max || !font.isBold ? room : room * 9 / 10
    let shown = text.printable.cut(to: narrow, size: font.size)
    write("<text")
    write(" x=\"", x)
    write(" y=\"", y)
    write(" font-size=\"", font.size)
    write(" fill=\"", font.color)
    if font.isBold { write(" font-weight=\"", 600) }
    if font.anchor != .start { write(" text-anchor=\"", font.anchor.name) }
    write(">")
    body.append(shown.inXML)
    write("</text>\n")
  }

  /// Adds shapes that share a description, which a pointer or a screen reader finds.
  @inline(never)
  @_optimize(none)
  package mutating func group(
    _ title: String,
    at offset: (x: Int, y: Int) = (0, 0),
    _ draw: (inout SVG) -> Void
  ) {
    // Optimized, each drawing would have a group of its own.
    var inner = SVG()
    draw(&inner)
    let place = offset == (0, 0) ? "" : " transform=\"translate(\(offset.x) \(offset.y))\""
    let shown = title.printable(keeping: ["\n"]).inXML
    body.append("<g\(place)><title>\(shown)</title>\n\(inner.text)</g>\n")
  }

  /// Adds shapes that were drawn before.
  package mutating func append(drawing: String) { body.append(drawing) }

  /// All shapes.
  package var text: String { body.text }

  /// Returns all shapes, and begins another drawing.
  mutating func take() -> String { body.take() }

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

extension SVG {
  /// Adds a part of a shape.
  private mutating func write(_ words: StaticString) { body.append(words) }

  /// Adds an attribute with a text that needs no entities; its start ends in a quotation mark.
  private mutating func write(_ start: StaticString, _ value: String) {
    body.append(start)
    body.append(value)
    body.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute with a number; its start ends in a quotation mark.
  private mutating func write(_ start: StaticString, _ value: Int) {
    body.append(start)
    body.append(value)
    body.append(UInt8(ascii: "\""))
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

extension String {
  /// The largest number of characters of a text that is drawn.
  static let mostDrawn = 400

  /// The width that a line of the text takes, in pixels; an estimate, as fonts differ.
  package func extent(size: Int) -> Int { (width * size * 56 + 99) / 100 }

  /// Returns the beginning of the text that fits, with an ellipsis where it is cut.
  package func cut(to room: Int, size: Int) -> String {
    // Nearly every text is short and has one column for each byte.
    let most = room == .max ? Self.mostDrawn : max(0, room) / 2
    if utf8.count <= most, isPlain, extent(size: size) <= room { return self }
    // Most of a text of a million characters is not even looked at.
    let start = prefix(most)
    let text = String(start)
    guard text.count < count || text.extent(size: size) > room else { return text }
    var columns = room == .max ? Self.mostDrawn : room * 100 / (size * 56) - 1
    let fitting = text.prefix { character in
      columns -= character.width
      return columns >= 0
    }
    return String(fitting) + "…"
  }

  /// Returns the text in lines that fit, broken between words where that is possible.
  ///
  /// - Parameter most: The largest number of lines; what has no room in them is cut.
  func lines(of room: Int, size: Int, most: Int) -> [String] {
    guard !isEmpty else { return [] }
    var lines: [String] = []
    var line = ""
    let words = prefix(Self.mostDrawn).split { $0.isWhitespace }
    for (number, word) in words.enumerated() {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if line.isEmpty || longer.extent(size: size) <= room {
        line = longer
      } else if lines.count == most - 1 {
        // The last line has all the rest, so that it ends with the sign of a cut.
        let rest = ([Substring(line)] + words[number...]).joined(separator: " ")
        return lines + [rest.cut(to: room, size: size)]
      } else {
        lines.append(line.cut(to: room, size: size))
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line.cut(to: room, size: size)]
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

import Platform
import Reports

/// The choices for the use of colours.
private enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// A Boolean value that indicates whether standard output has colours.
  var isColored: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if !(CurrentProcess.environment("NO_COLOR") ?? "").isEmpty { return false }
      // A build server shows colours, but is no terminal.
      let forced = ["FORCE_COLOR", "CLICOLOR_FORCE"].map { CurrentProcess.environment($0) ?? "" }
      if forced.contains(where: { !["", "0"].contains($0) }) { return true }
      return Terminal.has(1) && CurrentProcess.environment("TERM") != "dumb"
    }
  }
}

extension FlagReader {
  /// Reads `--color`, and returns the form of the results on standard output.
  mutating func palette() -> Palette {
    let choice = value(
      "--color",
      "WHEN",
      "use colours: auto, always or never (NO_COLOR turns them off, FORCE_COLOR on)",
      as: FlagType<ColorChoice>.word,
      isCommon: false
    )
    return Palette(isColored: (choice ?? .auto).isColored, width: Palette.terminalWidth)
  }

  /// Reads `--color` and `--error-format`.
  mutating func paletteOfErrors() -> Palette {
    var palette = palette()
    let format = value(
      "--error-format",
      "FORMAT",
      "long, json, or short for editors: path:line:column: error: message",
      as: FlagType<ErrorFormat>.word,
      isCommon: false
    )
    if let format {
      palette.errorFormat = format
      palette.isColored = palette.isColored && format != .json
    }
    return palette
  }
}

extension Palette {
  /// The form of results if no flag changes it.
  static var usual: Palette {
    Palette(isColored: ColorChoice.auto.isColored, width: terminalWidth)
  }

  /// The number of columns, if both results and mistakes go to a terminal: a text that was laid
  /// out for one never gets into a file.
  fileprivate static var terminalWidth: Int? {
    guard let (output, errors) = Terminal.columns(of: 1).map({ ($0, Terminal.columns(of: 2)) })
    else { return nil }
    return errors.map { min(output, $0) }
  }

  /// The form of text in a file.
  static var plain: Palette { Palette(isColored: false) }
}

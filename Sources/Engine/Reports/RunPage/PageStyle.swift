import PhoneDescription

/// The look of pages, in light and dark.
package enum PageStyle {
  /// The policy of a page, which loads nothing and runs only its own script.
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src '\(RunPageFiles.hash)'"

  /// The rules of the style sheet; those of the drawings are made from their colours.
  package static let text = """

    \(RunPageFiles.pageStyle)
    @media (prefers-color-scheme: dark) {
    \(Ink.dark.map { twin in
      ".timeline [fill='\(twin.light)'] { fill: \(twin.dark); } "
        + ".timeline [stroke='\(twin.light)'] { stroke: \(twin.dark); }\n"
    }.joined())}

    """
}

import Reports

/// The values of the command line of `belfry site`.
struct SiteOptions: CommandOptions {
  /// The place to write to.
  let out: String
  let isLive: Bool
  let isPlayground: Bool
  let hasSearch: Bool
  let isEvenFailing: Bool
  /// The path of the engine; nil for the installed one.
  let engine: String?
  let places: SourcePlaces
  let palette: Palette

  /// A Boolean value that indicates whether the command writes a script for other pages.
  var isScript: Bool { out.hasSuffix(".js") }

  init(_ flags: inout FlagReader) {
    let out = flags.value(
      "-o",
      "OUT",
      "write the pages to this folder, or a single page to this .html file",
      as: .path(.pages)
    )
    self.out = out ?? ""
    isLive = flags.has("--live", "put the engine in the pages, so that scripts can be edited")
    isPlayground = flags.has("--playground", "make one page with an editor; it is always live")
    hasSearch = flags.has("--search", "add a search over all pages")
    isEvenFailing = flags.has(
      "--even-failing",
      "write the pages although a block or a link is wrong"
    )
    engine = flags.value(
      "--engine",
      "FILE",
      "the engine, belfry.wasm or belfry.wasm.gz, if it is not installed with the program",
      as: .path(.input),
      isCommon: false
    )
    places = SourcePlaces(&flags, hasZones: false)
    palette = self.out.hasSuffix(".js") ? .plain : flags.palette()
    if out == nil {
      flags.refuse(
        UsageError("site needs a place to write to, as in: belfry site README.md -o page.html")
      )
    }
    if let mistake { flags.refuse(mistake) }
  }

  /// The first mistake of flags and operands that exclude each other.
  private var mistake: UsageError? {
    if isPlayground, hasSearch {
      return UsageError("the playground is one page; leave out --search")
    }
    guard isScript else {
      guard isPlayground || !places.operands.isEmpty else {
        return UsageError("site needs Markdown files, as in: belfry site README.md -o page.html")
      }
      return nil
    }
    let others = [
      (isPlayground, "--playground"), (isLive, "--live"), (hasSearch, "--search"),
      (isEvenFailing, "--even-failing"),
    ]
    if let (_, flag) = others.first(where: { $0.0 }) {
      return UsageError("'\(out)' is a script, not a page; leave out \(flag)")
    }
    guard places.operands.isEmpty else {
      return UsageError(
        "a script has no PATH, as the scenarios are in your page; write -o OUT.html"
      )
    }
    return nil
  }
}

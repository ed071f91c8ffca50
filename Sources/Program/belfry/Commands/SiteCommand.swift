import Pages
import Reports
import Scenarios

/// Makes pages from Markdown, in which scripts are played.
enum SiteCommand: Subcommand {
  static let name = "site"
  static let group = Command.Group.lookFurther
  static let operands = "PATH …"
  static let summary = "make pages from Markdown, with a phone for each script"

  static var discussion: String {
    """
    A PATH is a Markdown file or a folder of them. Each file becomes a page that needs no network
    and no server. A ```scenario block is shown with its phone, its timeline and its verdict; with
    --live a reader can edit it. Pages are not written if a block does not hold or a link leads
    nowhere.

    With --playground, the page has an editor, and the scenarios of each PATH to start from.
    Without a PATH, -o belfry.js writes a script for a page of your own: it plays what is in
    <pre class="belfry">.

    The status is 0 if pages were written, 1 if an expectation was not met or a command prints
    something else than its page shows, 2 if a path is wrong or a page cannot be written, 3 if a
    file has mistakes, 6 if a limit ended it.
    """
  }

  static func run(
    _ options: SiteOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let out = options.out
    if options.isScript { return try embed(options, &console) }
    let bytes =
      options.isPlayground || options.isLive ? try EngineFile.bytes(options.engine) : nil
    let files = ScriptFiles(roots: try options.places.roots())
    if options.isPlayground {
      return try PlaygroundBuilder(bytes ?? [], files).write(options, &console)
    }
    var builder = SiteBuilder(options.palette, files)
    try builder.read(options.places.operands)
    builder.play(&console)
    if builder.status != .unreadable { builder.compareCommands(&console) }
    builder.judge(&console)
    builder.checkLinks(&console)
    guard builder.status == .passed || options.isEvenFailing else {
      console.printError("belfry: no page is written; --even-failing writes pages all the same\n")
      return builder.status
    }
    try builder.write(to: out, engine: bytes, hasSearch: options.hasSearch, &console)
    return builder.status
  }

  /// Writes the script that plays the blocks in pages of other tools.
  private static func embed(
    _ options: SiteOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let out = options.out
    let engine = try EngineFile.bytes(options.engine)
    try ProjectFolder.start(of: out).write(
      Starter.File(path: out, text: EmbeddedBlock.script(engine)),
      for: .result("-o", out)
    )
    console.print("\(out): put it into a page, and scenarios into <pre class=\"belfry\">\n")
    return .passed
  }
}

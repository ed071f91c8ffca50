import Pages
import Reports
import Scenarios

/// Makes pages from Markdown, in which scripts are played.
enum SiteCommand {
  static let command = Command(
    name: "site",
    group: .lookFurther,
    operands: "PATH …",
    summary: "make pages from Markdown, with a phone for each script",
    discussion: """
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
      """,
    flags: [
      .init(
        "-o",
        "OUT",
        "write the pages to this folder, or a single page to this .html file",
        path: .result
      ),
      .init("--live", nil, "put the engine in the pages, so that scripts can be edited"),
      .init("--playground", nil, "make one page with an editor; it is always live"),
      .init("--search", nil, "add a search over all pages"),
      .init("--even-failing", nil, "write the pages although a block or a link is wrong"),
      .init(
        "--engine",
        "FILE",
        "the engine, belfry.wasm or belfry.wasm.gz, if it is not installed with the program",
        isCommon: false,
        path: .input
      ),
      Command.root, Command.color,
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard let out = arguments.value("-o") else {
      throw UsageError("site needs a place to write to, as in: belfry site README.md -o page.html")
    }
    let isPlayground = arguments.has("--playground")
    if isPlayground, arguments.has("--search") {
      throw UsageError("the playground is one page; leave out --search")
    }
    if out.hasSuffix(".js") { return try embed(arguments, out, &console) }
    guard isPlayground || !arguments.operands.isEmpty else {
      throw UsageError("site needs Markdown files, as in: belfry site README.md -o page.html")
    }
    let bytes =
      isPlayground || arguments.has("--live")
      ? try EngineFile.bytes(arguments.value("--engine")) : nil
    if isPlayground {
      let files = ScriptFiles(roots: try arguments.sourceRoots())
      return try PlaygroundBuilder(bytes ?? [], files).write(to: out, from: arguments, &console)
    }
    let files = ScriptFiles(roots: try arguments.sourceRoots())
    var builder = SiteBuilder(try arguments.palette(), files)
    try builder.read(arguments.operands)
    builder.play(&console)
    if builder.status != .unreadable { builder.compareCommands(&console) }
    builder.judge(&console)
    builder.checkLinks(&console)
    guard builder.status == .passed || arguments.has("--even-failing") else {
      console.printError("belfry: no page is written; --even-failing writes pages all the same\n")
      return builder.status
    }
    try builder.write(to: out, engine: bytes, hasSearch: arguments.has("--search"), &console)
    return builder.status
  }

  /// Writes the script with which other pages have living blocks.
  private static func embed(
    _ arguments: Arguments,
    _ out: String,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let others = ["--playground", "--live", "--search", "--even-failing"]
    if let flag = others.first(where: arguments.has) {
      throw UsageError("'\(out)' is a script, not a page; leave out \(flag)")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError("a script has no PATH, as the scenarios are in your page; write -o OUT.html")
    }
    let engine = try EngineFile.bytes(arguments.value("--engine"))
    try ProjectFolder.start(of: out).write(
      Starter.File(path: out, text: EmbeddedBlock.script(engine)),
      for: .result("-o", out)
    )
    console.print("\(out): put it into a page, and scenarios into <pre class=\"belfry\">\n")
    return .passed
  }
}

import Pages
import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios

/// Gathers scenarios for the playground, and writes its page.
struct PlaygroundBuilder {
  private let engine: [UInt8]
  private let files: ScriptFiles

  init(_ engine: [UInt8], _ files: ScriptFiles) {
    self.engine = engine
    self.files = files
  }

  /// Writes the page.
  func write(
    _ options: SiteOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let out = options.out
    guard out.hasSuffix(".html") else {
      throw UsageError(
        "the playground is one page; write "
          + ShellCommand("-o", (out.isEmpty ? "playground" : out) + ".html").text
      )
    }
    var scripts: [Playground.StartScript] = []
    let status = try files.forEach(
      of: options.places.operands,
      &console,
      options.palette
    ) { file, script, mistakes, _ throws(PathError) in
      guard file.obstacle == nil, mistakes.isEmpty, !script.name.isMarkdown else { return }
      let base = files.base(for: script.name)
      let script = Playground.StartScript(
        source: file.source,
        base: base,
        files: files.texts(includedBy: file.source, base)
      )
      scripts.append(script)
    }
    guard status == .passed || options.isEvenFailing else { return status }
    let page = Playground(scripts: scripts, engine: engine, reference: Card.text).page
    try ProjectFolder.start(of: out).write(
      Starter.File(path: out, text: page),
      for: .result("-o", out)
    )
    console.print("\(out): a playground with \(counted(scripts.count, "script"))\n")
    return status
  }
}

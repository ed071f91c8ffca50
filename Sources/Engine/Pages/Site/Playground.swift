import Reports
import ScenarioParsing
public import Scenarios

/// A page with an editor and a phone.
public struct Playground: Sendable {
  /// A script to start from.
  public struct StartScript: Sendable {
    /// The script.
    public var source: Source
    /// The texts that are included before its first line.
    public var base: [Source]
    /// The texts that it can include.
    public var files: [Source]

    /// Creates a script to start from.
    public init(source: Source, base: [Source] = [], files: [Source] = []) {
      self.source = source
      self.base = base
      self.files = files
    }
  }

  private let scripts: [StartScript]
  private let engine: [UInt8]
  private let reference: String

  /// Creates a playground.
  ///
  /// - Parameters:
  ///   - scripts: The scripts to start from.
  ///   - engine: The bytes of the engine.
  ///   - reference: The text about the language, in Markdown.
  public init(scripts: [StartScript], engine: [UInt8], reference: String) {
    self.scripts = scripts
    self.engine = engine
    self.reference = reference
  }

  /// The script that the page begins with.
  static let first = """
    phone   iOS 18

    scenario "a reminder after a yes"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Allow"
    @08:05  app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:35  expect  "water" delivered as banner list

    """

  /// The page.
  public var page: String {
    let question = Question(Source(name: "playground.scenario", text: Self.first))
    let block = LivingBlock(Answer(to: question)).element()
    let list = JSON.list(scripts.map { $0.object })
    return PageFrame(
      title: "Belfry playground",
      main: """
        <header class="bar"><h1>Belfry <small>playground</small></h1></header>
        \(block)<section class="panels">
        <div class="panel" id="explain"><h2>Explain</h2></div>
        <div class="panel" id="reference"><h2>Reference</h2>\(card)</div>
        </section>
        <script type="application/json" id="stories">\(list.inPage)</script>

        """,
      engine: .within(engine),
      script: SiteScript.living + "\n" + SiteFiles.playgroundScript,
      style: "\n" + SiteFiles.playgroundStyle
    ).text
  }

  private var card: String {
    let document = SiteDocument(Source(name: "card.md", text: reference), at: "card.md")
    let places = InlineText.Places(
      link: { $0.hasPrefix("https://") ? $0 : nil },
      picture: { _ in nil },
      definitions: [:]
    )
    var body = PageBody(document, places)
    return body.markup { block in
      let lines = ColoredScript(block.source, []).lines
      return "<pre class=\"code\">\(lines.map { $0 + "\n" }.joined())</pre>\n"
    }
  }
}

extension Playground.StartScript {
  /// The script as the page reads it.
  fileprivate var object: JSON {
    .object([
      "base": .number(base.count),
      "name": .text(source.name),
      "text": .text(source.text),
      "texts": .list(
        (base + files).map { .object(["name": .text($0.name), "text": .text($0.text)]) }
      ),
    ])
  }
}

import Pages
import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios

/// Reads documents, plays their scripts, checks their links, and writes their pages.
struct SiteBuilder {
  private let palette: Palette
  private let files = ScriptFiles()
  private var documents: [SiteDocument] = []
  /// The answers to the scripts of each document, by the lines of their fences.
  private var answers: [[Int: Answer]] = []
  private(set) var status = ExitStatus.passed

  init(_ palette: Palette) { self.palette = palette }

  /// Reads the documents of all operands.
  mutating func read(_ operands: [String]) throws(UsageError) {
    var sources: [Source] = []
    for operand in operands {
      let found = files.finds(of: operand, endings: String.markdown)
      for find in found {
        switch find {
        case .standardInput: throw UsageError("site reads files; name a Markdown file")
        case .named(let path, let line):
          guard line == nil, path.isMarkdown else {
            throw UsageError("site reads Markdown; '\(path)' does not end with .md")
          }
          sources.append(try source(path))
        case .found(let path): sources.append(try source(path))
        case .obstacle(let error): throw UsageError(error.message)
        }
      }
      if found.isEmpty { throw UsageError("'\(operand)' contains no Markdown file") }
    }
    var known: Set<String> = []
    sources = sources.filter { known.insert($0.name).inserted }
    let paths = sources.map { ScriptFiles.straightened($0.name) }
    let root = paths.commonFolder
    documents = zip(sources, paths).map { SiteDocument($0, at: String($1.dropFirst(root.count))) }
  }

  private func source(_ path: String) throws(UsageError) -> Source {
    let source: Source
    do throws(PathError) {
      source = try files.source(path, .operand)
    } catch {
      throw UsageError(error.message)
    }
    guard String(validating: source.bytes, as: UTF8.self) != nil, !source.bytes.contains(0) else {
      throw UsageError("'\(path)' is not UTF-8; save it as UTF-8")
    }
    return source
  }

  // MARK: Scripts

  /// Plays the scripts of all documents, and says what is wrong with them.
  mutating func play(_ console: inout Console) {
    for document in documents {
      var all: [Int: Answer] = [:]
      for mistake in Markdown.page(in: document.source).mistakes { report(mistake, &console) }
      var titles: Set<String> = []
      for block in document.scripts {
        let answer = Answer(to: question(about: block))
        all[block.fence] = answer
        let doubled = answer.script.diagnostics(ofTitlesIn: titles)
        titles.formUnion(answer.script.scenarios.map(\.title))
        for mistake in doubled { report(mistake, &console) }
        for mistake in answer.file.mistakes { report(mistake, &console) }
        if answer.file.mistakes.isEmpty, !answer.isPassed, !block.attributes.isSetup {
          console.print(answer.text)
          status = status.or(.failed)
        }
      }
      answers.append(all)
    }
  }

  private mutating func report(_ mistake: Diagnostic, _ console: inout Console) {
    console.printProblem(text(of: mistake, palette), palette)
    status = status.or(.unreadable)
  }

  /// Returns the question about a block, with the texts that it includes.
  private func question(about block: Markdown.Block) -> Question {
    var question = Question(block.source)
    question.base = files.base(for: block.source.name) + block.base
    question.mustFail = block.attributes.mustFail
    question.needsScenario = !block.attributes.isSetup
    question.files = files.texts(includedBy: block.source, question.base)
    return question
  }

  // MARK: Links

  /// Says which links and pictures lead nowhere.
  mutating func checkLinks(_ console: inout Console) {
    for document in documents {
      let places = SitePlaces(document, documents, files)
      var told: Set<String> = []
      for address in document.addresses where told.insert(address.text).inserted {
        guard let problem = places.problem(of: address) else { continue }
        let line = document.source.line(of: address.text)
        console.printError("\(document.source.name):\(line): error: \(problem.printable)\n")
        status = status.or(.unreadable)
      }
    }
  }

  // MARK: Pages

  /// Writes the pages, and the files that they share.
  func write(
    to out: String,
    engine: [UInt8]?,
    hasSearch: Bool,
    _ console: inout Console
  ) throws(UsageError) {
    let isFile = out.hasSuffix(".html")
    guard !isFile || documents.count == 1 else {
      throw UsageError(
        "\(documents.count) pages need a folder; write -o \(out.dropLast(5)) instead of \(out)"
      )
    }
    guard !out.hasScriptEnding else {
      throw UsageError("'\(out)' is no name of a page or a folder")
    }
    let isAlone = documents.count == 1
    let way: Site.Engine = engine.map { isAlone ? .within($0) : .beside } ?? .absent
    let site = Site(documents, way, hasSearch: hasSearch && !isAlone)
    let folder = ProjectFolder.start(of: out)
    let top = isFile ? "" : out + "/"
    for (number, document) in documents.enumerated() {
      let places = SitePlaces(document, documents, files)
      let page = site.page(
        number,
        answers[number],
        link: { places.address(of: $0) },
        picture: { places.picture(at: $0) }
      )
      try folder.write(Starter.File(path: isFile ? out : top + document.page, text: page))
    }
    if !isAlone, let engine {
      let text = Site.engineScript(engine)
      try folder.write(Starter.File(path: top + Site.engineFile, text: text))
    }
    if site.hasSearch {
      try folder.write(Starter.File(path: top + Site.searchFile, text: site.searchScript))
    }
    console.print("\(counted(documents.count, "page")) in \(out)\n")
  }
}

extension [String] {
  /// The folder that all paths are in, with its slash, or an empty text.
  fileprivate var commonFolder: String {
    guard let first else { return "" }
    var folder = first.lastIndex(of: "/").map { String(first[...$0]) } ?? ""
    while !folder.isEmpty, !allSatisfy({ $0.hasPrefix(folder) }) {
      let inner = folder.dropLast()
      folder = inner.lastIndex(of: "/").map { String(inner[...$0]) } ?? ""
    }
    return folder
  }
}

extension Source {
  /// The first line that contains an address; 1 if none does.
  fileprivate func line(of address: String) -> Int {
    lines.first { line($0).contains(text: address) } ?? 1
  }
}

import Pages
import PhoneDescription
import Platform
import Reports
import ScenarioParsing
import Scenarios

/// Reads documents, plays their scripts, checks their links, and writes their pages.
struct SiteBuilder {
  private let palette: Palette
  private let files: ScriptFiles
  private var documents: [SiteDocument] = []
  /// The answers to the scripts of each document, by the lines of their fences.
  private var answers: [[Int: Answer]] = []
  private(set) var status = ExitStatus.passed
  /// The numbers of what was tested.
  private var count = TestCount()
  /// The part of the limits of the command that the blocks so far have left.
  private var left = Limits.site

  init(_ palette: Palette, _ files: ScriptFiles) {
    self.palette = palette
    self.files = files
  }

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
      if let obstacle = files.obstacle(inBaseOf: path) { throw obstacle }
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

  /// Plays the scripts of all documents, and prints their problems.
  mutating func play(_ console: inout Console) {
    for (number, document) in documents.enumerated() {
      console.showProgress("page \(number + 1) of \(documents.count) · \(document.source.name)")
      var all: [Int: Answer] = [:]
      for mistake in Markdown.page(in: document.source).mistakes { report(mistake, &console) }
      var titles: Set<String> = []
      for block in document.scripts {
        let answer = answer(about: block)
        all[block.fence] = answer
        note(answer, at: block.fence, in: document, &console)
        let doubled = answer.script.diagnostics(ofTitlesIn: titles)
        titles.formUnion(answer.script.scenarios.map { $0.title })
        for mistake in doubled { report(mistake, &console) }
        for mistake in answer.file.mistakes { report(mistake, &console) }
        let outcomes = answer.file.outcomes
        add(answer)
        if outcomes.contains(where: { !$0.result.isPassed }) {
          console.print(answer.text)
          // A stopped or unplayed scenario shows nothing about its expectations.
          let isFailed = answer.file.outcomes.contains {
            !$0.result.isPassed && $0.result.end != .stopped
          }
          let isStopped =
            answer.unplayed != nil || answer.file.outcomes.contains { $0.result.isStopped }
          status = status.or(isFailed || !isStopped ? .failed : .stopped)
        }
      }
      answers.append(all)
    }
  }

  /// Counts what an answer has tested.
  private mutating func add(_ answer: Answer) {
    let tested = answer.file.outcomes.filter { $0.result.end != .skipped }
    count.scenarios += answer.script.scenarios.count
    count.skipped += answer.script.scenarios.count { $0.skip != nil }
    // A scenario has an outcome for each version and reading.
    count.tested += Set(tested.map { $0.result.scenario.id(in: answer.script.name) }).count
    count.isIncomplete =
      count.isIncomplete || !answer.file.mistakes.isEmpty || answer.unplayed != nil
  }

  /// Prints the problem that nothing was tested, if there are scenarios at all.
  ///
  /// Documents without a script are pages, too.
  mutating func judge(_ console: inout Console) {
    guard count.scenarios > 0, let nothing = count.nothing else { return }
    console.printError("belfry: \(nothing.text)\n")
    status = status.or(ExitStatus(nothing))
  }

  /// Compares the outputs of commands in the documents with their current outputs, as `run` does.
  mutating func compareCommands(_ console: inout Console) {
    for document in documents {
      let page = Markdown.page(in: document.source)
      count.others += PageCommands.compared(in: page)
      do throws(UsageError) {
        for difference in try PageUpdate.differences(in: page, of: document.source, files.roots) {
          let problem = PageUpdate.stale(difference, document.source)
          console.printError("belfry: \(problem.message.printable)\n")
          status = status.or(ExitStatus(problem))
        }
      } catch {
        console.printError("belfry: \(error.message.printable)\n")
        status = status.or(.usage)
      }
    }
  }

  /// Subtracts the use of a block from the limits, and prints the limit that stopped the block.
  private mutating func note(
    _ answer: Answer,
    at line: Int,
    in document: SiteDocument,
    _ console: inout Console
  ) {
    left.events = max(0, left.events - answer.events)
    left.memory = max(0, left.memory - answer.memory)
    left.runs = left.runs.map { max(0, $0 - answer.file.outcomes.count) }
    guard var unplayed = answer.unplayed else { return }
    unplayed.limit = unplayed.limit.asWhole(of: .site)
    let place = "\(document.source.name):\(line)".printable
    console.printError("\(place): \(answer.sentence(about: unplayed))\n")
    status = status.or(.stopped)
  }

  private mutating func report(_ mistake: Diagnostic, _ console: inout Console) {
    console.printProblem(text(of: mistake, palette), palette)
    status = status.or(.unreadable)
  }

  /// Returns the answer about a block.
  ///
  /// A failure that the page shows on purpose names the file that its reader saves, as the commands
  /// of the page do. A mistake names the place in the page.
  private func answer(about block: Markdown.Block) -> Answer {
    if block.attributes.mustFail, let file = block.attributes.file {
      let saved = Source(name: file, bytes: Array(block.text.utf8))
      let answer = Answer(to: question(about: block, saved))
      if answer.file.mistakes.isEmpty { return answer }
    }
    return Answer(to: question(about: block, block.source))
  }

  /// Returns the question about a block, with the texts that it includes.
  private func question(about block: Markdown.Block, _ source: Source) -> Question {
    var question = Question(source)
    question.base = files.base(for: block.source.name) + block.base
    question.mustFail = block.attributes.mustFail
    question.limits = left
    question.needsScenario = !block.attributes.isSetup
    question.files = files.texts(includedBy: block.source, question.base)
    return question
  }

  // MARK: Links

  /// Prints the links and pictures that lead nowhere.
  mutating func checkLinks(_ console: inout Console) {
    for document in documents {
      let places = SitePlaces(document, documents, files)
      var reported: Set<String> = []
      for address in document.addresses where reported.insert(address.text).inserted {
        guard let problem = places.problem(of: address) else { continue }
        let line = document.source.line(of: address.text)
        console.printError("\(document.source.name):\(line): error: \(problem.printable)\n")
        status = status.or(.unreadable)
      }
    }
  }

  // MARK: Pages

  /// Writes the pages, and the files that they share.
  mutating func write(
    to out: String,
    engine: [UInt8]?,
    hasSearch: Bool,
    _ console: inout Console
  ) throws(UsageError) {
    let isFile = out.hasSuffix(".html")
    guard !isFile || documents.count == 1 else {
      throw UsageError(
        "\(documents.count) pages need a folder; write "
          + "\(ShellCommand("-o", String(out.dropLast(5))).text) instead of \(out)"
      )
    }
    guard !out.hasScriptEnding else {
      throw UsageError("'\(out)' is no name of a page or a folder")
    }
    let isAlone = documents.count == 1
    let way: Site.Engine = engine.map { isAlone ? .within($0) : .beside } ?? .absent
    let site = Site(documents, way, hasSearch: hasSearch && !isAlone)
    var folder = ProjectFolder.start(of: out)
    // Links that are in the folder of the pages lead none of them elsewhere.
    if !isFile { folder.bound = out }
    let purpose = WritePurpose.result("-o", out)
    let top = isFile ? "" : out + "/"
    for (number, document) in documents.enumerated() {
      let places = SitePlaces(document, documents, files)
      let page = site.page(
        number,
        answers[number],
        link: { places.address(of: $0) },
        picture: { places.picture(at: $0) }
      )
      if page.hidden > 0 {
        let size = Limit.bytes.text(of: Limits.site.bytes ?? 0)
        console.printError(
          "\(document.source.name.printable): \(counted(page.hidden, "outcome")) not shown: the "
            + "limit of \(size) for a page is reached; make several pages of it\n"
        )
        status = status.or(.stopped)
      }
      try folder.write(
        Starter.File(path: isFile ? out : top + document.page, text: page.text),
        for: purpose
      )
    }
    if !isAlone, let engine {
      let text = Site.engineScript(engine)
      try folder.write(Starter.File(path: top + Site.engineFile, text: text), for: purpose)
    }
    if site.hasSearch {
      let file = Starter.File(path: top + Site.searchFile, text: site.searchScript)
      try folder.write(file, for: purpose)
    }
    console.print("\(counted(documents.count, "page")) in \(out)\n")
  }
}

extension [String] {
  /// The folder that contains all paths, with its slash, or an empty text.
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

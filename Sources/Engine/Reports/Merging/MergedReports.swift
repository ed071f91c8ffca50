import PhoneDescription
import Scenarios

extension RunMerge {
  /// The JSON of the whole run, as one machine would have written it.
  public var json: String {
    let scenarios = files.flatMap { $0.scenarios }
    var counts: [String: Int] = [:]
    for scenario in scenarios { counts[scenario["outcome"]?.text ?? "", default: 0] += 1 }
    func count(_ ends: ScenarioResult.End...) -> JSON {
      .number(ends.reduce(0) { $0 + (counts[$1.rawValue] ?? 0) })
    }
    let problems = allProblems
    let summary: JSON = .object([
      "scenarios": .number(scenarios.count),
      "passed": count(.passed),
      "failed": count(.failed, .passedUnexpectedly),
      "stopped": count(.stopped),
      "skipped": count(.skipped),
      "xfailed": count(.failedAsExpected),
      "mistakes": .number(files.reduce(0) { $0 + $1.mistakes.count }),
      "problems": .number(problems.count),
      "commands": commands > 0 ? .number(commands) : nil,
    ])
    let whole: JSON = .object([
      "files": .list(
        files.map { file in
          .object([
            "mistakes": .list(file.mistakes), "path": .text(file.path),
            "scenarios": .list(file.scenarios),
          ])
        }
      ),
      "inputs": .text(first.head.scope.inputs),
      "options": .texts(first.head.scope.options),
      "problems": .list(problems.map { $0.json }),
      "readings": .texts(readings),
      "release": .text(first.head.scope.release),
      "shared": .texts(facts),
      "summary": summary,
      "version": .number(jsonVersion),
      "zones": .text(first.head.zones),
    ])
    return whole.written() + "\n"
  }

  /// The XML that CI systems read as JUnit's.
  public func junit(_ dialect: JUnitDialect) -> String {
    text(of: JUnitReport(Variants(), dialect))
  }

  /// The Test Anything Protocol, version 14.
  public var tap: String { text(of: TAPReport(Variants())) }

  private func text(of empty: some CaseForm) -> String {
    var form = empty
    var body = ""
    for file in files {
      form.begin(file.path)
      for report in ReportCase.all(of: file) { body += form.add(report) }
    }
    for problem in allProblems {
      let report = ReportCase(problem)
      form.begin(report.file)
      body += form.add(report)
    }
    let bytes = Array(body.utf8)
    let isLast = form.opening != nil
    return form.closing().reduce(into: (form.opening ?? "") + (isLast ? body : "")) { text, piece in
      switch piece {
      case .text(let piece): text += piece
      case .body(let range): text += String(decoding: bytes[range], as: UTF8.self)
      }
    }
  }
}

extension RunProblem {
  /// Reads a problem of a report.
  init(_ json: JSON) {
    self.init(
      path: json["path"]?.text,
      json["message"]?.text ?? "",
      kind: json["type"]?.text.flatMap { Kind(rawValue: $0) } ?? .unreadable,
      status: json["status"]?.number
    )
  }
}

extension ReportCase {
  /// The cases of a file, as the run that played it had them.
  static func all(of file: RecordedRun.File) -> [ReportCase] {
    var scripts: [(line: Int, mistakes: [JSON])] = []
    for mistake in file.mistakes {
      let line = mistake["script"]?.number ?? 1
      if let known = scripts.firstIndex(where: { $0.line == line }) {
        scripts[known].mistakes.append(mistake)
      } else {
        scripts.append((line, [mistake]))
      }
    }
    let unread = scripts.map { script in
      ReportCase(
        file: file.path,
        line: script.line,
        name: canBeRead,
        verdict: .broken(script.mistakes.map { Problem(mistake: $0) })
      )
    }
    return unread + file.scenarios.map { ReportCase(scenario: $0, in: file.path) }
  }

  private init(scenario: JSON, in path: String) {
    let report = scenario["case"]
    let problems = (report?["problems"]?.list ?? []).map { Problem($0) }
    let reason = scenario["reason"]?.text ?? ""
    let end = scenario["outcome"]?.text.flatMap { ScenarioResult.End(rawValue: $0) } ?? .failed
    let verdict: Verdict =
      switch end {
      case .passed: .passed
      case .skipped: .skipped(reason: reason)
      case .failedAsExpected: .failedAsExpected(reason: reason)
      case .failed, .passedUnexpectedly: .failed(problems)
      case .stopped: .broken(problems)
      }
    self.init(
      file: path,
      line: report?["line"]?.number,
      name: report?["name"]?.text ?? "",
      id: report?["id"]?.text,
      verdict: verdict
    )
  }
}

extension ReportCase.Problem {
  fileprivate init(_ json: JSON) {
    self.init(
      kind: json["type"]?.text.flatMap { ReportCase.Kind(rawValue: $0) } ?? .expectation,
      message: json["message"]?.text ?? "",
      place: Place(json),
      text: json["text"]?.text ?? ""
    )
  }

  fileprivate init(mistake json: JSON) {
    self.init(json)
    kind = .mistake
  }
}

extension ReportCase.Problem.Place {
  fileprivate init?(_ json: JSON) {
    guard let file = json["path"]?.text, let line = json["line"]?.number,
      let column = json["column"]?.number
    else { return nil }
    self.init(file: file, line: line, column: column)
  }
}

import ScenarioParsing
public import Scenarios

/// A report that is written result by result: each function returns the text that a result adds.
///
/// A writer keeps numbers, never the results, so a run of any length can be reported while it is
/// played. The owner of the file calls `open`, `add` for each scenario and `close` for each file,
/// and appends each text to the file.
public struct ReportWriter: Sendable {
  /// The form, which copies of the writer share until one of them adds something.
  private var form: AnyForm

  init(_ form: some ReportForm) { self.form = FormBox(form) }

  /// The form, of this writer alone.
  private var own: AnyForm {
    mutating get {
      if !isKnownUniquelyReferenced(&form) { form = form.copy() }
      return form
    }
  }

  /// JSON, for other programs.
  public static func json(_ variants: Variants, journals: Journals = .all) -> ReportWriter {
    ReportWriter(JSONReport(variants, journals))
  }

  /// The XML that CI systems read as JUnit's.
  public static func junit(
    _ variants: Variants,
    _ dialect: JUnitDialect = .common
  ) -> ReportWriter {
    ReportWriter(JUnitReport(variants, dialect))
  }

  /// The Test Anything Protocol, version 14.
  public static func tap(_ variants: Variants) -> ReportWriter { ReportWriter(TAPReport(variants)) }

  /// A page for people, which needs nothing but its file.
  ///
  /// - Parameters:
  ///   - variants: The versions and readings that are played.
  ///   - links: The addresses of the lines of scripts; nil for a page without them.
  public static func page(_ variants: Variants, linking links: SourceLinks? = nil) -> ReportWriter {
    ReportWriter(PageReport(variants, linking: links))
  }

  /// The problems as commands of GitHub's workflow runner, which shows each at its line.
  ///
  /// - Parameters:
  ///   - variants: The versions and readings that are played.
  ///   - workspace: The repository, in which the paths of the annotations are; nil for paths as
  ///     the command line has them.
  public static func gitHub(_ variants: Variants, in workspace: Workspace? = nil) -> ReportWriter {
    ReportWriter(GitHubReport(variants, workspace))
  }

  /// The summary of a step on GitHub's runner, in Markdown.
  ///
  /// - Parameters:
  ///   - variants: The versions and readings that are played.
  ///   - workspace: The repository, in which the paths are; nil for paths as the command line has
  ///     them.
  ///   - address: The address of the files of the commit; nil for a summary without links.
  ///   - most: The most bytes that the runner takes.
  public static func gitHubSummary(
    _ variants: Variants,
    in workspace: Workspace? = nil,
    at address: String? = nil,
    most: Int = 1 << 20
  ) -> ReportWriter {
    let place = GitHubSummary.Place(workspace: workspace, address: address)
    return ReportWriter(GitHubSummary(variants, place, most: most))
  }

  /// The text that the report begins with; nil if it depends on the results that follow.
  ///
  /// Without an opening, the texts are kept aside, and `closing` returns their places.
  public var opening: String? { form.opening }

  /// Begins a file, and reports the mistakes in it.
  ///
  /// - Parameter scripts: The scripts of the file; their outcomes are not looked at.
  public mutating func open(_ scripts: ArraySlice<FileResult>) -> String { own.open(scripts) }

  /// Reports a scenario of the file that is open.
  ///
  /// - Parameters:
  ///   - outcome: The scenario's outcome.
  ///   - sources: The text of its script, and behind it those that it includes.
  ///   - write: Called with the text, in as many pieces as it comes.
  public mutating func add(
    _ outcome: Outcome,
    from sources: [Source],
    to write: (String) -> Void
  ) {
    own.add(outcome, from: sources, to: write)
  }

  /// Ends the file that is open.
  public mutating func close() -> String { own.close() }

  /// Reports a problem that kept a file or the run from being played, while no file is open.
  public mutating func add(_ problem: RunProblem) -> String { own.add(problem) }

  /// Notes the facts about the run as a whole, once all is played.
  public mutating func note(_ scope: RunScope) { own.note(scope) }

  /// The rest of the report.
  ///
  /// A report with an opening ends with text alone.
  public func closing() -> [ReportPiece] { form.closing() }
}

/// Renders a run that has ended.
public func report(
  _ files: [FileResult],
  _ problems: [RunProblem] = [],
  in scope: RunScope? = nil,
  as empty: ReportWriter
) -> String {
  var writer = empty
  if let scope { writer.note(scope) }
  return writer.report(files, problems)
}

extension ReportWriter: ReportForm {}

// A report of any form without an existential, which Embedded Swift does not have: a format then
// needs no line here.

/// The functions of all forms; the class itself is a report without text.
///
/// A writer changes a form only if no other writer has it, so it is as safe to send as a value.
private class AnyForm: @unchecked Sendable {
  var opening: String? { nil }
  func copy() -> AnyForm { self }
  func open(_ scripts: ArraySlice<FileResult>) -> String { "" }
  func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {}
  func close() -> String { "" }
  func add(_ problem: RunProblem) -> String { "" }
  func note(_ scope: RunScope) {}
  func closing() -> [ReportPiece] { [] }
}

/// A box with one form, which implements the functions of all forms.
private final class FormBox<Form: ReportForm>: AnyForm, @unchecked Sendable {
  private var form: Form

  init(_ form: Form) { self.form = form }

  override var opening: String? { form.opening }
  override func copy() -> AnyForm { FormBox(form) }
  override func open(_ scripts: ArraySlice<FileResult>) -> String { form.open(scripts) }
  override func add(_ outcome: Outcome, from sources: [Source], to write: (String) -> Void) {
    form.add(outcome, from: sources, to: write)
  }
  override func close() -> String { form.close() }
  override func add(_ problem: RunProblem) -> String { form.add(problem) }
  override func note(_ scope: RunScope) { form.note(scope) }
  override func closing() -> [ReportPiece] { form.closing() }
}

import Foundation
import PhoneDescription
import Reports
import ScenarioParsing
public import Scenarios
import TestFrameworks
public import Testing
import VirtualDevice

/// Runs the scenarios in a file, and records each failure at its line of the file.
///
/// It needs no phone in the test, and works with Swift Testing and XCTest. The test also fails if
/// every scenario is skipped, if an assumption changes nothing, or if the scenarios have more
/// events than the limit.
///
/// ```swift
/// try expectScenarios(in: "scenarios/badge/set-by-the-app.scenario")
/// ```
///
/// - Parameters:
///   - path: The path of the file. A relative path is looked up in the folder of the test's file
///     and in the folders above it.
///   - mostEvents: The largest number of events of all scenarios.
///   - place: The source location of a failure.
///   - file: The path of the test's file.
///
/// - Throws: An error if the file cannot be read; it names the folders in which the file was looked
///   for.
public func expectScenarios(
  in path: String,
  mostEvents: Int = Script.mostEvents,
  at place: SourceLocation = #_sourceLocation,
  file: String = #filePath
) throws {
  let (url, data) = try contents(of: path, besides: file)
  let source = Source(name: url.path, bytes: Array(data))
  play(source, besides: url.path, mostEvents, for: place) { line in
    SourceLocation(
      fileID: "\(place.moduleName)/\(url.lastPathComponent)",
      filePath: url.path,
      line: max(line, 1),
      column: 1
    )
  }
}

/// Runs the scenarios in a text, and records each failure at its line of the test.
///
/// It needs no phone in the test, and works with Swift Testing and XCTest. The test also fails if
/// every scenario is skipped, if an assumption changes nothing, or if the scenarios have more
/// events than the limit.
///
/// ```swift
/// expectScenarios(
///   """
///   scenario "a reminder comes"
///   device has authorization authorized
///   @00:00  user    opens app
///           app     adds "water" after 30m title "Drink water"
///           user    leaves app
///   @00:30  expect  "water" delivered as banner list
///   """
/// )
/// ```
///
/// - Parameters:
///   - text: The scenarios.
///   - mostEvents: The largest number of events of all scenarios.
///   - place: The source location of a failure.
public func expectScenarios(
  _ text: String,
  mostEvents: Int = Script.mostEvents,
  at place: SourceLocation = #_sourceLocation
) {
  let opening = openingLine(of: text, in: place)
  play(Source(name: "scenario", text: text), besides: place.filePath, mostEvents, for: place) {
    line in
    SourceLocation(
      fileID: place.fileID,
      filePath: place.filePath,
      line: opening + line,
      column: place.column
    )
  }
}

/// Returns the line at which a multiline text of a call starts.
private func openingLine(of text: String, in place: SourceLocation) -> Int {
  guard let file = try? String(contentsOfFile: place.filePath, encoding: .utf8) else {
    return place.line
  }
  let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
  let below = lines.indices.dropFirst(place.line - 1).prefix(3)
  return below.first { lines[$0].hasSuffix("\"\"\"") }.map { $0 + 1 } ?? place.line
}

private func play(
  _ source: Source,
  besides file: String,
  _ mostEvents: Int,
  for caller: SourceLocation,
  at place: (Int) -> SourceLocation
) {
  let neighbours = RelativeFileLoader(file: file)
  let (script, mistakes) = Script.parse(
    source,
    include: neighbours.include,
    payload: neighbours.payload
  )
  for mistake in mistakes {
    fail(text(of: mistake, .init(isColored: false)), at: place(Int(mistake.place.line)))
  }
  guard mistakes.isEmpty else { return }
  var count = TestCount()
  count.scenarios = script.scenarios.count
  var left = mostEvents
  var results: [ScenarioResult] = []
  for scenario in script.scenarios {
    let result = script.explained(script.play(scenario, mostEvents: left))
    left -= result.events
    results.append(result)
    if case .stopped = result.end { break }
  }
  script.noteIdleAssumptions(in: &results)
  for (scenario, result) in zip(script.scenarios, results) {
    if result.end == .skipped { count.skipped += 1 } else { count.tested += 1 }
    let title = place(Int(scenario.place.line))
    switch result.end {
    case .passed, .skipped, .failedAsExpected: continue
    case .failed: break
    case .passedUnexpectedly:
      fail("\"\(scenario.title)\" ended as expected, though it says otherwise", at: title)
    case .stopped:
      let moment = result.device.moment.fullText
      return fail(
        """
        "\(scenario.title)" is stopped at \(moment): the scenarios of this call have \
        \(mostEvents) events, the limit; write mostEvents: \(mostEvents * 2) to allow more, or let \
        less time pass
        """,
        at: title
      )
    }
    for failure in result.failures {
      let line = Int(scenario.steps[failure.step].place.line)
      fail(
        text(of: failure, in: result, from: script.sources, .init(isColored: false)),
        at: place(line)
      )
    }
  }
  if let nothing = count.nothing { fail(nothing.text, at: caller) }
}

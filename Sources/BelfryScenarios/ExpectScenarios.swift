import Foundation
import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import TestFrameworks
public import Testing

/// Runs the scenarios in a file, and records each failure at its line of the file.
///
/// It needs no phone in the test, and works with Swift Testing and XCTest.
///
/// ```swift
/// try expectScenarios(in: "scenarios/badge/set-by-the-app.scenario")
/// ```
///
/// - Parameters:
///   - path: The path of the file. A relative path is looked up in the folder of the test's file
///     and in the folders above it.
///   - place: The source location of a failure.
///   - file: The path of the test's file.
///
/// - Throws: An error if the file cannot be read.
public func expectScenarios(
  in path: String,
  at place: SourceLocation = #_sourceLocation,
  file: String = #filePath
) throws {
  let url = nearest(path, besides: file)
  let source = Source(name: url.path, bytes: Array(try Data(contentsOf: url)))
  play(source, besides: url.path) { line in
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
/// It needs no phone in the test, and works with Swift Testing and XCTest.
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
///   - place: The source location of a failure.
public func expectScenarios(
  _ text: String,
  at place: SourceLocation = #_sourceLocation
) {
  let opening = openingLine(of: text, in: place)
  play(Source(name: "scenario", text: text), besides: place.filePath) { line in
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

private func play(_ source: Source, besides file: String, at place: (Int) -> SourceLocation) {
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
  for scenario in script.scenarios {
    let result = script.explained(script.play(scenario))
    guard result.end.isBad else { continue }
    for failure in result.failures {
      let line = Int(scenario.steps[failure.step].place.line)
      fail(
        text(of: failure, in: result, from: script.sources, .init(isColored: false)),
        at: place(line)
      )
    }
    if result.end == .passedUnexpectedly {
      fail("\"\(scenario.title)\" ended as expected, though it says otherwise", at: place(1))
    }
  }
}

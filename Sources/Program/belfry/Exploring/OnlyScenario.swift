import PhoneDescription
import Platform
import Reports
import ScenarioParsing
import Scenarios

/// The one scenario that an operand names.
struct OnlyScenario {
  private var chosen: [(script: Script, number: Int)] = []

  /// Reads the script of an operand; its mistakes are printed.
  mutating func read(
    _ path: String,
    _ files: ScriptFiles,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus {
    // A folder can hold thousands of files, and none of their mistakes is what was asked for.
    let folder = ScriptFiles.split(path).path
    if (try? FileStatus.of(folder))?.kind == .folder {
      throw UsageError(
        "'\(path)' is a folder; name one scenario by its file and line, which "
          + "\(ShellCommand.belfry("run", "--list", "--verbose", operand: folder).text) prints"
      )
    }
    var found: [(script: Script, number: Int)] = []
    let status = try files.forEach(of: [path], &console, palette) {
      file,
      script,
      mistakes,
      _ throws(PathError) in
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      found += try Selection.numbers(in: script, at: file.line).map { (script, $0) }
    }
    chosen = status == .passed ? found : []
    guard status == .passed, found.isEmpty else { return status }
    console.printError("belfry: \(NothingTested.noScenario.text)\n")
    return ExitStatus(NothingTested.noScenario)
  }

  /// Returns the scenario, or nil if the file has mistakes.
  ///
  /// If the operand names several rows of a table, the result is the first one.
  func only(in path: String) throws(UsageError) -> (script: Script, scenario: Scenario)? {
    let scenarios = chosen.map { $0.script.scenarios[$0.number] }
    guard let first = scenarios.first else { return nil }
    guard scenarios.allSatisfy({ $0.place.line == first.place.line }) else {
      throw UsageError(
        "'\(path)' has \(scenarios.count) scenarios; name one by its line, such as "
          + "\(ShellCommand("\(path):\(first.place.line)").text) for \"\(first.title)\""
      )
    }
    return (chosen[0].script, first)
  }
}

import PhoneDescription
import Platform
import Reports
import Scenarios

extension RunOptions {
  /// Returns a Boolean value that indicates whether failures are annotated.
  func annotates(_ reports: ReportObserver) -> Bool {
    switch annotations {
    case .everywhere: true
    case .nowhere: false
    case .onRunner:
      CurrentProcess.environment("GITHUB_ACTIONS") == "true"
        && !(reports.usesStandardOutput || isListing || palette.errorFormat == .json)
    }
  }
}

/// Prints the problems as commands of GitHub's workflow runner.
final class AnnotationObserver: RunObserving {
  private var report: KeptReport

  init(_ variants: Variants) { report = KeptReport(.gitHub(variants, in: .ofGitHub)) }

  func open(_ scripts: ArraySlice<FileResult>) { report.open(scripts) }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    report.add(outcome, from: script.sources)
  }

  func close(_ console: inout Console) { report.close() }

  func add(_ problem: RunProblem) { report.add(problem) }

  /// Prints the commands.
  func print(_ console: inout Console) {
    do throws(SystemFailure) {
      try report.read { console.print($0) }
    } catch {
      // A report that cannot be read back has no annotations.
    }
  }
}

/// The summary of a step, which the runner shows below the log.
final class StepSummary: RunObserving {
  private let path: String
  private var report: KeptReport

  /// The maximum number of bytes of the summaries of one step.
  private static let most = 1 << 20

  /// Creates a summary; nil if the runner has no file for it.
  init?(_ variants: Variants) {
    guard let path = CurrentProcess.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else {
      return nil
    }
    self.path = path
    let parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"]
      .compactMap { CurrentProcess.environment($0) }.filter { !$0.isEmpty }
    let address = parts.count == 3 ? "\(parts[0])/\(parts[1])/blob/\(parts[2])" : nil
    // Other programs of the step may have written a part of it.
    let written = (try? FileStatus.of(path))?.size ?? 0
    report = KeptReport(
      .gitHubSummary(variants, in: .ofGitHub, at: address, most: Self.most - written)
    )
  }

  func open(_ scripts: ArraySlice<FileResult>) { report.open(scripts) }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    report.add(outcome, from: script.sources)
  }

  func close(_ console: inout Console) { report.close() }

  func add(_ problem: RunProblem) { report.add(problem) }

  func note(_ scope: RunScope) { report.note(scope) }

  /// Appends the summary to the file of the runner.
  func write(_ console: inout Console) -> ExitStatus {
    do throws(SystemFailure) {
      let purpose = WritePurpose.result(instead: "set GITHUB_STEP_SUMMARY to another file")
      let descriptor = try FileWriter.append(path, for: purpose)
      defer { Stream.close(descriptor) }
      let before = (try? FileStatus.of(descriptor: descriptor))?.size
      do throws(SystemFailure) {
        try report.append(to: descriptor)
      } catch {
        // A table without its end would swallow what other programs add.
        if let before { _ = FileWriter.truncate(descriptor, to: before) }
        throw error
      }
      return .passed
    } catch {
      let message = "the summary of the step, '\(path)', cannot be written: \(error.message)"
      console.printError("belfry: \(message.printable)\n")
      return .usage
    }
  }
}

extension Workspace {
  /// The repository that GitHub's runner has checked out; nil elsewhere.
  static var ofGitHub: Workspace? {
    guard let root = CurrentProcess.environment("GITHUB_WORKSPACE"),
      (try? FileStatus.of(root)) != nil
    else { return nil }
    return Workspace(RealPath(root).text, from: RealPath(".").text)
  }
}

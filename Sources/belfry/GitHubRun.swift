import PhoneDescription
import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Arguments {
  /// Indicates whether failures are annotated: where a flag asks for it, and on GitHub's runner,
  /// unless a program reads standard output.
  func isForGitHub(_ reports: WantedReports) -> Bool {
    if has("--github") { return true }
    let isThere = Console.environment("GITHUB_ACTIONS") == "true"
    let isRead = reports.usesStandardOutput || has("--list") || value("--error-format") == "json"
    return isThere && !has("--no-github") && !isRead
  }
}

/// The summary of a step, which the runner shows below the log.
struct StepSummary {
  private let path: String
  private(set) var report: KeptReport

  /// The most bytes of the summaries of one step.
  private static let most = 1 << 20

  /// Creates a summary; nil where the runner has no place for one.
  init?(_ variants: Variants) {
    guard let path = Console.environment("GITHUB_STEP_SUMMARY"), !path.isEmpty else { return nil }
    self.path = path
    let parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"]
      .compactMap { Console.environment($0) }.filter { !$0.isEmpty }
    let address = parts.count == 3 ? "\(parts[0])/\(parts[1])/blob/\(parts[2])" : nil
    // Other programs of the step may have written a part of it.
    let written = (try? FileStatus.of(path))?.size ?? 0
    report = KeptReport(
      .gitHubSummary(variants, in: .ofGitHub, at: address, most: Self.most - written)
    )
  }

  mutating func tell(_ tell: (inout KeptReport) -> Void) { tell(&report) }

  /// Appends the summary to the file of the runner.
  func write(_ console: inout Console) -> ExitStatus {
    do throws(SystemFailure) {
      let purpose = WritePurpose.result(instead: "set GITHUB_STEP_SUMMARY to another file")
      let descriptor = try FileWriter.append(path, for: purpose)
      defer { close(descriptor) }
      let before = (try? FileStatus.of(descriptor: descriptor))?.size
      do throws(SystemFailure) {
        try report.append(to: descriptor)
      } catch {
        // A table without its end would swallow what other programs add.
        if let before { _ = FileWriter.truncate(descriptor, to: off_t(before)) }
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
    guard let root = Console.environment("GITHUB_WORKSPACE"), (try? FileStatus.of(root)) != nil
    else { return nil }
    return Workspace(RealPath(root).text, from: RealPath(".").text)
  }
}

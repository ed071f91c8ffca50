import Foundation
import Work

/// The rows about the program as a user runs it: a process, from its start to its end.
struct Programs {
  /// The release build of `belfry`, as the linker wrote it.
  ///
  /// The kernel caches a fresh copy in larger pieces, and a start of it takes less time. The
  /// peers were read from a disk, which does not do that, so a copy would be no fair comparison.
  let belfry: String
  let python = Programs.path(of: "python3")
  let folder: URL
  let amount: Int

  init(belfry: String, amount: Int) throws {
    self.belfry = belfry
    self.amount = amount
    folder = FileManager.default.temporaryDirectory.appending(path: "belfry-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Returns the file of a program that is no script, such as that of a version manager.
  static func path(of name: String) -> String? {
    let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    return folders.map { "\($0)/\(name)" }.first { path in
      guard let file = FileHandle(forReadingAtPath: path) else { return false }
      return (try? file.read(upToCount: 2)) != Data("#!".utf8)
    }
  }

  /// Runs a program and returns its processor time; nil if it does not end with that status.
  ///
  /// Foundation's `Process` closes every possible file descriptor in the new process, and on its
  /// time. That costs a third of a millisecond or more, where a start takes half of one.
  func run(_ path: String?, _ arguments: [String], status: Int32 = 0) -> Measured? {
    guard let path else { return nil }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let (words, variables) = (
      ([path] + arguments).map { strdup($0) }, environment.map { strdup($0) }
    )
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    guard posix_spawn(&child, path, &actions, nil, words + [nil], variables + [nil]) == 0 else {
      return nil
    }
    var (ending, used) = (Int32(0), rusage())
    guard wait4(child, &ending, 0, &used) == child, ending == status << 8 else { return nil }
    return Measured(seconds: used.seconds, checksum: nil)
  }

  /// Runs Belfry, which finds surprises, and returns the time that passes; nil on one processor.
  private func time(_ arguments: [String]) -> Measured? {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return nil }
    var isRun = false
    let time = ContinuousClock().measure { isRun = run(belfry, arguments, status: 1) != nil }
    return isRun ? Measured(seconds: time / .seconds(1), checksum: nil) : nil
  }

  /// Writes a file and returns its path.
  private func file(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func row(
    _ name: String,
    _ goal: Row.Goal,
    unit: String = "ms",
    scale: Double = 1000,
    status: Int32 = 0,
    of program: String? = nil,
    _ arguments: [String],
    beside reference: (path: String?, arguments: [String])? = nil
  ) -> Row {
    Row(
      name: name,
      unit: unit,
      goal: goal,
      ours: { run(program ?? belfry, arguments, status: status) },
      reference: reference.map { other in { run(other.path, other.arguments) } },
      missing: reference == nil
        ? "`make bench` makes the program" : "the program, or its peer, is not here",
      scale: scale
    )
  }

  /// The rows about apps in Swift, which `Phones` runs as a test does.
  private func phoneRows() -> [Row] {
    let phones = ".build/release/Phones"
    let many = max(1, amount / 10)
    return [
      Row(
        name: "a year of an app in Swift with a delegate and a daily reminder",
        unit: "ms",
        goal: .costs(20),
        ours: {
          guard let days = run(phones, ["\(many)", "366"]), let day = run(phones, ["\(many)", "1"])
          else { return nil }
          return Measured(seconds: max(0, days.seconds - day.seconds) / Double(many), checksum: nil)
        },
        missing: "`make bench` makes Phones",
        scale: 1000
      ),
      row(
        "\(2 * amount) phones of tests in Swift, a day each",
        .costs(3),
        unit: "s",
        scale: 1,
        of: phones,
        ["\(2 * amount)", "1"]
      ),
    ]
  }

  /// The rows.
  func rows() throws -> [Row] {
    let short = try file("thirty.scenario", Scripts.thirty)
    let many = 100 * amount
    let suite = try file("suite.scenario", Scripts.suite(of: many))
    let wrong = try file("wrong.scenario", Work.script(withMistakes: 100))
    let page = folder.appending(path: "page.html").path
    let json = folder.appending(path: "report.json").path
    let nothing = (python, ["-c", "pass"])
    return phoneRows() + [
      row("30 lines, against Python's -c pass", .atMost(1.0 / 3), ["run", short], beside: nothing),
      row(
        "the start, against jq",
        .atMost(1.5),
        ["--version"],
        beside: (Self.path(of: "jq"), ["--version"])
      ),
      row(
        "the start, against Node",
        .atMost(0.1),
        ["--version"],
        beside: (Self.path(of: "node"), ["-e", "0"])
      ),
      row(
        "the library with a report, against Python's -c pass",
        .atMost(10),
        ["run", "--report-html", page, "../scenarios"],
        beside: nothing
      ),
      row(
        "a suite of scenarios",
        .reaches(10_000),
        unit: "scenarios/s",
        scale: Double(many),
        ["run", suite]
      ),
      row(
        "a suite with its reports, against the suite",
        .atMost(3),
        ["run", "--report-html", page, "--report-json", json, suite],
        beside: (belfry, ["run", suite])
      ),
      Row(
        name: "lives around the library with --jobs 2, against one",
        unit: "s",
        goal: .faster(1.7),
        ours: { time(["perturb", "--jobs", "2", "../scenarios"]) },
        reference: { time(["perturb", "--jobs", "1", "../scenarios"]) },
        missing: "it takes two processors and the program of `make build`",
        scale: 1
      ),
      row("a check of 100 mistakes", .costs(50), status: 3, ["check", wrong]),
      Row(
        name: "timers of SimPy, against a delivery",
        unit: "ns",
        goal: .faster(1),
        ours: {
          let fires = 20_000 * amount
          let work = measure { UInt64(deliver(times: fires)) }
          return Measured(seconds: work.seconds / Double(fires), checksum: nil)
        },
        reference: { script(Scripts.simPy(1000 * amount), beside: "import simpy", 1000 * amount) },
        missing: "Python has no SimPy",
        scale: 1e9
      ),
      Row(
        name: "next date, against croniter",
        unit: "ns",
        goal: .faster(500),
        ours: {
          let count = 10_000 * amount
          let work = measure { UInt64(bitPattern: dates(times: count)) }
          return Measured(seconds: work.seconds / Double(count), checksum: nil)
        },
        reference: {
          script(Scripts.croniter(100 * amount), beside: "import croniter", 100 * amount)
        },
        missing: "Python has no croniter",
        scale: 1e9
      ),
    ]
  }

  /// Returns the cost of one piece of a Python script's work, without what its import costs.
  private func script(_ text: String, beside start: String, _ count: Int) -> Measured? {
    guard let all = run(python, ["-c", text]), let least = run(python, ["-c", start]) else {
      return nil
    }
    return Measured(seconds: max(1e-12, all.seconds - least.seconds) / Double(count), checksum: nil)
  }
}

extension rusage {
  fileprivate var seconds: Double {
    Double(ru_utime.tv_sec + ru_stime.tv_sec) + Double(ru_utime.tv_usec + ru_stime.tv_usec) / 1e6
  }
}

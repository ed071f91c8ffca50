import Foundation
import Support
import Testing

/// The scratch folders and scratch files of a process that a signal ends.
@Suite struct ScratchFolderTests {
  /// A page with a command that takes some seconds, and a scenario that is long.
  private static func page() -> String {
    let lines = (1...60).map { "@+1h app adds \"\($0)\" after 30m title \"Number\"\n" }.joined()
    return """
      ```scenario file=long.scenario
      scenario "long"
      @08:00 user opens app
      \(lines)expect pending "60"
      ```

      ```console
      $ belfry sweep long.scenario --over ios=all --over setting=all --over permission=all
      …
      ```

      """
  }

  /// Signals, the status after them, and the seconds between the folder and the signal.
  static let signals: [(signal: Int32, status: Int32, pause: Double)] = [0, 0.05, 0.3].flatMap {
    pause in [(SIGINT, 130, pause), (SIGTERM, 143, pause), (SIGHUP, 129, pause)]
  }

  /// Waits until a shell command prints something.
  private static func wait(_ scratch: borrowing Scratch, for command: String) throws {
    for _ in 0..<600 {
      if try !scratch.bash(command).isEmpty { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    Issue.record("waited for \(command)")
  }

  @Test(arguments: signals.indices)
  func `a signal leaves neither a scratch folder nor a program in it`(index: Int) throws {
    let (signal, status, pause) = Self.signals[index]
    let scratch = try Scratch(["page.md": Self.page(), "tmp/.keep": ""])
    let program = try RunningProgram(
      ["run", "page.md"],
      in: scratch.folder,
      environment: ["TMPDIR": scratch.folder.appending(path: "tmp").path]
    )
    try Self.wait(scratch, for: "ls tmp/belfry-*/long.scenario")
    Thread.sleep(forTimeInterval: pause)
    let outcome = program.end(signal)
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.errors == "belfry: interrupted\n")
    #expect(try scratch.bash("ls tmp") == "")
    let path = scratch.folder.resolvingSymlinksInPath().path
    #expect(try scratch.bash("ls -l /proc/[0-9]*/cwd | grep '\(path)/tmp'") == "")
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a drawing that a signal ends leaves no scratch file`(
    signal: Int32,
    status: Int32
  ) throws {
    let scratch = try Scratch([
      "a.scenario": CommandLineTests.passing, "tmp/.keep": "", "a.png": "old",
      "bin/rsvg-convert": "#!/bin/sh\nexec sleep 100\n",
    ])
    _ = try scratch.bash("chmod +x bin/rsvg-convert")
    let program = try RunningProgram(
      ["draw", "a.scenario", "-o", "a.png"],
      in: scratch.folder,
      environment: [
        "TMPDIR": scratch.folder.appending(path: "tmp").path,
        "PATH": scratch.folder.appending(path: "bin").path + ":/usr/bin:/bin",
      ]
    )
    try Self.wait(scratch, for: "ls -A tmp | grep belfry; ls -A | grep tmp$ | grep belfry")
    let outcome = program.end(signal)
    #expect(outcome.status == status, "\(outcome)")
    #expect(try scratch.bash("ls -A . tmp | grep belfry; cat a.png") == "old")
  }
}

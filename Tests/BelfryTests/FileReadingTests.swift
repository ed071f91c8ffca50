import Foundation
import Support
import Testing

/// A path in a folder, an include or a push that is not a file is refused with its own message, and
/// keeps nothing else from being played.
@Suite struct FileReadingTests {
  /// The commands that a shell runs first, and the message.
  static let obstacles: [(setup: String, says: String)] = [
    ("mkfifo d/x.scenario", "'d/x.scenario' cannot be read: it is a pipe, not a file; name it"),
    ("mkfifo d/x.md", "'d/x.md' cannot be read: it is a pipe"),
    ("ln -s /dev/zero d/x.scenario", "'d/x.scenario' cannot be read: it is a device, not a file"),
    ("ln -s /dev/tty d/x.scenario", "it is a device"),
    (
      "python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind(\"d/x.scenario\")' || "
        + "mkfifo d/x.scenario", "cannot be read: it is a "
    ),
    ("truncate -s 67108865 d/x.scenario", "it has 67108865 bytes; a script has at most 67108864"),
    ("ln -s nowhere d/x.scenario", "'d/x.scenario' is a link to 'd/nowhere', which does not exist"),
    ("ln -s x.scenario d/x.scenario", "'d/x.scenario' cannot be read: its links lead in a circle"),
    ("printf '\\377\\n' >d/x.scenario", "the file is not UTF-8"),
    ("printf good >\"d/$(printf '\\377').scenario\"", ".scenario' is not UTF-8; rename it"),
    ("mkdir \"d/$(printf '\\377')\"", "is not UTF-8; rename it"),
    (
      "(cd d; for i in $(seq 20); do n=$(printf 'x%.0s' $(seq 250)); mkdir $n; cd $n; done)",
      "is too long, with "
    ),
    ("printf good >d/x.scenario; chmod 000 d/x.scenario", "cannot be read; are you allowed to?"),
    ("mkdir d/x; chmod 000 d/x", "'d/x' cannot be read; are you allowed to?"),
    ("mkdir d/x; >d/x/b.scenario; chmod 444 d/x", "'d/x/b.scenario' cannot be read; are you allow"),
  ]

  @Test(arguments: obstacles.indices)
  func `does not keep its neighbours from being played`(index: Int) throws {
    let (setup, says) = Self.obstacles[index]
    let folder = try Scratch(["d/a.scenario": CommandLineTests.passing])
    let outcome = try folder.shell("\(setup)\nbelfry run d")
    #expect(outcome.contains("ok    d/a.scenario  1 scenario\n"), "\(outcome)")
    #expect(outcome.contains(says), "\(outcome)")
    #expect(outcome.contains("allowed") == says.contains("allow"), "\(outcome)")
    #expect(outcome.hasSuffix("status 3\n"), "\(outcome)")
    _ = try folder.shell("chmod -R u+rwX d; rm -rf d")
  }

  /// A shell command that makes shared facts unreadable, and a part of the answer.
  static let bases: [(setup: String, says: String)] = [
    ("echo phone iOS 17 >d/belfry.facts; chmod 000 d/belfry.facts", "are you allowed to?"),
    ("truncate -s 67108865 d/belfry.facts", "it has 67108865 bytes"),
  ]

  @Test(arguments: bases.indices)
  func `shared facts that cannot be read are not passed over`(index: Int) throws {
    let (setup, says) = Self.bases[index]
    let folder = try Scratch(["d/a.scenario": CommandLineTests.passing])
    for words in ["run d", "run d/a.scenario", "check d", "perturb d"] {
      let outcome = try folder.shell("\(setup)\nbelfry \(words)")
      #expect(outcome.contains("belfry: 'd/belfry.facts' cannot be read"), "\(words): \(outcome)")
      #expect(outcome.contains(says) && outcome.hasSuffix("status 3\n"), "\(words): \(outcome)")
    }
    _ = try folder.shell("chmod -R u+rwX d")
  }

  /// A sentence that names a file, and what that is.
  static let names: [(setup: String, says: String)] = [
    ("mkfifo x", "it is a pipe"),
    ("ln -s /dev/zero x", "'d/x' leads to '/dev/zero', outside of the current folder"),
    ("truncate -s 67108865 x", "it has 67108865 bytes"), ("mkdir x", "'d/x' is a folder"),
    ("ln -s nowhere x", "is a link to 'd/nowhere', which does not exist"),
    ("ln -s x x", "its links lead in a circle"), ("true", "there is no file 'd/x'"),
    (">x; chmod 000 x", "are you allowed to?"),
  ]

  @Test(arguments: names.indices)
  func `is refused where a script names it`(index: Int) throws {
    let (setup, says) = Self.names[index]
    let folder = try Scratch([
      "d/include.scenario": "include \"x\"\n" + CommandLineTests.passing,
      "d/push.scenario": """
      scenario "pushed"
      @08:00  device  receives push from "x"
              expect  "x" delivered

      """,
    ])
    _ = try folder.shell("cd d; \(setup)")
    for name in ["include", "push"] {
      let outcome = try folder.shell("belfry run d/\(name).scenario")
      #expect(outcome.contains(says) && outcome.hasSuffix("status 3\n"), "\(outcome)")
      #expect(outcome.contains("d/\(name).scenario:"), "\(outcome)")
    }
    _ = try folder.shell("chmod -R u+rwX d; rm -rf d")
  }

  /// Pipes and devices on the command line are read.
  @Test(arguments: [
    "belfry run - <a", "belfry run /dev/stdin <a", "cat a | belfry run /dev/stdin",
    "belfry run <(cat a)", "mkfifo p; cat a >p & belfry run p",
    "ln -s /dev/stdin l; belfry run l <a",
    "belfry run a", "belfry run ./a b", "cat a | belfry check /dev/fd/0", "belfry fmt --check - <a",
    "cat a | belfry run --report-tap /dev/stdout -",
  ])
  func `is read where the command line names it`(script: String) throws {
    let folder = try Scratch([
      "a": CommandLineTests.passing, "b": CommandLineTests.passing,
    ])
    let outcome = try folder.shell(script)
    #expect(outcome.hasSuffix("status 0\n"), "\(outcome)")
  }
}

extension Scratch {
  /// The output of a shell script whose `belfry` says its status, without the rights of root.
  fileprivate func shell(_ script: String) throws -> String {
    try bash(
      """
      belfry() {
        $([ "$(id -u)" = 0 ] && echo unshare -U) '\(Program.path)' "$@"
        echo "status $?"
      }
      exec 2>&1
      \(script)
      """
    )
  }
}

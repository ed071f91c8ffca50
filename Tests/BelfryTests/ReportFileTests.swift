import Foundation
import Support
import Testing

/// The files of reports: a report never replaces a file that was read, and a file has either
/// the old report or the new one, whole.
@Suite struct ReportFileTests {
  static let good = CommandLineTests.passing

  private static func scratch() throws -> Scratch {
    try Scratch([
      "s/a.scenario": "include \"shared.facts\"\n" + CommandLineTests.passing,
      "s/shared.facts": "phone iOS 17\n",
      "s/push.scenario": CommandLineTests.pushing,
      "s/order.apns": #"{"aps": {"alert": "Ready"}}"#,
    ])
  }

  /// The name of a report, and the file that it would replace.
  static let spellings: [(path: String, target: String)] = [
    ("s/a.scenario", "s/a.scenario"), ("./s/../s/a.scenario", "s/a.scenario"),
    ("link", "s/a.scenario"), ("link to link", "s/a.scenario"), ("hard", "s/a.scenario"),
    ("s/shared.facts", "s/shared.facts"), ("link to facts", "s/shared.facts"),
    ("s/order.apns", "s/order.apns"), ("link to payload", "s/order.apns"),
    ("folder/order.apns", "s/order.apns"), ("new.scenario", "new.scenario"),
  ]

  @Test(arguments: spellings.indices)
  func `never takes the place of what was read`(index: Int) throws {
    let (path, target) = Self.spellings[index]
    let scratch = try Self.scratch()
    for (link, target) in [
      ("link", "s/a.scenario"), ("link to link", "link"), ("link to facts", "s/shared.facts"),
      ("link to payload", "s/order.apns"), ("folder", "s"),
    ] { try scratch.link(link, to: target) }
    try FileManager.default.linkItem(
      at: scratch.folder.appending(path: "s/a.scenario"),
      to: scratch.folder.appending(path: "hard")
    )
    let before = try? scratch.text(target)
    let outcome = try scratch.belfry("run", "s", "--report-tap", path)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(
      outcome.errors.contains(", which this command reads; write --report-tap ")
        || outcome.errors.contains("ending of a script")
    )
    #expect((try? scratch.text(target)) == before)
    #expect(try scratch.leftovers() == [])
  }

  /// Words that write a result, and the link to a script that the result must not follow.
  static let links: [(words: [String], link: String, target: String)] = [
    (["run", "s/a.scenario", "--report-junit", "r.xml"], "r.xml", "other.scenario"),
    (["run", "s/a.scenario", "--report-json", "r"], "r", "other.scenario"),
    (["run", "s/a.scenario", "--report-tap", "r.tap"], "r.tap", "new.facts"),
    (["run", "s/a.scenario", "--report-html", "r.html"], "r.html", "other.md"),
    (["sweep", "s/a.scenario", "-o", "r.csv"], "r.csv", "other.scenario"),
    (["draw", "s/a.scenario", "-o", "r.svg"], "r.svg", "other.scenario"),
  ]

  @Test(arguments: links.indices)
  func `never takes the place of a script behind a link`(index: Int) throws {
    let (words, link, target) = Self.links[index]
    let scratch = try Self.scratch()
    for name in ["other.scenario", "other.md"] { try scratch.write("as before\n", to: name) }
    try scratch.link("between", to: target)
    try scratch.link(link, to: "between")
    let made = try Program.run(words, in: scratch.folder)
    #expect(made.status == 2, "\(made)")
    let ending = target.drop { $0 != "." }
    let says = "it is a link to '\(target)', and \(ending) is the ending of a script; write "
    #expect(made.errors.contains(says), "\(made)")
    let now = try? scratch.text(target)
    #expect(now == (target.hasPrefix("new") ? nil : "as before\n"))
    #expect(try scratch.leftovers() == [])
  }

  @Test func `keeps the permissions of the file, and follows links`() throws {
    let scratch = try Self.scratch()
    try scratch.write("of the last run", to: "there/r.tap")
    let file = scratch.folder.appending(path: "there/r.tap").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try scratch.link("link", to: "there/r.tap")
    try scratch.link("new", to: "there/new.tap")
    let outcome = try scratch.belfry("run", "s", "--report-tap", "link", "--report-json", "new")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try scratch.text("there/r.tap").hasPrefix("TAP version 14\n"))
    #expect(try scratch.text("there/new.tap").hasPrefix("{"))
    for (link, target) in [("link", "there/r.tap"), ("new", "there/new.tap")] {
      let path = scratch.folder.appending(path: link).path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    }
    let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    #expect(permissions as? Int == 0o640)
    #expect(try scratch.leftovers() == [])
  }

  /// Commands of a shell in which `belfry` plays a passing scenario, and their results.
  static let shells: [(name: String, script: String, output: String)] = [
    (
      "a limit on the size of files",
      "(ulimit -f 0; belfry --report-tap r 2>e >/dev/full; :); cat r",
      "of the last run"
    ),
    ("standard output by its name", "belfry --report-tap /dev/stdout 2>/dev/null", "TAP"),
    ("a link to standard output", "ln -s /dev/stdout l; belfry --report-tap l 2>/dev/null", "TAP"),
    ("standard error by its name", "belfry --report-tap /dev/stderr 2>&1 >/dev/null", "TAP"),
    ("an open file by its number", "belfry --report-tap /dev/fd/3 3>n >&2; cat n", "TAP"),
    (
      "an open file that has no name", "exec 3>n; rm n; belfry --report-tap /dev/fd/3 >&2; echo ok",
      "ok"
    ),
    ("a pipe", "belfry --report-tap /dev/stdout 2>/dev/null | cat", "TAP"),
    ("the file that standard output is", "belfry --report-tap n >n 2>/dev/null; cat n", "TAP"),
    ("nothing at all", "belfry --report-tap /dev/null >&2; test -c /dev/null; echo $?", "0\n"),
    (
      "a pipe with a name",
      "mkfifo p; cat p >n & belfry --report-tap p >&2; wait; cat n; test -p p || echo gone", "TAP"
    ),
    ("a report of the last run", "belfry --report-tap r >&2; cat r", "TAP"),
    (
      "a run that is refused",
      "belfry --tag none --report-tap r 2>/dev/null; grep -q none r && echo yes", "yes\n"
    ),
    (
      "flags that are wrong",
      "belfry --ios 99 --report-tap r 2>/dev/null; grep -q 'iOS 99' r && echo yes",
      "yes\n"
    ),
    (
      "a file that is read-only", "chmod 444 r; belfry --report-tap r 2>&1 >/dev/null",
      "belfry: the report 'r' cannot be written: it is read-only\n"
    ),
    (
      "a folder", "belfry --report-tap s 2>&1 >/dev/null",
      "belfry: the report 's' cannot be written: Is a directory\n"
    ),
    (
      "one place by two names", "belfry --report-tap r --report-json ./s/../r 2>&1; cat r",
      "belfry: --report-json and --report-tap both write to 'r'\nof the last run"
    ),
    (
      "one new place by two names", "belfry --report-tap n --report-json s/../n 2>&1; ls n 2>&1",
      "belfry: --report-json and --report-tap both write to 'n'\n"
    ),
  ]

  @Test(arguments: shells.indices)
  func `is written into what it should be`(index: Int) throws {
    let (name, script, output) = Self.shells[index]
    let scratch = try Self.scratch()
    try scratch.write("of the last run", to: "r")
    let outcome = try scratch.shell(script)
    #expect(outcome.hasPrefix(output), "\(name): \(outcome)")
    #expect(try scratch.leftovers() == [], "\(name)")
  }

  /// The status of a run, and its status if a report cannot be written.
  static let statuses: [(script: String, status: Int32)] = [
    (good, 2), (CommandLineTests.failing, 1), ("usr\n", 3),
    (good.replacing("comes\"", with: "comes\"  skip \"later\""), 1),
  ]

  @Test(arguments: statuses.indices)
  func `a broken report does not change the output of the run`(index: Int) throws {
    let (script, status) = Self.statuses[index]
    let whole = try Program.run(["run", "-"], input: script)
    let broken = try Program.run(["run", "-", "--report-tap", "/dev/full"], input: script)
    #expect(broken.status == status && broken.output == whole.output)
    let said = "belfry: the report '/dev/full' cannot be written: No space left on device\n"
    #expect(broken.errors == whole.errors + said)
  }

  /// A Boolean value that indicates whether a test can mount a file.
  static let canMount = (try? Scratch().shell("unshare -rm true && echo yes")) == "yes\n"

  @Test(.enabled(if: canMount))
  func `a file that is a mount is written directly`() throws {
    let scratch = try Self.scratch()
    for name in ["r", "mount"] { try scratch.write("of the last run, and long enough", to: name) }
    try scratch.write(FmtTests.crooked, to: "real.scenario")
    try scratch.write("", to: "a.scenario")
    let outcome = try scratch.shell(
      """
      unshare -rm bash -c '
        mount --bind r mount; mount --bind real.scenario a.scenario
        "$0" run s --report-tap mount >&2; "$0" fmt a.scenario; cat r' '\(Program.path)'
      """
    )
    #expect(outcome.hasPrefix("TAP version 14\n") && !outcome.contains("last run"), "\(outcome)")
    #expect(try scratch.text("real.scenario") == FmtTests.straight)
    #expect(try scratch.leftovers() == [])
  }

  @Test func `files of a killed process are removed, and those of a running one are kept`() throws {
    let scratch = try Self.scratch()
    try scratch.write("half a rep", to: ".belfry-1.tmp")
    try scratch.write("half a rep", to: ".belfry-held.tmp")
    let outcome = try scratch.shell(
      """
      exec 9<.belfry-held.tmp; flock 9
      belfry --report-tap r >/dev/null; ls -A | grep tmp
      """
    )
    #expect(outcome == ".belfry-held.tmp\n")
    try scratch.write(FmtTests.crooked, to: "a.scenario")
    try scratch.write("", to: ".belfry-2.tmp")
    #expect(try scratch.belfry("fmt", "a.scenario").status == 0)
    #expect(try scratch.leftovers() == [])
    #expect(try scratch.text("a.scenario") == FmtTests.straight)
  }
}

extension Scratch {
  fileprivate func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: path).path,
      withDestinationPath: target
    )
  }

  /// The files that interrupted reports and `fmt` leave.
  fileprivate func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.contains(".belfry-")
    }
  }

  /// The output of a shell script in which `belfry` plays the folder `s`.
  fileprivate func shell(_ script: String) throws -> String {
    try bash("belfry() { '\(Program.path)' run s \"$@\"; }\n\(script)")
  }
}

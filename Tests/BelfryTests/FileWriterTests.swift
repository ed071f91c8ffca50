import Foundation
import Support
import Testing

@testable import Platform
@testable import belfry

/// The last look at a file, which follows the writing of the new text and comes before the rename.
@Suite struct FileWriterTests {
  /// Writes the new text, lets another program act after `fsync`, and then replaces the file.
  ///
  /// - Returns: The failure, and the text of the file afterwards; nil for no file.
  private static func replace(
    _ old: String?,
    for purpose: WritePurpose,
    meanwhile edit: (URL) throws -> Void = { _ in }
  ) throws -> (failure: SystemFailure?, text: String?) {
    let scratch = try Scratch()
    defer { scratch.forget() }
    let file = scratch.folder.appending(path: "file")
    if let old { try scratch.write(old, to: "file") }
    let new = try ScratchFile(in: scratch.folder.path + "/")
    new.write("new".utf8)
    try new.finish()
    try edit(file)
    var failure: SystemFailure?
    do throws(SystemFailure) {
      try FileWriter.replace(file.path, with: new, for: purpose)
    } catch {
      failure = error
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(names.filter { $0 != "file" }.count <= 1)
    return (failure, try? scratch.text("file"))
  }

  private static func edit(_ text: String) -> (URL) throws -> Void {
    { try Data(text.utf8).write(to: $0) }
  }

  private static let old = Array("old".utf8)

  @Test func `a change replaces the text that was read`() throws {
    let (failure, text) = try Self.replace("old", for: .change(of: Self.old))
    #expect(failure == nil && text == "new")
  }

  /// Edits of another program after the new text was written.
  @Test(arguments: ["old, edited", "", "olf", "newer", "ne"])
  func `an edit that is saved after the text was written is kept`(edit: String) throws {
    for isAtomic in [true, false] {
      let (failure, text) = try Self.replace("old", for: .change(of: Self.old)) { file in
        try Data(edit.utf8).write(to: file, options: isAtomic ? .atomic : [])
      }
      #expect(failure == WritePurpose.changed && text == edit)
    }
  }

  @Test func `a file that was removed stays removed`() throws {
    let (failure, text) = try Self.replace("old", for: .change(of: Self.old)) {
      try FileManager.default.removeItem(at: $0)
    }
    #expect(failure == WritePurpose.changed && text == nil)
  }

  @Test func `the same text from another program is no failure`() throws {
    let (failure, text) = try Self.replace(
      "old",
      for: .change(of: Self.old),
      meanwhile: Self.edit("new")
    )
    #expect(failure == nil && text == "new")
  }

  @Test func `a picture that did not exist is created, and one that exists meanwhile is kept`()
    throws
  {
    #expect(try Self.replace(nil, for: .change(of: nil)) == (nil, "new"))
    let (failure, text) = try Self.replace(
      nil,
      for: .change(of: nil),
      meanwhile: Self.edit("other")
    )
    #expect(failure == WritePurpose.changed && text == "other")
  }

  @Test func `a result replaces an old one, and no file that was read`() throws {
    let purpose = WritePurpose.result(instead: "write -o x")
    #expect(try Self.replace("old", for: purpose) == (nil, "new"))
    #expect(try Self.replace(nil, for: purpose) == (nil, "new"))
    // A link that leads to an input only after the report was begun.
    let (failure, text) = try Self.replace("old", for: purpose) { file in
      _ = try Stream.bytes(at: file.path, most: 100)
    }
    #expect(failure?.message.hasSuffix("/file', which this command reads; write -o x") == true)
    #expect(text == "old")
  }

  @Test func `a text to edit replaces nothing`() throws {
    let purpose = WritePurpose.starter(instead: "remove it")
    #expect(try Self.replace(nil, for: purpose) == (nil, "new"))
    #expect(try Self.replace("new", for: purpose) == (nil, "new"))
    for edit in [nil, "other"] {
      let (failure, text) = try Self.replace(edit == nil ? "old" : nil, for: purpose) { file in
        if let edit { try Data(edit.utf8).write(to: file) }
      }
      #expect(failure?.message == "it exists and is different; remove it")
      #expect(text == edit ?? "old")
    }
  }

  @Test func `what was written once is not written again as another result`() throws {
    let scratch = try Scratch()
    defer { scratch.forget() }
    let path = scratch.folder.appending(path: "x").path
    let purpose = WritePurpose.result(instead: "write -o y")
    try FileReplacement.write("one".utf8, to: path, for: purpose)
    #expect(throws: UsageError.self) {
      try FileReplacement.write("two".utf8, to: path, for: purpose)
    }
    #expect(try scratch.text("x") == "one")
  }

  /// Paths that cannot be written, and one to write instead.
  static let free: [(path: String, free: String)] = [
    ("a.svg", "a-2.svg"), ("d/a.b/c", "d/a.b/c-2"), (".hidden", ".hidden-2"), ("out/", "out-2"),
    ("d/out//", "d/out-2"), ("-", "result"), ("/dev/stdout", "result"), ("/dev/fd/1", "result"),
    ("/dev/null", "result"), ("/proc/self/fd/1", "result"), ("/", "result"),
  ]

  @Test(arguments: free.indices)
  func `another path is no flag and no device`(index: Int) {
    #expect(WritePurpose.free(Self.free[index].path) == Self.free[index].free)
  }

  @Test func `another path is one that is free`() throws {
    let scratch = try Scratch(["a-2.svg": ""])
    _ = try scratch.bash("ln -s nowhere a-3.svg; mkfifo pipe.svg")
    let folder = scratch.folder.path
    #expect(WritePurpose.free("\(folder)/a.svg") == "\(folder)/a-4.svg")
    #expect(WritePurpose.free("\(folder)/pipe.svg") == "result.svg")
  }

  @Test func `what is written over is not written again as another result`() throws {
    let scratch = try Scratch(["x": "old"])
    defer { scratch.forget() }
    let path = scratch.folder.appending(path: "x").path
    let purpose = WritePurpose.result(instead: "write -o y")
    let new = try ScratchFile(in: scratch.folder.path + "/")
    new.write("new".utf8)
    try new.finish()
    let descriptor = try #require(try FileWriter.overwrite(path, with: new, for: purpose))
    close(descriptor)
    #expect(
      throws: SystemFailure(
        "it is '\(path)', which this command writes as well",
        help: "write -o y"
      )
    ) {
      try FileWriter.overwrite(path, with: new, for: purpose)
    }
  }

  @Test func `only the file that was looked at is written over`() throws {
    let scratch = try Scratch(["x": "old", "y": "other"])
    defer { scratch.forget() }
    _ = try scratch.bash("mkfifo pipe")
    let path = scratch.folder.appending(path: "x").path
    let purposes = [WritePurpose.result(instead: ""), .change(of: Self.old)]
    for purpose in purposes {
      let seen = try FileStatus.of(path).identity
      close(try FileWriter.openSeen(path, seen, for: purpose))
      for name in ["y", "pipe"] {
        let other = scratch.folder.appending(path: name).path
        #expect(throws: SystemFailure.self, "\(name)") {
          try FileWriter.openSeen(other, seen, for: purpose)
        }
      }
    }
    // An input that a link leads to only now.
    _ = try Stream.bytes(at: path, most: 100)
    let seen = try FileStatus.of(path).identity
    #expect(throws: SystemFailure("it is '\(path)', which this command reads", help: "")) {
      try FileWriter.openSeen(path, seen, for: purposes[0])
    }
  }

  @Test func `text is added to a file that is there, that is not, and behind a link`() throws {
    let scratch = try Scratch(["old": "a"])
    _ = try scratch.bash("ln -s linked link")
    for name in ["old", "new", "link"] {
      let path = scratch.folder.appending(path: name).path
      for _ in 0..<2 {
        let descriptor = try FileWriter.append(path, for: .result(instead: ""))
        #expect(Stream.write(Array("b".utf8), to: descriptor).failure == nil)
        close(descriptor)
      }
      try FileWriter.touch(path)
    }
    #expect(try scratch.files() == ["old": "abb", "new": "bb", "linked": "bb", "link": "bb"])
  }

  /// Variables that name a pipe without a reader, and the end of a run that a signal may end.
  static let pipes: [(variables: String, status: String)] = [
    ("GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=pipe", "143"),
    ("TEST_TARGET=a TEST_SRCDIR=. TEST_TMPDIR=. TEST_PREMATURE_EXIT_FILE=pipe", "0"),
  ]

  @Test(arguments: pipes.indices)
  func `a pipe without a reader keeps no signal from ending the process`(index: Int) throws {
    let (variables, status) = Self.pipes[index]
    let scratch = try Scratch(["a.scenario": CommandLineTests.passing])
    let end = try scratch.bash(
      """
      mkfifo pipe
      env \(variables) '\(Program.path)' run a.scenario >out &
      program=$!
      for i in $(seq 100); do grep -q '1 passed' out && break; sleep 0.1; done
      sleep 0.5
      kill -TERM $program
      (sleep 20; kill -KILL $program) >/dev/null &
      wait $program
      printf $?
      kill $!
      """
    )
    #expect(end == status)
  }

  /// Paths, and where they lead to in a folder with links; `~` is the folder.
  static let paths: [(path: String, real: String)] = [
    ("a", "~/a"), ("a/../b", "~/b"), ("link", "~/a/b"), ("link/..", "~/a"), ("link/../x", "~/a/x"),
    ("dangling", "~/nowhere"), ("dangling/x", "~/nowhere/x"), ("none/./x/../y", "~/none/y"),
    ("circle", "~/circle"), ("/", "/"), ("a//b/", "~/a/b"),
  ]

  @Test func `a path is followed as far as it exists`() throws {
    let scratch = try Scratch(["a/b/x": ""])
    _ = try scratch.bash("ln -s a/b link; ln -s nowhere dangling; ln -s circle circle")
    let home = scratch.folder.resolvingSymlinksInPath().path
    for (path, real) in Self.paths {
      let whole = path.hasPrefix("/") ? path : "\(home)/\(path)"
      #expect(RealPath(whole).text == real.replacing("~", with: home), "\(path)")
    }
    #expect(RealPath("\(home)/ab").isWithin(RealPath("\(home)/a")) == false)
    #expect(RealPath("\(home)/link").isWithin(RealPath("\(home)/a")))
  }
}

extension Scratch {
  /// Forgets the files that the test process has read or written: the system gives their numbers to
  /// those of other tests.
  func forget() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      guard let status = try? FileStatus.of(folder.appending(path: name).path) else { continue }
      KnownFiles.all.forget(status.identity)
    }
  }
}

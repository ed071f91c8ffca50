import Foundation
import Support
import Testing

/// `belfry new`: the files with which a project starts.
@Suite struct NewTests {
  @Test func `a new project has a scenario that passes, and facts that say nothing`() throws {
    let scratch = try Scratch()
    let made = try Program.run(["new"], in: scratch.folder)
    #expect(made.status == 0)
    #expect(made.output.contains("scenarios/first.scenario  written"))
    #expect(made.output.hasSuffix("next: belfry run scenarios\n"))
    let run = try Program.run(["run"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(run.output.contains("1 scenario: 1 passed"))
    #expect(run.output.contains("with the facts of scenarios/belfry.facts"))
    #expect(try Program.run(["fmt", "--check"], in: scratch.folder).status == 0)
  }

  @Test func `a second time changes nothing`() throws {
    let scratch = try Scratch([".gitlab/x": "", ".git/config": "url = git@gitlab.example:a/b"])
    _ = try Program.run(["new"], in: scratch.folder)
    let before = try scratch.files()
    let again = try Program.run(["new"], in: scratch.folder)
    #expect(again.status == 0)
    #expect(!again.output.contains("written"))
    #expect(try scratch.files() == before)
    #expect(before.keys.contains(".gitlab-ci.yml"))
  }

  @Test func `a file that exists keeps its text`() throws {
    let scratch = try Scratch(["scenarios/first.scenario": "mine"])
    let made = try Program.run(["new"], in: scratch.folder)
    #expect(made.output.contains("scenarios/first.scenario  kept, as it exists"))
    let text = try scratch.files()["scenarios/first.scenario"]
    #expect(text == "mine")
  }

  @Test func `a project with scenarios gets none`() throws {
    let scratch = try Scratch(["scenarios/mine.scenario": "scenario \"x\"\n"])
    let made = try Program.run(["new"], in: scratch.folder)
    #expect(made.output.contains("scenarios/ has scenarios; none was added"))
    #expect(try scratch.files()["scenarios/first.scenario"] == nil)
  }

  /// The files of a project, the job that it gets, and what is said.
  static let hosts: [(file: String, text: String, job: String?, says: String)] = [
    (".github/CODEOWNERS", "", ".github/workflows/belfry.yml", "workflows/belfry.yml  written"),
    (".git/config", "url = https://github.com/a/b", ".github/workflows/belfry.yml", "written"),
    (".git/config", "url = git@gitlab.example:a/b", ".gitlab-ci.yml", ".gitlab-ci.yml"),
    (".gitlab-ci.yml", "test: { script: [make] }", ".gitlab/belfry.yml", "add this to"),
    ("README.md", "", nil, "next: belfry run"),
  ]

  @Test(arguments: hosts)
  func `the job is for the host of the project`(
    file: String,
    text: String,
    job: String?,
    says: String
  ) throws {
    let scratch = try Scratch([file: text])
    let made = try Program.run(["new"], in: scratch.folder)
    #expect(made.output.contains(says))
    let jobs = try scratch.files().filter { $0.value.contains("belfry run scenarios") }
    #expect(jobs.map(\.key) == (job.map { [$0] } ?? []))
    #expect(try scratch.files()[file] == text)
  }

  /// Words after `new`, and what is said; nothing is written.
  static let mistakes: [(arguments: [String], says: String)] = [
    (["nowhere"], "there is no folder 'nowhere'; make it first"),
    (["a", "b"], "new takes one folder, not 2"),
    (["file"], "'file' is a file, not a folder; name a folder"),
    (["folder"], "'folder/scenarios/first.scenario' is a folder, not a file; remove it"),
    (["facts"], "'facts/scenarios/belfry.facts' is a folder, not a file; remove it"),
    (["taken"], "as 'taken/scenarios' is no folder; nothing was written"),
    (["jobless"], "as 'jobless/.github/workflows' is no folder; nothing was written"),
    (["--force"], "unknown flag of new '--force'"),
  ]

  @Test(arguments: mistakes)
  func `what cannot be written is said, and nothing is`(
    arguments: [String],
    says: String
  ) throws {
    let scratch = try Scratch([
      "file": "", "taken/scenarios": "", "jobless/.github/workflows": "",
      "folder/scenarios/first.scenario/x": "", "facts/scenarios/belfry.facts/x": "",
    ])
    let before = try scratch.files()
    let made = try Program.run(["new"] + arguments, in: scratch.folder)
    #expect(made.status == 2)
    #expect(made.errors.contains(says), "\(made.errors)")
    #expect(try scratch.files() == before)
  }

  /// A link in a project that leads out of it, and the words after `new`.
  static let links: [(link: String, words: [String])] = [
    ("ln -s ../elsewhere app/scenarios", ["app"]),
    ("ln -s ../nowhere app/scenarios", ["app"]),
    ("ln -s \"$PWD/elsewhere\" app/scenarios", ["app"]),
    ("mkdir app/.github; ln -s ../../elsewhere app/.github/workflows", ["app"]),
    ("mkdir app/a; ln -s ../../elsewhere app/a/b; ln -s a/b app/scenarios", ["app"]),
    ("ln -s app other; ln -s ../elsewhere app/scenarios", ["other"]),
    ("ln -s elsewhere scenarios", []),
  ]

  @Test(arguments: links.indices)
  func `nothing is written behind a link out of the project`(index: Int) throws {
    let (link, words) = Self.links[index]
    let scratch = try Scratch(["app/x": "", "elsewhere/x": ""])
    _ = try scratch.bash(link)
    // Without a folder, the project is one below.
    let project = words.isEmpty ? scratch.folder.appending(path: "app") : scratch.folder
    if words.isEmpty { _ = try scratch.bash("ln -s ../elsewhere app/scenarios") }
    let made = try Program.run(["new"] + words, in: project)
    #expect(made.status == 2, "\(made)")
    #expect(made.errors.contains("a link leads to '"), "\(made)")
    #expect(made.errors.contains("remove the link; nothing was written"), "\(made)")
    #expect(try scratch.bash("find . -type f | sort") == "./app/x\n./elsewhere/x\n")
  }

  @Test func `a link within the project is followed`() throws {
    let scratch = try Scratch(["app/tests/x": ""])
    _ = try scratch.bash("ln -s tests app/scenarios; ln -s app link")
    #expect(try Program.run(["new", "link"], in: scratch.folder).status == 0)
    #expect(try scratch.text("app/tests/first.scenario").hasPrefix("phone"))
  }

  @Test(arguments: [["run"], ["check"], ["run", "scenarios"]])
  func `where there is nothing to run, the command is named`(arguments: [String]) throws {
    let scratch = try Scratch()
    let run = try Program.run(arguments, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("belfry new writes a first scenario"))
  }

  @Test func `a name with spaces can be pasted`() throws {
    let scratch = try Scratch(["my app/x": ""])
    let made = try Program.run(["new", "my app"], in: scratch.folder)
    #expect(made.output.contains("next: belfry run 'my app/scenarios'"))
  }
}

import Foundation
import Support
import Testing

/// The folder within which files are read that no command line names.
@Suite struct SourceRootTests {
  /// A project beside a folder with texts that no page and no message may have.
  private static func scratch(_ setup: String) throws -> Scratch {
    let scratch = try Scratch([
      "outside/secret.facts": "secret words\n", "outside/secret.scenario": "secret words\n",
      "outside/secret.json": "secret words\n", "outside/secret.md": "secret words\n",
      "outside/moon.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"><!-- secret words --></svg>",
      "project/.git/config": "secret words\n", "project/s/a.scenario": CommandLineTests.passing,
      "project/s/page.md": "# Page\n", "project/shared.facts": "phone iOS 17\n",
    ])
    let done = try scratch.bash("cd project; \(setup)\necho done")
    #expect(done.hasSuffix("done\n"), "\(setup)")
    return scratch
  }

  /// Makes the script name a file.
  private static func script(_ line: String, to path: String = "s/a.scenario") -> String {
    "printf '%s\\n' '\(line)' 'scenario \"x\"' '@08:00 user opens app' "
      + "'expect app foreground' >\(path)"
  }

  private static func push(_ path: String) -> String {
    "printf '%s\\n' 'scenario \"x\"' '@08:00 device receives push from \"\(path)\"' "
      + "'expect app not running' >s/a.scenario"
  }

  private static let all = "'s/link.facts' leads to '"

  /// A setup in a shell, the words after `belfry`, and a part of the answer.
  static let refused: [(setup: String, words: [String], says: String)] = [
    (
      script("include \"../../outside/secret.facts\""), ["check", "s", "--error-format", "short"],
      "'../outside/secret.facts' is outside of the current folder; copy the file into that folder, "
        + "or write --root .."
    ),
    (script("include \"../../outside/none.facts\""), ["check", "s"], "is outside of the current"),
    (
      "ln -s ../../outside/secret.facts s/link.facts; " + script("include \"link.facts\""),
      ["run", "s"], all
    ),
    (
      "ln -s ../../outside s/dir; " + script("include \"dir/secret.facts\"", to: "s/b.scenario"),
      ["run", "s/b.scenario"], "'s/dir/secret.facts' leads to '"
    ),
    (
      script("include \"../.git/config\""), ["check", "s", "--error-format=short"],
      "'.git/config' is behind a name that begins with a dot; copy the file to a name without one"
    ),
    (
      "ln -s ../.git/config s/c.facts; " + script("include \"c.facts\""), ["check", "s"],
      "which is behind a name that begins with a dot"
    ),
    (push("../../outside/secret.json"), ["run", "s"], "is outside of the current folder"),
    (
      "ln -s ../../outside/secret.scenario s/x.scenario", ["check", "s"],
      "'s/x.scenario' leads to '"
    ),
    (
      "ln -s ../../outside/secret.scenario s/x.scenario", ["fmt", "s"], "'s/x.scenario' leads to '"
    ),
    ("ln -s ../../outside s/dir", ["check", "s"], "'s/dir' leads to '"),
    ("ln -s ../.git/config s/x.scenario", ["check", "s"], "behind a name that begins with a dot"),
    (
      "ln -s ../../outside/secret.facts s/belfry.facts", ["run", "s"], "'s/belfry.facts' leads to '"
    ),
    (
      "ln -s ../../outside/secret.facts s/belfry.facts", ["fmt", "s/a.scenario"],
      "'s/belfry.facts' leads to '"
    ),
    (
      "ln -s ../outside/secret.facts belfry.facts", ["draw", "s/a.scenario"],
      "'belfry.facts' leads to '"
    ),
    (
      script("include \"../../outside/secret.facts\""), ["sweep", "s/a.scenario"],
      "is outside of the current folder"
    ),
    (
      script("include \"../../outside/secret.facts\""), ["perturb", "s"],
      "is outside of the current folder"
    ),
    (
      script("include \"../../outside/secret.facts\""), ["plan", "s/a.scenario"],
      "is outside of the current folder"
    ),
    (
      "printf '![x](../../outside/moon.svg)\\n' >s/page.md", ["site", "s", "-o", "out"],
      "is outside of the current folder"
    ),
    (
      "ln -s ../../outside/moon.svg s/x.svg; printf '![x](x.svg)\\n' >s/page.md",
      ["site", "s/page.md", "-o", "out.html", "--even-failing"], "'s/x.svg' leads to '"
    ),
    (
      "ln -s ../../outside/secret.md s/x.md", ["site", "s", "-o", "out"], "'s/x.md' leads to '"
    ),
    (
      script("include \"../../outside/secret.facts\""),
      ["site", "--playground", "s", "-o", "p.html", "--engine", "e.wasm", "--even-failing"],
      "is outside of the current folder"
    ),
    (
      "printf '![x](p.png)\\n' >s/page.md; cp .git/config s/p.png",
      ["site", "s", "-o", "out", "--even-failing"], "the picture 'p.png' is of no known kind"
    ),
    (
      "ln -s ../../outside/secret.json s/x.json; "
        + "printf '```console\\n$ belfry plan x.json\\nx\\n```\\n' >s/page.md",
      ["run", "s/page.md"], "is now `belfry: 'x.json' cannot be read"
    ),
    ("", ["run", "s", "--root", "none"], "--root: there is no folder 'none'"),
    ("", ["run", "s", "--root", "shared.facts"], "--root: there is no folder 'shared.facts'"),
    (script("include \"../shared.facts\""), ["run", "s", "--root", "s"], "outside of 's'"),
  ]

  @Test(arguments: refused.indices)
  func `what is outside is not read`(index: Int) throws {
    let (setup, words, says) = Self.refused[index]
    let scratch = try Self.scratch("printf '\\0asm' >e.wasm; " + setup)
    let project = scratch.folder.appending(path: "project")
    let run = try Program.run(words, in: project)
    #expect(run.status != 0, "\(words): \(run)")
    #expect((run.output + run.errors).contains(says), "\(words): \(run)")
    #expect(!(run.output + run.errors).contains("secret words"), "\(words): \(run)")
    let made = try scratch.bash("cat project/out.html project/p.html project/out/*")
    let secrets = ["secret words", Data("secret words".utf8).base64EncodedString()]
    for secret in secrets { #expect(!made.contains(secret), "\(words)") }
  }

  /// The same for what may be read.
  static let read: [(setup: String, words: [String])] = [
    (script("include \"../shared.facts\""), ["run", "s"]),
    (script("include \"../shared.facts\""), ["run", "s/a.scenario"]),
    (script("include \"../shared.facts\""), ["run", "./s/../s/a.scenario:2"]),
    (script("include \"../shared.facts\""), ["check", "s", "--root", "."]),
    ("ln -s ../shared.facts s/link.facts; " + script("include \"link.facts\""), ["run", "s"]),
    ("ln -s ../shared.facts s/belfry.facts", ["run", "s"]),
    (
      "mv shared.facts ../outside; " + script("include \"../../outside/shared.facts\""),
      ["run", "s", "--root", ".."]
    ),
    (
      "cp s/a.scenario ../outside/x.scenario; ln -s ../../outside/x.scenario s/",
      ["run", "s", "--root", ".."]
    ),
    (
      "cp s/a.scenario ../outside/x.scenario; ln -s ../../outside/x.scenario s/",
      ["run", "s/x.scenario"]
    ),
    (
      "mv s ../outside; ln -s ../outside/s .; " + script("include \"../shared.facts\""),
      ["run", "s"]
    ),
    (
      "mkdir ../there; mv shared.facts ../there; "
        + script("include \"shared.facts\"", to: "../there/a.scenario"), ["run", "../there"]
    ),
    (
      "mkdir .hidden; mv shared.facts .hidden; "
        + script("include \"shared.facts\"", to: ".hidden/a.scenario"),
      ["run", ".hidden/a.scenario"]
    ),
    (
      "printf '\\211PNG\\r\\n\\032\\n' >s/p.txt; printf '![x](p.txt)\\n' >s/page.md",
      ["site", "s", "-o", "out"]
    ),
  ]

  @Test(arguments: read.indices)
  func `what is inside is read`(index: Int) throws {
    let (setup, words) = Self.read[index]
    let scratch = try Self.scratch(setup)
    let run = try Program.run(words, in: scratch.folder.appending(path: "project"))
    #expect(run.status == 0, "\(setup): \(words): \(run)")
  }

  @Test func `a command that is printed has the folder`() throws {
    let scratch = try Self.scratch(
      "mv shared.facts ../outside; printf '%s\\n' 'include \"../../outside/shared.facts\"' "
        + "'scenario \"x\"' '@08:00 expect app foreground' >s/a.scenario; "
        + "printf '```console\\n$ belfry help schema\\nx\\n```\\n' >s/page.md"
    )
    let project = scratch.folder.appending(path: "project")
    let run = try Program.run(["run", "s", "--root", ".."], in: project)
    let commands = [
      "belfry run s/a.scenario:2 --root ..", "belfry run --update s/page.md --root ..",
    ]
    for command in commands {
      #expect((run.output + run.errors).contains(command), "\(run)")
      let words = command.split(separator: " ").dropFirst().map(String.init)
      let again = try Program.run(words, in: project)
      #expect(!(again.output + again.errors).contains("is outside of"), "\(again)")
    }
  }

  /// The first bytes of files, and the kind of picture in the page.
  static let pictures: [(bytes: [UInt8], type: String?)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "image/png"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"), (Array("GIF87a..".utf8), "image/gif"),
    (Array("GIF89a..".utf8), "image/gif"), (Array("RIFF....WEBPVP8 ".utf8), "image/webp"),
    (Array("<svg/>".utf8), "image/svg+xml"), (Array("<svg\n/>".utf8), "image/svg+xml"),
    (
      Array("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- > <svg -->\n<!DOCTYPE svg>\n<svg>".utf8),
      "image/svg+xml"
    ),
    ([], nil), (Array("root:x:0:0".utf8), nil), (Array("<svgs/>".utf8), nil),
    (Array("<html><svg/></html>".utf8), nil), (Array("<!-- <svg/>".utf8), nil),
    (Array("<?xml version=\"1.0\"?><keys/>".utf8), nil), (Array("GIF90a".utf8), nil),
    (Array("RIFF....WAVE".utf8), nil), ([0x89, 0x50, 0x4E, 0x47], nil),
  ]

  @Test(arguments: pictures.indices)
  func `a picture is one by its first bytes`(index: Int) throws {
    let (bytes, type) = Self.pictures[index]
    for name in ["x.png", "x.svg", "x"] {
      let scratch = try Scratch(["a.md": "![x](\(name))\n"])
      try scratch.write(bytes, to: name)
      let run = try scratch.belfry("site", "a.md", "-o", "a.html", "--even-failing")
      let page = try scratch.text("a.html")
      if let type {
        #expect(run.status == 0 && page.contains("src=\"data:\(type);base64,"), "\(run)")
      } else {
        #expect(run.status == 3 && run.errors.contains("is of no known kind"), "\(run)")
        #expect(!page.contains("src=\"data:"))
      }
    }
  }
}

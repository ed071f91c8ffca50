import ScenarioParsing
import Scenarios
import Testing

/// Output of Belfry in a page that looks as if it were compared with what the command prints.
///
/// It is compared, or it is a mistake.
@Suite struct NearCommandTests {
  /// The lines of blocks whose last line is output of Belfry that nothing compares.
  static let mistaken: [(block: String, kind: MistakeKind)] = [
    ("```console\n$belfry run a\nx\n```", .commandForm),
    ("```console\n% belfry run a\nx\n```", .commandForm),
    ("```console\n> belfry run a\nx\n```", .commandForm),
    ("```console\n❯ belfry run a\nx\n```", .commandForm),
    ("```console\nme@mac ~ % belfry run a\nx\n```", .commandForm),
    ("```console\nroot@box:/# belfry run a\nx\n```", .commandForm),
    ("```console\nbelfry run a\nx\n```", .commandForm),
    ("```console\n\n./belfry run a\nx\n```", .commandForm),
    ("```console\n $ belfry run a\nx\n```", .commandForm),
    ("```console\n$\tbelfry run a\nx\n```", .commandForm),
    ("```console\n$ ./belfry run a\nx\n```", .commandForm),
    ("```console\n$ .build/debug/belfry run a\nx\n```", .commandForm),
    ("```console\n$ Belfry run a\nx\n```", .commandForm),
    ("```console\n$ TZ=UTC belfry run a\nx\n```", .commandForm),
    ("```console\n$ A=1 B=2 time ./belfry run a\nx\n```", .commandForm),
    ("```console\n$ swift run belfry run a\nx\n```", .commandForm),
    ("```console\n$ cd a && belfry run a\nx\n```", .commandForm),
    ("```console\n$ cat a | belfry run -\nx\n```", .commandForm),
    ("```console\n$ cd a; belfry run a\nx\n```", .commandForm),
    ("```console\n$ ls\na\n$ ./belfry run a\nx\n```", .commandForm),
    ("~~~ {.console}\n% belfry run a\n\nx\n~~~", .commandForm),
    ("- a\n\n  ```console\n  % belfry run a\n  x\n  ```", .commandForm),
    ("> ```console\n> $ belfry run a\n> x\n> ```", .quotedCommand),
    ("> > ```console\n> > % belfry run a\n> > x\n> > ```", .quotedCommand),
    ("> [!NOTE]\n> ```console\n> $ belfry run a\n> x", .quotedCommand),
    ("- > ```console\n  > $ belfry run a\n  > x\n  > ```", .quotedCommand),
    ("    ```console\n    $ belfry run a\n    x\n    ```", .indentedCommand),
    ("\t```console\n\t$ belfry run a\n\n\tx\n\t```", .indentedCommand),
    ("- a\n\n      ```console\n      $ belfry run a\n      x", .indentedCommand),
    ("!!! note\n    ```console\n    $ belfry run a\n    x\n    ```", .indentedCommand),
    ("```shell-session\n$ belfry run a\nx\n```", .otherLanguage),
    ("```consol\n$ belfry run a\nx\n```", .otherLanguage),
    ("```\n$ belfry run a\nx\n```", .blockWithoutLanguage),
    ("```text\n\n```console\n$ belfry run a\nx\n```", .scriptInBlock),
    ("<!-- old\n```console\n$ belfry run a\nx\n```", .markupNotClosed),
    ("<pre>\n```console\n$ belfry run a\nx\n```", .markupNotClosed),
  ]

  @Test(arguments: mistaken.indices)
  func `output that nothing compares is a mistake`(number: Int) {
    let (block, kind) = Self.mistaken[number]
    let page = Markdown.page(in: Source(name: "a.md", text: "# A\n\n\(block)\n"))
    #expect(page.mistakes.map(\.kind) == [kind], "\(page.mistakes)")
  }

  /// Blocks without output of Belfry, or whose output is compared.
  static let right = [
    "```console\n$ belfry run a\nx\n```", "```Console\n$  belfry run a\nx\n```",
    "```console\n$ belfry run a\n% belfry run b\nx\n```", "```console\n% belfry run a\n```",
    "```console\n$ ./belfry run a\n$ ls\na\n```", "```console\n$ which belfry\n/bin/belfry\n```",
    "```console\n$ swift build --product belfry\nx\n```",
    "```console\n$ sudo cp .build/belfry /usr/bin\nx\n```",
    "```console\n$ docker run a/belfry run a\nx\n```",
    "```console\n$ npm test\n> belfry run a\nx\n```", "```console\nbelfry 0.4.0 (tz 2026f)\n```",
    "```console\nbelfry run a\nbelfry run b\n```", "```console\n# belfry run a\nx\n```",
    "```console\n$ echo 'belfry run a'\nbelfry run a\n```", "```text\n% belfry run a\nx\n```",
    "````text\n```console\n% belfry run a\nx\n```\n````", "```sh\n./belfry run a\n```",
    "```\nbelfry run a\nbelfry run b\n```", "```console\n./belfry run a\n./belfry run b\n```",
    "> ```console\n> $ belfry run a\n> ```",
    "> ```console\n> $ ls\n> a\n> ```", "    $ belfry run a\n    x", "> $ belfry run a\n> x",
    "<!--\n```console\n$ belfry run a\nx\n```\n-->",
  ]

  @Test(arguments: right)
  func `what is compared, or is no output of Belfry, is right`(block: String) {
    let page = Markdown.page(in: Source(name: "a.md", text: "# A\n\n\(block)\n"))
    #expect(page.mistakes.isEmpty, "\(page.mistakes)")
  }

  @Test func `the help has the command as it is run`() throws {
    let text = "~~~~console\n$ TZ=UTC ./belfry run a.scenario -q\nx\n~~~~\n"
    let page = Markdown.page(in: Source(name: "a.md", text: text))
    let mistake = try #require(page.mistakes.first)
    #expect(mistake.place.line == 2)
    #expect(
      mistake.help == "write `$ belfry run a.scenario -q`; if the output is only an example, "
        + "begin its block with ~~~~text"
    )
  }
}

import Support
import Testing

/// One place writes files and one type prints commands, so that each can be checked once.
@Suite struct FileWritingTests {
  /// The only file of the program that writes, renames or removes files.
  private static let place = "Sources/Program/Platform/Writing/FileWriter.swift"

  /// Texts with which a file is opened for writing, renamed or removed.
  static let texts = [
    "O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC", "O_APPEND", "O_TMPFILE", ".write(to:",
    ".write(toFile:", "FileHandle(forWriting", "FileHandle(forUpdating", "OutputStream(",
    ".createFile(", ".createDirectory(", ".removeItem(", ".moveItem(", ".copyItem(",
    ".replaceItem", ".linkItem(", ".createSymbolicLink(",
  ]

  /// Functions of the C library that do so, or that start a program.
  static let functions = [
    "fopen", "freopen", "fdopen", "creat", "openat", "mkstemp", "mkstemps", "mkostemp", "mkdtemp",
    "tmpfile", "tmpnam", "rename", "renameat", "renameat2", "link", "linkat", "symlink",
    "symlinkat", "truncate", "ftruncate", "unlink", "unlinkat", "rmdir", "remove", "mkdir",
    "mkdirat", "mkfifo", "mknod", "popen", "system", "execv", "execve", "execvp", "execl",
    "posix_spawn", "posix_spawnp", "fork", "vfork",
  ]

  /// The other places that do so, each with its reason.
  static let allowed: [String: (texts: [String], reason: String)] = [
    "Sources/Program/Platform/Processes/ChildProcess.swift": (
      ["posix_spawn"], "the one place that starts programs"
    ),
    "Sources/DropIns/BelfryCoreLocation/Bridge/MonitorStore.swift": (
      ["remove"], "it is a method of its own"
    ),
    "Sources/Testing/BelfryTesting/Records/JournalFiles.swift": (
      [".createDirectory(", ".write(toFile:"],
      "a test writes into the folder that its author names"
    ),
  ]

  /// Returns the text of the ban that a line has.
  static func ban(in line: some StringProtocol) -> String? {
    if let text = texts.first(where: { line.contains($0) }) { return text }
    return functions.first { name in
      line.ranges(of: name + "(").contains { range in
        guard let before = line[..<range.lowerBound].last else { return true }
        return !before.isLetter && !before.isNumber && !"._".contains(before)
      }
    }
  }

  @Test func `one file of the sources writes files`() throws {
    for file in Repository.files(in: "Sources", endingIn: ".swift") where file != Self.place {
      let text = try Repository.text(of: file)
      // Without one of these, there is nothing to call.
      guard ["Glibc", "SystemLibrary", "Foundation"].contains(where: { text.contains($0) }) else {
        continue
      }
      for (number, line) in zip(1..., text.lines) {
        let code = line.drop { $0 == " " }
        guard !code.hasPrefix("//"), !code.isDeclaration, let ban = Self.ban(in: code),
          Self.allowed[file]?.texts.contains(ban) != true
        else { continue }
        Issue.record("\(file):\(number): \(ban); call FileWriter, with a WritePurpose")
      }
    }
  }

  /// Lines as they could be written elsewhere.
  @Test(arguments: [
    "let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)", "fopen(path, \"w\")",
    "guard rename(path, target) == 0 else { throw .last }", "_ = link(path, target)",
    "unlink(path)", "ftruncate(descriptor, 0)", "mkstemp(&template)", "popen(line, \"r\")",
    "try data.write(to: url)", "FileManager.default.createFile(atPath: path, contents: nil)",
    "mkdir(folder, 0o700)", "try text.write(toFile: path, atomically: true, encoding: .utf8)",
    "if remove(path) != 0 {}", "symlink(a, b)", "creat(path, 0o600)", "system(line)",
  ])
  func `the ban finds a call`(line: String) {
    #expect(Self.ban(in: line) != nil)
  }

  /// A text in which words of a command are put together.
  private static var command: Regex<Substring> {
    #/
    "[^"]*(?:belfry\ (?:run|check|fmt|new|explain|rules|draw|plan|perturb|sweep|merge|site)
    |swift\ test)(?:\ [\w.\/=\-]+)*\ *\\\(
    /#
  }

  /// The flags that take a path, with a value that is put together.
  private static var flag: Regex<Substring> {
    #/
    "[^"]*(?:write\ |;\ )(?:--?[a-z][a-z\-]*)[\ =]
    \\\((?:out|path|target|file|name|picture|story|folder)\b
    /#
  }

  /// Lines that are no printed command.
  static let words: [String: String] = [
    "Sources/Engine/Exploration/Plan/PlanDraft.swift": "a comment in a script names the plan",
    "Sources/Engine/Exploration/Perturbing/RuleSummary+Dispute.swift":
      "the id of a dispute, in a module below ShellCommand",
    "Sources/Program/belfry/CommandLine/Habit.swift": "the name of a command of Belfry",
  ]

  @Test func `no command is put together as text`() throws {
    for file in Repository.files(in: "Sources", endingIn: ".swift") where Self.words[file] == nil {
      for (number, line) in zip(1..., try Repository.text(of: file).lines)
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        // The expressions are slow, and few lines have an interpolation behind such a word.
        guard line.contains("\\("),
          ["belfry ", "swift test", "write -", "; -"].contains(where: { line.contains($0) }),
          line.contains(Self.command) || line.contains(Self.flag)
        else { continue }
        // An interpolated command is a value.
        guard !line.contains("ShellCommand") else { continue }
        Issue.record("\(file):\(number) prints a command; make it of ShellCommand")
      }
    }
    for line in [
      #""see belfry run \(path):\(line)""#, #""belfry run --list \(path) prints""#,
      #""next: swift test \(path)""#,
      #"throw UsageError("draw writes SVG; write -o \(target).svg")"#,
    ] {
      #expect(line.contains(Self.command) || line.contains(Self.flag), "\(line)")
    }
  }
}

extension Substring {
  /// A Boolean value that indicates whether the line declares a function.
  fileprivate var isDeclaration: Bool { prefix { $0 != "(" }.contains("func ") }
}

import Support
import Testing

/// House rules that no compiler checks.
@Suite struct TidyTests {
  /// Forms that the pure modules must not contain, and their replacements.
  static let banned: [(text: String, instead: String)] = [
    ("import Foundation\n", "the standard library, or FoundationEssentials at the edge"),
    ("Glibc", "the edge"),
    (" Date()", "the device's clock"),
    ("Task.sleep", "an entry of the agenda"),
    ("UUID()", "an identifier from the event"),
    (".random(", "a seeded generator that is passed in"),
    ("TimeZone.current", "the device's zone"),
    ("Locale", "plain text"),
    (".rounded()", "whole numbers"),
    ("Double(", "whole numbers with a scale"),
    ("Regex", "a scan over bytes"),
    ("async ", "a plain call"),
    ("await ", "a plain call"),
    ("Mutex", "DeviceHost"),
    ("ProcessInfo", "a parameter"),
    ("getenv", "a parameter"),
    ("print(", "a returned value"),
  ]

  /// Declarations of reference types, and of anything that runs by itself.
  static var reference: Regex<Substring> { /(?m)^\s*(?:\w+ )*(?:class|actor) \w+/ }

  /// The classes that never change, so that their copies share what a value type would copy.
  ///
  /// A law is a list of policies and their rules, each line is tried against many verbs, and a
  /// result is handed on a dozen times. The surprises of a scenario share what they came from.
  static let constants = [
    "Sources/Engine/SystemPolicy/Law/Policy.swift": ["final class PreparedRows"],
    "Sources/Engine/SystemPolicy/Law/Rows.swift": [
      "final class RuleRow", "final class DisputeRow",
    ],
    "Sources/Engine/Scenarios/Language/Grammar/Pattern.swift": ["package final class Pattern"],
    "Sources/Engine/Scenarios/Language/Grammar/Verb.swift": ["package final class Verb"],
    "Sources/Engine/Scenarios/Running/ScenarioResult.swift": ["  private final class Record"],
    "Sources/Engine/Exploration/Perturbing/Surprise.swift": ["  final class Ground"],
    // These change, but only where one writer has them.
    "Sources/Engine/Reports/ReportWriter.swift": [
      "private class AnyForm", "private final class FormBox",
    ],
  ]

  static let pure = swift(in: ["Sources/Engine"]).filter {
    !$0.contains("/Generated/")
  }

  static let written: [String] =
    swift(in: ["Sources", "Tests", "Benchmarks", "Examples"])
    .filter { !$0.contains("/Generated/") }
    + WebFileTests.files

  static let texts: [String] =
    Repository.files(in: "", endingIn: ".md")
    + Repository.files(in: "scenarios", endingIn: ".scenario")
    + written + ["Makefile", "Package.swift", ".ci/run"]

  private static func swift(in folders: [String]) -> [String] {
    folders.reduce(into: []) { $0 += Repository.files(in: $1, endingIn: ".swift") }
  }

  /// Apple's platforms have no FoundationEssentials, and their programs are not static.
  private static let fallback = "#else\n  import Foundation\n#endif\n"

  @Test(arguments: pure)
  func `a pure module touches nothing outside itself`(file: String) throws {
    let text = try Repository.text(of: file).replacing(Self.fallback, with: "")
    for ban in Self.banned {
      #expect(!text.has(ban.text), "\(file): \(ban.text) is banned; use \(ban.instead)")
    }
    let isSuspect = text.has("class ") || text.has("actor ")
    let references = isSuspect ? text.matches(of: Self.reference).map { String($0.output) } : []
    #expect(references == Self.constants[file, default: []], "\(file): a value type does it")
  }

  /// The identifier of an attachment that has none is in no output.
  @Test func `the stop word of GitHub is the only random text`() throws {
    let sources = Repository.files(in: "Sources", endingIn: ".swift")
    let chances = ["RandomNumberGenerator()", ".random(in:", "arc4random", "UUID()"]
    let files = try sources.filter { file in
      let text = try Repository.text(of: file)
      return chances.contains(where: text.has)
    }
    #expect(
      files == [
        "Sources/DropIns/BelfryUserNotifications/Content/UNNotificationAttachment.swift",
        "Sources/Program/belfry/ReportFiles/StopWord.swift",
      ]
    )
  }

  /// The places where a product keeps something for all phones of a process.
  static var shared: Regex<Substring> { /static let \w+(?:: [\w<>]+)? = (?:Mutex|Atomic)\b.*/ }

  /// The next phone finds the values of the last one, so a test that runs twice may differ.
  @Test(arguments: swift(in: ["Sources"]))
  func `state that all phones share has a reason`(file: String) throws {
    let text = try Repository.text(of: file)
    guard text.has("Mutex") || text.has("Atomic") else { return }
    let lines = text.lines
    let isDropIn = file.hasPrefix("Sources/DropIns/")
    for (before, line) in zip(lines, lines.dropFirst()) where line.contains(Self.shared) {
      #expect(!isDropIn, "\(file): keep it for each phone, with host.keeping")
      #expect(before.contains("///"), "\(file): why does \(line) belong to the process?")
    }
  }

  /// Functions that look up names of users, groups or hosts load a name service, in which a static
  /// program ends with a segmentation fault.
  static let services = [
    "FileManager", "ProcessInfo", "NSHomeDirectory", "NSUserName", "NSTemporaryDirectory",
    "FileHandle", "URL(", "getpw", "getgr", "getlogin", "gethost", "getaddrinfo", "dlopen",
    "import FoundationEssentials", "import Foundation\n",
  ]

  @Test(arguments: swift(in: ["Sources/Program", "Sources/Engine/Reports"]))
  func `the static program asks no name service`(file: String) throws {
    let text = try Repository.text(of: file).replacing(Self.fallback, with: "")
    let isJSON = file.hasPrefix("Sources/Engine/Reports/") && file.contains("JSON")
    for service in Self.services where !(isJSON && service == "import FoundationEssentials") {
      #expect(!text.has(service), "\(file): \(service); use FileStatus, Stream, FolderSearch")
    }
  }

  /// Functions of the module of string processing, which takes a megabyte of the program.
  static let processing = [
    ".replacing(\"", ".firstMatch(of", ".wholeMatch(of", ".matches(of", ".prefixMatch(of", "Regex",
    ".firstRange(of",
  ]

  @Test(
    arguments: swift(in: ["Sources/Program", "Sources/Engine/Reports", "Sources/Engine/Pages"])
  )
  func `the program does without string processing`(file: String) throws {
    let text = try Repository.text(of: file)
    for call in Self.processing {
      #expect(!text.has(call), "\(file): \(call) costs a megabyte; work with bytes")
    }
  }

  @Test(arguments: written)
  func `a file fits the screen`(file: String) throws {
    let lines = try Repository.text(of: file).lines
    // What belongs together is easier to read in one piece; a table of rows, however long it is.
    let isTable = file.hasPrefix("Sources/Engine/SystemPolicy/Rules/")
    #expect(isTable || lines.count <= 401, "\(file) has \(lines.count - 1) lines")
    // An expectation for each line took most of the time of all tests; only wide lines have one.
    for (number, line) in zip(1..., lines) where line.utf8.count > 100 {
      let isFree = line.contains("https://") || line.count <= 100 || line.isProse
      #expect(isFree, "\(file):\(number) has \(line.count) columns")
    }
  }

  @Test(arguments: texts)
  func `a text is finished and is about the project alone`(file: String) throws {
    let text = try Repository.text(of: file)
    for word in ["FIX" + "ME", "// TO" + "DO", "TO" + "DO:", "XX" + "X"] {
      #expect(!text.has(word), "\(file)")
    }
    for folder in ["work", "root", "home", "tmp"] {
      #expect(!text.has("/\(folder)/"), "\(file) names a folder of some machine")
    }
    for (number, line) in zip(1..., text.lines) where line.last == " " || line.last == "\t" {
      Issue.record("\(file):\(number) ends in a space")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(file) ends in one line feed")
  }

  /// A golden is read by a person in a diff, or it is a checksum.
  @Test func `a golden is short enough to be read`() throws {
    let goldens = Repository.files(in: "Tests/Goldens", endingIn: "")
      .filter { $0.contains(".") }
    let counts = try goldens.map { (try Repository.text(of: $0).lines.count, $0) }
    let longest = counts.max { $0.0 < $1.0 }
    #expect(goldens.count > 40 && counts.map(\.0).reduce(0, +) <= 10_000, "\(longest!)")
    for (count, name) in counts { #expect(count <= 1700, "\(name) has \(count) lines") }
  }

  // On a disk that does not tell capital letters from small ones, two such names are one.
  @Test func `no two names in a folder differ only in capital letters`() {
    let own = Repository.files(in: "", endingIn: "").filter {
      !$0.hasPrefix(".git/") && !$0.hasPrefix("dist/")
    }
    let paths = Set(
      own.flatMap { file in
        let parts = file.split(separator: "/")
        return parts.indices.map { parts[...$0].joined(separator: "/") }
      }
    )
    let names = Dictionary(grouping: paths) { $0.lowercased() }
    #expect(names.values.filter { $0.count > 1 }.isEmpty)
    #expect(paths.contains("Scripts/engine"))
  }

  @Test func `the top level holds what the project's card names`() throws {
    for file in ["Package.swift", "Makefile", "README.md", "CHANGELOG.md", ".swift-format"] {
      #expect(throws: Never.self) { try Repository.text(of: file) }
    }
    #expect(try !Repository.text(of: "Package.swift").contains(".package("))
  }

  @Test func `the release is the one the changelog begins with`() throws {
    let version = try #require(
      Repository.text(of: "Sources/Program/belfry/CommandLine/Version.swift").firstMatch(
        of: /text = "([\d.]+)"/
      )
    )
    let entry = try #require(
      Repository.text(of: "CHANGELOG.md").firstMatch(of: /(?m)^## ([\d.]+)/)
    )
    #expect(version.1 == entry.1)
  }

  @Test func `a check in a browser waits for what it wants, not for a time`() throws {
    let scripts = Repository.files(in: "Scripts", endingIn: "")
      .filter { $0.hasPrefix("Scripts/browser") }
    #expect(scripts.count == 5)
    let fixed = /setTimeout\(\w+, *[1-9{]|sleep\(/
    let waits = try scripts.reduce(into: [:]) { counts, file in
      counts[file] = try Repository.text(of: file).matches(of: fixed).count
    }
    // Between two questions of `wait`, which asks until it has its answer.
    #expect(waits.filter { $0.value > 0 } == ["Scripts/browser": 1])
  }

  // With the plan of the build before, Belfry's own tests ran in place of those of the examples.
  @Test(arguments: ["Makefile", "Scripts/aliases", "Scripts/fixtures"])
  func `a package that is built where Belfry is has a plan of its own`(file: String) throws {
    let text = try Repository.text(of: file)
    #expect(text.contains("--scratch-path") && text.contains("--disable-build-manifest-caching"))
  }

  @Test func `make knows every target that the README and CI use`() throws {
    let makefile = try Repository.text(of: "Makefile")
    for file in ["README.md", ".ci/run", "CHANGELOG.md"] {
      for match in try Repository.text(of: file).matches(of: /\bmake ([a-z]+(?:-[a-z]+)*)\b/) {
        #expect(makefile.contains("\n\(match.1):"), "\(file) says make \(match.1)")
      }
    }
  }
}

extension Substring {
  /// A Boolean value that indicates whether it is a quoted sentence, which may be long.
  fileprivate var isProse: Bool { wholeMatch(of: /\s*"[^"]*",?/) != nil }
}

import Foundation
import Support
import Testing

/// `belfry new --swift`: a package beside an app's project, with a compiler that the test scripts.
///
/// `Scripts/projects` does the same with the real one.
@Suite struct NewSwiftTests {
  @Test func `each file is built with those that it needs, and the project stays as it is`() throws
  {
    let project = try Self.project()
    let before = try project.files()
    let made = try Self.run(in: project)
    #expect(made.status == 0, "\(made.errors)")
    #expect(
      made.output == """
        Pill Box.xcodeproj: 4 of 7 Swift files use notifications, locations or an app delegate
        building Belfry's modules in .build, as `swift test` would
        builds    App/Delegate.swift
        left out  App/Reminders/Charts.swift
                  line 1: it imports Charts, which neither Belfry nor Linux has
        left out  App/Reminders/Push.swift
                  line 2: it imports FirebaseMessaging, which is a pod
        builds    App/Reminders/Scheduler.swift
            with  App/Pill.swift
        written   Package.swift
        written   PhoneTests/PhoneTests.swift
        next: swift test

        """
    )
    let after = try project.files()
    let added = Set(after.keys).subtracting(before.keys)
    #expect(added == ["Package.swift", "PhoneTests/PhoneTests.swift"])
    for (path, text) in before { #expect(after[path] == text) }
    let manifest = try #require(after["Package.swift"])
    for part in [
      "name: \"Pill_Box\"", "path: \"App\"", "\"Reminders/Scheduler.swift\"", "\"Pill.swift\"",
      ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)", "\"Other.swift\"",
    ] {
      #expect(manifest.contains(part), "\(part)")
    }
    #expect(!manifest.contains("sources: [\n        \"Other.swift\""))
  }

  @Test func `a test that exists is kept`() throws {
    let project = try Self.project(["PhoneTests/PhoneTests.swift": "mine"])
    let made = try Self.run(in: project)
    #expect(made.output.contains("kept      PhoneTests/PhoneTests.swift\n"))
    #expect(try project.files()["PhoneTests/PhoneTests.swift"] == "mine")
  }

  @Test func `where no file builds, nothing is written`() throws {
    let project = try Scratch([
      "A.xcodeproj/project.pbxproj": "", "Push.swift": "import UserNotifications\nimport Charts\n",
    ])
    let before = try project.files()
    let made = try Self.run(in: project)
    #expect(made.status == 1)
    #expect(made.output.contains("left out  Push.swift\n          line 2: it imports Charts"))
    #expect(made.output.contains("Nothing was written."))
    #expect(try project.files() == before)
  }

  /// The files of a folder, the words after `new --swift`, and what is said; nothing is written.
  static let mistakes: [(files: KeyValuePairs<String, String>, arguments: [String], says: String)] =
    [
      (
        ["README.md": ""], [],
        "this folder has no Xcode project, project.yml or Project.swift; name"
      ),
      (["ios/A.xcodeproj/x": ""], [], "but 'ios' does: belfry new --swift ios"),
      (["a/ios/project.yml": ""], ["a"], "'a' has no Xcode project"),
      (["a/ios/project.yml": ""], ["a"], "but 'a/ios' does: belfry new --swift a/ios"),
      (
        ["project.yml": "", "Package.swift": ""], [],
        "'Package.swift' exists, and new --swift writes"
      ),
      (
        ["project.yml": "", "A.swift": "import UIKit"], [],
        "none of the 1 Swift files of project.yml"
      ),
      (["project.yml": "", "PodTests/A.swift": wanted], [], "none of the 0 Swift files"),
      (["project.yml": "", "Pods/A.swift": wanted], [], "none of the 0 Swift files"),
      (["project.yml": "", "Kit/Package.swift": "", "Kit/A.swift": wanted], [], "none of the 0"),
      (["project.yml": "", "A.swift": "// \(wanted)"], [], "none of the 1 Swift files"),
      (["project.yml": "", "A.swift": wanted], ["--belfry", "no"], "'no' does not hold Belfry's"),
      (["project.yml": "", "A.swift": wanted, "PhoneTests": ""], [], "'PhoneTests' is no folder"),
      (["project.yml": "", "A.swift": wanted, ".build": ""], [], "'.build' is no folder"),
    ]

  private static let wanted = "import UserNotifications\n"

  @Test(arguments: mistakes)
  func `what is in the way is said, and nothing is written`(
    files: KeyValuePairs<String, String>,
    arguments: [String],
    says: String
  ) throws {
    let project = try Scratch(files)
    let before = try project.files()
    let made = try Self.run(arguments, in: project)
    #expect(made.status == 2)
    #expect(made.errors.contains(says), "\(made.errors)")
    #expect(try project.files() == before)
  }

  @Test func `without a toolchain the message names one`() throws {
    let project = try Self.project()
    let before = try project.files()
    let made = try Program.run(
      ["new", "--swift"],
      environment: ["PATH": project.folder.path],
      in: project.folder
    )
    #expect(made.status == 2)
    #expect(made.errors.contains("there is no swiftc; install Swift"), "\(made.errors)")
    #expect(try project.files() == before)
  }

  @Test func `modules that do not build are said, and nothing is written`() throws {
    let project = try Self.project()
    let before = try project.files()
    let made = try Self.run(swift: "echo 'error: no space'; exit 1", in: project)
    #expect(made.status == 2)
    #expect(made.errors.contains("do not build: error: no space; nothing was written"))
    #expect(try project.files() == before)
  }

  @Test func `a file that is not UTF-8 is named and passed over`() throws {
    let project = try Self.project()
    try Data([0xff, 0xfe]).write(to: project.folder.appending(path: "App/Latin.swift"))
    let made = try Self.run(in: project)
    #expect(made.status == 0)
    #expect(made.errors.contains("'App/Latin.swift' cannot be read: it is not UTF-8"))
  }

  // MARK: A project and its compiler

  private static func project(
    _ more: KeyValuePairs<String, String> = [:]
  ) throws -> Scratch {
    let project = try Scratch([
      "Pill Box.xcodeproj/project.pbxproj": """
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      SWIFT_VERSION = 6.0;
      """,
      "Podfile": "pod 'Firebase/Messaging'\n",
      "App/Delegate.swift": "import UIKit\nclass Delegate: NSObject, UIApplicationDelegate {}\n",
      "App/Pill.swift": "struct Pill {}\n",
      "App/Other.swift": "struct Other { struct Pill {} }\n",
      "App/Reminders/Scheduler.swift":
        "import UserNotifications\nstruct Scheduler { let a: Pill }\n",
      "App/Reminders/Push.swift": "import UserNotifications\nimport FirebaseMessaging\n",
      "App/Reminders/Charts.swift": "import Charts\nimport CoreLocation\n",
      "App/Text.swift": "let text = \"\"\"\n  import UserNotifications\n  \"\"\"\n",
    ])
    for (path, text) in more { try project.write(text, to: path) }
    return project
  }

  /// Runs the command with a compiler that finds what the text of a file says that it needs.
  private static func run(
    _ arguments: [String] = [],
    swift: String = "exit 0",
    in project: borrowing Scratch
  ) throws -> Program.Outcome {
    let tools = try Scratch(["swift": "#!/bin/sh\n\(swift)\n", "swiftc": compiler])
    _ = try tools.bash("chmod +x swift swiftc")
    return try Program.run(
      ["new", "--swift"] + arguments,
      environment: ["PATH": "\(tools.folder.path):/usr/bin:/bin"],
      in: project.folder
    )
  }

  private static let compiler = """
    #!/bin/sh
    [ "$1" = --version ] && exit 0
    while [ "$1" != -- ]; do shift; done
    shift
    status=0
    for file; do
      for module in Charts FirebaseMessaging; do
        line=$(grep -n "^import $module" "$file" | cut -d: -f1)
        [ -z "$line" ] && continue
        echo "$file:$line:8: error: no such module '$module'"
        status=1
      done
      case "$*" in *Pill.swift*) continue ;; esac
      grep -q ': Pill' "$file" || continue
      echo "$file:2:26: error: cannot find type 'Pill' in scope"
      status=1
    done
    exit $status

    """
}

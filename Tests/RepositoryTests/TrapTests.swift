import Support
import Testing

/// Code that ends the process, and why no input of a user reaches it.
///
/// A trap in one test ends the process of all: their results are lost.
@Suite struct TrapTests {
  /// The traps of each file, with the reason why only a defect of Belfry, or what Swift itself
  /// demands, reaches them.
  static let allowed: [String: (count: Int, reason: String)] = [
    "AppleNames/ActivityKit/ActivityKit.swift": (1, "the compiler refuses each call"),
    "DropIns/BelfrySwiftUI/App/ObjectCreation.swift": (1, "the layout of classes of the toolchain"),
    "DropIns/BelfrySwiftUI/App/Scene.swift": (
      1, "the body of a scene without one: a value of Never"
    ),
    "DropIns/BelfrySwiftUI/State/Environment.swift": (
      1, "a view reads an object that is not there: on a phone the app crashes; no value exists"
    ),
    "DropIns/BelfrySwiftUI/State/ObservableObject.swift": (
      1, "a view reads an object that is not there: on a phone the app crashes; no value exists"
    ),
    "DropIns/BelfrySwiftUI/Views/View.swift": (
      2, "the body of a view without one: a value of Never"
    ),
    "Phone/Interposition/LoadedFunction.swift": (1, "the functions of the toolchain"),
    "Phone/Interposition/Redirection.swift": (1, "the size of a function's address"),
    "Engine/Scenarios/Language/Grammar/Pattern+Compiler.swift": (1, "the forms of the sources"),
    "Engine/Scenarios/Language/Grammar/Pattern.swift": (2, "the forms of the sources"),
    "Engine/SystemPolicy/Law/QuestionPosition.swift": (1, "the list of questions of the sources"),
    "Engine/SystemPolicy/Law/Policy.swift": (1, "the number of rules of the sources"),
    "Engine/SystemPolicy/Law/Rule.swift": (1, "the rows of the sources"),
    "Engine/SystemPolicy/Law/RuleTables.swift": (1, "the rows of the sources"),
  ]

  @Test func `no code ends the process but what no input reaches`() throws {
    var found: [String: Int] = [:]
    for file in Repository.files(in: "Sources", endingIn: ".swift") {
      let text = try Repository.text(of: file)
      // The expression is slow, and few files have any of these.
      guard ["precondition", "fatalError", "try!", "as!"].contains(where: text.has) else {
        continue
      }
      let lines = text.lines.filter { !$0.contains(#/^\s*///#) }
      let count = lines.count {
        $0.contains(#/\b(preconditionFailure|fatalError|precondition)\(|\btry!|\bas!/#)
      }
      if count > 0 { found[String(file.dropFirst("Sources/".count))] = count }
    }
    #expect(found == Self.allowed.mapValues(\.count))
  }

  @Test(arguments: [
    "Language/Grammar/Kind+Text.swift", "Language/Printing/AppNames.swift",
    "Language/Printing/Printer.swift", "Language/Printing/Printer+Saying.swift",
    "Language/Printing/Unsaid.swift", "Recording/RecordedDelegates.swift",
    "Recording/ScenarioRecorder.swift",
    "Recording/ScenarioRecorder+Facts.swift",
  ])
  func `a recorded phone is printed without a forced value`(file: String) throws {
    let lines = try Repository.text(of: "Sources/Engine/Scenarios/\(file)").lines
    for (index, line) in lines.enumerated() where !line.contains(#/^\s*///#) {
      #expect(!line.contains(#/[\w\)\]]!(?!=)/#), "\(file):\(index + 1): \(line)")
    }
  }
}

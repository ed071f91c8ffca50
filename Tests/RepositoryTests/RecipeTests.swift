import Support
import Testing

/// Each recipe of Contributing.md is a patch that adds an example.
///
/// `make recipes` applies and builds each patch, and writes it anew. Here its places are counted:
/// the design cannot become dearer unnoticed.
@Suite struct RecipeTests {
  /// The most that a recipe may touch.
  struct Recipe: CustomTestStringConvertible, Sendable {
    var name: String
    var mostPlaces = Int.max
    var mostFiles = Int.max
    var testDescription: String { name }

    var patch: Patch {
      get throws { Patch(try Repository.text(of: "Tests/Recipes/\(name).patch")) }
    }
  }

  static let recipes = [
    Recipe(name: "rule", mostPlaces: 4, mostFiles: 3),
    Recipe(name: "question", mostPlaces: 4, mostFiles: 3),
    Recipe(name: "effect", mostPlaces: 4),
    Recipe(name: "expectation", mostPlaces: 4),
    Recipe(name: "sentence", mostFiles: 3),
    Recipe(name: "format", mostPlaces: 3),
    // The property, its declaration, and the place that uses it.
    Recipe(name: "flag", mostPlaces: 3, mostFiles: 2),
    Recipe(name: "observer", mostPlaces: 6, mostFiles: 4),
    Recipe(name: "version", mostPlaces: 1),
    // The property, and its line in the table.
    Recipe(name: "field", mostPlaces: 2),
  ]

  /// The most lines of a question before its first rule.
  static let mostLinesOfQuestion = 12

  @Test func `each patch is a recipe`() {
    let files = Repository.files(in: "Tests/Recipes", endingIn: ".patch")
    #expect(Set(files) == Set(Self.recipes.map { "Tests/Recipes/\($0.name).patch" }))
  }

  @Test(arguments: recipes)
  func `a recipe touches few places`(recipe: Recipe) throws {
    let patch = try recipe.patch
    #expect(!patch.places.isEmpty)
    #expect(patch.places.count <= recipe.mostPlaces, "\(patch.places)")
    #expect(patch.files.count <= recipe.mostFiles, "\(patch.files)")
  }

  @Test(arguments: recipes)
  func `a recipe fits the code as it is`(recipe: Recipe) throws {
    for hunk in try recipe.patch.hunks where hunk.isOfExistingFile {
      let text = try Repository.text(of: hunk.file)
      let message = "\(hunk.file) has changed: run make recipes"
      #expect(("\n" + text).contains("\n" + hunk.before.joined(separator: "\n")), "\(message)")
    }
  }

  @Test func `a question is short`() throws {
    let recipe = try #require(Self.recipes.first { $0.name == "question" })
    let hunk = try #require(try recipe.patch.hunks.first { !$0.isOfExistingFile })
    let lines = hunk.after.filter { !$0.isEmpty }
    let first = try #require(lines.firstIndex { $0.contains("Rule(") })
    let ours = lines[..<first].filter { !$0.contains("///") }
    #expect(ours.count <= Self.mostLinesOfQuestion, "\(ours.count) lines before the first rule")
  }

  @Test(arguments: recipes)
  func `the page names every file of a recipe`(recipe: Recipe) throws {
    let page = try Repository.text(of: "Documentation/Internals/Contributing.md")
    let sections = page.split(separator: "\n## ")
    let link = "(../../Tests/Recipes/\(recipe.name).patch)"
    let section = try #require(sections.first { $0.contains(link) }, "no section has \(link)")
    for file in try recipe.patch.files {
      #expect(section.contains(file), "\(file) is not in the section \(section.prefix(40))")
    }
  }
}

/// Changes as `git diff` writes them.
struct Patch {
  /// Some changed lines of a file, with those around them.
  struct Hunk {
    var file: String
    var isOfExistingFile: Bool
    /// Each line, with a blank, a plus or a minus in front.
    var lines: [Substring] = []

    var before: [Substring] { lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() } }
    var after: [Substring] { lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() } }
  }

  var hunks: [Hunk] = []

  init(_ text: String) {
    var file = ""
    var isNew = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("diff --git ") {
        file = String(line[line.firstRange(of: " b/")!.upperBound...])
        isNew = false
      } else if line.hasPrefix("new file ") {
        isNew = true
      } else if line.hasPrefix("@@ ") {
        hunks.append(Hunk(file: file, isOfExistingFile: !isNew))
      } else if [" ", "+", "-"].contains(line.prefix(1)), !line.hasPrefix("+++ "),
        !line.hasPrefix("--- "), hunks.last?.file == file
      {
        hunks[hunks.count - 1].lines.append(line)
      }
    }
  }

  var files: Set<String> { Set(places) }

  /// The file of each place that changes; neighbouring lines are one place.
  var places: [String] {
    var places: [String] = []
    for hunk in hunks {
      var isChanging = false
      for line in hunk.lines {
        let isChange = !line.hasPrefix(" ")
        if isChange, !isChanging { places.append(hunk.file) }
        isChanging = isChange
      }
    }
    return places
  }
}

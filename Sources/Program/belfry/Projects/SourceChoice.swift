import Platform

/// The app's files that build on Linux: each wanted file, with the other files that it needs.
struct SourceChoice {
  /// The result for a wanted file.
  enum Outcome: Equatable {
    /// It builds, with these other files.
    case builds(with: [String])
    /// It does not build; the sentence says why.
    case leftOut(String)
  }

  private(set) var outcomes: [(path: String, outcome: Outcome)] = []
  /// The files of the target.
  private(set) var files: Set<String> = []

  private let project: AppProject
  /// Type-checks files as one module, and returns the errors.
  private let check: (Set<String>) throws(SystemFailure) -> [CompilerError]

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - project: The project of the app.
  ///   - check: The type-check of some of its files.
  init(
    from project: AppProject,
    checkedBy check: @escaping (Set<String>) throws(SystemFailure) -> [CompilerError]
  ) {
    self.project = project
    self.check = check
  }

  /// Decides on a wanted file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The result.
  mutating func decide(on path: String) throws(SystemFailure) -> Outcome {
    let outcome = try outcome(of: path)
    outcomes.append((path, outcome))
    return outcome
  }

  private mutating func outcome(of path: String) throws(SystemFailure) -> Outcome {
    if files.contains(path) { return .builds(with: []) }
    var set: Set = [path]
    var errors = try check(set)
    while !errors.isEmpty {
      var added: Set<String> = []
      for error in errors {
        if let reason = resolve(error, in: set, &added) {
          return .leftOut(error.place(seenFrom: path) + reason)
        }
      }
      guard !added.isEmpty else {
        return .leftOut(errors[0].place(seenFrom: path) + errors[0].message)
      }
      set.formUnion(added)
      errors = try check(set)
    }
    // Files that build by themselves may still declare the same name.
    let all = files.union(set)
    if all != set, let error = try check(all).first {
      return .leftOut(
        "not with the files above: \(error.place(seenFrom: path))\(error.message)"
      )
    }
    files = all
    return .builds(with: set.subtracting([path]).sorted())
  }

  /// Adds the file that an error asks for, or returns why no file helps.
  private func resolve(
    _ error: CompilerError,
    in set: Set<String>,
    _ added: inout Set<String>
  ) -> String? {
    switch error.need {
    case .module(let module):
      let provider = project.provider(of: module) ?? "neither Belfry nor Linux has"
      return "it imports \(module), which \(provider)"
    case .name(let name):
      guard let file = file(near: error.file, where: { $0.names.contains(name) }) else {
        return "\(name) is declared neither in the project nor by Belfry"
      }
      if set.contains(file) { return error.message }
      added.insert(file)
    case .member(let name):
      // A member that no other file declares may follow from another error.
      let file = file(near: error.file) { $0.members.contains(name) }
      if let file, !set.contains(file) { added.insert(file) }
    case .other: break
    }
    return nil
  }

  /// The file with a declaration that lies nearest to another file.
  private func file(near path: String, where has: (SwiftScanner) -> Bool) -> String? {
    let found = project.sources.filter { has($0.content) }.map { $0.path }
    return found.max { closeness(of: $0, to: path) < closeness(of: $1, to: path) }
  }

  /// The number of folders in which both paths begin.
  private func closeness(of one: String, to other: String) -> Int {
    zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension CompilerError {
  /// Returns the place of the error, without the file if a list already names it.
  fileprivate func place(seenFrom path: String) -> String {
    file == path ? "line \(line): " : "\(file):\(line): "
  }
}

import Platform
import ScenarioParsing
import Scenarios

extension ScriptFiles {
  /// Returns the scripts of an operand, and in a folder each file of facts with a scenario, which
  /// is a mistake because nothing plays the scenario.
  func scriptFinds(of operand: String) -> [Find] {
    finds(of: operand, endings: [".scenario", ".facts"] + String.markdown).filter { find in
      switch find {
      case .standardInput, .named: return true
      case .found(let path): return !path.isFacts || holdsScenario(path)
      // A file of facts that cannot be read is reported where it is included.
      case .obstacle(let error): return !error.path.isFacts || error.path == operand
      }
    }
  }

  private func holdsScenario(_ path: String) -> Bool {
    // It may get a scenario while it is watched.
    watched?.begin(path)
    guard let bytes = try? Stream.bytes(at: path, most: Self.largest).bytes else {
      return false
    }
    return Source(name: path, bytes: bytes).holdsScenario
  }
}

extension String {
  /// Indicates whether the name has the ending of a file of facts.
  fileprivate var isFacts: Bool { lowercased().hasSuffix(".facts") }
}

import Foundation
import ScenarioParsing
import Scenarios

/// Plays the library, plainly and under the other sides of every dispute that each scenario
/// consulted, and returns how many times as long that takes, in hundredths; the best of several.
func replay(times: Int) -> Int {
  let scripts = library()
  var plain = Duration.seconds(1000)
  var replayed = Duration.seconds(1000)
  for _ in 0..<times {
    var results: [(Script, ScenarioResult)] = []
    let time = ContinuousClock().measure {
      results = scripts.flatMap { script in script.scenarios.map { (script, script.play($0)) } }
    }
    plain = min(plain, time)
    let more = ContinuousClock().measure {
      for (script, result) in results {
        _ = script.dependencies(of: result)
        _ = script.differingReadings(of: result)
      }
    }
    replayed = min(replayed, time + more)
  }
  return Int(100 * (replayed / plain))
}

private func library() -> [Script] {
  let folder = URL(filePath: "../scenarios")
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  let paths = (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter {
    $0.hasSuffix(".scenario")
  }
  return paths.sorted().compactMap { path in
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let (script, mistakes) = Script.parse(Source(name: path, bytes: Array(data)))
    return mistakes.isEmpty ? script : nil
  }
}

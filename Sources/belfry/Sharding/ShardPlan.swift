import Reports
import Scenarios

/// The scenarios of a run by shard.
///
/// The scenarios are ordered by their ids and dealt out in turn. So a shard has as many scenarios
/// as each other one, or one more, and the order of the files changes nothing.
struct ShardPlan {
  /// For each selected scenario, in the order in which it is read, whether it is in the shard.
  private let isPlayed: [Bool]
  private var next = 0
  /// The shard, as reports name it.
  let share: RunScope.Shard
  /// The digest of what was read for the plan.
  private let inputs: String

  /// Reads all scripts once and plays none.
  init(
    _ shard: Shard,
    _ operands: [String],
    _ selection: Selection,
    _ files: ScriptFiles
  ) throws(UsageError) {
    var ids: [String] = []
    var silent = Console.silent
    // What is wrong is reported when the scripts are read to be played.
    _ = try files.forEach(of: operands, &silent, Palette(isColored: false)) {
      file,
      script,
      mistakes,
      _ throws(PathError) in
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      for number in try selection.numbers(in: script, at: file.line) {
        ids.append(script.scenarios[number].id(in: script.name))
      }
    }
    inputs = files.read.digest
    files.read.forgetTexts()
    let order = ids.indices.sorted { (ids[$0], $0) < (ids[$1], $1) }
    var isPlayed = [Bool](repeating: false, count: ids.count)
    var digest = TextDigest()
    for (place, number) in order.enumerated() {
      digest.add(ids[number])
      isPlayed[number] = place % shard.count == shard.number - 1
    }
    self.isPlayed = isPlayed
    share = RunScope.Shard(
      number: shard.number,
      count: shard.count,
      played: isPlayed.count { $0 },
      scenarios: ids.count,
      selection: digest.text
    )
  }

  /// Returns those of the next selected scenarios that are in the shard.
  mutating func take(_ numbers: [Int]) -> [Int] {
    defer { next += numbers.count }
    return numbers.enumerated().filter { offset, _ in
      isPlayed.indices.contains(next + offset) && isPlayed[next + offset]
    }.map(\.element)
  }

  /// Throws an error if the scripts that were played are not those that the plan was made of.
  func check(_ files: ScriptFiles) throws(UsageError) {
    guard files.read.digest == inputs, next == isPlayed.count else {
      throw UsageError("a script changed while it was read; run again")
    }
  }
}

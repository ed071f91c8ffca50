import Reports
import Scenarios

/// The scenarios of a run by shard.
///
/// The scenarios are ordered by their ids and dealt out in turn. So the shards differ by one
/// scenario at most, and the order of the files changes nothing. Scenarios that stay together, such
/// as the rows of a table, are dealt out as one group, the largest group first.
struct ShardPlan {
  /// The flags of the selected scenarios, in the order in which they are read: true in this shard.
  private let isPlayed: [Bool]
  private var next = 0
  /// The shard, as reports name it.
  let share: RunScope.Shard
  /// The digest of the texts that were read for the plan.
  private let inputs: String

  /// Reads all scripts once and plays none.
  ///
  /// - Parameter keepsTables: A Boolean value that indicates whether the rows of a table stay
  ///   together.
  init(
    _ shard: Shard,
    _ operands: [String],
    _ selection: Selection,
    _ files: ScriptFiles,
    keepsTables: Bool = false
  ) throws(UsageError) {
    var ids: [String] = []
    // A file that is given twice has each id twice; its scenarios are one.
    var groups: [String: [Int]] = [:]
    var silent = Console.silent
    // What is wrong is reported when the scripts are read to be played.
    _ = try files.forEach(of: operands, &silent, Palette(isColored: false)) {
      file,
      script,
      mistakes,
      _ throws(PathError) in
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      for number in try selection.numbers(in: script, at: file.line) {
        let scenario = script.scenarios[number]
        let id = scenario.id(in: script.name)
        groups[keepsTables ? scenario.tableID(in: script.name) : id, default: []].append(ids.count)
        ids.append(id)
      }
    }
    inputs = files.read.digest
    files.read.forgetTexts()
    var isPlayed = [Bool](repeating: false, count: ids.count)
    let order = groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    for (place, group) in order.enumerated() where place % shard.count == shard.number - 1 {
      for number in group.value { isPlayed[number] = true }
    }
    let known = Set(ids)
    var digest = TextDigest()
    for id in known.sorted() { digest.add(id) }
    self.isPlayed = isPlayed
    share = RunScope.Shard(
      number: shard.number,
      count: shard.count,
      played: Set(ids.indices.filter { isPlayed[$0] }.map { ids[$0] }).count,
      scenarios: known.count,
      selection: digest.text
    )
  }

  /// Returns those of the next selected scenarios that are in the shard.
  mutating func select<Number>(_ numbers: [Number]) -> [Number] {
    defer { next += numbers.count }
    return numbers.enumerated().filter { offset, _ in
      isPlayed.indices.contains(next + offset) && isPlayed[next + offset]
    }.map { $0.element }
  }

  /// Throws an error if the played scripts differ from those that the plan was made for.
  func check(_ files: ScriptFiles) throws(UsageError) {
    guard files.read.digest == inputs, next == isPlayed.count else {
      throw UsageError("a script changed while it was read; run again")
    }
  }
}

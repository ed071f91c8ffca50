/// The part of a run that one machine plays, such as the second of five.
struct Shard: Hashable {
  /// The number of the part, counted from one.
  let number: Int
  /// The number of parts.
  let count: Int

  /// The largest number of parts.
  static let most = 10_000

  /// The flag that asks for it.
  static let flag = Command.Flag(
    "--shard",
    "K/N",
    "play the Kth of N equal parts of the scenarios; belfry merge judges the whole",
    isCommon: false
  )

  /// Creates a part; nil if there is no such part.
  init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }
}

extension Arguments {
  /// The part that is played; nil for the whole.
  ///
  /// The flag wins over the variables of Bazel.
  func shard() throws(UsageError) -> Shard? {
    guard let word = value(Shard.flag.name) else { return try Bazel.current?.shard() }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw UsageError("--shard needs a part and the number of parts, such as 2/5, not '\(word)'")
    }
    if let shard = Shard(number, of: count) { return shard }
    if count < 1 { throw UsageError("--shard \(word): there is at least one part; write 1/1") }
    if count > Shard.most {
      throw UsageError("--shard \(word): there are at most \(Shard.most) parts")
    }
    throw UsageError("--shard \(word): the parts are 1/\(count) to \(count)/\(count)")
  }

  /// The part that is played, with the flags that it allows.
  func checkedShard() throws(UsageError) -> Shard? {
    guard let shard = try shard() else { return nil }
    for flag in ["--min-coverage", "--why"] where has(flag) {
      throw UsageError(
        "\(flag) is about a whole run, and a shard plays a part of it; remove \(flag) or --shard"
      )
    }
    return shard
  }

  /// The flags that choose scenarios or change outcomes, each with its value; reports name them.
  var options: [String] {
    let flags = [
      "--all", "--every", "--filter", "--ios", "--max-events", "--max-memory", "--only",
      "--reading", "--skip-tag", "--strict-facts", "--tag",
    ]
    return flags.flatMap { flag in
      values(flag).map { $0.isEmpty ? flag : "\(flag) \($0)" }
    }
  }
}

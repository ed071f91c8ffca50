/// The part of a run that one machine plays, such as the second of five.
struct Shard: Hashable {
  /// The number of the part, counted from one.
  let number: Int
  /// The number of parts.
  let count: Int

  /// The largest number of parts.
  static let most = 10_000

  /// Creates a part; nil if there is no such part.
  init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }
}

extension FlagType<Shard> {
  /// A part of a number of equal parts.
  static var shard: Self {
    Self { word, flag throws(UsageError) in
      let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1] else {
        throw UsageError("\(flag) needs a part and the number of parts, such as 2/5, not '\(word)'")
      }
      if let shard = Shard(number, of: count) { return shard }
      if count < 1 { throw UsageError("\(flag) \(word): there is at least one part; write 1/1") }
      if count > Shard.most {
        throw UsageError("\(flag) \(word): there are at most \(Shard.most) parts")
      }
      throw UsageError("\(flag) \(word): the parts are 1/\(count) to \(count)/\(count)")
    }
  }
}

extension FlagReader {
  /// Reads the part that is played; nil for the whole.
  ///
  /// The flag wins over the variables of Bazel.
  mutating func shard() -> Shard? {
    let shard = value(
      "--shard",
      "K/N",
      "play the Kth of N equal parts of the scenarios; belfry merge judges the whole",
      as: .shard,
      isCommon: false
    )
    if let shard { return shard }
    do throws(UsageError) {
      return try Bazel.current?.shard()
    } catch {
      refuse(error)
      return nil
    }
  }
}

extension Bazel {
  /// The part of the test that is played; nil for the whole.
  func shard() throws(UsageError) -> Shard? {
    guard let total = self["TEST_TOTAL_SHARDS"] else { return nil }
    guard let count = Int(total), let index = self["TEST_SHARD_INDEX"].flatMap({ Int($0) }),
      let shard = Shard(index + 1, of: count)
    else {
      let index = self["TEST_SHARD_INDEX"] ?? ""
      throw UsageError(
        "TEST_TOTAL_SHARDS is '\(total)' and TEST_SHARD_INDEX is '\(index)'; "
          + "the index is counted from 0 and less than the total"
      )
    }
    return shard
  }
}

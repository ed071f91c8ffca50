import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy

/// The type of a flag's value, with the function that reads a word or throws a mistake.
struct FlagType<Value> {
  /// Reads a word; the second argument is the name of the flag, for messages.
  typealias Read = (String, String) throws(UsageError) -> Value

  let read: Read
  /// The use of the path that the value is; nil for a value that is no path.
  let path: Flag.PathUse?

  init(path: Flag.PathUse? = nil, _ read: @escaping Read) {
    self.read = read
    self.path = path
  }
}

extension FlagType where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One word of a closed list.
  static var word: Self {
    Self { word, flag throws(UsageError) in
      guard let value = Value(rawValue: word) else {
        let known = Value.allCases.map { $0.rawValue }
        throw UsageError("\(flag) is \(Suggestion.either(known)), not '\(word)'")
      }
      return value
    }
  }
}

extension FlagType<String> {
  /// A text, as it is.
  static var text: Self { Self { word, _ throws(UsageError) in word } }

  /// A path.
  static func path(_ use: Flag.PathUse) -> Self {
    Self(path: use) { word, _ throws(UsageError) in word }
  }
}

extension FlagType<[String]> {
  /// The words of a list, separated by commas; repetitions are removed.
  static var list: Self { Self(words) }

  private static func words(of list: String, _ flag: String) throws(UsageError) -> [String] {
    let parts = list.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map { String($0) }
    }
    // Where a variable of a shell was empty, nothing would be chosen, or all.
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw UsageError(
        "\(flag) has an empty word in '\(list)'; separate the words by one comma each"
      )
    }
    var words: [String] = []
    for word in parts.joined() where !words.contains(word) { words.append(word) }
    return words
  }
}

extension FlagType {
  /// A list of values, separated by commas, of which each is read on its own.
  static func list<Element>(
    of read: @escaping FlagType<Element>.Read
  ) -> FlagType<[Element]> where Value == [Element] {
    FlagType<[Element]> { word, flag throws(UsageError) in
      var elements: [Element] = []
      for word in try FlagType<[String]>.list.read(word, flag) {
        elements.append(try read(word, flag))
      }
      return elements
    }
  }
}

extension FlagType<[OSVersion]> {
  /// Versions of iOS.
  static var versions: Self {
    list { word, flag throws(UsageError) in
      switch OSVersion.reading(word) {
      case .success(let version): return version
      case .failure(let refusal): throw UsageError("\(flag): \(refusal.message(for: word))")
      }
    }
  }
}

extension FlagType<[Reading]> {
  /// Readings, which decide between sources that disagree.
  static var readings: Self { list(of: FlagType<Reading>.word.read) }
}

extension FlagType<Release> {
  /// A release whose later corrections are recorded.
  static var release: Self {
    Self { word, flag throws(UsageError) in
      guard let release = Release(word) else {
        throw UsageError("\(flag) needs a release such as 0.3, not '\(word)'")
      }
      guard release >= .firstWithRecords else {
        let first = Release.firstWithRecords.text
        throw UsageError("corrections are recorded since \(first); write \(flag) \(first)")
      }
      guard let current = Release(Version.text), release <= current else {
        throw UsageError("\(flag) \(word) is newer than this release, \(Version.text)")
      }
      return release
    }
  }
}

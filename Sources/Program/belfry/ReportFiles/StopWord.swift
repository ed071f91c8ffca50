/// The word that makes GitHub's workflow runner take commands again.
///
/// A script that contained the word could put commands into the text for people, so the word is
/// drawn at random. Nothing else in the program is random, and only the output of `--github` shows
/// it.
enum StopWord {
  /// A word of 128 bits that no script can know.
  static func draw() -> String {
    var generator = SystemRandomNumberGenerator()
    let halves = (0..<2).map { _ in
      let hex = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - hex.count) + hex
    }
    return "belfry-" + halves.joined()
  }
}

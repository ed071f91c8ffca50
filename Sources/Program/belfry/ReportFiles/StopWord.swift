/// The word that makes GitHub's workflow runner take commands again.
///
/// A script that knew it could put commands into what people read, so it is drawn at random. It is
/// the one thing that the program leaves to chance, and `--github` the one output that shows it.
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

import SystemPolicy
import VirtualDevice

/// The names by which a recorded script calls the apps of a phone.
///
/// A test names its apps as it likes. In a script a name is one word that no sentence has.
struct AppNames {
  /// A name for each app, by its number.
  private(set) var names: [String] = []
  /// The comments on the apps whose names are different in the script.
  private(set) var comments: [String] = []

  init(_ book: Book) {
    guard book.apps != ["app"] else {
      names = book.apps
      return
    }
    for app in book.apps {
      let name = unused(Self.word(for: app))
      names.append(name)
      if name != app { comments.append("\(name) is the app \(app.quoted)") }
    }
  }

  /// The letters, digits and some signs of a name, in one word.
  private static func word(for app: String) -> String {
    let word = app.respelled { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": nil
      case _: "-"
      }
    }
    let isUsual = word.utf8.first.map { $0 != UInt8(ascii: "-") } ?? false
    return isUsual ? word : "app\(word)"
  }

  /// The name, with a number if a sentence or another app has it.
  private func unused(_ word: String) -> String {
    var (name, number) = (word, 1)
    while names.contains(name) || Verb.words.contains(name)
      || Vocabulary.statuses.words.contains(name)
    {
      name = "\(word)-\(number)"
      number += 1
    }
    return name
  }
}

/// The texts behind a device's numbers: identifiers, contents, names of apps.
///
/// It only grows, so a number keeps its meaning; devices can be compared if they share one.
public struct Book: Hashable, Sendable {
  /// Every text that was ever entered, each once.
  public private(set) var texts: [String] = []
  /// The names of the apps; an app's number is its index here.
  public private(set) var apps: [String] = []
  /// The texts of every content that was ever entered, each once.
  public private(set) var contents: [ContentTexts] = []

  /// The names of monitors, each once; a monitor's number is its index here plus one.
  public private(set) var monitors: [String] = []

  private var appNumbers: [String: AppNumber] = [:]
  private var monitorNumbers: [String: MonitorNumber] = [:]
  private var textNumbers: [String: TextNumber] = [:]
  private var contentNumbers: [ContentTexts: ContentNumber] = [:]

  /// Creates an empty book.
  public init() {}

  /// Returns the number of a text, and enters it if it is new.
  public mutating func number(of text: String) -> TextNumber {
    if let known = textNumbers[text] { return known }
    let number = TextNumber(rawValue: UInt32(texts.count))
    texts.append(text)
    textNumbers[text] = number
    return number
  }

  /// Returns the number of a content, and enters it if it is new.
  public mutating func number(of content: ContentTexts) -> ContentNumber {
    if let known = contentNumbers[content] { return known }
    let number = ContentNumber(rawValue: UInt32(contents.count))
    contents.append(content)
    contentNumbers[content] = number
    return number
  }

  /// Returns the number of an app, and enters it if it is new.
  public mutating func number(ofApp name: String) -> AppNumber {
    if let known = app(named: name) { return known }
    let number = AppNumber(rawValue: UInt16(apps.count))
    apps.append(name)
    appNumbers[name] = number
    return number
  }

  /// Returns the number of an app that was entered before.
  public func app(named name: String) -> AppNumber? {
    appNumbers[name]
  }

  /// Returns the number of a monitor's name, and enters it if it is new.
  public mutating func number(ofMonitor name: String) -> MonitorNumber {
    if let known = monitorNumbers[name] { return known }
    monitors.append(name)
    let number = MonitorNumber(rawValue: UInt16(monitors.count))
    monitorNumbers[name] = number
    return number
  }

  /// The text of a number.
  public subscript(number: TextNumber) -> String { texts[Int(number.plain.rawValue)] }

  /// The content of a number.
  public subscript(number: ContentNumber) -> ContentTexts { contents[Int(number.rawValue)] }

  /// The name of an app.
  public subscript(number: AppNumber) -> String { apps[Int(number.rawValue)] }
}

extension Book {
  /// The same book, with `id-1`, `id-2` … instead of identifiers that an app generated randomly.
  public var withoutChance: Book {
    var book = self
    var count = 0
    for index in texts.indices where texts[index].isDrawnAtRandom {
      // An identifier that an app uses itself is skipped.
      repeat { count += 1 } while book.textNumbers["id-\(count)"] != nil
      book.textNumbers[texts[index]] = nil
      book.texts[index] = "id-\(count)"
      book.textNumbers["id-\(count)"] = TextNumber(rawValue: UInt32(index))
    }
    return book
  }

  /// Returns the same book with other names of its apps.
  ///
  /// - Parameter names: A name for each app, by its number.
  public func naming(_ names: [String]) -> Book {
    var book = self
    book.apps = names
    book.appNumbers = [:]
    for (index, name) in names.enumerated() {
      book.appNumbers[name] = AppNumber(rawValue: UInt16(index))
    }
    return book
  }
}

extension String {
  /// Indicates whether the text has the form of a universally unique identifier.
  fileprivate var isDrawnAtRandom: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map { $0.count } == [8, 4, 4, 4, 12]
      && parts.allSatisfy { part in
        part.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
          default: false
          }
        }
      }
  }
}

/// The texts of a notification.
public struct ContentTexts: Hashable, Sendable {
  /// The title.
  public var title: TextNumber?
  /// The subtitle.
  public var subtitle: TextNumber?
  /// The body.
  public var body: TextNumber?
  /// The index of the object that an app's code handed over, in the storage of its owner; nil in
  /// a script.
  public var object: UInt32?
  /// The identifier of the thread it belongs to.
  public var thread: TextNumber?
  /// The summary argument: its word for the summary of its group.
  public var summaryArgument: TextNumber?

  /// The name of the file that is attached.
  public var attachment: TextNumber?

  /// Creates a content without texts.
  public init(
    title: TextNumber? = nil,
    subtitle: TextNumber? = nil,
    body: TextNumber? = nil,
    object: UInt32? = nil,
    thread: TextNumber? = nil,
    summaryArgument: TextNumber? = nil,
    attachment: TextNumber? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.object = object
    self.attachment = attachment
    self.thread = thread
    self.summaryArgument = summaryArgument
  }
}

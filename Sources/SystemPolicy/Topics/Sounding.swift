public import VirtualTime

/// A sound file that an app brings along, as far as it matters to playing it.
@frozen
public struct SoundFile: Hashable, Sendable {
  /// How long it is.
  public var length: Interval
  /// Whether it is of a kind that the system plays.
  public var isReadable: Bool

  /// Creates a sound file.
  public init(length: Interval, isReadable: Bool) {
    self.length = length
    self.isReadable = isReadable
  }

  /// Creates the sound file of a name, whose ending tells what it is.
  public init(named name: String, length: Interval) {
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    self.init(length: length, isReadable: Sounding.endings.contains(ending))
  }
}

/// The question what is heard of a notification that sounds.
public struct Sounding: Sendable {
  /// Whether the silent switch is on.
  public var isSilent: Bool
  /// The level it asks for.
  public var level: InterruptionLevel
  /// Whether its sound is a critical one.
  public var hasCriticalSound: Bool
  /// Whether the app may alert critically: it is entitled to, and the user allows it.
  public var mayBeCritical: Bool
  /// Whether it names a file.
  public var namesFile: Bool
  /// The file, if the app has one of that name.
  public var file: SoundFile?

  /// Creates the question.
  public init(
    isSilent: Bool,
    level: InterruptionLevel,
    hasCriticalSound: Bool,
    mayBeCritical: Bool,
    namesFile: Bool,
    file: SoundFile?
  ) {
    self.isSilent = isSilent
    self.level = level
    self.hasCriticalSound = hasCriticalSound
    self.mayBeCritical = mayBeCritical
    self.namesFile = namesFile
    self.file = file
  }

  /// What is heard.
  public struct Answer: Hashable, Sendable {
    /// Whether there is a sound.
    public var sounds = true
    /// Whether the phone vibrates in its place.
    public var vibrates = false
    /// Whether the default sound takes the place of the file.
    public var isDefault = false

    /// Creates the answer in which the sound plays that it carries.
    public init() {}
  }

  /// How long a sound may be.
  public static let longest = Interval(seconds: 30)
  /// How the names of files end that the system plays.
  public static let endings = ["aiff", "aif", "wav", "caf"]

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case silent, critical, criticalSound, mayBeCritical
    case namesFile, missing, tooLong, unreadable

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .silent: .attention
      case .mayBeCritical: .authorization
      case .critical, .criticalSound, .namesFile, .missing, .tooLong, .unreadable: .request
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.silent, if: isSilent)
    conditions.insert(.critical, if: level == .critical)
    conditions.insert(.criticalSound, if: hasCriticalSound)
    conditions.insert(.mayBeCritical, if: mayBeCritical)
    conditions.insert(.namesFile, if: namesFile)
    conditions.insert(.missing, if: namesFile && file == nil)
    if let file, namesFile {
      conditions.insert(.tooLong, if: file.length > Self.longest)
      conditions.insert(.unreadable, if: !file.isReadable)
    }
    return conditions
  }
}

extension Sounding: Question {
  private static let page =
    "https://developer.apple.com/documentation/usernotifications/unnotificationsound"

  /// The rows.
  public static var rows: [Row<Sounding>] {
    Rule(
      "sound.silent-switch-vibrates",
      facts: ["SET-12"],
      "With the silent switch on the phone vibrates, and no sound is heard.",
      evidence: .reportedOnce(
        "A medical app tells its users to make sure the mute switch is off.",
        "https://github.com/LoopKit/Loop/issues/580"
      ),
      .assumed("That the phone vibrates is its usual setting."),
      when: [.silent]
    ) { _, draft in
      draft.sounds = false
      draft.vibrates = true
    }

    Rule(
      "sound.critical-ignores-the-silent-switch",
      facts: ["SET-06", "SET-12"],
      since: 15,
      "A critical notification is heard with the silent switch on.",
      evidence: .documented(
        "Apple has the level bypass the mute switch.",
        "https://github.com/ionic-team/capacitor-plugins/issues/659"
      ),
      when: [.silent, .critical, .mayBeCritical]
    ) { _, draft in
      draft.sounds = true
      draft.vibrates = false
    }

    Rule(
      "sound.critical-sound-ignores-the-silent-switch",
      facts: ["SET-12"],
      since: 12,
      "A critical sound is heard with the silent switch on.",
      evidence: .documented("Critical sounds ignore the mute switch.", page),
      when: [.silent, .criticalSound, .mayBeCritical]
    ) { _, draft in
      draft.sounds = true
      draft.vibrates = false
    }

    Rule(
      "sound.own-file-plays",
      facts: ["SET-13"],
      "A sound file plays that the app brings along, if it is short and of a known kind.",
      evidence: .documented(
        "Aiff, wav and caf files of the app's bundle play, if they last less than thirty seconds.",
        page
      ),
      when: [.namesFile],
      unless: [.missing, .tooLong, .unreadable]
    )

    Rule(
      "sound.too-long-plays-the-default",
      facts: ["SET-13"],
      "The default sound takes the place of a file that lasts more than thirty seconds.",
      evidence: .documented("A longer file is replaced by the default sound.", page),
      when: [.tooLong]
    ) { _, draft in
      draft.isDefault = true
    }

    Rule(
      "sound.unknown-kind-plays-the-default",
      facts: ["SET-13"],
      "The default sound takes the place of a file that is neither aiff nor wav nor caf.",
      evidence: .documented("The kinds of files that play are listed.", page),
      .assumed("That others are replaced as those are that last too long follows."),
      when: [.unreadable]
    ) { _, draft in
      draft.isDefault = true
    }

    Dispute(
      "missing-sound",
      facts: ["SET-13"],
      "What is heard of a notification whose sound file the app does not have?",
      when: [.missing],
      seeds: "default",
      apple: "default",
      field: "default",
      check: "Name a file that is not in the bundle, and listen."
    )
    Rule(
      "sound.missing-plays-the-default",
      facts: ["SET-13"],
      dispute: "missing-sound",
      side: "default",
      "The default sound takes the place of a file that is not there.",
      evidence: .assumed("It takes the place of files that do not play for other reasons."),
      when: [.missing]
    ) { _, draft in
      draft.isDefault = true
    }
    Rule(
      "sound.missing-is-silence",
      facts: ["SET-13"],
      dispute: "missing-sound",
      side: "silence",
      "Nothing is heard of a file that is not there.",
      evidence: .assumed("Apple promises the default for files that are there and do not fit."),
      when: [.missing]
    ) { _, draft in
      draft.sounds = false
    }
  }
}

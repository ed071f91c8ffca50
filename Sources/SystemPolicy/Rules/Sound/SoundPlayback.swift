public import VirtualTime

/// The question what is heard of a notification that sounds.
public enum SoundPlayback: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("sounding")

  /// What is heard.
  public struct Answer: DefaultAnswer {
    /// Whether there is a sound.
    public var sounds = true
    /// Whether the phone vibrates in its place.
    public var vibrates = false
    /// Whether the default sound takes the place of the file.
    public var isDefault = false
  }

  /// How long a sound may be.
  public static let longest = Interval(seconds: 30)
  /// How the names of files end that the system plays.
  public static let endings = ["aiff", "aif", "wav", "caf"]

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case silent, critical, criticalSound, mayBeCritical
    case namesFile, missing, tooLong, unreadable

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .silent: .attention
      case .mayBeCritical: .authorization
      case .critical, .criticalSound, .namesFile, .missing, .tooLong, .unreadable: .request
      }
    }
  }

  private static let page =
    "https://developer.apple.com/documentation/usernotifications/unnotificationsound"

  /// The rows.
  public static var rows: [Row<SoundPlayback>] {
    Rule(
      "sound.silent-switch-vibrates",
      facts: ["SET-12"],
      "With the silent switch on the phone vibrates, and no sound is heard.",
      evidence: .reportedOnce(
        "A medical app tells its users to make sure the mute switch is off.",
        "https://github.com/LoopKit/Loop/issues/580"
      ),
      .assumed("That the phone vibrates is its usual setting."),
      when: [.silent],
      then: {
        $0.sounds = false
        $0.vibrates = true
      }
    )

    Rule(
      "sound.critical-ignores-the-silent-switch",
      facts: ["SET-06", "SET-12"],
      since: 15,
      "A critical notification is heard with the silent switch on.",
      evidence: .documented(
        "Apple has the level bypass the mute switch.",
        "https://github.com/ionic-team/capacitor-plugins/issues/659"
      ),
      when: [.silent, .critical, .mayBeCritical],
      then: {
        $0.sounds = true
        $0.vibrates = false
      }
    )

    Rule(
      "sound.critical-sound-ignores-the-silent-switch",
      facts: ["SET-12"],
      since: 12,
      "A critical sound is heard with the silent switch on.",
      evidence: .documented("Critical sounds ignore the mute switch.", page),
      when: [.silent, .criticalSound, .mayBeCritical],
      then: {
        $0.sounds = true
        $0.vibrates = false
      }
    )

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
      when: [.tooLong],
      then: { $0.isDefault = true }
    )

    Rule(
      "sound.unknown-kind-plays-the-default",
      facts: ["SET-13"],
      "The default sound takes the place of a file that is neither aiff nor wav nor caf.",
      evidence: .documented("The kinds of files that play are listed.", page),
      .assumed("That others are replaced as those are that last too long follows."),
      when: [.unreadable],
      then: { $0.isDefault = true }
    )

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
      when: [.missing],
      then: { $0.isDefault = true }
    )
    Rule(
      "sound.missing-is-silence",
      facts: ["SET-13"],
      dispute: "missing-sound",
      side: "silence",
      "Nothing is heard of a file that is not there.",
      evidence: .assumed("Apple promises the default for files that are there and do not fit."),
      when: [.missing],
      then: { $0.sounds = false }
    )
  }
}

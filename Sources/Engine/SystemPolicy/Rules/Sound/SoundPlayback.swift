public import VirtualTime

/// Decides which sound a notification with a sound plays, or whether the phone vibrates.
public enum SoundPlayback: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("sound-playback")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the phone plays a sound.
    public var sounds = true
    /// A Boolean value that indicates whether the phone vibrates instead.
    public var vibrates = false
    /// A Boolean value that indicates whether the default sound replaces the file.
    public var isDefault = false
  }

  /// The longest duration of a sound.
  public static let longest = Interval(seconds: 30)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case silent, critical, criticalSound, mayBeCritical
    case namesFile, missing, tooLong, unreadable, updated

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .silent: .attention
      case .updated: .state
      case .mayBeCritical: .authorization
      case .critical, .criticalSound, .namesFile, .missing, .tooLong, .unreadable: .request
      }
    }
  }

  private static let page =
    "https://developer.apple.com/documentation/usernotifications/unnotificationsound"

  /// The rows.
  public static var rows: Rows<SoundPlayback> {
    Rule(
      "sound.silent-switch-vibrates",
      facts: ["SET-12"],
      "With the silent switch on, the phone vibrates and plays no sound.",
      evidence: .reportedOnce(
        "A medical app asks its users to turn the mute switch off.",
        "https://github.com/LoopKit/Loop/issues/580"
      ),
      .assumed("By default, the phone vibrates in silent mode."),
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
      "A critical notification plays its sound even with the silent switch on.",
      evidence: .documented(
        "A critical notification bypasses the mute switch to play its sound.",
        Apple.critical
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
      "A critical sound plays even with the silent switch on.",
      evidence: .documented("Critical sounds ignore the mute switch.", page),
      when: [.silent, .criticalSound, .mayBeCritical],
      then: {
        $0.sounds = true
        $0.vibrates = false
      }
    )

    Rule(
      "sound.update-plays-the-default",
      facts: ["SET-13"],
      until: 10,
      "After an update of the app, the system plays the default sound instead of the app's own.",
      evidence: .reported(
        "A radar for iOS 10 and a tracker; the file plays again after a restart or a new installation.",
        "https://github.com/lionheart/openradar-mirror/issues/17006",
        "https://github.com/zo0r/react-native-push-notification/issues/254"
      ),
      when: [.namesFile, .updated],
      unless: [.missing, .tooLong, .unreadable],
      isFinal: true,
      corrected: .in("0.4", before: "An update did not change the sound."),
      then: { $0.isDefault = true }
    )

    Rule(
      "sound.own-file-plays",
      facts: ["SET-13"],
      "The system plays the app's own sound file if the file is short enough and of a known kind.",
      evidence: .documented(
        "Aiff, wav and caf files in the app's bundle play if they last less than thirty seconds.",
        page
      ),
      when: [.namesFile],
      unless: [.missing, .tooLong, .unreadable]
    )

    Rule(
      "sound.too-long-plays-the-default",
      facts: ["SET-13"],
      "The system plays the default sound instead of a file that lasts more than thirty seconds.",
      evidence: .documented("The default sound replaces a longer file.", page),
      when: [.tooLong],
      then: { $0.isDefault = true }
    )

    Rule(
      "sound.unknown-kind-plays-the-default",
      facts: ["SET-13"],
      "The system plays the default sound instead of a file that is neither aiff nor wav nor caf.",
      evidence: .documented("The page lists the kinds of files that play.", page),
      .assumed(
        "Unsourced; the system replaces files that are too long, so it probably also replaces files of other kinds."
      ),
      when: [.unreadable],
      then: { $0.isDefault = true }
    )

    Dispute(
      "missing-sound",
      facts: ["SET-13"],
      "If the app does not have the notification's sound file, which sound plays?",
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
      "The system plays the default sound if the app does not have the sound file.",
      evidence: .assumed(
        "The default sound also replaces a file that cannot be played for another reason."
      ),
      when: [.missing],
      then: { $0.isDefault = true }
    )
    Rule(
      "sound.missing-is-silence",
      facts: ["SET-13"],
      dispute: "missing-sound",
      side: "silence",
      "The system plays no sound if the app does not have the sound file.",
      evidence: .assumed(
        "Apple documents the default sound only for files that exist but cannot be played."
      ),
      when: [.missing],
      then: { $0.sounds = false }
    )
  }
}

extension Interruption {
  /// The notifications that a Focus and Do Not Disturb let through.
  @RowBuilder<Interruption> static var focusRows: Rows<Interruption> {
    Rule(
      "focus.silences-other-apps",
      facts: ["SET-10"],
      "While a Focus or Do Not Disturb is on, the system adds a notification only to the list.",
      evidence: .reported(
        "No banner and no sound while a Focus is on; the notification is in the list afterwards.",
        notifee,
        "https://github.com/pasrom/meeting-transcriber/issues/602"
      ),
      .assumed("Unsourced: the badge still changes, because it has its own setting."),
      when: [.focus],
      unless: [.focusAllowsApp],
      then: { $0.fallSilent() }
    )

    Rule(
      "focus.allowed-apps-come-through",
      facts: ["SET-10"],
      since: 15,
      "For an app that the Focus allows, notifications arrive as if the Focus were off.",
      evidence: .assumed(
        "Unsourced; this is the purpose of the list of allowed apps.",
        check:
          "Allow one app in a Focus, turn the Focus on, and let a notification of the app fire."
      ),
      when: [.focus, .focusAllowsApp]
    )

    Rule(
      "focus.filter-silences-the-rest",
      facts: ["SET-11"],
      since: 16,
      "If a Focus filters an app, the system silences the app's notifications that do not match the filter.",
      evidence: .documented(
        "The content's filter criteria are compared with the app's Focus filter.",
        Apple.content
      ),
      when: [.focus, .focusAllowsApp, .filteredOut],
      then: { $0.fallSilent() }
    )

    Dispute(
      "time-sensitive-in-a-focus",
      facts: ["SET-06", "SET-10"],
      since: 15,
      "If a Focus allows time-sensitive notifications, does one break through?",
      when: [.focus, .timeSensitive, .entitledToTimeSensitive, .focusAllowsTimeSensitive],
      unless: [.refusesTimeSensitive, .focusAllowsApp],
      seeds: "breaks-through",
      apple: "breaks-through",
      field: "breaks-through",
      check: "Turn on a Focus that allows time-sensitive notifications, and deliver one."
    )
    Rule(
      "focus.time-sensitive-breaks-through",
      facts: ["SET-06", "SET-10"],
      dispute: "time-sensitive-in-a-focus",
      side: "breaks-through",
      since: 15,
      "A time-sensitive notification breaks through a Focus that allows time-sensitive notifications.",
      evidence: .documented(
        "Notifications of this level can break through a Focus.",
        Apple.timeSensitive
      ),
      .reported(
        "With the capability in the project, the notification broke through.",
        notifee,
        "https://github.com/pasrom/meeting-transcriber/issues/602"
      ),
      when: [.focus, .timeSensitive, .entitledToTimeSensitive, .focusAllowsTimeSensitive],
      unless: [.refusesTimeSensitive, .focusAllowsApp],
      compute: { conditions, draft in draft.breakThrough(under: conditions) }
    )
    Rule(
      "focus.time-sensitive-stays-silent",
      facts: ["SET-06", "SET-10"],
      dispute: "time-sensitive-in-a-focus",
      side: "stays-silent",
      since: 15,
      "A time-sensitive notification does not break through a Focus.",
      evidence: .reportedOnce(
        "Apple's text of 2021, as quoted in the report, says that the level does not break through. Today's text says that it does.",
        levelsOf2021
      ),
      when: [.focus, .timeSensitive, .entitledToTimeSensitive, .focusAllowsTimeSensitive],
      unless: [.refusesTimeSensitive, .focusAllowsApp]
    )

    Rule(
      "focus.can-silence-time-sensitive",
      facts: ["SET-10"],
      since: 15,
      "A Focus that does not allow time-sensitive notifications silences them, too.",
      evidence: .reportedOnce(
        "An answer from Apple: time-sensitive notifications break through a Focus that allows them, and the user can turn them off in the settings of the Focus.",
        "https://developer.apple.com/forums/thread/690081"
      ),
      when: [.focus, .timeSensitive, .entitledToTimeSensitive],
      unless: [.focusAllowsTimeSensitive, .focusAllowsApp]
    )

    Rule(
      "focus.critical-breaks-through",
      facts: ["SET-06", "SET-10"],
      since: 15,
      "A critical notification breaks through every Focus.",
      evidence: .documented(
        "The system always presents a critical notification, even while Do Not Disturb is on.",
        Apple.critical
      ),
      when: [.focus, .critical, .entitledToCritical, .allowsCritical],
      compute: { conditions, draft in draft.breakThrough(under: conditions) }
    )

    Rule(
      "focus.critical-sound-breaks-through",
      facts: ["AUTH-18"],
      since: 12,
      "A notification with a critical sound breaks through Do Not Disturb and every Focus.",
      evidence: .assumed(
        "Unsourced: before iOS 15, the critical sound made an alert critical.",
        check:
          "On iOS 14, turn Do Not Disturb on and let a notification with a critical sound fire."
      ),
      when: [.focus, .criticalSound, .entitledToCritical, .allowsCritical],
      compute: { conditions, draft in draft.breakThrough(under: conditions) }
    )
  }
}

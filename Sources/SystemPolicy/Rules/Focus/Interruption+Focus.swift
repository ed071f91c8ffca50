extension Interruption {
  /// The notifications that a Focus and Do Not Disturb let through.
  @RowBuilder<Interruption> static var focusRows: [Row<Interruption>] {
    Rule(
      "focus.silences-other-apps",
      facts: ["SET-10"],
      "While a Focus or Do Not Disturb is on, a notification goes to the list only.",
      evidence: .reported(
        "No banner and no sound while a Focus is on; the notification is in the list afterwards.",
        notifee,
        "https://github.com/pasrom/meeting-transcriber/issues/602"
      ),
      .assumed("That the badge changes all the same is what the setting of its own suggests."),
      when: [.focus],
      unless: [.focusAllowsApp],
      then: { $0.fallSilent() }
    )

    Rule(
      "focus.allowed-apps-come-through",
      facts: ["SET-10"],
      since: 15,
      "The apps that a Focus allows notify as if the Focus were off.",
      evidence: .assumed("It is what the list of allowed apps is for."),
      when: [.focus, .focusAllowsApp]
    )

    Rule(
      "focus.filter-silences-the-rest",
      facts: ["SET-11"],
      since: 16,
      "A Focus filter of an app silences the notifications without its criteria.",
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
      "Does a time-sensitive notification break through a Focus that lets such through?",
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
      evidence: .reported(
        "With the capability in the project it came through.",
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
        "Apple's text of 2021, as it is quoted there, says that it will not; today's says it will.",
        levels
      ),
      when: [.focus, .timeSensitive, .entitledToTimeSensitive, .focusAllowsTimeSensitive],
      unless: [.refusesTimeSensitive, .focusAllowsApp]
    )

    Rule(
      "focus.can-silence-time-sensitive",
      facts: ["SET-10"],
      since: 15,
      "A Focus that does not allow time-sensitive notifications silences them, too.",
      evidence: .assumed("It is what the switch in the Focus is for."),
      when: [.focus, .timeSensitive, .entitledToTimeSensitive],
      unless: [.focusAllowsTimeSensitive, .focusAllowsApp]
    )

    Rule(
      "focus.critical-breaks-through",
      facts: ["SET-06", "SET-10"],
      since: 15,
      "A critical notification breaks through every Focus.",
      evidence: .documented("Apple has it bypass all system controls.", levels),
      when: [.focus, .critical, .entitledToCritical, .allowsCritical],
      compute: { conditions, draft in draft.breakThrough(under: conditions) }
    )

    Rule(
      "focus.critical-sound-breaks-through",
      facts: ["AUTH-18"],
      since: 12,
      "A notification with a critical sound breaks through Do Not Disturb and every Focus.",
      evidence: .assumed(
        "Before levels existed, the sound made an alert critical (unsourced)."
      ),
      when: [.focus, .criticalSound, .entitledToCritical, .allowsCritical],
      compute: { conditions, draft in draft.breakThrough(under: conditions) }
    )
  }
}

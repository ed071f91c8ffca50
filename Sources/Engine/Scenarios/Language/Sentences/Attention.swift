import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let attention = Topic(
    "Levels, Focus and the silent switch",
    """
    The level of a notification and the user's settings decide how it interrupts. Without the \
    entitlement, a time-sensitive or critical notification counts as active.
    """,
    Verb.attentionFacts + Verb.attention,
    examples: [
      #"""
      app mail
      app pills

      scenario "a Focus, and the notifications that come through"
      pills entitled to time-sensitive
      focus "Work"
      focus "Work" allows mail
      device has authorization authorized for mail
      device has authorization authorized for pills
      @08:00 user opens mail
        mail adds "lunch" after 1h title "Lunch?"
        user opens pills
        pills adds "noon" after 1h title "Take one" level time-sensitive
        pills adds "tip" after 1h title "Did you know?"
        user leaves pills
        user turns on Focus "Work"
      @09:00 expect mail "lunch" delivered as banner list
        expect pills "noon" delivered as banner list
        expect pills "tip" delivered as list
        user turns off Focus
      """#,
      #"""
      app mail
      app pills

      scenario "a Focus that silences time-sensitive notifications"
      pills entitled to time-sensitive
      focus "Sleep" silences time-sensitive
      focus Do Not Disturb allows mail
      focus Do Not Disturb filters mail to "family"
      device has authorization authorized for mail
      device has authorization authorized for pills
      @20:00 user opens mail
        mail adds "mum" after 1h title "Mum" filter "family"
        mail adds "shop" after 1h title "Sale" filter "ads"
        user opens pills
        pills adds "late" after 2h title "Take one" level time-sensitive
        user leaves pills
        user turns on Do Not Disturb
      @21:00 expect mail "mum" delivered as banner list
        expect mail "shop" delivered as list
        user turns off Do Not Disturb
        user sets up Focus "Nap"
        user sets up Focus "Sleep" allowing mail
        user turns on Focus "Sleep"
      @22:00 expect pills "late" delivered as list
      """#,
      #"""
      scenario "sounds, and the silent switch"
      device has authorization authorized
      app has sound "bell.caf"
      app has sound "song.caf" lasting 3m
      @08:00 user opens app
        app adds "one" after 5m title "One" sound "bell.caf"
        app adds "two" after 6m title "Two" sound "song.caf"
        app adds "three" after 7m title "Three" sound
        app adds "four" after 8m title "Four" level passive
        user locks device
      @08:05 expect "one" delivered as lockScreen list sound
        expect "one" not sounded with the default sound
        expect screen lit by "one"
      @08:06 expect "two" sounded with the default sound
        user switches to silent
      @08:07 expect "three" delivered as lockScreen list vibration
        user switches to ring
      @08:08 expect screen not lit by "four"
      """#,
    ],
    slips: [
      "user turns on Focus",
      "user turns on Focus \"Work\"",
      "user turns off Focus",
      "user switches to ring",
      "user turns on DND",
      "app adds \"tea\" after 5m title \"Tea\" level urgent",
      "app adds \"tea\" after 5m title \"Tea\" relevance 2",
    ]
  )
}

extension Verb {
  /// The entitlements and sounds of apps, and what each Focus allows.
  static let attentionFacts: [Verb] = [
    fact(
      "app entitled to <entitlements:entitlements>",
      "The app has these entitlements."
    ) {
      .entitled($0.app, Entitlements(rawValue: UInt8($0["entitlements"]!)))
    } write: {
      guard case .entitled(let app, let entitlements) = $0 else { return nil }
      return [("app", app.captured), ("entitlements", Int64(entitlements.rawValue))]
    },

    fact(
      "app has sound <file:text> [lasting <length:interval>]",
      "The app's bundle has a sound file; by default it is one second long."
    ) {
      .sound($0.app, $0.text("file")!, $0.interval("length") ?? Interval(seconds: 1))
    } write: {
      guard case .sound(let app, let name, let length) = $0 else { return nil }
      let rest: Written =
        length == Interval(seconds: 1) ? [] : [("length", length.nanoseconds)]
      return [("app", app.captured), ("file", name.captured)] + rest
    },

    fact("focus \(which)", "The user has a Focus with this name; it allows no app.") {
      .focus(FocusFact($0.focus, .exists))
    } write: {
      guard case .focus(let fact) = $0, fact.choice == .exists else { return nil }
      return fact.focus.written
    },

    fact("focus \(which) allows <of:app>", "The Focus lets this app's notifications through.") {
      .focus(FocusFact($0.focus, .allows($0.appNamed("of"))))
    } write: {
      guard case .focus(let fact) = $0, case .allows(let app) = fact.choice else { return nil }
      return fact.focus.written + [("of", app.captured)]
    },

    fact(
      "focus \(which) filters <of:app> to <criteria:text>",
      "The Focus lets only this app's notifications with this filter through."
    ) {
      .focus(FocusFact($0.focus, .filters($0.appNamed("of"), $0.text("criteria")!)))
    } write: {
      guard case .focus(let fact) = $0, case .filters(let app, let criteria) = fact.choice else {
        return nil
      }
      return fact.focus.written + [("of", app.captured), ("criteria", criteria.captured)]
    },

    fact(
      "focus \(which) silences time-sensitive",
      "The Focus does not let time-sensitive notifications through."
    ) {
      .focus(FocusFact($0.focus, .silencesTimeSensitive))
    } write: {
      guard case .focus(let fact) = $0, fact.choice == .silencesTimeSensitive else { return nil }
      return fact.focus.written
    },
  ]

  /// Focus, the silent switch, and their effects.
  static let attention: [Verb] = [
    user(
      "turns on (Focus <focus:text> | Do Not Disturb)",
      "Turns on a Focus; it replaces the Focus that is on."
    ) {
      .turnsFocus($0.focus)
    } write: {
      guard case .turnsFocus(let focus?) = $0 else { return nil }
      return focus.written
    },

    user(
      "sets up (Focus <focus:text> | Do Not Disturb)",
      "Creates a Focus in Settings; it allows no app."
    ) {
      .setsUpFocus(FocusFact($0.focus, .exists))
    } write: {
      guard case .setsUpFocus(let fact) = $0, fact.choice == .exists else { return nil }
      return fact.focus.written
    },

    user(
      "sets up (Focus <focus:text> | Do Not Disturb) allowing <of:app>",
      "Creates a Focus that allows an app, or adds an app to a Focus, which may already be on."
    ) {
      .setsUpFocus(FocusFact($0.focus, .allows($0.appNamed("of"))))
    } write: {
      guard case .setsUpFocus(let fact) = $0, case .allows(let app) = fact.choice else {
        return nil
      }
      return fact.focus.written + [("of", app.captured)]
    },

    user("turns off (Focus | Do Not Disturb)", "Turns off the Focus that is on.") {
      _ in
      .turnsFocus(nil)
    } write: {
      $0 == .turnsFocus(nil) ? [("Focus", 1)] : nil
    },

    user("switches to (silent | ring)", "Sets the silent switch.") {
      .silences($0.has("silent"))
    } write: {
      guard case .silences(let isSilent) = $0 else { return nil }
      return [(isSilent ? "silent" : "ring", 1)]
    },

    happened(
      .screenLit,
      "[<of:app>] screen lit by <id:id> WINDOW",
      "A notification lit up the screen of the locked phone."
    ),
    didNotHappen(
      .screenLit,
      "[<of:app>] screen not lit by <id:id> SINCE",
      "A notification did not light up the screen."
    ),
    happened(
      .soundReplaced,
      "[<of:app>] <id:id> sounded with the default sound WINDOW",
      "The default sound was played instead of the file that a notification names."
    ),
    didNotHappen(
      .soundReplaced,
      "[<of:app>] <id:id> not sounded with the default sound SINCE",
      "The default sound was not played instead of a file."
    ),
  ]
}

extension Verb {
  private static let which = "(<focus:text> | Do Not Disturb)"
}

extension Captures {
  /// The Focus that a sentence names.
  fileprivate var focus: FocusName { text("focus").map(FocusName.named) ?? .doNotDisturb }
}

extension FocusName {
  fileprivate var written: Written {
    switch self {
    case .doNotDisturb: [("Do", 1)]
    case .named(let name): [("focus", name.captured)]
    }
  }
}

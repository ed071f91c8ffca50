/// The one table of the words of questions, and the words with which Belfry says the same.
enum LookupSynonyms {
  /// Phrases that people write, and words that rules, disputes and pages have in their place.
  ///
  /// Both are in the form of `LookupTerms`, so an ending does not matter.
  static let table: [(says: [String], means: String)] = [
    (
      [
        "dst", "daylight saving", "daylight savings", "daylight saving time", "summer time",
        "winter time", "spring forward", "fall back", "clocks change", "clocks go back",
        "clocks go forward", "time change", "02:30", "2:30", "2:30 am",
      ],
      "skipped repeated gap overlap daylight clocks"
    ),
    (
      ["64", "limit of 64", "64 notifications", "more than 64", "too many", "65", "100"],
      "64 limit keeps soonest beyond"
    ),
    (["time limit", "timeout", "how long", "how much time"], "time thirty seconds"),
    (["limit", "maximum", "max", "how many"], "limit most beyond 64 twenty"),
    (["snooze", "remind me later", "snooze button"], "action background response told"),
    (
      [
        "force quit", "force quits", "force close", "force closed", "swipe up", "swiped away",
        "swipes away", "kill", "killed", "terminated", "app switcher", "swipe away", "not running",
        "closed",
      ],
      "swipes quit force running launches"
    ),
    (
      [
        "reboot", "restart", "restarted", "power off", "powered off", "powered off and on",
        "turned off", "shut down", "switched off", "power cycle", "boot",
      ],
      "restart reboot survive unlock start"
    ),
    (
      [
        "past date", "date in the past", "in the past", "already passed", "past", "yesterday",
        "earlier date",
      ],
      "past future lingers matches"
    ),
    (
      [
        "travel", "fly", "flight", "abroad", "time zone", "timezone", "time zones", "journey",
        "another country",
      ],
      "zone journey floats"
    ),
    (
      ["do not disturb", "dnd", "don't disturb", "sleep mode", "sleep focus", "work mode"],
      "focus disturb silences"
    ),
    (
      [
        "denied", "refused", "said no", "says no", "don't allow", "not allowed",
        "without permission", "no permission", "declined", "rejects", "disallow",
      ],
      "denied refusal denies"
    ),
    (["notified", "informed", "told", "callback", "called back"], "callback told"),
    (
      [
        "ask again", "asks again", "second time", "prompt again", "ask permission again",
        "ask twice",
      ],
      "answers once prompt refusal again"
    ),
    (
      [
        "permission", "permissions", "authorization", "authorisation", "authorized", "opt in",
        "popup", "dialog", "permission dialog", "permission popup", "permission prompt",
      ], "permission authorization allow prompt"
    ),
    (
      ["provisional", "trial", "quiet notifications", "deliver quietly"],
      "provisional quietly trial keep"
    ),
    (
      [
        "never asked", "not determined", "undetermined", "not asked", "notdetermined",
        "before asking", "didn't ask", "without asking",
      ],
      "undetermined answered determined asked"
    ),
    (
      [
        "badge", "red dot", "app icon", "icon number", "unread count", "badge number",
        "badge count", "red number", "number on the app icon",
      ], "badge icon number"
    ),
    (["clear", "reset", "get rid"], "clear zero removes sets outlives"),
    (
      [
        "badge go down", "badge decrease", "badge stays", "badge go away", "badge stuck",
        "badge by itself", "badge disappear", "decrement", "badge remains",
      ], "badge outlives notification stays"
    ),
    (
      [
        "silent", "silent push", "background push", "silent notification", "content available",
        "data message",
      ],
      "silent content available launch wake"
    ),
    (
      ["mute switch", "ring switch", "silent switch", "silent mode", "ringer", "vibrate"],
      "silent switch vibrates sound"
    ),
    (
      [
        "geofence", "geofencing", "region monitoring", "regions", "enter exit", "didenterregion",
        "didexitregion",
      ],
      "region crossing boundary monitors"
    ),
    (
      ["location permission", "always permission", "always", "when in use"],
      "always when use location permission"
    ),
    (["20", "twenty", "20 regions", "more than 20"], "twenty region limit"),
    (
      [
        "foreground", "app is open", "app open", "open app", "in front", "while using the app",
        "active app", "app is active", "app in use",
      ], "foreground front willpresent delegate"
    ),
    (
      ["background", "suspended", "sleep", "sleeping", "not in foreground"], "background suspended"
    ),
    (
      [
        "uninstall", "uninstalled", "reinstall", "reinstalled", "delete the app", "deleted app",
        "remove the app", "deleting",
      ], "installed again deletion deleting"
    ),
    (
      ["update", "app update", "new version", "upgraded", "updating"],
      "update process keeps everything"
    ),
    (
      ["same id", "same identifier", "duplicate", "duplicates", "overwrite", "same identifiers"],
      "same identifier replaces"
    ),
    (
      [
        "repeat every minute", "every 30 seconds", "30 seconds", "less than a minute", "60 seconds",
        "below 60",
      ], "60 seconds interval repeating minute"
    ),
    (["repeat", "recurring", "repeating", "every day", "daily"], "repeating repeats"),
    (
      [
        "31st", "end of month", "february", "day 31", "last day", "leap year", "30 february",
        "feb 29",
      ], "month day lacks"
    ),
    (
      ["iphone locked", "phone locked", "locked", "lock screen", "lockscreen"], "locked lock screen"
    ),
    (
      [
        "tap", "click", "clicked", "press", "pressed", "open notification",
        "launch from notification", "cold start", "cold launch",
      ], "tap response didreceive launches delegate"
    ),
    (
      [
        "dismiss", "swipe notification", "swiped notification", "dismissed", "closed notification",
        "ignore", "swipes away my notification", "clears my notification", "clears a notification",
        "swipes away a notification", "swipes a notification", "swipes the notification",
        "swipes it away", "swiping a notification",
      ], "dismissal clears customdismissaction"
    ),
    (["button", "buttons", "quick reply", "reply"], "action buttons category text input"),
    (
      ["didreceive not called", "not called", "isn't called", "never called", "callback missing"],
      "called delegate lost"
    ),
    (["scenedelegate", "scene delegate", "uiscene", "scene"], "scene options connects"),
    (
      ["sound", "no sound", "custom sound", "audio", "ringtone", "tone", "alarm tone"],
      "sound plays"
    ),
    (["30 seconds sound", "long sound", "sound too long"], "sound thirty seconds default"),
    (["image", "attachment", "picture", "video", "gif", "photo"], "attachment attached file"),
    (
      [
        "received in background", "called in background", "app is in background", "background mode",
        "woken in background",
      ], "background mode wake remote"
    ),
    (["limit per hour", "throttled", "rate limit", "budget"], "held latest background push"),
    (["summary", "scheduled summary", "digest", "notification summary"], "summary holds wait"),
    (["critical", "critical alert", "critical alerts"], "critical entitlement breaks"),
    (
      ["time sensitive", "timesensitive", "interruption level", "urgent"],
      "time sensitive timesensitive entitlement level"
    ),
    (["group", "grouped", "stack", "thread", "threadidentifier"], "group thread grouping"),
    (
      ["preview", "previews", "hide content", "hidden content", "private"],
      "preview hidden placeholder"
    ),
    (["apns", "push", "remote notification", "server"], "remote push"),
    (
      [
        "service extension", "mutable content", "extension", "notificationservice",
        "unnotificationserviceextension",
      ], "extension mutable content"
    ),
    (
      [
        "change the clock", "set the clock", "manual time", "clock changed", "wrong time",
        "changed the date", "changes the clock", "system time",
      ], "clock set jump"
    ),
    (["wrong hour", "hour early", "hour late", "hour off"], "clock zone skipped repeated"),
    (["midnight", "day change", "new day"], "midnight day significant"),
    (
      [
        "turned off in settings", "disabled in settings", "settings", "disable notifications",
        "turn off notifications", "turn off notifications in settings", "turned notifications off",
      ],
      "settings off turning denies"
    ),
    (["before first unlock", "first unlock", "overnight", "unattended"], "unlock first restart"),
    (["backup", "new phone", "restore", "icloud"], "backup restored"),
    (["token", "device token"], "token"),
    (["app clip", "clip"], "clip eight hours"),
    (
      ["background refresh", "bgtask", "background task", "bgtaskscheduler", "fetch"],
      "background task refresh"
    ),
    (["low power", "battery saver"], "low power"),
    (["next trigger", "nexttriggerdate", "next fire date"], "nexttriggerdate next date"),
    (["pending", "scheduled", "getpending", "list pending"], "pending requests"),
    (
      [
        "fire", "fires", "fired", "deliver", "delivered", "show", "shown", "showing", "appear",
        "arrive", "present", "display", "displayed", "visible", "invisible",
      ],
      "delivery presents shows"
    ),
    (["tray", "notification tray", "notification list", "history"], "center list"),
    (["twice", "two times", "double", "delivered twice"], "twice both repeated"),
    (["edit", "modify", "change content", "mutate"], "copies changes content added"),
    (["cancel", "remove", "unschedule"], "removal removes cancel"),
    (["empty", "no title", "no body", "blank"], "empty content"),
    (["order", "sorting", "sorted", "which first"], "order first"),
    (["airplane mode", "offline", "no wifi"], "airplane"),
    (["precise location", "approximate location", "reduced accuracy"], "precise accuracy reduced"),
    (["mac", "docker", "xcode", "simulator"], "mac container xcode"),
    (["install", "download", "set up"], "install"),
    (["ci", "github actions", "gitlab", "jenkins"], "ci jobs github"),
    (["assistant", "copilot", "llm", "ai"], "assistants card"),
    (
      ["likely", "probability", "how often", "sometimes", "unreliable", "reliable", "flaky"],
      "likely sometimes how often"
    ),
  ]

  /// Words that no answer depends on.
  static let ignored: Set<String> = Set(LookupTerms(ignoredWords).all)

  /// The ignored words as they are written.
  static let ignoredWords = """
    a an the i im my me we our you your it its this that these those there is are was \
    were be been being am do does did done doing dont doesnt didnt isnt arent wont \
    cant cannot can could should would will shall may might must have has had not no \
    nor and or but if then than so as at by for from in into of on onto to up with \
    within without about after before while during when where what which who whom \
    whose why how happen happens still get gets got getting go goes going any some all \
    each both ever just only also too very much many more most other another please \
    help question problem issue bug ios iphone ipad apple swift uikit swiftui app apps \
    user users notification notifications local un unusernotificationcenter possible \
    way work works make makes made use uses using need needs want see like here one
    """

  /// The phrases in the form of `LookupTerms`, with the words that have their meaning.
  private static let rows: [(says: [[String]], means: [String])] = table.map { row in
    (row.says.map { LookupTerms($0).all }, LookupTerms(row.means).all)
  }

  /// Returns the longest phrase at the beginning of some words, and the words with its meaning.
  static func longest(at words: ArraySlice<String>) -> (length: Int, means: [String])? {
    var best: (length: Int, means: [String])?
    for row in rows {
      for phrase in row.says where phrase.count > best?.length ?? 0 && words.starts(with: phrase) {
        best = (phrase.count, row.means)
      }
    }
    return best
  }

  /// The words of all phrases.
  static let words: [String] = Set(rows.flatMap { $0.says.flatMap { $0 } }).sorted()

  /// Indicates whether a word is in a phrase, or is ignored.
  static func knows(_ word: String) -> Bool { ignored.contains(word) || words.contains(word) }
}

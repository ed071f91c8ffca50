import Scenarios
import SystemPolicy

extension Synonym {
  /// Sentences in other words, with a value among them, by their subjects; the names of calls are
  /// in small letters.
  static let sentences = Dictionary(grouping: sentenceRows + requests) { $0.subject }

  // `app requests state of "gym"` is another sentence, so that the word alone is not replaced.
  private static let requests = AuthorizationOptions.named.map { option in
    Rewording(
      subject: "app",
      old: ["requests", key(of: option.name)],
      new: ["asks", "for", option.name],
      isInCells: true
    )
  }

  private static let sentenceRows = Rewording.rows(
    of: """
      expect: A delivered as nothing -> A silenced
      expect: A delivered as none -> A silenced
      expect: A presented as nothing -> A silenced
      expect: A entered -> region A entered
      expect: A exited -> region A exited
      expect: A left -> region A exited
      expect: enter A -> region A entered
      expect: entered A -> region A entered
      expect: exit A -> region A exited
      expect: exited A -> region A exited
      expect: didenterregion called for A -> region A entered
      expect: didenterregion for A -> region A entered
      expect: didenterregion A -> region A entered
      expect: A didenterregion -> region A entered
      expect: didenterregion not called for A -> region A not entered
      expect: didexitregion called for A -> region A exited
      expect: didexitregion for A -> region A exited
      expect: didexitregion A -> region A exited
      expect: A didexitregion -> region A exited
      expect: didexitregion not called for A -> region A not exited
      expect: A didreceive called -> tap on A received
      expect: A didreceive -> tap on A received
      expect: didreceive called for A -> tap on A received
      expect: didreceive called A -> tap on A received
      expect: didreceive for A -> tap on A received
      expect: didreceive A -> tap on A received
      expect: didreceiveresponse called for A -> tap on A received
      expect: didreceiveresponse for A -> tap on A received
      expect: didreceiveresponse A -> tap on A received
      expect: didreceive not called for A -> tap on A not received
      expect: didreceive not called A -> tap on A not received
      expect: A didreceive not called -> tap on A not received
      expect: willpresent not called A -> willPresent not called for A
      expect: A willpresent not called -> willPresent not called for A
      expect: willpresent for A -> willPresent called for A
      expect: willpresent A -> willPresent called for A
      expect: A willpresent called -> willPresent called for A
      expect: A willpresent -> willPresent called for A
      expect: when in use authorization -> location when in use
      expect: when in use -> location when in use
      expect: while using the app -> location when in use
      expect: while using app -> location when in use
      expect: while using -> location when in use
      app: is entitled to -> entitled to
      app: has entitlement -> entitled to
      app: has entitlements -> entitled to
      app: is built for ios A -> is built with SDK A
      app: is built with ios A -> is built with SDK A
      app: is built against ios A -> is built with SDK A
      app: is built against sdk A -> is built with SDK A
      app: to willpresent nothing -> to willPresent with nothing
      app: to willpresent none -> to willPresent with nothing
      app: to willpresent as -> to willPresent with
      app: adds circulargeographiccondition A to monitor B -> monitors A in monitor B
      app: adds condition A to monitor B -> monitors A in monitor B
      app: adds place A to monitor B -> monitors A in monitor B
      app: adds A to monitor B -> monitors A in monitor B
      app: to didreceive for A -> to tap on A
      app: to didreceive A -> to tap on A
      app: to didreceiveresponse A -> to tap on A
      app: to didenterregion for A -> to enter A
      app: to didexitregion for A -> to exit A
      user: turns on silent mode -> switches to silent
      user: turns on silent -> switches to silent
      user: turns off silent mode -> switches to ring
      user: turns off silent -> switches to ring
      user: puts phone in silent mode -> switches to silent
      user: puts device in silent mode -> switches to silent
      user: puts phone on silent -> switches to silent
      user: puts device on silent -> switches to silent
      user: hides previews -> shows previews never
      user: taps on A -> taps A
      user: puts A in background -> leaves A
      user: puts A in the background -> leaves A
      user: puts A into the background -> leaves A
      user: sends A to background -> leaves A
      user: sends A to the background -> leaves A
      user: minimizes A -> leaves A
      user: swipes A away -> force-quits A
      user: swipes A up -> force-quits A
      user: swipes A out -> force-quits A
      user: swipes away A -> force-quits A
      user: swipes A away -> clears A
      user: puts phone to sleep -> locks device
      user: puts the phone to sleep -> locks device
      user: puts device to sleep -> locks device
      user: taps action A on B typing C -> replies C to B with action A
      user: taps A on B typing C -> replies C to B with action A
      user: types C into A on B -> replies C to B with action A
      user: snoozes A -> taps action "SNOOZE" on A
      user: opens A -> taps A
      user: opens the notification A -> taps A
      device: travels to A -> moves to zone A
      app: schedules A -> adds A
      app: schedules notification A -> adds A
      expect: A deleted -> A not listed
      expect: listed A groups -> groups A
      expect: A groups -> groups A
      expect: A group -> groups A
      expect: notification A -> A delivered
      expect: a notification A -> A delivered
      expect: notification A delivered -> A delivered
      """
  )

  /// Words of everyday speech that have no meaning in scripts.
  static let fillers = """
    the, a, an, is, was, be, to, are, been, gets, got, has, that, should, will, must, and, and
    then, given, when, then, but, also, the prompt, prompt, notification, request, with, it,
    of, for, its, to be, should be, will be, must be, please, notifications, permission,
    permissions, local, named, on, has been, using, trigger, identifier, id, exactly, called,
    on the, region, the region, in foreground, in the foreground, while in foreground,
    in background, in the background, while in background, at, in settings, under settings, shows,
    contains, given, response, the response, unnotificationrequest, unnotificationcontent,
    unmutablenotificationcontent
    """

  /// Words that repeat the meaning of a trigger.
  static let implied: [(said: Set<String>, trigger: [String], message: String)] =
    [["every"], ["daily"], ["weekly"], ["yearly"]].map {
      (repeating, $0, "`\($0[0])` already repeats")
    } + [
      (
        ["notifyonentry", "notify on entry", "for entry"], ["on", "enter"],
        "`on enter` says so already"
      ),
      (
        ["notifyonexit", "notify on exit", "for exit"], ["on", "exit"],
        "`on exit` says so already"
      ),
      (once, ["after"], "`after` fires once"),
      (once, ["at"], "`at` fires once"),
    ]

  /// The words that ask a trigger not to repeat.
  private static let once: Set = [
    "once", "only once", "repeats false", "repeating false", "not repeating", "non-repeating",
  ]

  /// The words that ask a trigger to repeat.
  static let repeating: Set = [
    "repeats", "repeating", "repeated", "repeat", "recurring", "repeats true", "repeating true",
    "repeat true", "repeatedly",
  ]

  /// The words that ask a trigger at a time of day to repeat.
  static let daily: Set = ["every day", "each day", "everyday", "every morning", "every evening"]

  /// Returns a word in small letters, and an app's call without the ending of a sentence's verb:
  /// `removesAllDeliveredNotifications` as `removealldeliverednotifications`.
  static func key(of word: String) -> String {
    if word.isPlain { return word }
    let signs = ",;:()".utf8
    let isBare = !word.utf8.contains(where: signs.contains)
    let bare = isBare ? word : word.filter { !$0.utf8.contains(where: signs.contains) }
    if bare.isPlain { return bare }
    guard let hump = bare.firstIndex(where: { $0.isUppercase }), hump > bare.startIndex else {
      return bare.lowercased()
    }
    let verb = bare[..<hump]
    let base = verb.count > 3 && verb.hasSuffix("s") ? verb.dropLast() : verb
    return (base + bare[hump...]).lowercased()
  }
}

extension String {
  /// A Boolean value that indicates whether the text is made of small letters alone.
  fileprivate var isPlain: Bool { utf8.allSatisfy { (97...122).contains($0) } }
}

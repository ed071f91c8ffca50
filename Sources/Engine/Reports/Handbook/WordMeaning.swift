/// Returns the meaning of a word that is in many sentences and has no sentence of its own.
func meaning(of word: String) -> String? {
  if word.hasPrefix("@") {
    return "\(word) in the margin is the time of a step: @08:00, @2026-03-08 08:00, @Tue 08:00 for "
      + "the next one,\n  @+1d 08:00 for a day later, @+30m for half an hour after the last"
  }
  if word == "phone" { return wrapped(versionsText(), indent: "  ") }
  return meanings.first { $0.words.contains(word) }?.meaning
}

private let meanings: [(words: [String], meaning: String)] = [
  (
    ["#", "comment", "comments"],
    "a # where a line begins, or behind a space, begins a comment"
  ),
  (["tag", "tags"], "tags are in brackets after a title, for --tag and --skip-tag"),
  (
    ["margin", "time", "times"],
    "time passes in the margin alone: a line begins with @08:00, and those below happen then too"
  ),
  (
    ["since"],
    "how far back an expectation looks; without it, to the previous time in the margin; a time that\n"
      + "  clocks have shown twice has its offset with it, as in since 01:30-05:00"
  ),
  (
    ["ephemeral", "clip"],
    "`device has authorization ephemeral` makes an app clip of the app: notDetermined until it is "
      + "launched,\n  then ephemeral for eight hours, in which it may notify without asking"
  ),
  (["because"], "a rule of the law that must be among the reasons; belfry rules lists them"),
  (["now"], "at once, as a request without a trigger"),
  (["after"], "once, when so much time has passed, as in after 30m"),
  (["every"], "again and again, as in every 1h; iOS wants 60 seconds at least"),
  (["at"], "once, when clocks show this time next, or on a date: at 2026-03-08 09:00"),
  (["daily"], "every day at this time, as in daily at 09:00"),
  (["weekly"], "every week on one day, as in weekly on Tue at 09:00"),
  (["yearly"], "every year on one day, as in yearly on 05-30 at 09:00"),
  (["matching"], "whenever the clock shows these components, as in matching day 31 hour 9"),
  (["repeating"], "again and again; without it, once"),
  (["once"], "exactly one time, which is also the meaning without a number"),
  (["of"], "whose it is; needed only where there are several apps"),
]

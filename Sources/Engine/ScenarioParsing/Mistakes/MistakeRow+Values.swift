import Scenarios

extension MistakeRow {
  /// Values that can be read and have no meaning.
  static let empties: [MistakeRow] = [
    MistakeRow(
      .emptyMatching,
      "`matching` needs at least one component",
      "write `matching hour 9`",
      .step(#"app adds "milk" matching"#, right: #"app adds "milk" matching hour 9"#)
    ),
    MistakeRow(
      .emptySettings,
      "`settings` needs at least one setting",
      "write `settings alert enabled`",
      .step("expect settings", right: "expect settings alert enabled")
    ),
    MistakeRow(
      .negativeLatency,
      "a latency cannot be negative",
      "write `0s` or more",
      .fact(
        "device has location latency -1m to 5m seed 7",
        right: "device has location latency 0m to 5m seed 7"
      )
    ),
    MistakeRow(
      .latencyOrder,
      "the first time of a latency must be the shorter one",
      "swap the two times",
      .fact(
        "device has location latency 5m to 1m seed 7",
        right: "device has location latency 1m to 5m seed 7"
      )
    ),
    MistakeRow(
      .daysOfWeek,
      "a week has 1 to 7 days, not {number}",
      "write a number from 1 to 7",
      .fact("week starts on Mon with 9 days", right: "week starts on Mon with 4 days")
    ),
    MistakeRow(
      .listedTwice,
      "the {kind} {name} is listed twice",
      "remove the second {name}",
      .step(
        #"app sets categories "tea" with actions "later" "later""#,
        right: #"app sets categories "tea" with actions "later" "never""#
      )
    ),
    MistakeRow(
      .negativeSize,
      "`{size} MB` is negative; a size must be 0 or more",
      "write `0 MB` or more",
      .fact(#"app has file "photo.jpg" -3 MB"#, right: #"app has file "photo.jpg" 3 MB"#)
    ),
    MistakeRow(
      .negativeTimes,
      "`{count} times` is negative; a count must be 0 or more",
      "write `0 times` or more",
      .step(#"expect "tea" delivered -1 times"#, right: #"expect "tea" delivered 0 times"#)
    ),
    MistakeRow(
      .undeliveredAs,
      "`0 times` cannot be combined with `as`",
      "remove `{ways}`",
      .step(#"expect "tea" delivered 0 times as banner"#, right: #"expect "tea" delivered 0 times"#)
    ),
    MistakeRow(
      .defaultExpected,
      "`{word}` is the default, so it cannot be expected",
      "remove `{word}`",
      .step(
        #"expect "tea" pending level active"#,
        right: #"expect "tea" pending"#
      )
    ),
  ]

  /// Mistakes of remote notifications and their payloads.
  static let pushes: [MistakeRow] = [
    MistakeRow(
      .pushWithoutName,
      "the push has no name",
      #"write `device receives push "order" …`"#,
      .step(
        #"device receives push title "Coffee""#,
        right: #"device receives push "order" title "Coffee""#
      )
    ),
    MistakeRow(
      .emptyPush,
      "the push has no content",
      "add `title`, `sound`, `badge` or `content-available`",
      .step(
        #"device receives push "order""#,
        right: #"device receives push "order" title "Coffee""#
      )
    ),
    MistakeRow(
      .emptyAnswer,
      "the answer of the service extension has no content",
      "add `title`, `sound` or `badge`, or write `unchanged` or `with nothing`",
      .script(
        """
        scenario "the message"
        app has service extension
        @08:00 device receives push "chat" title "New" mutable-content
          app extension answers push "chat"
          expect "chat" delivered
        """,
        right: """
          scenario "the message"
          app has service extension
          @08:00 device receives push "chat" title "New" mutable-content
            app extension answers push "chat" unchanged
            expect "chat" delivered
          """
      )
    ),
    MistakeRow(
      .pushFromFileWithWords,
      "the content of a push must be either in its file or on the line",
      "remove `from` and the path, or the content after them",
      .step(
        #"device receives push "order" from "order.apns" title "Coffee""#,
        right: #"device receives push "order" from "order.apns""#
      )
    ),
    MistakeRow(
      .emptyPayload,
      "{path} has nothing to present and no `content-available`",
      "add `alert`, `sound`, `badge` or `content-available` under `aps`",
      .step(
        #"device receives push from "empty.apns""#,
        right: #"device receives push from "order.apns""#
      )
    ),
    MistakeRow(
      .payloadWithoutFile,
      "a script from standard input or a string cannot read a payload from a file",
      #"write the content on the line, as in `title "…"`"#,
      .words("a script from standard input that pushes a file", right: "a script in a file")
    ),
    MistakeRow(
      .payloadNotRelative,
      "the path of a payload must be relative to its file",
      #"write a path such as `"pushes/order.apns"`"#,
      .step(
        #"device receives push from "/order.apns""#,
        right: #"device receives push from "order.apns""#
      )
    ),
    MistakeRow(
      .payloadWrong,
      "{message}",
      "{help}",
      .step(
        #"device receives push from "titel.apns""#,
        right: #"device receives push from "order.apns""#
      ),
      reason: "A payload is a dictionary with the key `aps`, as Apple documents it."
    ),
    MistakeRow(
      .payloadOfOtherApp,
      "{path} is for {bundle}, which is not an app of this script",
      "write {apps}",
      .script(
        """
        app coffee
        scenario "Tea"
        @08:00 device receives push from "milk.apns"
        expect coffee foreground

        """,
        right: """
          app coffee
          scenario "Tea"
          @08:00 device receives push "milk" from "milk.apns" for coffee
          expect coffee foreground

          """
      )
    ),
    MistakeRow(
      .payloadOfNoApp,
      "{path} does not name its app",
      "write {apps}",
      .script(
        """
        app coffee
        app tea
        scenario "Tea"
        @08:00 device receives push from "order.apns"
        expect coffee foreground

        """,
        right: """
          app coffee
          app tea
          scenario "Tea"
          @08:00 device receives push from "order.apns" for coffee
          expect coffee foreground

          """
      )
    ),
  ]
}

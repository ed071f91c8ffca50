import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Topic {
  static let scheduling = Topic(
    "Adding requests",
    """
    A request has an identifier, a trigger and contents. Adding a request replaces the pending \
    request with the same identifier.
    """,
    Verb.scheduling,
    examples: [
      #"""
      scenario "half an hour later"
      device has authorization authorized
      @08:00 user opens app
        app adds "water" after 30m title "Drink water" body "A glass" sound badge 1
        expect add "water" succeeds
        expect "water" pending
        user leaves app
      @08:30 expect "water" delivered as banner list sound badge
        expect no request pending
      """#,
      #"""
      scenario "an error while denied, if that is assumed"
      assume add-when-denied error-1
      device has authorization denied
      @08:00 user opens app
        app adds "water" every 1h title "Drink water"
        expect add "water" fails with notificationsNotAllowed
        expect "water" not pending
      """#,
    ],
    slips: [
      "app schedules \"water\" after 30m",
      "app adds water after 30m",
      "app adds \"water\" after 30 minutes",
      "app after 30m adds \"water\"",
      "app adds \"water\" daily at 8pm",
      "app adds \"water\" tomorrow at 08:00",
      "app adds \"water\" now",
    ]
  )
}

extension Verb {
  /// Requests that an app adds, and pending requests.
  static let scheduling: [Verb] = [
    app(
      "adds <id:id> TRIGGER CONTENT [attachment <attachment:text>]",
      "Adds a request with a trigger: none, a time interval, date components or a region."
    ) {
      .adds($0.request)
    } write: {
      guard case .adds(let request) = $0 else { return nil }
      return [("id", request.identifier.captured)] + request.trigger.written
        + request.content.written
    },

    expect(
      "[<of:app>] add <id:id> (succeeds | fails with <error:error>) WINDOW",
      "The completion handler of add was called with this result."
    ) {
      let error = $0["error"].flatMap { NotificationError(rawValue: UInt16($0)) }
      return .addReported($0.name(), error)
    } write: {
      guard case .addReported(let name, let error) = $0 else { return nil }
      return name.written + [error.map { ("error", Int64($0.rawValue)) } ?? ("succeeds", 1)]
    },

    expect(
      "[<of:app>] <id:id> (pending | not pending) [because <because:rule>]",
      "A request is pending now, or not; with `because`, this rule decided its date."
    ) {
      .isSo(.pending($0.name(), $0.has("pending")))
    } write: {
      guard case .isSo(.pending(let name, let isPending)) = $0 else { return nil }
      return name.written + [(isPending ? "pending" : "not", 1)]
    },

    expect("no request pending", "No request is pending now.") { _ in
      .isSo(.nothingPending)
    } write: {
      $0 == .isSo(.nothingPending) ? [] : nil
    },
  ]
}

extension Captures {
  /// The request of a sentence with `TRIGGER` and `CONTENT`.
  var request: Request {
    Request(
      identifier: identifier(),
      content: content,
      trigger: trigger,
      attachment: text("attachment")
    )
  }

  /// The content of a sentence with `CONTENT`; the parser adds its texts.
  package var content: Content {
    var carries: ContentParts = []
    if has("title") || has("subtitle") || has("body") { carries.insert(.alert) }
    let isCritical = has("critical") || has("criticalFile")
    if has("sound") || has("soundFile") || isCritical { carries.insert(.sound) }
    if isCritical { carries.insert(.criticalSound) }
    if has("badge") { carries.insert(.badge) }
    if has("communication") { carries.insert(.communication) }
    let badge = Int32(truncatingIfNeeded: self["badge"] ?? 0)
    var content = Content(
      texts: texts,
      carries: carries,
      badge: badge,
      category: text("category")
    )
    if let level = self["level"] { content.level = InterruptionLevel(rawValue: UInt8(level))! }
    content.relevance = UInt8(self["relevance"] ?? 0)
    content.sound = text("soundFile") ?? text("criticalFile")
    content.filter = text("filter")
    content.target = text("target")
    return content
  }
}

extension Content {
  /// The captures of a sentence with this content; the printer adds its texts.
  var written: Written {
    let isCritical = carries.contains(.criticalSound)
    return [
      ("content", Int64(texts.rawValue)),
      (isCritical ? "criticalFile" : "soundFile", sound?.captured),
      ("critical", (isCritical && sound == nil).marked),
      ("sound", (carries.contains(.sound) && !isCritical && sound == nil).marked),
      ("badge", carries.contains(.badge) ? Int64(badge) : nil),
      ("category", category?.captured),
      ("level", level == .active ? nil : Int64(level.rawValue)),
      ("communication", carries.contains(.communication).marked),
      ("relevance", relevance == 0 ? nil : Int64(relevance)),
      ("filter", filter?.captured),
      ("target", target?.captured),
    ].filter { $0.1 != nil }
  }
}

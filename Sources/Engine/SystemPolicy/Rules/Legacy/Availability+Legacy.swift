extension Availability {
  /// The parts of the older framework, each with the version that brought it.
  @RowBuilder<Availability> static var legacyRows: Rows<Availability> {
    Rule(
      "legacy.no-centre-before-10",
      facts: ["REQ-12"],
      since: .oldest,
      until: .before(.center),
      "Before iOS 10 there is no notification center; apps schedule a UILocalNotification.",
      evidence: .seed(.localNotification, "the class is deprecated in iOS 10, for the request."),
      when: [.center],
      then: { $0.isMissing = true }
    )

    Rule(
      "legacy.registering-begins-with-8",
      facts: ["LEG-01"],
      since: .oldest,
      until: .before(.registration),
      "Before iOS 8 an app cannot register for notification types.",
      evidence: .documented(
        "Since iOS 8 an app has to call the method before it can alert, sound or badge.",
        Apple.registering
      ),
      when: [.registration],
      then: { $0.isMissing = true }
    )

    Rule(
      "legacy.regions-begin-with-8",
      facts: ["LEG-10"],
      since: .oldest,
      until: .before(.region),
      "Before iOS 8 a local notification cannot wait for a region.",
      evidence: .documented(
        "The property region is available from iOS 8 on.",
        Apple.localNotification + "/region"
      ),
      when: [.region],
      then: { $0.isMissing = true }
    )

    Rule(
      "legacy.switches-begin-with-5",
      facts: ["SET-01"],
      since: .oldest,
      until: .before(.switches),
      "Settings has switches for local notifications since iOS 5.",
      evidence: .assumed(
        "Notification Center and its settings came with iOS 5.",
        check:
          "Look for the switches of an app with local notifications in Settings of iOS 4 and iOS 5."
      ),
      when: [.switches],
      then: { $0.isMissing = true }
    )
  }
}

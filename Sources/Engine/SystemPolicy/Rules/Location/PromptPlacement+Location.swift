extension PromptPlacement {
  /// The rules for the location requests of an app that is not in the foreground.
  @RowBuilder<PromptPlacement> static var locationRows: Rows<PromptPlacement> {
    Rule(
      "location.prompt-needs-the-foreground",
      facts: ["LOC-20"],
      "The system shows an app's location prompt only while the app is in the foreground.",
      evidence: .documented(
        "An app must be in the foreground to show a location prompt.",
        Apple.locationManager + "/requestwheninuseauthorization()"
      ),
      when: [.unseen],
      corrected: .in("0.4", before: "The prompt of an app in the background appeared at once."),
      then: { $0.isWithheld = true }
    )

    Dispute(
      "background-location-request",
      facts: ["LOC-20"],
      "Is a location request that an app makes in the background lost?",
      when: [.unseen],
      seeds: "waits-for-the-foreground",
      apple: "waits-for-the-foreground",
      field: "waits-for-the-foreground",
      check: "Call requestWhenInUseAuthorization in a background launch, then open the app."
    )
    Rule(
      "location.request-waits-for-the-foreground",
      facts: ["LOC-20"],
      dispute: "background-location-request",
      side: "waits-for-the-foreground",
      "A location request that an app makes in the background prompts once the app is in the foreground.",
      evidence: .assumed(
        "Apple says of CLServiceSession that the system asks when possible, as in the foreground."
      ),
      when: [.unseen],
      then: { $0.waitsForTheForeground = true }
    )
    Rule(
      "location.background-request-is-lost",
      facts: ["LOC-20"],
      dispute: "background-location-request",
      side: "request-is-lost",
      "A location request that an app makes in the background has no effect, also later.",
      evidence: .assumed(
        "Apple's page on the request says that the app must be in the foreground, and nothing more."
      ),
      when: [.unseen]
    )
  }
}

extension CategoryPresentation {
  /// The actions of a local notification of iOS 8 and 9.
  @RowBuilder<CategoryPresentation> static var legacyRows: Rows<CategoryPresentation> {
    Rule(
      "legacy.has-the-actions-of-its-category",
      facts: ["LEG-08"],
      since: 8,
      until: 9,
      "On iOS 8 and 9 a notification has the first four actions of its category.",
      evidence: .documented(
        "A local notification names a category, whose actions are its buttons.",
        Apple.localNotification
      ),
      .documented(
        "An alert with its full interface has up to four custom actions.",
        Apple.actionContext + "/default"
      ),
      when: [.isSet],
      then: {
        $0.showsActions = true
        $0.mostActions = 4
      }
    )

    Rule(
      "legacy.two-actions-on-a-banner",
      facts: ["LEG-08"],
      since: 8,
      until: 9,
      "On iOS 8 and 9 a banner has the first two actions of the category.",
      evidence: .documented(
        "Where an alert has a minimal interface, it has up to two custom actions.",
        Apple.actionContext + "/minimal"
      ),
      .assumed(
        "Unsourced: a banner has the minimal interface.",
        check:
          "On iOS 9, give a category four actions for the default context, and pull down the banner."
      ),
      when: [.isSet, .limited],
      then: { $0.mostActions = 2 }
    )
  }
}

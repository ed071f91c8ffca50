extension ForegroundPresentation {
  /// What becomes of the delivered notification whose identifier a new one has.
  @RowBuilder<ForegroundPresentation> static var replacementRows: [Row<ForegroundPresentation>] {
    Rule(
      "foreground.replacement-takes-its-place",
      facts: ["REQ-02"],
      "A notification that is seen in the foreground replaces the delivered one with its identifier.",
      evidence: .documented(
        "The framework's header says that the existing delivered one is replaced.",
        Apple.request
      ),
      when: [.hasDeliveredTwin],
      unless: [.unseen],
      then: { $0.replacesDelivered = true }
    )

    Dispute(
      "unseen-replacement",
      facts: ["REQ-02", "FG-07"],
      "Does a notification of which the app in the foreground shows nothing replace the older one?",
      when: [.hasDeliveredTwin, .unseen],
      seeds: "keeps-the-older",
      apple: "takes-it-away",
      field: "keeps-the-older",
      check:
        "Deliver one in the background; in the foreground return [] for the next of its identifier."
    )
    Rule(
      "foreground.unseen-keeps-the-older",
      facts: ["REQ-02", "FG-07"],
      dispute: "unseen-replacement",
      side: "keeps-the-older",
      "What is not seen in the foreground leaves the delivered one with its identifier as it is.",
      evidence: .assumed(
        "What is not seen is not kept either; nobody reports that it took an older one away."
      ),
      when: [.hasDeliveredTwin, .unseen]
    )
    Rule(
      "foreground.unseen-takes-the-older-away",
      facts: ["REQ-02"],
      dispute: "unseen-replacement",
      side: "takes-it-away",
      "The delivered one with its identifier goes, even if nothing of the new one is seen.",
      evidence: .assumed(
        "By the header a new one takes the place of the older, be it shown or not; it says no more."
      ),
      when: [.hasDeliveredTwin, .unseen],
      then: { $0.replacesDelivered = true }
    )
  }
}

extension PresentationOptions {
  /// The kinds that must be switched on for all of it to count.
  public var wanted: Settings {
    var wanted: Settings = []
    if contains(.alert) { wanted.formUnion([.alert, .notificationCenter]) }
    if contains(.banner) { wanted.insert(.alert) }
    if contains(.list) { wanted.insert(.notificationCenter) }
    if contains(.sound) { wanted.insert(.sound) }
    if contains(.badge) { wanted.insert(.badge) }
    return wanted
  }

  /// Whether nothing of an alert is seen with these options, given what is switched on.
  ///
  /// - Parameter isLocked: Whether the phone is locked.
  public func hidesAlert(under settings: Settings, isLocked: Bool) -> Bool {
    let isShown = settings.contains(isLocked ? .lockScreen : .alert)
    if !isDisjoint(with: [.alert, .banner]), isShown { return false }
    return isDisjoint(with: [.alert, .list]) || !settings.contains(.notificationCenter)
  }
}

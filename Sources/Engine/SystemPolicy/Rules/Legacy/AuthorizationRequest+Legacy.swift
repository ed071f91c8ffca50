extension AuthorizationRequest {
  /// The registration for local notifications.
  @RowBuilder<AuthorizationRequest> static var legacyRows: Rows<AuthorizationRequest> {
    Rule(
      "legacy.registering-asks-once",
      facts: ["LEG-01"],
      since: 8,
      "Registering for notifications asks the user once; the app delegate receives the allowed types.",
      evidence: .documented(
        "The first call asks, and the delegate method for the registration receives the answer.",
        Apple.localNotification
      ),
      when: [.registers]
    )
  }
}

extension AuthorizationRequest {
  /// The registration for local notifications.
  @RowBuilder<AuthorizationRequest> static var legacyRows: [Row<AuthorizationRequest>] {
    Rule(
      "legacy.registering-asks-once",
      facts: ["LEG-01"],
      since: 8,
      "Registering for notifications asks the user once; the app delegate is told what is allowed.",
      evidence: .documented(
        "The first call asks, and the answer reaches the method that tells of the registration.",
        Apple.localNotification
      ),
      when: [.registers]
    )
  }
}

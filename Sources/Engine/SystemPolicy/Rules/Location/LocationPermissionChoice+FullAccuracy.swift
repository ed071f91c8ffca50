extension LocationPermissionChoice {
  /// The rules for the answers on a prompt for temporary full accuracy.
  @RowBuilder<LocationPermissionChoice> static var fullAccuracyRows: Rows<LocationPermissionChoice>
  {
    Rule(
      "location.full-accuracy-for-now",
      facts: ["LOC-23"],
      since: 14,
      "Allow Once on the prompt for full accuracy grants full accuracy while the app is in use.",
      evidence: .documented(
        "The request is about full accuracy for a limited time.",
        Apple.locationManager
          + "/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
      ),
      .assumed("Unsourced: the title of the button."),
      when: [.allowsOnce, .temporarily],
      then: {
        $0.isOffered = true
        $0.permission.terms.insert(.temporarilyFull)
      }
    )

    Rule(
      "location.declined-full-accuracy-changes-nothing",
      facts: ["LOC-23"],
      since: 14,
      "Don't Allow on the prompt for full accuracy keeps reduced accuracy; the app gets promptDeclined.",
      evidence: .documented(
        "The error says that the user did not grant the temporary authorization.",
        "https://developer.apple.com/documentation/corelocation/clerror-swift.struct/code/promptdeclined"
      ),
      when: [.declines, .temporarily],
      then: { $0.isOffered = true }
    )
  }
}

import SystemPolicy
import VirtualDevice

extension Topic {
  static let attachments = Topic(
    "Attachments",
    """
    An attachment names a file; the ending of the name decides its type. The system moves the file \
    when it accepts the request, unless the file is in the app's bundle.
    """,
    Verb.fileFacts + Verb.attachments,
    examples: [
      #"""
      scenario "a picture"
      app has file "photo.jpg" 3 MB
      device has authorization authorized
      @08:00 user opens app
        app adds "trip" after 10m title "One year ago" attachment "photo.jpg"
        app adds "again" after 1h title "One year ago" attachment "photo.jpg"
        expect attachment of "again" fails with attachmentInvalidURL
        expect pending "trip"
      """#
    ],
    slips: [
      #"app has file "photo.jpg" 3MB"#,
      #"app adds "trip" after 10m title "One year ago" image "photo.jpg""#,
    ]
  )
}

extension Verb {
  static let fileFacts: [Verb] = [
    fact(
      "app has file <file:text> [<megabytes:count> MB] [in bundle] [corrupt]",
      """
      A file that the app can attach; by default it has one megabyte and is in the app's \
      container.
      """
    ) {
      let file = File(
        name: $0.text("file")!,
        megabytes: Int32(clamping: $0["megabytes"] ?? 1),
        isInBundle: $0.has("in"),
        isCorrupt: $0.has("corrupt")
      )
      return .file($0.app, file)
    } write: {
      guard case .file(let app, let file) = $0 else { return nil }
      return [
        ("app", app.captured), ("file", file.name.captured), ("megabytes", Int64(file.megabytes)),
        ("in", file.isInBundle.marked), ("corrupt", file.isCorrupt.marked),
      ].filter { $0.1 != nil }
    }
  ]

  /// Files that a notification shows.
  static let attachments: [Verb] = [
    expect(
      "[<of:app>] attachment of <id:id> fails with <error:error> WINDOW",
      "Creating the attachment of a request failed, so the request was never added."
    ) {
      .attachmentRefused($0.name(), NotificationError(rawValue: UInt16($0["error"]!))!)
    } write: {
      guard case .attachmentRefused(let name, let error) = $0 else { return nil }
      return name.written + [("error", Int64(error.rawValue))]
    }
  ]
}
